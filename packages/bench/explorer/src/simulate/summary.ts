/** What the runs of a simulation come to. */

import type { Metric } from '@rulebench/core';
import { figuresOf, rateOf, type Figures, type Rate } from './statistics.ts';
import { ENDINGS, type Ending, type Row, type Simulation, type Span } from './types.ts';

export interface MetricSummary extends Figures {
  readonly id: string;
  readonly title: string;
  /** Runs that have no such number. */
  readonly without: number;
  /** The runs with the least and the most of it, the first of each: to be looked at. */
  readonly extremes: { readonly least: number | null; readonly most: number | null };
}

export interface Summary {
  readonly runs: { readonly asked: number; readonly done: number; readonly missing: readonly Span[] };
  readonly complete: boolean;
  readonly ended: Readonly<Record<Ending, Rate>>;
  readonly steps: Figures;
  readonly metrics: readonly MetricSummary[];
  /** Runs in which some scripted event never became lawful. */
  readonly unscripted: number;
  /** Runs in which some state offered more moves than were looked at. */
  readonly capped: number;
  /** What broke, each message once, with the first run that it broke. */
  readonly broken: readonly { readonly run: number; readonly count: number; readonly code: string; readonly message: string }[];
}

/**
 * What runs come to. Pure. The same rows give the same summary, in whatever order they were made.
 * @param rows each run once, at the most
 */
export function summaryOf({ runs: asked, metrics: ids }: Pick<Simulation, 'runs' | 'metrics'>, known: readonly Metric<unknown>[], rows: readonly Row[]): Summary {
  const inOrder = rows.toSorted((a, b) => a.run - b.run);
  const missing = missingOf(asked, inOrder);
  return {
    runs: { asked, done: inOrder.length, missing },
    complete: missing.length === 0,
    ended: Object.fromEntries(ENDINGS.map((ending) => [ending, rateOf(inOrder.filter(({ ended }) => ended === ending).length, inOrder.length)])) as Record<Ending, Rate>, // boundary: one entry an ending
    steps: figuresOf(inOrder.map(({ steps }) => steps)),
    metrics: ids.map((id, i) => metricSummary(id, known.find((one) => one.id === id)?.title ?? id, inOrder, i)),
    unscripted: inOrder.filter(({ unplayed }) => unplayed > 0).length,
    capped: inOrder.filter(({ capped }) => capped).length,
    broken: brokenOf(inOrder),
  };
}

function metricSummary(id: string, title: string, rows: readonly Row[], at: number): MetricSummary {
  const numbers = rows.flatMap(({ values }) => values[at] ?? []);
  const figures = figuresOf(numbers);
  const first = (value: number | null): number | null => (value === null ? null : rows.find(({ values }) => values[at] === value)?.run ?? null);
  return { id, title, ...figures, without: rows.length - numbers.length, extremes: { least: first(figures.least), most: first(figures.most) } };
}

function brokenOf(rows: readonly Row[]): Summary['broken'] {
  const found = new Map<string, { run: number; count: number; code: string; message: string }>();
  for (const { run, ended, error } of rows) {
    if (ended !== 'broken') continue;
    const { code = 'RB206', message = 'the start is not taken' } = error ?? {};
    const known = found.get(`${code} ${message}`);
    if (known === undefined) found.set(`${code} ${message}`, { run, count: 1, code, message });
    else known.count += 1;
  }
  return [...found.values()];
}

/** The runs that are not among some rows, in spans. Pure. @param rows in order */
export function missingOf(asked: number, rows: readonly Pick<Row, 'run'>[]): readonly Span[] {
  const missing: Span[] = [];
  let from = 0;
  for (const { run } of [...rows, { run: asked }]) {
    if (run > from) missing.push({ from, to: run });
    from = run + 1;
  }
  return missing;
}
