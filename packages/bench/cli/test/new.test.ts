/** `rulebench new` in an empty folder: what it makes is green, what it refuses leaves nothing. */

import { mkdir, mkdtemp, readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { main } from '../src/index.ts';
import { manifestsOf } from '../src/new/manifests.ts';
import { putInPlace } from '../src/new/put-in-place.ts';

let dir = '';
beforeEach(async () => { dir = await realpath(await mkdtemp(join(tmpdir(), 'rulebench-new-'))); });
afterEach(async () => { await rm(dir, { recursive: true }); });

async function run(...args: string[]): Promise<{ readonly code: number; readonly printed: string }> {
  let printed = '';
  const sink = { write: (text: string) => { printed += text; } };
  return { code: await main(args, { cwd: dir, env: {}, out: sink, err: sink }), printed };
}

describe('a new module in an empty folder', () => {
  test('is green at once, with one rule seen both ways and two examples, one of them a refusal', async () => {
    expect((await run('new', 'whale-probe')).code).toBe(0);
    const { code, printed } = await run('check', 'whale-probe', '--json');
    const report: unknown = JSON.parse(printed);
    expect(code).toBe(0);
    expect(report).toMatchObject({
      ok: true, clauses: { total: 1, runnable: 1, covered: 1 }, examples: { total: 2, passed: 2, refusing: 1 }, rules: { total: 1, seenAllow: 1, seenRefuse: 1 },
      sources: [{ id: 'whale-probe', headings: 1, covered: 1, planned: 0 }],
    });
  });

  test('is nowhere called by the name of the template', async () => {
    const { printed } = await run('new', 'whale-probe', '--title', 'Probes (2), and more', '--json');
    const { files } = JSON.parse(printed) as { files: string[] }; // boundary: the command's own answer
    expect(files).toEqual(expect.arrayContaining(['README.md', 'package.json', 'src/model.ts', 'src/rules.ts', 'src/machine.ts', 'src/module.ts', 'src/index.ts', 'src/schema.ts', 'rulings/source.yaml']));
    for (const file of files) expect(await readFile(join(dir, 'whale-probe', file), 'utf8'), file).not.toMatch(/template/i);
    expect(await readFile(join(dir, 'whale-probe/src/module.ts'), 'utf8')).toContain("title: 'Probes (2), and more'");
  });

  test('may be read by others, as any folder', async () => {
    await mkdir(join(dir, 'plain'));
    await run('new', 'whale-probe');
    expect((await stat(join(dir, 'whale-probe'))).mode).toBe((await stat(join(dir, 'plain'))).mode);
  });

  test('fails its check where its rule decides otherwise', async () => {
    await run('new', 'whale-probe');
    const file = join(dir, 'whale-probe/src/rules.ts');
    const text = await readFile(file, 'utf8');
    expect(text).toContain('cost <= counters');
    await writeFile(file, text.replace('cost <= counters', 'cost < counters + 2'));
    expect((await run('check', 'whale-probe')).code).toBe(1);
  });
});

describe('what is refused', () => {
  test.each([
    ['WhaleProbe', 'RB311', 'did you mean "whale-probe"?'], ['../probe', 'RB311', 'did you mean "probe"?'], ['7of9', 'RB311', 'did you mean "of9"?'], ['', 'RB311', 'as in whale-probe'],
    ['probe\n', 'RB311', 'did you mean "probe"?'], ['constructor', 'RB311', 'JavaScript'], ['fs', 'RB311', 'JavaScript'], ['xstate', 'RB312', 'another name'], ['p'.repeat(51), 'RB311', '51'],
  ])('the name %j', async (name, error, hint) => {
    const { code, printed } = await run('new', name);
    expect(code).toBe(2);
    expect(printed).toContain(error);
    expect(printed).toContain(hint);
    expect(await readdir(dir)).toEqual([]);
  });

  test.each(["a'b", 'a`b', 'a\nb', '', '{{x}}', 'x'.repeat(81), '"'])('the title %j', async (title) => {
    const { code, printed } = await run('new', 'probe', '--title', title);
    expect({ code, printed }).toMatchObject({ code: 2, printed: expect.stringContaining('RB311') as string }); // boundary: a matcher
    expect(await readdir(dir)).toEqual([]);
  });

  test('a folder or a file that is there, which stays as it is', async () => {
    await mkdir(join(dir, 'probe'));
    await writeFile(join(dir, 'other'), 'kept');
    expect(await run('new', 'probe')).toMatchObject({ code: 2, printed: expect.stringContaining('probe:1:1 RB312') as string }); // boundary: a matcher
    expect(await run('new', 'other')).toMatchObject({ code: 2, printed: expect.stringContaining('RB312') as string }); // boundary: a matcher
    expect(await readdir(join(dir, 'probe'))).toEqual([]);
    expect(await readFile(join(dir, 'other'), 'utf8')).toBe('kept');
    expect((await readdir(dir)).sort()).toEqual(['other', 'probe']);
  });
});

test('a module that cannot be written whole is not written at all', async () => {
  const files = [{ path: 'README.md', text: 'a module' }, { path: 'README.md/not-below-a-file', text: 'x' }];
  await expect(putInPlace(join(dir, 'probe'), files, dir)).rejects.toMatchObject({ name: 'CannotRun' });
  expect(await readdir(dir)).toEqual([]);
  await expect(putInPlace(join(dir, 'gone', 'probe'), files.slice(0, 1), dir)).rejects.toMatchObject({ code: 'RB308' });
});

test('a module asks for the versions that are worked with here', async () => {
  const root = JSON.parse(await readFile(join(import.meta.dirname, '../../../../package.json'), 'utf8')) as { devDependencies: Record<string, string> }; // boundary: npm's file
  const { devDependencies } = JSON.parse(manifestsOf('probe', 'Probe', 'alone')['package.json'] ?? '{}') as { devDependencies: Record<string, string> }; // boundary: made here
  for (const tool of ['typescript', 'ts-json-schema-generator']) expect(devDependencies[tool], tool).toBe(root.devDependencies[tool]);
});
