/**
 * The last line of `npm test`: how many checks passed and how many failed. A Vitest run counts its tests, the ruling examples count
 * themselves, every other task counts one. The counts come from report files, which Nx keeps with the result, so that what is
 * answered from its cache counts as much as what ran.
 */

/** How many checks passed and failed. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

const NONE: Tally = { passed: 0, failed: 0 };

/** The sum of tallies. Pure. */
export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce((all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }), NONE);
}

/**
 * What a task counts. Pure.
 * @param ok whether the task itself succeeded
 * @param report the text of its report file; none where it writes none, or never came to it
 */
export function tallyOf(ok: boolean, report: string | undefined): Tally {
  const counted = report === undefined ? NONE : counts(JSON.parse(report));
  if (counted.passed + counted.failed === 0) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return ok || counted.failed > 0 ? counted : { ...counted, failed: 1 };
}

/** `N passed, N failed`. Pure. */
export function lineOf({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}

function counts(report: unknown): Tally {
  if (!isRecord(report)) return NONE;
  if (isRecord(report.examples)) return { passed: number(report.examples.passed), failed: number(report.examples.failed) };
  return { passed: number(report.numPassedTests), failed: number(report.numFailedTests) };
}

function number(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
