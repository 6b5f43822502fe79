/** What checking found out, both ways: which examples show a clause, and where a rule was decisive. Plain data throughout. */

import type { ClauseId } from '@rulebench/core';
import type { Memory } from './tape.ts';
import type { Clause, Problem, Report, ExampleResult } from './types.ts';

/** The kinds of things that cite clauses. `input` is a rule of input, `forbids` a state that forbids an event, `variant` one that holds before a clause. */
export type CiterKind = 'rule' | 'measure' | 'input' | 'state' | 'transition' | 'effect' | 'choice' | 'forbids' | 'invariant' | 'variant';

/** Something that cites a clause. */
export interface Citer {
  readonly kind: CiterKind;
  readonly module: string;
  /**
   * Rule, measure and invariant by id; a state by XState's id; a transition as `source|descriptor|index` (`transitionId`);
   * a forbidden event as `state|EVENT`; an effect by its type; a choice by its id.
   */
  readonly id: string;
}

/** Where something was decisive: an example, and the step of its run (0 is the start or the input). */
export interface Sighting {
  /** `ea/joker` */
  readonly ruling: string;
  readonly example: string;
  readonly step: number;
}

/** A citer that was decisive in an example. */
export interface Decisive extends Citer {
  readonly step: number;
  /** Of rules: which outcome it was decisive with. */
  readonly outcome?: 'allowed' | 'refused';
  readonly cites: readonly ClauseId[];
}

export interface CoveringExample {
  readonly slug: string;
  readonly name: string;
  readonly ok: boolean;
  /** What cites the clause and was decisive in this example; empty where the example does not show the clause. */
  readonly decisive: readonly Decisive[];
}

export interface ClauseCoverage {
  readonly clause: ClauseId;
  readonly ruling: string;
  readonly module?: string;
  readonly status: Clause['status'];
  readonly covered: boolean;
  readonly examples: readonly CoveringExample[];
  /** Everything that cites the clause, decisive or not. */
  readonly citedBy: readonly Citer[];
}

export interface RuleCoverage {
  readonly module: string;
  readonly rule: string;
  readonly input: boolean;
  readonly cites: readonly ClauseId[];
  readonly allowed: readonly Sighting[];
  readonly refused: readonly Sighting[];
}

/** A measure, state, transition, effect or forbidden event: what it cites, and where it was used, entered, taken, emitted. */
export interface ElementCoverage extends Citer {
  readonly cites: readonly ClauseId[];
  readonly seen: readonly Sighting[];
}

export interface Coverage {
  readonly clauses: readonly ClauseCoverage[];
  readonly rules: readonly RuleCoverage[];
  readonly elements: readonly ElementCoverage[];
}

export interface CheckResult {
  readonly report: Report;
  readonly results: readonly ExampleResult[];
  readonly coverage: Coverage;
  /** What coverage lacks, as problems with a place: an uncovered clause, an unseen rule, a cited clause that does not exist. */
  readonly findings: readonly Problem[];
}

export interface CheckOptions {
  /** Only this module's examples, rules and clauses. */
  readonly module?: string;
  /** Files whose problems are told whatever module they are of: those that were asked for by name. */
  readonly files?: readonly string[];
  /** For examples that name no variant, in the modules that have it. */
  readonly variant?: string;
  /** ISO date: rulings that took effect later are left out, and what they superseded comes back. */
  readonly asOf?: string;
  /** Fail on anything planned. */
  readonly complete?: boolean;
  /** What earlier checks played, to be spared in this one: `newMemory()`, handed to each. */
  readonly memory?: Memory;
  readonly onProgress?: (done: number, total: number) => void;
}
