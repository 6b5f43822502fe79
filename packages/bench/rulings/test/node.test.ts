/** Modules and sources found and loaded from disk: in a folder of its own, outside any workspace. */

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync, cpSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { check, runExample, examplesOf, type Problem } from '../src/index.ts';
import { discover, enclosing, loadLibrary, loadModule, readFiles, shownPath } from '../src/node.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = mkdtempSync(join(tmpdir(), 'rulebench-rulings-'));
afterAll(() => { rmSync(root, { recursive: true }); });

function write(path: string, text: string | Uint8Array): string {
  const full = join(root, path);
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, text);
  return full;
}
const codes = (problems: readonly Problem[]): readonly string[] => problems.map(({ code, place }) => `${code} ${place.file}:${place.line}:${place.column}`);

const MINIMAL = `export const ruleModule = { id: 'mini', title: 'Mini', version: '1', rules: {}, schema: { $defs: {} }, machineOf: () => { throw new Error('not asked'); } };\n`;

describe('loading a module', () => {
  cpSync(join(here, 'toys/ferry'), join(root, 'outside/ferry'), { recursive: true });

  test('in TypeScript, from a folder that has nothing installed, with the copies of XState and core that the tool uses', async () => {
    const { value, problems } = await loadModule('outside/ferry', { cwd: root });
    expect(problems).toEqual([]);
    expect(value?.module.id).toBe('ferry');
    expect(value?.place.file).toBe('outside/ferry/module.ts');
    const { library } = await loadLibrary({ cwd: root, root: 'outside', paths: [join(here, 'good')] });
    const { report } = check(library);
    expect([report.ok, report.rules.seenRefuse, report.problems]).toEqual([true, 8, []]);
  });

  test.each([
    ['usual/src/module.ts', 'usual'], ['usual-flat/module.ts', 'usual-flat'], ['usual-index/index.ts', 'usual-index'], ['single/rules.ts', 'single/rules.ts'],
  ])('%s is found by %s', async (file, path) => {
    write(file, MINIMAL);
    expect((await loadModule(path, { cwd: root })).value?.place.file).toBe(file);
  });

  test.each<[name: string, files: Record<string, string>, wanted: string, message: RegExp]>([
    ['nothing there', {}, 'RB145 bad0:1:1', /no rule module/],
    ['an empty folder', { 'bad1/readme.txt': '' }, 'RB145 bad1:1:1', /no rule module/],
    ['another name', { 'bad2/module.ts': MINIMAL.replace('ruleModule', 'rulesModule') }, 'RB146 bad2/module.ts:1:1', /no "ruleModule"; it exports rulesModule/],
    ['no machine', { 'bad3/module.ts': 'export const ruleModule = { id: "x", title: "X", version: "1" };' }, 'RB146 bad3/module.ts:1:1', /no function machineOf/],
    ['code that throws', { 'bad4/module.ts': 'throw new Error("on purpose");' }, 'RB147 bad4/module.ts:1:1', /on purpose/],
    ['broken syntax', { 'bad5/module.ts': 'export const ruleModule = {\n  id: ;\n};' }, 'RB147 bad5/module.ts:2:6', /cannot be loaded/],
    ['a missing import', { 'bad6/module.ts': 'import "./gone.ts";' }, 'RB147 bad6/module.ts:1:1', /gone/],
  ])('%s is said in one line', async (_, files, wanted, message) => {
    for (const [path, text] of Object.entries(files)) write(path, text);
    const { value, problems } = await loadModule(wanted.split(' ')[1]?.split(/[/:]/)[0] ?? '', { cwd: root });
    expect(value).toBeUndefined();
    expect(codes(problems)).toEqual([wanted]);
    expect(problems[0]?.message).toMatch(message);
    expect(problems[0]?.message).not.toMatch(/\n|\bat .*:\d+:\d+/);
  });

  test('afresh, with what it imports', async () => {
    write('edited/title.ts', 'export const title = "before";');
    write('edited/module.ts', `import { title } from './title.ts';\n${MINIMAL.replace("title: 'Mini'", 'title')}`);
    expect((await loadModule('edited', { cwd: root })).value?.module.title).toBe('before');
    write('edited/title.ts', 'export const title = "after";');
    expect((await loadModule('edited', { cwd: root, fresh: true })).value?.module.title).toBe('after');
  });
});

describe('discovering', () => {
  test('packages say what they are; dependencies, tests and what is built are left out', async () => {
    write('found/a/package.json', '{ "rulebench": { "module": "./m.ts" } }');
    write('found/b/package.json', '{ "rulebench": { "source": "." } }');
    write('found/c/package.json', '{ "name": "plain" }');
    write('found/node_modules/d/package.json', '{ "rulebench": { "source": "." } }');
    write('found/a/test/package.json', '{ "rulebench": { "source": "." } }');
    write('found/dist/package.json', '{ "rulebench": { "source": "." } }');
    const { modules, sources, problems } = await discover(join(root, 'found'), { cwd: root });
    expect(modules.map(({ file }) => shownPath(file, root))).toEqual(['found/a/m.ts']);
    expect(sources.map(({ dir }) => shownPath(dir, root))).toEqual(['found/b']);
    expect(problems).toEqual([]);
  });

  test.each([
    ['{ "rulebench": { "modul": "./m.ts" } }', /no key "modul"/],
    ['{ "rulebench": { "source": "../.." } }', /inside its package/],
    ['{ "rulebench": "yes" }', /must be/],
    ['{ not json', /cannot be read/],
  ])('%s is a problem', async (text, message) => {
    const file = write('wrong/package.json', text);
    const { problems } = await discover(dirname(file), { cwd: root });
    expect(codes(problems)).toEqual(['RB118 wrong/package.json:1:1']);
    expect(problems[0]?.message).toMatch(message);
  });

  test('a ruling file belongs to the source above it, else to its own folder', async () => {
    write('lone/x.ruling.md', '');
    expect(await enclosing(join(here, 'good/rulings/boarding.ruling.md'))).toBe(join(here, 'good'));
    expect(await enclosing(join(root, 'lone/x.ruling.md'))).toBe(join(root, 'lone'));
  });
});

describe('reading files', () => {
  test('rulings, sources and fixtures, and nothing else', async () => {
    write('read/source.yaml', 'id: x');
    write('read/rulings/a.ruling.md', 'a');
    write('read/rulings/notes.md', 'n');
    write('read/fixtures/f.yaml', 'f');
    write('read/other/f.yaml', 'f');
    write('read/node_modules/b.ruling.md', 'b');
    const { files, problems } = await readFiles([join(root, 'read')], { cwd: root });
    expect(files.map(({ file }) => file)).toEqual(['read/fixtures/f.yaml', 'read/rulings/a.ruling.md', 'read/source.yaml']);
    expect(problems).toEqual([]);
  });

  test('what is too long, not UTF-8, or leads out of the directory is a problem; a link within is followed', async () => {
    write('odd/big.ruling.md', 'x'.repeat(1024 * 1024 + 1));
    write('odd/just.ruling.md', 'x'.repeat(1024 * 1024));
    write('odd/latin.ruling.md', Uint8Array.from([0x61, 0x0a, 0x62, 0xe9, 0x63]));
    write('odd/cut.ruling.md', Uint8Array.from([0xc3, 0xa9, 0xe2, 0x82]));
    symlinkSync(write('secret.ruling.md', 'secret'), join(root, 'odd/out.ruling.md'));
    symlinkSync(join(root, 'odd/just.ruling.md'), join(root, 'odd/within.ruling.md'));
    symlinkSync(root, join(root, 'odd/loop'));
    const { files, problems } = await readFiles([join(root, 'odd')], { cwd: root });
    expect(codes(problems)).toEqual(['RB102 odd/big.ruling.md:1:1', 'RB101 odd/cut.ruling.md:1:2', 'RB101 odd/latin.ruling.md:2:2', 'RB116 odd/out.ruling.md:1:1']);
    expect(files.map(({ file }) => file)).toEqual(['odd/just.ruling.md', 'odd/within.ruling.md']);
  });
});

test.skipIf(process.platform === 'win32')('what is no file is told, and not waited for', async () => {
  write('pipe/source.yaml', 'id: x');
  execFileSync('mkfifo', [join(root, 'pipe/a.ruling.md')]);
  const { files, problems } = await readFiles([join(root, 'pipe')], { cwd: root });
  expect(codes(problems)).toEqual(['RB117 pipe/a.ruling.md:1:1']);
  expect(files.map(({ file }) => file)).toEqual(['pipe/source.yaml']);
});

describe('a whole library', () => {
  const FRONT = '---\nruling: mini/first\ntitle: First\nrevision: 1\nmodule: mini\n---\n';
  test("a module's own proposals are a source, named like it where it has no source.yaml", async () => {
    write('own/package.json', '{ "rulebench": { "module": "./module.ts" } }');
    write('own/module.ts', MINIMAL);
    write('own/rulings/first.ruling.md', `${FRONT}\n## 1. Something {planned}\n`);
    const { library, problems } = await loadLibrary({ cwd: root, root: 'own' });
    expect(problems).toEqual([]);
    expect(library.sources.map(({ id, title }) => [id, title])).toEqual([['mini', 'Mini: proposals']]);
    expect(library.rulings.map(({ place }) => place.file)).toEqual(['own/rulings/first.ruling.md']);
  });

  test('two modules of one id, and a path that is not there, are problems', async () => {
    write('twin/module.ts', MINIMAL);
    const { problems } = await loadLibrary({ cwd: root, root: 'own', modules: ['twin'], paths: ['nowhere'] });
    expect(codes(problems)).toEqual(['RB117 nowhere:1:1', 'RB142 own/module.ts:1:1']);
  });

  test('a file stands for its whole source', async () => {
    const { library } = await loadLibrary({ cwd: here, root: 'toys', paths: ['good/rulings/boarding.ruling.md'] });
    expect(library.rulings).toHaveLength(2);
    expect(examplesOf(library.rulings).map((example) => runExample(library, example).ok)).not.toContain(false);
  });
});
