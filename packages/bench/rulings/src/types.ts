/** The parsed shape of sources, rulings, clauses, examples and fixtures, and what checking them answers. Plain data throughout. */

import type { ClauseId } from '@rulebench/core';
import type { Run } from '@rulebench/core/bench';

/** A place in a file; lines and columns count from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** One thing wrong, said so that its reader can mend it. */
export interface Problem {
  /** Stable: `RB1xx`. */
  readonly code: string;
  readonly place: Place;
  /** One sentence: what was found and what was expected. */
  readonly message: string;
  /** What to do, where there is something to say: the nearest right word, the command to run. */
  readonly hint?: string;
}

/** One heading of a published document, as `source.yaml` lists it. */
export interface SourceHeading {
  /** The ruling's slug: `joker` of `ea/joker`. */
  readonly ruling: string;
  readonly title: string;
  readonly status: 'covered' | 'planned';
  readonly place: Place;
}

export interface Source {
  readonly id: string;
  readonly title: string;
  readonly publisher: string;
  /** ISO date, or what is known of it. */
  readonly date?: string;
  /** What is to be known of the days on which its rulings took effect. */
  readonly dating?: string;
  readonly headings: readonly SourceHeading[];
  readonly place: Place;
}

export interface Ruling {
  /** `ea/joker` */
  readonly id: string;
  readonly source: string;
  readonly slug: string;
  readonly title: string;
  readonly revision: number;
  /** ISO date. */
  readonly effective?: string;
  /** The ids with revision that this one takes the place of: `cr98/ship-staffing@1`. */
  readonly supersedes: readonly string[];
  /** The module that decides its clauses, unless a clause names another. */
  readonly module?: string;
  /** Why the ruling exists: the Markdown between front matter and first clause. */
  readonly prose: string;
  readonly clauses: readonly Clause[];
  readonly place: Place;
}

export interface Clause {
  readonly id: ClauseId;
  readonly number: number;
  readonly sentence: string;
  readonly module?: string;
  readonly status: 'runnable' | 'planned' | 'not-runnable';
  /** Why it cannot be run: `cross-reference`, `rationale`, … */
  readonly reason?: string;
  /** Whether it says that something was otherwise before. */
  readonly change?: true;
  /** The Markdown below the heading, without the examples. */
  readonly prose: string;
  readonly examples: readonly Example[];
  readonly place: Place;
}

/** The start of an example: an input, or a fixture altered. */
export interface Given {
  readonly fixture?: string;
  readonly with?: unknown;
  readonly input?: unknown;
  readonly place: Place;
}

/** What must hold after a step, or at the end. Only what is written is checked. */
export interface Expectation {
  /** The state value; a dotted path or the nested object. */
  readonly state?: unknown;
  /** A part of the context: objects match where their written keys do, lists and plain values entirely. */
  readonly context?: unknown;
  /** The open choices, all of them, in order, each matched by what is written. */
  readonly choices?: readonly unknown[];
  /** All effects of the step (of the run, at the end), in order, each matched by what is written. */
  readonly effects?: readonly unknown[];
  readonly output?: unknown;
  /** Per player, a part of what that player sees; `hidden` where nothing may be seen. */
  readonly view?: Readonly<Record<string, unknown>>;
  readonly place: Place;
}

export interface ExampleStep {
  readonly event: { readonly type: string; readonly [key: string]: unknown };
  /** What is not to happen, and the clauses that must be cited as the reason. */
  readonly not?: {
    readonly kind: 'refused' | 'not-now';
    readonly by: readonly ClauseId[];
    /** Of a refusal: a rule that must be among those that refused. */
    readonly rule?: string;
  };
  /** Whether the event must come too late: the machine has ended. */
  readonly over?: true;
  readonly then?: Expectation;
  readonly place: Place;
}

export interface Example {
  /** Story id: clause number and slug of the name, unique in the ruling: `3-a-joker-is-declared`. */
  readonly slug: string;
  /** Its place in the ruling, from 1, for `run file#n`. */
  readonly number: number;
  readonly name: string;
  readonly clause: ClauseId;
  readonly module: string;
  readonly variant?: string;
  readonly given: Given;
  /** Where the input itself must be refused. */
  readonly givenRefused?: readonly ClauseId[];
  /** A rule of input that must be among those that refused it. */
  readonly givenRefusedRule?: string;
  readonly when: readonly ExampleStep[];
  readonly then?: Expectation;
  /** The example as written, without its fence. */
  readonly yaml: string;
  readonly place: Place;
}

/** A named starting table of one module. */
export interface Fixture {
  readonly name: string;
  readonly module: string;
  readonly says?: string;
  /** The table itself; where the fixture is made `from` another, what came of it once the library is built. */
  readonly input?: unknown;
  /** Another fixture of the same module that this one alters. */
  readonly from?: string;
  readonly with?: unknown;
  readonly place: Place;
}

/** A variant as it is written in a file: measures of one module with other values. Plain data. */
export interface WrittenVariant {
  readonly id: string;
  readonly module: string;
  readonly title: string;
  /** ISO date. */
  readonly effective?: string;
  /** Of an older ruling: the clauses that state the change. */
  readonly before?: readonly ClauseId[];
  /** The clauses that its measures come from, beside their own. */
  readonly cites: readonly ClauseId[];
  /** Values by the measure that each takes the place of. */
  readonly replaced: Readonly<Record<string, unknown>>;
  readonly place: Place;
}

/** What parsing answers: a value where enough of it could be read, and everything wrong with it. */
export interface Parsed<T> {
  readonly value?: T;
  readonly problems: readonly Problem[];
}

/** Something expected of a run that was not so. */
export interface Failure {
  readonly problem: Problem;
  /** The step it belongs to, as an index into `run.steps` (0 is the start); none for the input or the end. */
  readonly step?: number;
}

export interface ExampleResult {
  readonly example: Example;
  readonly ok: boolean;
  readonly failures: readonly Failure[];
  /** None where the input was refused, or could not be made. */
  readonly run?: Run;
  /** The first step that parts from what the ruling expects; the last where only the end does. */
  readonly parts?: number;
}

/** What `check --json` prints. */
export interface Report {
  readonly ok: boolean;
  readonly clauses: { readonly total: number; readonly runnable: number; readonly planned: number; readonly covered: number; readonly uncovered: readonly string[] };
  readonly examples: { readonly total: number; readonly passed: number; readonly failed: number; readonly refusing: number; readonly failures: readonly ReportedFailure[] };
  /** `unseen`: `module/rule (never refused)`. */
  readonly rules: { readonly total: number; readonly seenAllow: number; readonly seenRefuse: number; readonly unseen: readonly string[] };
  readonly measures: { readonly total: number; readonly used: number; readonly unused: readonly string[] };
  readonly sources: readonly { readonly id: string; readonly headings: number; readonly covered: number; readonly planned: number }[];
  /** Everything wrong with the files themselves. */
  readonly problems: readonly Problem[];
  /** Of a check as of a day: how today's rulings stood then. */
  readonly asOf?: ReportedDay;
}

/** How the runnable clauses stood on a day that have taken effect since. */
export interface ReportedDay {
  readonly day: string;
  /** By module, the variant whose rules held. */
  readonly variants: Readonly<Record<string, string>>;
  /** The clauses whose change that variant undoes. */
  readonly undone: readonly string[];
  /** The clauses of which nobody has written down what held before. */
  readonly unknown: readonly string[];
}

export interface ReportedFailure {
  readonly example: string;
  readonly clause: string;
  readonly step?: number;
  readonly code: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly hint?: string;
}
