/** What a simulation came to, with all that it was asked: what every way of printing it starts from. */

import type { RuleModule } from '@rulebench/core';
import type { Row, Simulation, Summary } from '@rulebench/explorer';
import type { FailedSpan } from '@rulebench/explorer/node';
import type { Start } from '../start-asked.ts';

export interface Result {
  readonly module: RuleModule;
  readonly start: Start;
  readonly simulation: Simulation;
  readonly rows: readonly Row[];
  readonly summary: Summary;
  readonly failed: readonly FailedSpan[];
  /** Whether it was ended before its time. */
  readonly stopped: boolean;
  /** The file that keeps what is done, as it was named. */
  readonly saved: string | undefined;
  readonly threads: number;
  readonly seconds: number;
}

/** Whether every run was made, and nothing broke. Pure. */
export function holdsOf({ summary }: Pick<Result, 'summary'>): boolean {
  return summary.complete && summary.broken.length === 0;
}

/** One JSON object; the same, to the last character, on any number of threads. Pure. */
export function resultJson(result: Result): object {
  const { module, start, simulation, summary, failed, stopped } = result;
  const { policy, policies, script, seed, maxSteps } = simulation;
  return {
    ok: holdsOf(result), stopped,
    module: module.id, version: module.version, variant: start.bench.variant,
    start: start.says, seed, maxSteps, policy, policies, script,
    ...summary, failed,
  };
}
