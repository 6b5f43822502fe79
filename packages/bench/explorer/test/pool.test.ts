import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runShards, threadPool, type ShardOptions, type ShardsDone } from '../src/node.ts';

interface Shard { readonly value: number; readonly first?: string; readonly always?: string; readonly mark?: string; readonly wait?: number }
const file = new URL('toys/hands.mjs', import.meta.url);
let dir = '';
beforeAll(async () => { dir = await mkdtemp(join(tmpdir(), 'rulebench-pool-')); });
afterAll(() => rm(dir, { recursive: true }));

async function done(shards: readonly Shard[], threads: number, options: ShardOptions<number> = {}): Promise<ShardsDone<number>> {
  const pool = threadPool<Shard, number>({ file, name: 'work', threads });
  try {
    return await runShards(pool, shards, options);
  } finally {
    await pool.close();
  }
}

test.each([1, 2, 3])('results stand in the order of the shards on %i threads, whichever ends first', async (threads) => {
  const told: number[] = [];
  const shards = [0, 1, 2, 3, 4].map((value) => ({ value, wait: 40 - 10 * value }));
  expect(await done(shards, threads, { onDone: (result) => { told.push(result); } })).toEqual({ results: [0, 2, 4, 6, 8], failed: [], stopped: false });
  expect(told.toSorted((a, b) => a - b)).toEqual([0, 2, 4, 6, 8]);
});

test.each(['exit', 'throw', 'hang'])('a shard whose thread does %s is done again, and counted once', async (first) => {
  let told = 0;
  const found = await done([{ value: 1 }, { value: 2, first, mark: join(dir, first) }, { value: 3 }, { value: 4 }], 2, { deadline: 2000, onDone: () => { told += 1; } });
  expect(found).toEqual({ results: [2, 4, 6, 8], failed: [], stopped: false });
  expect(told).toBe(4);
}, 60_000);

test.each([['exit', 'worker exited with code: 3'], ['throw', 'no such luck'], ['hang', 'it took longer than 1 s']])('one that always does %s is told as failed, and all others are done', async (always, reason) => {
  expect(await done([{ value: 1 }, { value: 2, always }, { value: 3 }], 2, { attempts: 2, deadline: 1000 })).toEqual({ results: [2, undefined, 6], failed: [{ index: 1, attempts: 2, reason }], stopped: false });
}, 60_000);

test('a signal ends it with what is done by then', async () => {
  const ending = new AbortController();
  const found = await done([{ value: 1 }, { value: 2, always: 'hang' }, { value: 3 }], 1, { signal: ending.signal, onDone: () => { setTimeout(() => { ending.abort(); }, 100); } });
  expect(found).toEqual({ results: [2, undefined, undefined], failed: [], stopped: true });
}, 60_000);
