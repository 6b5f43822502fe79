/** Simulations on threads. Runs what is built, as threads load files. */

import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { benchOf } from '@rulebench/core/explain';
import { isRecord } from '@rulebench/core';
import { seeded, simulateSpan, xstateStepper, type Row, type Simulation } from '@rulebench/explorer';
import { addSaved, beginSaving, differingKey, readSaved, simulateOnThreads, type SavedFormat, type SpanDone } from '@rulebench/explorer/node';
import { ruleModule as dice } from './toys/dice.ts';

const module = { file: join(import.meta.dirname, 'toys/dice.ts'), variant: 'default' };
const simulation: Simulation = { input: {}, policy: { kind: 'random' }, policies: {}, script: [], seed: 7, runs: 300, maxSteps: 100, metrics: ['rolls', 'points', 'fives'] };
let dir = '';
beforeAll(async () => { dir = await mkdtemp(join(tmpdir(), 'rulebench-threads-')); });
afterAll(() => rm(dir, { recursive: true }));
afterEach(() => { delete process.env['TOY_POISON']; });

function here(): readonly Row[] {
  const bench = benchOf(dice);
  return seeded(simulation.seed, [{ from: 0, to: simulation.runs }]).flatMap((span) => [...simulateSpan({ bench, stepper: xstateStepper(bench), simulation }, span)]);
}
const expected = here();

test.each([1, 2, 3])('on %i threads the runs are what they are without', async (threads) => {
  expect(await simulateOnThreads(module, simulation, { threads })).toEqual({ rows: expected, failed: [], stopped: false });
}, 60_000);

test('a thread that is killed in the middle costs nothing, and is counted once', async () => {
  const mark = join(dir, 'killed');
  process.env['TOY_POISON'] = `once:${mark}`;
  expect(await simulateOnThreads(module, simulation, { threads: 2 })).toEqual({ rows: expected, failed: [], stopped: false });
  expect(existsSync(mark)).toBe(true);
}, 60_000);

test('runs that always kill their thread are told as missing, with why; the others are right', async () => {
  process.env['TOY_POISON'] = 'always';
  const { rows, failed, stopped } = await simulateOnThreads(module, { ...simulation, runs: 24 }, { threads: 2 });
  expect(stopped).toBe(false);
  expect(failed.length).toBeGreaterThan(0);
  for (const one of failed) expect(one).toMatchObject({ attempts: 3, reason: 'worker exited with code: 7' });
  const missing = failed.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i));
  expect(rows).toEqual(expected.filter(({ run }) => run < 24 && !missing.includes(run)));
}, 60_000);

test('what is done already is not done again', async () => {
  const spans: SpanDone[] = [];
  const done = expected.filter(({ run }) => run < 100 || run >= 250);
  expect((await simulateOnThreads(module, simulation, { threads: 2, done, onDone: (span) => { spans.push(span); } })).rows).toEqual(expected);
  expect(spans.flatMap(({ rows }) => rows.map(({ run }) => run)).toSorted((a, b) => a - b)).toEqual(expected.slice(100, 250).map(({ run }) => run));
  expect(await simulateOnThreads(module, simulation, { threads: 2, done: expected })).toEqual({ rows: expected, failed: [], stopped: false });
}, 60_000);

test('a module that cannot be loaded fails every shard, with why', async () => {
  const { rows, failed } = await simulateOnThreads({ ...module, file: join(dir, 'nowhere.ts') }, { ...simulation, runs: 1 }, { threads: 1 });
  expect(rows).toEqual([]);
  expect(failed).toHaveLength(1);
  expect(failed[0]?.reason).toContain('there is no rule module here');
}, 60_000);

describe('saved', () => {
  interface Done { readonly n: number }
  const format: SavedFormat<{ readonly of: string }, Done> = {
    kind: 'toy',
    isWork: (value): value is { readonly of: string } => isRecord(value) && typeof value['of'] === 'string',
    isDone: (value): value is Done => isRecord(value) && typeof value['n'] === 'number',
  };
  const saved = (name: string): string => {
    const file = join(dir, name);
    beginSaving(file, format, { of: 'toys' });
    addSaved(file, { n: 1 });
    addSaved(file, { n: 2 });
    return file;
  };

  test('what is written is read', () => {
    expect(readSaved(saved('whole'), format)).toEqual({ work: { of: 'toys' }, done: [{ n: 1 }, { n: 2 }] });
  });

  test('a line that was cut off, at any byte, is taken away, and more can be added', () => {
    const text = readFileSync(saved('cut'), 'utf8');
    const second = text.indexOf('{"n":2}');
    for (let end = second; end < text.length; end += 1) {
      const file = join(dir, `cut-${String(end)}`);
      writeFileSync(file, text.slice(0, end));
      expect(readSaved(file, format).done).toEqual([{ n: 1 }]);
      addSaved(file, { n: 3 });
      expect(readSaved(file, format).done).toEqual([{ n: 1 }, { n: 3 }]);
    }
  });

  test('a file that is there is not written over; one of something else, or altered, is refused', () => {
    const file = saved('other');
    expect(() => { beginSaving(file, format, { of: 'toys' }); }).toThrow('EEXIST');
    expect(() => readSaved(file, { ...format, kind: 'tale' })).toThrow('RB431: this is no saved tale');
    appendFileSync(file, '{"n":"two"}\n');
    expect(() => readSaved(file, format)).toThrow('RB431: line 4');
    writeFileSync(file, '');
    expect(() => readSaved(file, format)).toThrow('RB431: this is no saved toy');
  });

  test('the key in which two pieces of work differ', () => {
    expect(differingKey({ a: 1, b: [2] }, { b: [2], a: 1 })).toBeUndefined();
    expect(differingKey({ a: 1, b: [2] }, { a: 1, b: [3] })).toBe('b');
    expect(differingKey({ a: 1 }, { a: 1, c: 1 })).toBe('c');
  });
});
