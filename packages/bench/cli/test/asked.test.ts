/** Asking for one source of a workspace, or one file of it: its examples may start from another's fixtures, and its rules be seen to decide there. */

import { cp, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { main } from '../src/index.ts';

let dir = '';
beforeAll(async () => {
  dir = await realpath(await mkdtemp(join(tmpdir(), 'rulebench-asked-')));
  await cp(join(import.meta.dirname, 'fixture/workspace'), dir, { recursive: true });
  const notes = join(dir, 'packages/notes');
  await mkdir(join(notes, 'rulings'), { recursive: true });
  const written: Readonly<Record<string, string>> = {
    'package.json': JSON.stringify({ name: 'notes', rulebench: { source: '.' } }),
    'source.yaml': 'id: notes\ntitle: Notes on lending\npublisher: Nobody\nheadings:\n  - { ruling: noon, title: Noon, status: covered }\n  - { ruling: later, title: Later, status: planned }\n',
    'rulings/noon.ruling.md': '---\nruling: notes/noon\ntitle: Noon\nrevision: 1\nmodule: lending\n---\n\n## 1. At noon the desk closes.\n\n```example\nname: From a table of the desk\ngiven: { fixture: open-desk }\nwhen:\n  - CLOSE: {}\nthen: { state: closed }\n```\n',
    'rulings/later.ruling.md': '---\nruling: notes/later\ntitle: Later\nrevision: 1\nmodule: lending\n---\n\n## 1. Some day. {planned}\n',
  };
  for (const [path, text] of Object.entries(written)) await writeFile(join(notes, path), text);
});
afterAll(() => rm(dir, { recursive: true }));

async function run(...args: readonly string[]): Promise<{ readonly code: number; readonly printed: string }> {
  let printed = '';
  const sink = { write: (text: string) => { printed += text; } };
  return { code: await main(args, { cwd: dir, env: {}, out: sink, err: sink }), printed };
}

interface Reported { readonly problems: readonly unknown[]; readonly examples: { readonly total: number; readonly passed: number }; readonly clauses: { readonly total: number; readonly planned: number } }
const checked = async (...paths: readonly string[]): Promise<Reported> => JSON.parse((await run('check', ...paths, '--json')).printed) as Reported; // boundary: JSON

describe('a source that leans on another', () => {
  test('has its examples run, alone and as a file', async () => {
    expect(await checked('packages/notes')).toMatchObject({ problems: [], examples: { total: 1, passed: 1 }, clauses: { total: 2, planned: 1 } });
    expect(await checked('packages/notes/rulings/noon.ruling.md')).toMatchObject({ problems: [], examples: { total: 1, passed: 1 } });
    expect(await run('run', 'packages/notes/rulings/noon.ruling.md')).toMatchObject({ code: 0, printed: expect.stringContaining('agrees with the ruling') });
  });

  test('is told of alone, and the other alone too', async () => {
    expect(await checked('packages/desk')).toMatchObject({ examples: { total: 5, passed: 5 } });
    expect((await run('check', 'packages/desk')).code).toBe(0);
    expect(await checked()).toMatchObject({ examples: { total: 6, passed: 6 } });
  });

  test('may hold files of which nothing runs, unless one is named', async () => {
    expect((await run('check', 'packages/notes')).printed).not.toContain('RB307');
    expect(await run('check', 'packages/notes/rulings/later.ruling.md')).toMatchObject({ code: 2, printed: expect.stringContaining('RB307') });
  });
});
