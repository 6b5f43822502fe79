/** The metrics of a run: what its steps add up to, and what its end shows. */

import type { Metric } from './module.ts';
import type { Run, Step } from './run.ts';
import { contextOf, stateValueOf } from './typed.ts';

type Adds = Parameters<NonNullable<Metric<unknown>['adds']>>[0];
type Seen = Adds['before'];

/** The sum of a metric after one more step. Pure. */
export function added(metric: Metric<unknown>, sum: number, step: Adds): number {
  return sum + (metric.adds?.(step) ?? 0);
}

/** What a metric says of a run that ends here with this sum; nothing where it has no number. Pure. */
export function measured(metric: Metric<unknown>, sum: number, snapshot: Seen): number | undefined {
  const value = metric.value === undefined ? sum : metric.value(snapshot, sum);
  return value !== undefined && Number.isFinite(value) ? value : undefined;
}

/** What every metric of the module says of a run, by its id; undefined where the run has no such number. Pure. */
export function metricsOf({ bench, steps: [first, ...steps] }: Run): Readonly<Record<string, number | undefined>> {
  const taken = steps.filter(({ outcome }) => outcome === 'taken');
  return Object.fromEntries((bench.module.metrics ?? []).map((metric) => {
    let before = seen(first);
    let sum = 0;
    for (const step of taken) {
      const after = seen(step);
      sum = added(metric, sum, { before, after, effects: step.effects });
      before = after;
    }
    return [metric.id, measured(metric, sum, before)];
  }));
}

function seen({ snapshot }: Step): Seen {
  const { output } = snapshot as { readonly output?: unknown }; // boundary: not every kind of snapshot has one
  return { context: contextOf(snapshot), value: stateValueOf(snapshot), ...(output === undefined ? {} : { output }) };
}
