/** `explore --json`, and a walk that is ended by a signal. */

import { cp, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { main } from '../src/index.ts';

let cwd = '';
beforeAll(async () => {
  cwd = await realpath(await mkdtemp(join(tmpdir(), 'rulebench-')));
  await cp(join(import.meta.dirname, 'fixture/outside'), cwd, { recursive: true });
});
afterAll(() => rm(cwd, { recursive: true }));

async function ran(args: readonly string[], stop?: AbortSignal): Promise<{ readonly code: number; readonly answer: Readonly<Record<string, unknown>> }> {
  let printed = '';
  const out = { write: (text: string) => { printed += text; } };
  const code = await main(args, { cwd, env: {}, out, err: { write: () => undefined }, ...(stop === undefined ? {} : { stop }) });
  return { code, answer: JSON.parse(printed) as Readonly<Record<string, unknown>> }; // boundary: one JSON object
}

test('one object says all: the space, each finding with its example and its trace', async () => {
  const { code, answer } = await ran(['explore', './gate', '--json', '--fixture', 'two-coins']);
  expect(code).toBe(1);
  // Shut and open with two coins, one, none, but for open with two; and away with one or none.
  expect(answer).toMatchObject({ ok: false, module: 'gate', complete: true, because: [], states: 7, transitions: 6, depth: 4, ends: 2, open: 0 });
  expect(answer['findings']).toMatchObject([{ id: 'dead-end/shut', kind: 'dead-end', events: 4, start: 'the fixture two-coins', trace: { of: { module: 'gate' }, steps: [{}, {}, {}, {}, {}] } }]);
});

test('a walk that is ended tells what it found so far', async () => {
  const { code, answer } = await ran(['explore', './clock', '--json', '--max-time', '600'], AbortSignal.timeout(300));
  expect(code).toBe(0);
  expect(answer).toMatchObject({ complete: false, because: ['interrupted'] });
  expect(Number(answer['states'])).toBeGreaterThan(10);
});
