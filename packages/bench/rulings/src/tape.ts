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

interface Tape { starts: Map<string, Played>; steps: number }

/**
 * What was played, by module and variant. Kept between checks (of a watched folder, say) it spares what did not change;
 * a module that was loaded anew is another module. Never keep one across `bending`: what was played bent would stay.
 */
export interface Memory {
  readonly tapes: WeakMap<RuleModule, Map<string, Tape>>;
}

/** A memory in which nothing was played yet. */
export function newMemory(): Memory {
  return { tapes: new WeakMap() };
}

/** Past this many steps a tape forgets what was played. */
const MANY = 50_000;

const benches = new WeakMap<RuleModule, Map<string, Bench>>();

/** The bench of a module under a variant, made once. @throws RB214 where the module has no such variant */
export function benchFor(module: RuleModule, variant?: string): Bench {
  return within(within(benches, module, () => new Map<string, Bench>()), variant ?? '', () => benchOf(module, variant));
}

interface Store<K, V> { get(key: K): V | undefined; set(key: K, value: V): unknown }

function within<K, V>(store: Store<K, V>, key: K, make: () => V): V {
  const known = store.get(key);
  if (known !== undefined) return known;
  const made = make();
  store.set(key, made);
  return made;
}

function tapeFor({ tapes }: Memory, { module, variant }: Bench): Tape {
  return within(within(tapes, module, () => new Map<string, Tape>()), variant, () => ({ starts: new Map(), steps: 0 }));
}

/** The start from an input, played or remembered. */
export function playedStart(memory: Memory, bench: Bench, input: unknown): Played {
  const tape = tapeFor(memory, bench);
  if (tape.steps > MANY) { tape.starts = new Map(); tape.steps = 0; }
  return remembered(tape, tape.starts, input, () => ({ step: start(bench, input), next: new Map() }));
}

/** The step after another, played or remembered. */
export function playedNext(memory: Memory, bench: Bench, before: Played, event: { readonly type: string }): Played {
  return remembered(tapeFor(memory, bench), before.next, event, () => ({ step: step(bench, before.step.snapshot, event), before, next: new Map() }));
}

function remembered(tape: Tape, among: Map<string, Played>, what: unknown, play: () => Played): Played {
  return within(among, JSON.stringify(what) ?? 'undefined', () => { tape.steps += 1; return play(); });
}
