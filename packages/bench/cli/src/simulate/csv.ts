/** A table of runs as comma-separated values. */

import { stringify } from 'csv-stringify/sync';
import type { Result } from './result.ts';

/** A line a run, below the names of the columns: its number, how it ended, its steps, each metric (empty where it has no such number). Pure. */
export function resultCsv({ rows, simulation: { metrics } }: Pick<Result, 'rows' | 'simulation'>): string {
  return stringify([['run', 'ended', 'steps', ...metrics], ...rows.map(({ run, ended, steps, values }) => [run, ended, steps, ...values])]);
}
