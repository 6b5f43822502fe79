/** States made again from their numbers: from the start they come from, by one try after another. */

import type { Bench } from '@rulebench/core/explain';
import type { State, Stepper } from '../stepper.ts';
import type { Met } from '../visited.ts';
import type { Where } from './rules-seen.ts';
import { triesAt, type Try } from './tries.ts';

export interface Replaying {
  readonly bench: Bench;
  readonly stepper: Stepper;
  readonly inputs: readonly unknown[];
  readonly met: Pick<Met, 'parentOf' | 'moveOf'>;
}

/** So many states are remembered: what is asked for together mostly comes from the same few. */
const MOST_KEPT = 2000;

export class Replay {
  readonly #replaying: Replaying;
  readonly #kept = new Map<number, State>();
  /** What can be tried in the state asked about last: children of one state are asked for together. */
  #last: { readonly state: State; readonly tries: readonly Try[] } | undefined;

  constructor(replaying: Replaying) {
    this.#replaying = replaying;
  }

  /** The state of a place; none where its tries are not taken any more. */
  at(place: number): State | undefined {
    const { met } = this.#replaying;
    const way: number[] = [];
    let from = place;
    while (from >= 0 && !this.#kept.has(from)) { way.push(from); from = met.parentOf(from); }
    let state = this.#kept.get(from);
    for (const next of way.reverse()) {
      state = state === undefined ? this.#start(met.moveOf(next)) : this.#after(state, met.moveOf(next));
      if (state === undefined) return undefined;
      this.#keep(next, state);
    }
    return state;
  }

  /** The state that a try leads to. */
  after({ place, number }: Where): State | undefined {
    const state = this.at(place);
    return state === undefined ? undefined : this.#after(state, number);
  }

  #keep(place: number, state: State): void {
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
    this.#kept.set(place, state);
  }

  #start(number: number): State | undefined {
    const { stepper, inputs } = this.#replaying;
    const reached = stepper.start(inputs[number]);
    return reached.outcome === 'taken' ? reached.state : undefined;
  }

  #after(state: State, number: number): State | undefined {
    const { bench, stepper } = this.#replaying;
    if (this.#last?.state !== state) this.#last = { state, tries: triesAt(bench.module, state).tries };
    const tried = this.#last.tries[number];
    const reached = tried === undefined ? undefined : stepper.next(state, tried.event);
    return reached?.outcome === 'taken' ? reached.state : undefined;
  }
}
