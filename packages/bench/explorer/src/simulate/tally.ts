/** The metrics of one run as it goes on. */

import type { Effect, Metric } from '@rulebench/core';
import type { State } from '../stepper.ts';

/** A step as metrics see it. */
export interface Taken { readonly before: State; readonly after: State; readonly effects: readonly Effect[] }

/** What the steps so far add up to, a number a metric; those that look at the end stay at 0. */
export type Sums = readonly number[];

/** The sums after one more step. Pure. */
export function summed(metrics: readonly Metric<unknown>[], sums: Sums, step: Taken): Sums {
  return metrics.map((metric, i) => (sums[i] ?? 0) + ('adds' in metric ? metric.adds(step) : 0));
}

/** What a metric says of a run that stands here; nothing where it has no number. Pure. */
export function valueOf(metric: Metric<unknown>, sum: number, state: State): number | undefined {
  const value = 'adds' in metric ? sum : metric.value(state);
  return value !== undefined && Number.isFinite(value) ? value : undefined;
}
