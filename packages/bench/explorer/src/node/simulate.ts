/** Simulations on many threads, and from a file of what is done already. */

import { missingOf } from '../simulate/summary.ts';
import { seeded, spansOf } from '../simulate/simulate.ts';
import type { Row, Simulation, Span } from '../simulate/types.ts';
import type { ModuleRef, SimulationShard, SpanDone } from './job.ts';
import { runShards, threadPool, type ShardPool } from './pool.ts';

/** Into so many shards a simulation is cut, so that threads end together; into more where one would be long, so that little is lost with it. */
const SHARDS = 100;
const STEPS = 20_000;

export interface ThreadedOptions {
  readonly threads: number;
  /** Runs that are done already, in order. */
  readonly done?: readonly Row[];
  readonly signal?: AbortSignal;
  /** How long a shard may take before it is begun again, in milliseconds. */
  readonly deadline?: number;
  /** Told of every shard that is done. */
  readonly onDone?: (done: SpanDone) => void;
}

/** Runs that could not be made, and why. */
export interface FailedSpan extends Span { readonly attempts: number; readonly reason: string }

export interface Simulated {
  /** In order; each run once. */
  readonly rows: readonly Row[];
  readonly failed: readonly FailedSpan[];
  readonly stopped: boolean;
}

/**
 * Makes the runs of a simulation that are not done yet. The rows are the same on any number of threads.
 * A thread that dies is replaced, and its shard done again, three times at the most.
 */
export async function simulateOnThreads(module: ModuleRef, simulation: Simulation, options: ThreadedOptions): Promise<Simulated> {
  const { threads, done = [], signal, deadline, onDone } = options;
  const shards = shardsOf(module, simulation, done);
  if (shards.length === 0) return { rows: done, failed: [], stopped: false };
  const pool: ShardPool<SimulationShard, SpanDone> = threadPool({ file: new URL('./worker.js', import.meta.url), name: 'simulateShard', threads: Math.min(threads, shards.length) });
  try {
    const { results, failed, stopped } = await runShards(pool, shards, {
      ...(signal === undefined ? {} : { signal }), ...(deadline === undefined ? {} : { deadline }), ...(onDone === undefined ? {} : { onDone }),
    });
    return { rows: merged([done, ...results.flatMap((one) => one?.rows ?? [])].flat()), failed: failed.flatMap((one) => failedSpan(shards[one.index], one)), stopped };
  } finally {
    await pool.close();
  }
}

function shardsOf(module: ModuleRef, simulation: Simulation, done: readonly Row[]): readonly SimulationShard[] {
  const size = Math.max(1, Math.min(Math.ceil(simulation.runs / SHARDS), Math.floor(STEPS / simulation.maxSteps)));
  const spans = missingOf(simulation.runs, done).flatMap((missing) => spansOf(missing, size));
  return seeded(simulation.seed, spans).map((span) => ({ module, simulation, ...span }));
}

/** Each run once, in order. */
function merged(rows: readonly Row[]): readonly Row[] {
  return [...new Map(rows.map((row) => [row.run, row])).values()].sort((a, b) => a.run - b.run);
}

function failedSpan(shard: SimulationShard | undefined, { attempts, reason }: { readonly attempts: number; readonly reason: string }): readonly FailedSpan[] {
  return shard === undefined ? [] : [{ from: shard.from, to: shard.to, attempts, reason }];
}
