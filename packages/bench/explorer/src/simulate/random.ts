/**
 * The random numbers of each run: a stream of its own, so that any run can be had alone. Run i of a seed draws from a
 * place i + 1 jumps into the generator's cycle; a jump passes over 2⁶⁴ numbers, so that no two runs of a seed share any.
 */

import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { Span } from './types.ts';

/** The numbers of one run. Drawing changes it. */
export interface Random {
  /** In [0, 1). */
  readonly float: () => number;
  /** A whole number from 0 to below `many`, each as likely as another. */
  readonly below: (many: number) => number;
}

/** Where the numbers of a run begin. Plain data, so that a shard can carry it. */
export type Place = readonly number[];

/** Where the numbers of the first run of each span begin. Pure. @param spans in order */
export function placesOf(seed: number, spans: readonly Span[]): readonly Place[] {
  const numbers = xoroshiro128plus(seed);
  let jumps = 0;
  return spans.map(({ from }) => {
    for (; jumps <= from; jumps += 1) numbers.jump();
    return numbers.getState();
  });
}

/** The random numbers of each run, from that on whose numbers begin at a place. */
export function* randomsFrom(place: Place): Generator<Random, never> {
  for (const numbers = xoroshiro128plusFromState(place); ; numbers.jump()) yield randomOf(numbers.clone());
}

function randomOf(numbers: ReturnType<typeof xoroshiro128plus>): Random {
  return { float: () => uniformFloat64(numbers), below: (many) => uniformInt(numbers, 0, many - 1) };
}

/** The same things in a random order. */
export function shuffled<T>(things: readonly T[], { below }: Random): readonly T[] {
  const order = [...things];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const at = below(last + 1);
    [order[last], order[at]] = [order[at] as T, order[last] as T]; // boundary: both places are in the list
  }
  return order;
}
