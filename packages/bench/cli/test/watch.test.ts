/** Watching: what an edit touches is run again, soon, and mistakes on the way are survived. */

import { cp, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { main } from '../src/index.ts';

const LENDING = 'packages/lending/machine.ts';
const BORROWING = 'packages/desk/rulings/borrowing.ruling.md';

let dir = '';
let cwd = '';
beforeEach(async () => {
  dir = await realpath(await mkdtemp(join(tmpdir(), 'rulebench-watch-')));
  await cp(join(import.meta.dirname, 'fixture'), dir, { recursive: true });
  cwd = join(dir, 'workspace');
});
afterEach(() => rm(dir, { recursive: true }));

async function edit(file: string, was: string, is: string): Promise<void> {
  const path = join(cwd, file);
  const text = await readFile(path, 'utf8');
  expect(text).toContain(was);
  await writeFile(path, text.replace(was, () => is));
}

/** A watch that tells what it printed since the last edit. */
function watching(args: readonly string[]) {
  const stop = new AbortController();
  let printed = '';
  const sink = { write: (text: string) => { printed += text; } };
  const ended = main(args, { cwd, env: {}, out: sink, err: sink, stop: stop.signal });
  const until = async (words: RegExp): Promise<number> => {
    const from = performance.now();
    while (!(words.test(printed) && printed.includes('waiting for an edit'))) {
      if (performance.now() - from > 25_000) throw new Error(`not within 25 s: ${String(words)} in\n${printed}`);
      await new Promise((done) => { setTimeout(done, 10); });
    }
    return performance.now() - from;
  };
  return {
    until,
    /** Lets the watcher see the files before they are edited. */
    ready: async (words: RegExp): Promise<void> => { await until(words); await new Promise((done) => { setTimeout(done, 300); }); },
    async after(file: string, was: string, is: string, words: RegExp): Promise<number> {
      printed = '';
      await edit(file, was, is);
      return until(words);
    },
    end: async (): Promise<number> => { stop.abort(); return ended; },
  };
}

test('an edited ruling is run again within a second, and again when it is mended', async () => {
  const watch = watching(['check', '--watch']);
  await watch.ready(/it holds/);
  const took: number[] = [];
  while (took.length < 6) {
    took.push(await watch.after(BORROWING, 'state: open', 'state: closed', /RB154 the state is open/));
    took.push(await watch.after(BORROWING, 'state: closed', 'state: open', /✓ it holds: 5 examples/));
  }
  expect(Math.min(...took), `of ${took.map(Math.round).join(', ')} ms`).toBeLessThan(1000);
  expect(await watch.end()).toBe(0);
}, 180_000);

test('what an edit did not touch is not played again', async () => {
  const starts = (): number => Number(Reflect.get(globalThis, 'deskStarts') ?? 0);
  await edit(LENDING, 'context: ({ input }) => ({', "context: ({ input }) => (Reflect.set(globalThis, 'deskStarts', Number(Reflect.get(globalThis, 'deskStarts') ?? 0) + 1), {");
  const watch = watching(['check', '--watch']);
  await watch.ready(/it holds/);
  const first = starts();
  expect(first).toBeGreaterThan(0);
  await watch.after(BORROWING, 'state: open', 'state: closed', /RB154 the state is open/);
  expect(starts() - first).toBe(0);
  await watch.after(LENDING, 'count < most', 'count < 2', /BORROW was to be refused by a rule, and it was taken/);
  expect(starts()).toBeGreaterThan(first);
  expect(await watch.end()).toBe(0);
}, 120_000);

test('a ruling that cannot be read is said, and mended', async () => {
  const watch = watching(['check', '--watch']);
  await watch.ready(/it holds/);
  await watch.after(BORROWING, 'state: open', 'state: [open', /RB103/);
  await watch.after(BORROWING, 'state: [open', 'state: open', /✓ it holds: 5 examples/);
  expect(await watch.end()).toBe(0);
}, 120_000);

test('an edited file of a module is loaded anew; one that cannot be parsed is survived', async () => {
  const watch = watching(['check', '--watch']);
  await watch.ready(/it holds/);
  await watch.after(LENDING, 'count < most', 'count < 2', /BORROW was to be refused by a rule, and it was taken/);
  await watch.after(LENDING, 'count < 2', 'count < < 2', /RB147/);
  await watch.after(LENDING, 'count < < 2', 'count < most', /✓ it holds: 5 examples/);
  expect(await watch.end()).toBe(0);
}, 120_000);

test('a module that cannot be loaded at the start is waited for', async () => {
  await edit(LENDING, 'count < most', 'count < < most');
  const watch = watching(['check', '--watch']);
  await watch.ready(/RB147/);
  await watch.after(LENDING, 'count < < most', 'count < most', /✓ it holds: 5 examples/);
  expect(await watch.end()).toBe(0);
}, 120_000);
