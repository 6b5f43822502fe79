/**
 * Runs that begin alike share their steps. A tape is one start and everything that was played from it; examples with
 * the same input and the same first events walk the same branch, and what is found out about a step is found out once.
 */

import type { RuleModule } from '@rulebench/core';
import { start, step, type Step } from '@rulebench/core/bench';
import { benchOf, type Bench } from '@rulebench/core/explain';

/** A step that was played, with those that were played after it. */
export interface Played {
  readonly step: Step;
  /** None for the start. */
  readonly before?: Played;
  readonly next: Map<string, Played>;
}

/** Past this many steps a bench forgets what it played. */
const MANY = 50_000;

interface Tapes { readonly bench: Bench; starts: Map<string, Played>; steps: number }
const tapes = new WeakMap<RuleModule, Map<string, Tapes>>();

/** The bench of a module under a variant, made once. @throws RB214 where the module has no such variant */
export function benchFor(module: RuleModule, variant?: string): Bench {
  return tapesFor(module, variant).bench;
}

function tapesFor(module: RuleModule, variant: string | undefined): Tapes {
  const known = tapes.get(module) ?? new Map<string, Tapes>();
  tapes.set(module, known);
  const key = variant ?? '';
  const made = known.get(key) ?? { bench: benchOf(module, variant), starts: new Map<string, Played>(), steps: 0 };
  known.set(key, made);
  return made;
}

/** The start from an input, played or remembered. */
export function playedStart(module: RuleModule, variant: string | undefined, input: unknown): Played {
  const tape = tapesFor(module, variant);
  if (tape.steps > MANY) { tape.starts = new Map(); tape.steps = 0; }
  return remembered(tape, tape.starts, input, () => ({ step: start(tape.bench, input), next: new Map() }));
}

/** The step after another, played or remembered. */
export function playedNext(module: RuleModule, variant: string | undefined, before: Played, event: { readonly type: string }): Played {
  const tape = tapesFor(module, variant);
  return remembered(tape, before.next, event, () => ({ step: step(tape.bench, before.step.snapshot, event), before, next: new Map() }));
}

function remembered(tape: Tapes, among: Map<string, Played>, what: unknown, play: () => Played): Played {
  const key = JSON.stringify(what) ?? 'undefined';
  const known = among.get(key);
  if (known !== undefined) return known;
  const made = play();
  tape.steps += 1;
  among.set(key, made);
  return made;
}
