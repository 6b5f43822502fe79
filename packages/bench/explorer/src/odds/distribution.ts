/** Distributions with exact odds: how likely each number is, as a fraction. */

import Fraction from 'fraction.js';

/** How likely each value is; `null` stands for runs that have no such number. The odds add up to 1. */
export type Distribution = ReadonlyMap<number | null, Fraction>;

export const NONE = new Fraction(0);
export const ALL = new Fraction(1);

/** A value that is certain. Pure. */
export function certain(value: number | null): Distribution {
  return new Map([[value, ALL]]);
}

/** What several distributions come to, each as likely as its share; the shares add up to 1. Pure. */
export function mixed(parts: readonly { readonly share: Fraction; readonly of: Distribution }[]): Distribution {
  const [only] = parts;
  if (parts.length === 1 && only !== undefined && only.share.equals(1)) return only.of;
  const sums = new Map<number | null, Fraction>();
  for (const { share, of } of parts) for (const [value, odds] of of) sums.set(value, (sums.get(value) ?? NONE).add(odds.mul(share)));
  return sums;
}

/** All values with a number added. Pure. */
export function shifted(of: Distribution, by: number): Distribution {
  return by === 0 ? of : new Map([...of].map(([value, odds]) => [value === null ? null : value + by, odds]));
}

/** The mean of the runs that have a number; undefined where none has. Pure. */
export function meanOf(of: Distribution): Fraction | undefined {
  let [sum, share] = [NONE, NONE];
  for (const [value, odds] of of) {
    if (value === null) continue;
    sum = sum.add(odds.mul(value));
    share = share.add(odds);
  }
  return share.equals(0) ? undefined : sum.div(share);
}
