/**
 * Somebody embeds a machine: every rule module is packed with what it depends on, installed in one empty project beside XState and its
 * React hooks, and the READMEs are followed to the letter, in Node and in a browser. What a module brings along stays small. A new module
 * is found by the `rulebench` field of its package.json.
 */

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM } from '@rulebench/run/chromium';
import { ROOT } from './copy.ts';
import { emptyProject, packAll, snippetsOf } from './packed.ts';

/** Minified and gzipped, in bytes, without xstate; a module's own code, without what it takes of core, board and cards. */
const CORE_BUDGET = 4_000;
const MODULE_BUDGET = 12_000;
/** What a module takes of the board. */
const BOARD_BUDGET = 11_000;
/** What a module may depend on. */
const SHARED = ['@rulebench/board', '@rulebench/cards', '@rulebench/core'];
const BESIDE = ['xstate', '@xstate/react', 'react', '@types/react'];

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly rulebench?: { readonly module?: string };
}

const manifestIn = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest; // boundary: npm's file
const packed = packAll();
const modules = packed.packages.filter(({ folder }) => manifestIn(join(ROOT, folder)).rulebench?.module !== undefined).map(({ name, folder }) => ({ name, folder }));

/** Every snippet of a README that a developer would paste, as a file. */
const SNIPPETS = [{ name: 'workspace', folder: '.' }, ...modules].flatMap(({ name, folder }) => {
  const readme = join(ROOT, folder, 'README.md');
  const printed = snippetsOf(readme, ['text'])[0];
  return ([['ts', ['ts', 'typescript']], ['tsx', ['tsx']]] as const).flatMap(([ending, languages]) =>
    snippetsOf(readme, languages).map((code, i) => ({ name, file: `${name.replace('@rulebench/', '')}-${String(i)}.${ending}`, code, printed: i === 0 && ending === 'ts' ? printed : undefined })));
});
const RUN = SNIPPETS.filter(({ file }) => file.endsWith('-0.ts'));

let project: string;
let wrong: string;
let browser: Browser;

beforeAll(async () => {
  const tarballs = packed.packages.filter(({ name }) => SHARED.includes(name) || modules.some((one) => one.name === name)).map(({ tarball }) => tarball);
  project = emptyProject(packed.folder, [...tarballs, ...BESIDE.map((name) => `${name}@${manifestIn(join(ROOT, 'node_modules', name)).version}`)]);
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({
    compilerOptions: { strict: true, exactOptionalPropertyTypes: true, target: 'es2022', lib: ['es2023', 'dom'], module: 'nodenext', jsx: 'react-jsx', types: [], outDir: 'out' },
    include: ['*.ts', '*.tsx'],
  }));
  for (const { file, code } of SNIPPETS) writeFileSync(join(project, file), `${code}\nexport {};\n`);
  wrong = tscIn(project);
  browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
}, 300_000);
afterAll(async () => {
  await browser?.close();
  packed.remove();
});

it('there are modules to embed', () => {
  expect(modules.map(({ name }) => name)).toContain('@rulebench/energy-allocation');
});

it('nothing else is installed than what was asked for, and what React brings', () => {
  expect(readdirSync(join(project, 'node_modules/@rulebench')).sort()).toEqual([...SHARED, ...modules.map(({ name }) => name)].map((name) => name.replace('@rulebench/', '')).sort());
  expect(readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.')).sort()).toEqual(
    ['@rulebench', '@types', '@xstate', 'csstype', 'react', 'use-isomorphic-layout-effect', 'use-sync-external-store', 'xstate']);
});

it("the READMEs' snippets have the right types, React's among them", () => {
  expect(SNIPPETS.map(({ file }) => file)).toEqual(expect.arrayContaining(['workspace-0.ts', 'energy-allocation-0.ts', 'energy-allocation-0.tsx']));
  // What others' declarations have wrong with each other is theirs.
  expect(wrong.split('\n').filter((line) => /error TS/.test(line) && !/^node_modules\/(?!@rulebench\/)/.test(line))).toEqual([]);
});

it(`core takes at most ${String(CORE_BUDGET)} bytes`, async () => {
  const size = await sizeOf('@rulebench/core', []);
  expect(size).toBeGreaterThan(200);
  expect(size).toBeLessThanOrEqual(CORE_BUDGET);
});

describe.each(modules)('a game that embeds $name', ({ name }) => {
  it('carries along xstate, and what modules share', () => {
    const { dependencies = {}, peerDependencies = {} } = manifestIn(join(project, 'node_modules', name));
    expect(Object.keys(peerDependencies)).toEqual(['xstate']);
    expect(Object.keys(dependencies).filter((one) => !SHARED.includes(one))).toEqual([]);
  });

  it(`takes at most ${String(MODULE_BUDGET)} bytes of its own, and ${String(BOARD_BUDGET)} of the board`, async () => {
    const own = await sizeOf(name, SHARED);
    const withCore = await sizeOf(name, SHARED.filter((one) => one !== '@rulebench/core'));
    const board = (await sizeOf(name, SHARED.filter((one) => one !== '@rulebench/board'))) - own;
    const all = await sizeOf(name, []);
    process.stdout.write(`${name}: ${String(own)} bytes of ${String(MODULE_BUDGET)}, ${String(board)} of board, ${String(withCore - own)} of core, ${String(all)} with all that it takes\n`);
    expect(own).toBeGreaterThan(200);
    expect(own).toBeLessThanOrEqual(MODULE_BUDGET);
    expect(board).toBeLessThanOrEqual(BOARD_BUDGET);
  });

  it('finds in its README how to', () => {
    expect(RUN.map((one) => one.name)).toContain(name);
  });
});

it.each(RUN)('runs in Node and, bundled, in a browser, with the same to see: $file', async ({ file, printed }) => {
  const seen = execFileSync(process.execPath, [join('out', file.replace(/ts$/, 'js'))], { cwd: project, encoding: 'utf8', env: { ...process.env, FORCE_COLOR: '0' } });
  expect(seen.trim()).not.toBe('');
  if (printed !== undefined) expect(seen).toBe(printed);

  const bundle = await build({ entryPoints: [join(project, file)], bundle: true, format: 'esm', platform: 'browser', minify: true, write: false });
  const page = await browser.newPage();
  try {
    const lines: string[] = [];
    const errors: string[] = [];
    page.on('console', (message) => { lines.push(message.text()); });
    page.on('pageerror', (error) => { errors.push(error.message); });
    await page.setContent(`<script type="module">${(bundle.outputFiles[0]?.text ?? '').replaceAll('</script', '<\\/script')}\nwindow.done = true;</script>`);
    await page.waitForFunction('window.done === true', undefined, { timeout: 30_000 });
    expect(errors).toEqual([]);
    expect(lines.length).toBeGreaterThan(0);
    expect(wordsOf(lines.join(' '))).toEqual(wordsOf(seen));
  } finally {
    await page.close();
  }
});

/** What an import of all of a package comes to, without what is `left` to others. */
async function sizeOf(entry: string, left: readonly string[]): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: `export * from '${entry}';`, resolveDir: project }, bundle: true, format: 'esm', platform: 'browser', minify: true, write: false,
    external: ['xstate', ...left.flatMap((name) => [name, `${name}/*`])],
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

/** The words and numbers of a print-out: Node and browsers print the same objects in different brackets. */
function wordsOf(text: string): readonly string[] {
  return text.match(/[\w.-]+/g) ?? [];
}

/** What the compiler objects to; nothing where all is well. */
function tscIn(folder: string): string {
  try {
    return execFileSync(process.execPath, [join(ROOT, 'node_modules/typescript/lib/tsc.js'), '-p', '.'], { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  }
}
