/**
 * Whether a module's `key` is sound: two states with the same key must be alike in all that can come of them. It is sampled. Of some states the first that was met with a
 * key is compared with some that came with the same key later: what kinds of events are taken, and to which keys they lead. A walk notes by numbers which; both are
 * made again at its end.
 */

import type { Bench } from '@rulebench/core/explain';
import { fingerprintOf } from '../fingerprint.ts';
import type { State, Stepper } from '../stepper.ts';
import { printOf } from './looker.ts';
import type { Where } from './rules-seen.ts';
import { triesAt } from './tries.ts';

/** A state, and the try that led to its key again. */
export interface Pair { readonly place: number; readonly again: Where }

/** Two states that the key takes for one, and that behave otherwise. */
export interface Unlike {
  readonly place: number;
  readonly one: State;
  readonly other: State;
  /** What is taken in one of them alone: `MOVE → another state`. */
  readonly onlyIn: readonly [readonly string[], readonly string[]];
}

/** So many pairs that differ at all are compared. */
const MOST_COMPARED = 200;
/** The first states are looked at all, then one in so many. */
const FIRST = 200;
const EVERY = 97;
const LAST = EVERY * 200;
/** Of those that come to one key the first, second, fourth and so on are noted. */
const MOST_TIMES = 64;

export class KeySamples {
  readonly #times = new Map<number, number>();
  readonly #pairs: Pair[] = [];

  /** Notes that a try leads to a state that was met before. */
  again(place: number, again: Where): void {
    if (place >= FIRST && (place > LAST || place % EVERY !== 0)) return;
    const times = (this.#times.get(place) ?? 0) + 1;
    this.#times.set(place, times);
    if (times <= MOST_TIMES && (times & (times - 1)) === 0) this.#pairs.push({ place, again });
  }

  get pairs(): readonly Pair[] { return this.#pairs; }

  /** All that was noted, to be gone on with. */
  noted(): { readonly times: readonly (readonly [place: number, times: number])[]; readonly pairs: readonly Pair[] } {
    return { times: [...this.#times], pairs: this.#pairs };
  }

  goOn({ times, pairs }: ReturnType<KeySamples['noted']>): void {
    for (const [place, many] of times) this.#times.set(place, many);
    this.#pairs.push(...pairs);
  }
}

/** What is compared: both states of each pair, made again. */
export interface Comparing {
  readonly bench: Bench;
  readonly stepper: Stepper;
  readonly pairs: Iterable<readonly [place: number, one: State, other: State]>;
}

/** The first two states found unlike, and how many were compared. */
export function unlikeIn({ bench, stepper, pairs }: Comparing): { readonly compared: number; readonly unlike?: Unlike } {
  let compared = 0;
  for (const [place, one, other] of pairs) {
    if (sameState(one, other)) continue;
    compared += 1;
    const [ofOne, ofOther] = [waysFrom(bench, stepper, one), waysFrom(bench, stepper, other)];
    const onlyIn = [[...ofOne].filter((way) => !ofOther.has(way)), [...ofOther].filter((way) => !ofOne.has(way))] as const;
    if (onlyIn[0].length + onlyIn[1].length > 0) return { compared, unlike: { place, one, other, onlyIn } };
    if (compared === MOST_COMPARED) break;
  }
  return { compared };
}

function waysFrom(bench: Bench, stepper: Stepper, state: State): ReadonlySet<string> {
  const ways = new Set<string>();
  if (state.status !== 'active') return ways;
  for (const { event } of triesAt(bench.module, state).tries) {
    const reached = stepper.next(state, event);
    if (reached.outcome === 'untaken') continue;
    ways.add(`${event.type} → ${reached.outcome === 'broken' ? reached.error.code : printed(bench, reached.state)}`);
  }
  return ways;
}

function printed(bench: Bench, state: State): string {
  const { high, low } = printOf(bench, state);
  return `${JSON.stringify(state.value)} ${String(high)} ${String(low)}`;
}

function sameState(one: State, other: State): boolean {
  const [a, b] = [fingerprintOf(one.context), fingerprintOf(other.context)];
  return a.high === b.high && a.low === b.low;
}
