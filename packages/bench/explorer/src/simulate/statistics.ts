/**
 * What many numbers come to, each figure with how far it may be off: all intervals are of 95 %.
 *
 * - A mean: normal, mean ± 1.96 · s / √n with the sample's s; from 30 numbers on, as fewer need not be near the normal.
 * - A rate: Wilson's score interval (E. B. Wilson, 1927).
 * - A quantile: the sample's (type 7 of Hyndman and Fan, 1996), between the order statistics whose ranks are n·p ± 1.96 · √(n·p·(1−p))
 *   (W. J. Conover, Practical Nonparametric Statistics); none where a rank lies outside of the sample.
 *
 * Sums are exact (Shewchuk's), and all else goes in the order given, so that equal numbers give equal figures to the last bit.
 */

import { ascending, bin, deviation, fsum, quantileSorted, ticks } from 'd3-array';

/** The normal distribution's quantile of 0.975. */
const Z = 1.959963984540054;
/** From so many numbers on a mean has an interval. */
const ENOUGH = 30;
/** So many different values get a bar each; more are put together. */
const BARS = 20;
const QUANTILES = [0.05, 0.25, 0.5, 0.75, 0.95] as const;

export type Interval = readonly [low: number, high: number];

/** How often something was so. */
export interface Rate { readonly count: number; readonly of: number; readonly rate: number; readonly interval: Interval }

export interface Quantile { readonly at: number; readonly value: number; readonly interval: Interval | null }

/** How many numbers lie from one up to, and without, another; the last bar holds its upper end too. A bar of one value has it at both ends. */
export interface Bar { readonly from: number; readonly to: number; readonly count: number }

/** What some numbers come to; of none there is only their count. */
export interface Figures {
  readonly of: number;
  readonly mean: number | null;
  readonly interval: Interval | null;
  /** Of a sample: the root of the squares' sum by n − 1. */
  readonly deviation: number | null;
  readonly least: number | null;
  readonly most: number | null;
  readonly quantiles: readonly Quantile[];
  readonly bars: readonly Bar[];
}

/** Pure. Of nothing nothing is known. */
export function rateOf(count: number, of: number): Rate {
  if (of === 0) return { count, of, rate: 0, interval: [0, 1] };
  const rate = count / of;
  const centre = (count + Z ** 2 / 2) / (of + Z ** 2);
  const reach = (Z / (of + Z ** 2)) * Math.sqrt((count * (of - count)) / of + Z ** 2 / 4);
  return { count, of, rate, interval: [count === 0 ? 0 : centre - reach, count === of ? 1 : centre + reach] };
}

/** Pure. */
export function figuresOf(numbers: readonly number[]): Figures {
  const sorted = numbers.toSorted(ascending);
  const of = sorted.length;
  const [least] = sorted;
  const most = sorted.at(-1);
  if (least === undefined || most === undefined) return { of, mean: null, interval: null, deviation: null, least: null, most: null, quantiles: [], bars: [] };
  const mean = fsum(sorted) / of;
  const spread = deviation(sorted) ?? null;
  const reach = spread === null ? 0 : (Z * spread) / Math.sqrt(of);
  return {
    of, mean, deviation: spread, least, most,
    interval: of < ENOUGH ? null : [mean - reach, mean + reach],
    quantiles: QUANTILES.map((at) => ({ at, value: quantileSorted(sorted, at) ?? least, interval: between(sorted, at) })),
    bars: barsOf(sorted),
  };
}

/** The order statistics between which a quantile lies. */
function between(sorted: readonly number[], at: number): Interval | null {
  const reach = Z * Math.sqrt(sorted.length * at * (1 - at));
  const low = sorted[Math.ceil(sorted.length * at - reach) - 1];
  const high = sorted[Math.ceil(sorted.length * at + reach) - 1];
  return low === undefined || high === undefined ? null : [low, high];
}

function barsOf(sorted: readonly number[]): readonly Bar[] {
  const values = [...new Set(sorted)];
  if (values.length <= BARS) return values.map((value) => ({ from: value, to: value, count: sorted.lastIndexOf(value) - sorted.indexOf(value) + 1 }));
  const [least = 0] = values;
  const most = values.at(-1) ?? least;
  const bars = bin<number, number>().domain([least, most]).thresholds(ticks(least, most, BARS / 2));
  return bars([...sorted]).flatMap(({ x0, x1, length }) => (x0 === undefined || x1 === undefined ? [] : [{ from: x0, to: x1, count: length }]));
}
