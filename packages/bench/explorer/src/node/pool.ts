/**
 * Shards: pieces of work that are plain data, done by whoever is free, each counted once.
 *
 * `runShards` knows only a pool that does one shard at a time in each of so many hands. `threadPool` is one of threads; a queue of many
 * machines would be another. A shard whose thread dies, that throws or takes too long is done again, and after a few attempts told as failed.
 */

import { Piscina } from 'piscina';

/** Whoever does shards. */
export interface ShardPool<S, R> {
  /** How many shards are done at the same time. */
  readonly hands: number;
  /** Does one shard. Rejects where it could not be done, or `signal` ended it. */
  readonly run: (shard: S, signal: AbortSignal) => Promise<R>;
  readonly close: () => Promise<void>;
}

export interface ThreadOptions {
  /** The module that a thread loads; its export `name` (the default export unless told) does a shard. */
  readonly file: URL;
  readonly name?: string;
  readonly threads: number;
}

/** A pool of threads, each kept from shard to shard. */
export function threadPool<S, R>({ file, name = 'default', threads }: ThreadOptions): ShardPool<S, R> {
  const pool = new Piscina<S, R>({ filename: file.href, name, minThreads: threads, maxThreads: threads, concurrentTasksPerWorker: 1 });
  // A thread that dies between two shards has lost nothing: another is started for the next.
  pool.on('error', () => undefined);
  return { hands: threads, run: (shard, signal) => pool.run(shard, { signal }), close: () => pool.destroy() };
}

export interface ShardOptions<R> {
  /** How often a shard is begun, at the most; 3 unless told. */
  readonly attempts?: number;
  /** How long one may take, in milliseconds; as long as it likes unless told. */
  readonly deadline?: number;
  /** Ends everything: what is not done by then stays undone. */
  readonly signal?: AbortSignal;
  /** Told of every shard that is done, once, in the order in which they end. */
  readonly onDone?: (result: R, index: number) => void;
}

/** A shard that could not be done, and why the last attempt failed. */
export interface FailedShard { readonly index: number; readonly attempts: number; readonly reason: string }

export interface ShardsDone<R> {
  /** In the order of the shards, whichever was done first; nothing where one was not done. */
  readonly results: readonly (R | undefined)[];
  readonly failed: readonly FailedShard[];
  /** Whether `signal` ended it. */
  readonly stopped: boolean;
}

/**
 * Does all shards. The results stand in the order of the shards, so that whoever merges them gets the same on any number of hands.
 * @throws what `onDone` throws
 */
export async function runShards<S, R>(pool: ShardPool<S, R>, shards: readonly S[], options: ShardOptions<R> = {}): Promise<ShardsDone<R>> {
  const results = shards.map((): R | undefined => undefined);
  const failed: FailedShard[] = [];
  const queue = shards.entries();
  const stopped = (): boolean => options.signal?.aborted === true;
  const hand = async (): Promise<void> => {
    for (const [index, shard] of queue) {
      if (stopped()) return;
      const done = await attempted(pool, shard, options);
      if ('result' in done) {
        results[index] = done.result;
        options.onDone?.(done.result, index);
      } else if (!stopped()) failed.push({ index, ...done });
    }
  };
  await Promise.all(Array.from({ length: Math.min(pool.hands, shards.length) }, hand));
  return { results, failed: failed.toSorted((a, b) => a.index - b.index), stopped: stopped() };
}

type Attempted<R> = { readonly result: R } | Omit<FailedShard, 'index'>;

async function attempted<S, R>(pool: ShardPool<S, R>, shard: S, { attempts = 3, deadline, signal }: ShardOptions<R>): Promise<Attempted<R>> {
  let reason = '';
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const late = deadline === undefined ? undefined : AbortSignal.timeout(deadline);
    const ends = AbortSignal.any([signal, late].filter((one) => one !== undefined));
    try {
      return { result: await pool.run(shard, ends) };
    } catch (thrown) {
      if (signal?.aborted === true) return { attempts: attempt, reason: 'it was stopped' };
      reason = late?.aborted === true ? `it took longer than ${String((deadline ?? 0) / 1000)} s` : reasonOf(thrown);
    }
  }
  return { attempts, reason };
}

function reasonOf(thrown: unknown): string {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return message.split('\n')[0] ?? message;
}
