/**
 * Whether a module's `key` is sound: two states with the same key must be alike in all that can come of them. It is sampled. Of some states the first that was
 * met with a key is kept; where another comes with the same key and says otherwise, both are asked: what kinds of events are taken, and to which keys they lead.
 */

import type { RuleModule } from '@rulebench/core';
import { fingerprintOf, type Fingerprint } from '../fingerprint.ts';
import type { State, Stepper } from '../stepper.ts';
import { triesAt } from './tries.ts';

/** Two states that the key takes for one, and that behave otherwise. */
export interface Unlike {
  readonly place: number;
  readonly one: State;
  readonly other: State;
  /** What is taken in one of them alone: `MOVE → another state`. */
  readonly onlyIn: readonly [readonly string[], readonly string[]];
}

/** So many states are kept, and so many pairs compared. */
const MOST_KEPT = 400;
const MOST_COMPARED = 400;

/** What a comparison needs of the walk. */
interface Walking {
  readonly bench: { readonly module: RuleModule };
  readonly stepper: Stepper;
  printOf(state: State): Fingerprint;
}

export class KeySamples {
  readonly #walk: Walking;
  readonly #kept = new Map<number, State>();
  /** How many pairs were compared. */
  compared = 0;
  unlike: Unlike | undefined;

  constructor(walk: Walking) {
    this.#walk = walk;
  }

  /** A state met with a key for the first time. Spread over the walk: the first hundreds, then ever fewer. */
  meet(place: number, state: State): void {
    if (this.#walk.bench.module.key === undefined || this.#kept.size >= MOST_KEPT) return;
    if (place < MOST_KEPT / 2 || place % 97 === 0) this.#kept.set(place, state);
  }

  /** Another state with a key that was met before. */
  meetAgain(place: number, state: State): void {
    const first = this.#kept.get(place);
    if (first === undefined || this.unlike !== undefined || this.compared >= MOST_COMPARED || sameState(first, state)) return;
    this.compared += 1;
    const [one, other] = [this.#waysFrom(first), this.#waysFrom(state)];
    const onlyIn = [[...one].filter((way) => !other.has(way)), [...other].filter((way) => !one.has(way))] as const;
    if (onlyIn[0].length + onlyIn[1].length > 0) this.unlike = { place, one: first, other: state, onlyIn };
  }

  #waysFrom(state: State): ReadonlySet<string> {
    const ways = new Set<string>();
    if (state.status !== 'active') return ways;
    for (const { event } of triesAt(this.#walk.bench.module, state).tries) {
      const reached = this.#walk.stepper.next(state, event);
      if (reached.outcome === 'untaken') continue;
      const to = reached.outcome === 'broken' ? reached.error.code : printed(this.#walk, reached.state);
      ways.add(`${event.type} → ${to}`);
    }
    return ways;
  }
}

function printed(walk: Walking, state: State): string {
  const { high, low } = walk.printOf(state);
  return `${JSON.stringify(state.value)} ${String(high)} ${String(low)}`;
}

function sameState(one: State, other: State): boolean {
  const [a, b] = [fingerprintOf(one.context), fingerprintOf(other.context)];
  return a.high === b.high && a.low === b.low;
}
