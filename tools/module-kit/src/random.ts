/** Seeded randomness: the same numbers for the same seed, on any machine. */

/** Numbers in [0, 1). */
export type Random = () => number;

/** A generator (mulberry32) that starts from a seed. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from 0 to below a limit. */
export function below(random: Random, limit: number): number {
  return Math.floor(random() * limit);
}

/** One of some items. @throws where there are none */
export function oneOf<T>(random: Random, items: readonly T[]): T {
  const item = items[below(random, items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}
