/** `rulebench simulate` as a process: the same on any number of threads, and right after it was killed or ended in the middle. Runs what is built. */

import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { cp, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isRecord } from '@rulebench/core';
import { main } from '../src/index.ts';

const BIN = join(import.meta.dirname, '../bin/rulebench.js');
const TOYS = join(import.meta.dirname, '../../explorer/test/toys');
const DICE = join(TOYS, 'dice.ts');
let dir = '';
beforeAll(async () => {
  dir = await realpath(await mkdtemp(join(tmpdir(), 'rulebench-simulate-')));
  await cp(join(import.meta.dirname, 'fixture/workspace'), dir, { recursive: true });
});
afterAll(() => rm(dir, { recursive: true }));

interface Ended { readonly code: number | null; readonly out: string; readonly err: string }

function started(args: readonly string[], env: Readonly<Record<string, string>> = {}): { readonly child: ChildProcess; readonly ended: Promise<Ended> } {
  const { FORCE_COLOR: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [BIN, 'simulate', ...args], { cwd: dir, env: { ...inherited, ...env, NO_COLOR: '1' } });
  let out = '';
  let err = '';
  child.stdout.on('data', (part: Buffer) => { out += part.toString(); });
  child.stderr.on('data', (part: Buffer) => { err += part.toString(); });
  return { child, ended: new Promise((resolve) => { child.on('close', (code) => { resolve({ code, out, err }); }); }) };
}

async function answer(...args: readonly string[]): Promise<Readonly<Record<string, unknown>>> {
  let out = '';
  await main(['simulate', ...args, '--json'], { cwd: dir, env: {}, out: { write: (text) => { out += text; } }, err: { write: () => undefined } });
  const read: unknown = JSON.parse(out);
  if (!isRecord(read)) throw new Error(out);
  return read;
}

/** Waits until a file keeps so many shards. */
async function until(file: string, shards: number): Promise<void> {
  while (!existsSync(file) || readFileSync(file, 'utf8').split('\n').length < shards + 2) await new Promise((done) => { setTimeout(done, 5); });
}

test('the answer is the same to the last character on 1, 2 and 3 threads', async () => {
  const [one, two, three] = await Promise.all(['1', '2', '3'].map((threads) => started([DICE, '--runs', '500', '--json', '--threads', threads]).ended));
  expect(one).toMatchObject({ code: 0, err: '' });
  expect(two).toEqual(one);
  expect(three).toEqual(one);
  expect(JSON.parse(one?.out ?? '')).toMatchObject({ ok: true, complete: true, seed: 1, runs: { asked: 500, done: 500 } });
}, 240_000);

test('a command that is killed is gone on with, and comes to what it would have come to', async () => {
  const args = [DICE, '--runs', '12000', '--threads', '1', '--json'];
  const whole = await started(args).ended;
  const { child, ended } = started([...args, '--save', 'killed.jsonl']);
  await until(join(dir, 'killed.jsonl'), 3);
  child.kill('SIGKILL');
  expect(await ended).toMatchObject({ code: null, out: '' });
  const size = statSync(join(dir, 'killed.jsonl')).size;
  expect(await started([...args, '--resume', 'killed.jsonl']).ended).toEqual(whole);
  expect(whole.code).toBe(0);
  expect(statSync(join(dir, 'killed.jsonl')).size).toBeGreaterThan(size);
}, 240_000);

test('Ctrl-C ends it with what is found, which is gone on with', async () => {
  const args = [DICE, '--runs', '12000', '--threads', '1', '--seed', '3'];
  const { child, ended } = started([...args, '--json', '--save', 'ended.jsonl']);
  await until(join(dir, 'ended.jsonl'), 2);
  child.kill('SIGINT');
  const { code, out } = await ended;
  const found: unknown = JSON.parse(out);
  expect(code).toBe(130);
  expect(found).toMatchObject({ ok: false, complete: false, stopped: true, failed: [] });
  if (!isRecord(found) || !isRecord(found['runs'])) throw new Error(out);
  expect(found['runs']['done']).toBeGreaterThan(0);
  expect(found['runs']['done']).toBeLessThan(12_000);
  expect(await started([...args, '--csv', '--resume', 'ended.jsonl']).ended).toEqual(await started([...args, '--csv']).ended);
}, 240_000);

test('a thread that is killed changes nothing; one that is always killed leaves runs missing, and says so', async () => {
  const args = [DICE, '--runs', '30', '--threads', '2'];
  const whole = await started([...args, '--csv']).ended;
  expect(await started([...args, '--csv'], { TOY_POISON: `once:${join(dir, 'mark')}` }).ended).toEqual(whole);
  expect(existsSync(join(dir, 'mark'))).toBe(true);
  const { code, out, err } = await started([...args, '--save', 'poison.jsonl'], { TOY_POISON: 'always' }).ended;
  expect({ code, err }).toEqual({ code: 2, err: '' });
  expect(out).toMatch(/✕ runs? \d+ .*could not be made in 3 attempts: worker exited with code: 7/);
  expect(out).toMatch(/✕ not complete: \d+ runs? of 30 missing \(run.*; go on with --resume poison.jsonl/);
  expect(await started([...args, '--csv', '--resume', 'poison.jsonl']).ended).toEqual(whole);
}, 240_000);

test('a run again is an example that agrees, and a trace that is replayed', async () => {
  let out = '';
  const io = { cwd: dir, env: {}, out: { write: (text: string) => { out += text; } }, err: { write: () => undefined } };
  expect(await main(['simulate', 'lending', '--seed', '9', '--replay', '2', '--trace', 'run.json'], io)).toBe(0);
  expect(out).toBe('```example\nname: Run 2 of seed 9\ngiven: { fixture: open-desk }\nwhen:\n  - BORROW: { member: Ann, book: Dune }\n  - BORROW: { member: Ben, book: Emma }\n  - CLOSE: {}\nthen: { state: closed }\n```\n');
  expect(JSON.parse(await readFile(join(dir, 'run.json'), 'utf8'))).toMatchObject({ of: { module: 'lending' }, steps: [{ outcome: 'start' }, { outcome: 'taken' }, {}, { value: 'closed' }] });
  await writeFile(join(dir, 'packages/desk/rulings/again.ruling.md'), `---\nruling: desk/again\ntitle: Again\nrevision: 1\nmodule: lending\n---\n\n## 1. It goes the same way\n\n${out}`);
  expect(await main(['run', 'packages/desk/rulings/again.ruling.md'], io)).toBe(0);
  await rm(join(dir, 'packages/desk/rulings/again.ruling.md'));
}, 240_000);

test('the row of a run is the same alone', async () => {
  const rows = (await started(['lending', '--runs', '20', '--csv']).ended).out.split('\n');
  const alone = await answer('lending', '--replay', '13');
  expect(rows[14]).toBe(['13', alone['ended'], alone['steps'], ...(Array.isArray(alone['values']) ? alone['values'] : [])].join(','));
}, 240_000);

test('how many are lent is what it is by hand: a third of all desks close with none, a third with one', async () => {
  // First Ann, Ben or the one who closes; then the other one or the one who closes: 0, 1 and 2 books in 1/3 of all runs each, one on average.
  const { metrics } = await answer('lending', '--runs', '3000', '--metric', 'lent');
  const [lent] = Array.isArray(metrics) ? metrics : [];
  const [low, high] = isRecord(lent) && Array.isArray(lent['interval']) ? lent['interval'] : [];
  expect(low).toBeLessThan(1);
  expect(high).toBeGreaterThan(1);
}, 240_000);

test('a run that breaks is told with the run that shows it, and does not hold', async () => {
  const { code, out } = await started([join(TOYS, 'race.ts'), '--input', '{ way: open }', '--metric', 'fails', '--runs', '20']).ended;
  expect(code).toBe(1);
  expect(out).toMatch(/✕ \d+ runs broke, run \d+ the first: RB206 too far\n {2}see it with --seed 1 --replay \d+/);
  expect(out).toContain('some of 20 runs broke');
}, 240_000);
