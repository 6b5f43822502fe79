/** Looks at states: tries everything there, and reports what comes of it. */

import { errorOf } from '@rulebench/core';
import { invariantHolds } from '@rulebench/core/bench';
import type { Bench } from '@rulebench/core/explain';
import { statePrint, type Fingerprint } from '../fingerprint.ts';
import type { State, Stepper } from '../stepper.ts';
import type { Met } from '../visited.ts';
import type { ChartSeen } from './chart-seen.ts';
import { CAPPED, END, SAMPLED, type Edge, type Failure, type Looked, type Note } from './report.ts';
import type { RulesSeen, Where } from './rules-seen.ts';
import { triesAt } from './tries.ts';

export interface Looking {
  readonly bench: Bench;
  readonly stepper: Stepper;
  /** What was met before. */
  readonly met: Pick<Met, 'placeOf'>;
  /** What was seen before of rules and chart: only what is new is noted. */
  readonly rules: RulesSeen;
  readonly chart: ChartSeen;
  /**
   * Told of a state that was not met before, and of the try that leads to it.
   * @returns whether it is to be looked whether the invariants hold in it
   */
  readonly onNew: (state: State, print: Fingerprint, where: Where) => boolean;
}

/** Tries everything in a state. */
export function lookAt({ bench, stepper, met, rules, chart, onNew }: Looking, place: number, state: State): Looked {
  if (state.status !== 'active') return { place, marks: END, edges: [], notes: [] };
  const { tries, sampled, more, error } = triesAt(bench.module, state);
  const notes: Note[] = [];
  const edges: Edge[] = [];
  if (error !== undefined) notes.push({ what: 'broken', where: { place, number: -1 }, name: `moves/${error.code}`, error });
  let stuck = error === undefined;
  for (const [number, { event, of }] of tries.entries()) {
    const where = { place, number };
    const { result: reached, news } = rules.during(where, () => stepper.next(state, event));
    for (const [name, outcome] of news) notes.push({ what: 'answer', where, name, outcome });
    if (reached.outcome === 'untaken') continue;
    stuck = false;
    if (reached.outcome === 'broken') { notes.push({ what: 'broken', where, name: `${reached.error.code}/${event.type}`, error: reached.error }); continue; }
    const seen = chart.note(state, event, reached);
    if (seen !== undefined) notes.push({ what: 'chart', where, news: seen });
    const print = printOf(bench, reached.state);
    const known = met.placeOf(print);
    edges.push({ number, byPlayer: of === 'player', to: known === -1 ? print : known });
    if (known === -1 && onNew(reached.state, print, where)) {
      for (const broken of brokenIn(bench, reached.state)) notes.push({ what: 'invariant', where, ...broken });
    }
  }
  if (stuck) notes.push({ what: 'dead-end', where: { place, number: -1 }, name: JSON.stringify(state.value) });
  return { place, marks: (sampled ? SAMPLED : 0) | (more ? CAPPED : 0), edges, notes };
}

/** What tells a state from others: its value, its context (or the module's key of it), and whether it is over. */
export function printOf({ module }: Bench, state: State): Fingerprint {
  return statePrint(state, module.key === undefined ? undefined : (context) => module.key?.(context));
}

/** The invariants that are broken in a state, with what they threw. */
export function brokenIn(bench: Bench, state: State): readonly { readonly name: string; readonly error?: Failure }[] {
  return (bench.module.invariants ?? []).flatMap((invariant) => {
    try {
      return invariantHolds(bench, invariant, state) ? [] : [{ name: invariant.id }];
    } catch (thrown) {
      return [{ name: invariant.id, error: errorOf(thrown) }];
    }
  });
}
