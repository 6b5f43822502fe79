/**
 * Somebody embeds a machine: core and a module are packed, installed in an empty project beside XState and its React hooks, and the
 * READMEs are followed to the letter, in Node and in a browser. What comes along stays small.
 */

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from './copy.ts';
import { emptyProject, packAll, snippetsOf } from './packed.ts';

const MODULE = 'packages/rules/energy-allocation';
const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
/** Minified and gzipped, in bytes, without xstate; a module's count includes what it takes of core. */
const BUDGETS = [
  { entry: '@rulebench/core', budget: 4_000 },
  { entry: '@rulebench/energy-allocation', budget: 12_000 },
];

/** Every snippet of the two READMEs that a developer would paste, as a file. */
const SNIPPETS = [{ folder: '.', of: 'workspace' }, { folder: MODULE, of: 'module' }].flatMap(({ folder, of }) => {
  const readme = join(ROOT, folder, 'README.md');
  return ([['ts', ['ts', 'typescript']], ['tsx', ['tsx']]] as const).flatMap(([ending, languages]) =>
    snippetsOf(readme, languages).map((code, i) => ({ name: `${of}-${String(i)}.${ending}`, code })));
});
const RUN = SNIPPETS.filter(({ name }) => name.endsWith('-0.ts')).map(({ name }) => name);

let project: string;
const packed = packAll();

beforeAll(() => {
  const tarballs = packed.packages.filter(({ name }) => BUDGETS.some(({ entry }) => entry === name)).map(({ tarball }) => tarball);
  project = emptyProject(packed.folder, [...tarballs, ...['xstate', '@xstate/react', 'react', '@types/react'].map((name) => `${name}@${versionOf(name)}`)]);
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({
    compilerOptions: { strict: true, exactOptionalPropertyTypes: true, target: 'es2022', lib: ['es2023', 'dom'], module: 'nodenext', jsx: 'react-jsx', types: [], outDir: 'out' },
    include: ['*.ts', '*.tsx'],
  }));
  for (const { name, code } of SNIPPETS) writeFileSync(join(project, name), `${code}\nexport {};\n`);
});
afterAll(() => { packed.remove(); });

describe('a game that embeds energy allocation', () => {
  it('carries along core and xstate, and nothing else', () => {
    const { dependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as { dependencies: object }; // boundary: npm's file
    expect(Object.keys(dependencies).sort()).toEqual(['@rulebench/core', '@rulebench/energy-allocation', '@types/react', '@xstate/react', 'react', 'xstate']);
    expect(readdirSync(join(project, 'node_modules/@rulebench')).sort()).toEqual(['core', 'energy-allocation']);
    expect(readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.')).sort()).toEqual(
      ['@rulebench', '@types', '@xstate', 'csstype', 'react', 'use-isomorphic-layout-effect', 'use-sync-external-store', 'xstate']);
  });

  it("type-checks the READMEs' snippets, React's among them", () => {
    expect(SNIPPETS.map(({ name }) => name)).toEqual(expect.arrayContaining(['workspace-0.ts', 'module-0.ts', 'module-0.tsx']));
    // What others' declarations have wrong with each other is theirs.
    const ours = tscIn(project).split('\n').filter((line) => /error TS/.test(line) && !/^node_modules\/(?!@rulebench\/)/.test(line));
    expect(ours).toEqual([]);
  });

  it.each(RUN)('runs in Node and, bundled, in a browser, with the same to see: %s', async (name) => {
    tscIn(project);
    const seen = execFileSync(process.execPath, [join('out', name.replace(/ts$/, 'js'))], { cwd: project, encoding: 'utf8', env: { ...process.env, FORCE_COLOR: '0' } });
    expect(seen.trim()).not.toBe('');

    const bundle = await build({ entryPoints: [join(project, name)], bundle: true, format: 'esm', platform: 'browser', minify: true, write: false });
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
    try {
      const page = await browser.newPage();
      const lines: string[] = [];
      const errors: string[] = [];
      page.on('console', (message) => { lines.push(message.text()); });
      page.on('pageerror', (error) => { errors.push(error.message); });
      await page.setContent(`<script type="module">${(bundle.outputFiles[0]?.text ?? '').replaceAll('</script', '<\\/script')}\nwindow.done = true;</script>`);
      await page.waitForFunction('window.done === true', undefined, { timeout: 10_000 });
      expect(errors).toEqual([]);
      expect(lines.length).toBeGreaterThan(0);
      expect(wordsOf(lines.join(' '))).toEqual(wordsOf(seen));
    } finally {
      await browser.close();
    }
  });

  it.each(BUDGETS)('takes at most $budget bytes for $entry', async ({ entry, budget }) => {
    const { outputFiles } = await build({
      stdin: { contents: `export * from '${entry}';`, resolveDir: project }, bundle: true, format: 'esm', platform: 'browser', minify: true, write: false, external: ['xstate'],
    });
    const size = gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
    console.log(`${entry}: ${String(size)} bytes of ${String(budget)}`);
    expect(size).toBeGreaterThan(200);
    expect(size).toBeLessThanOrEqual(budget);
  });
});

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

function versionOf(name: string): string {
  return String((JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8')) as { version: unknown }).version); // boundary: npm's file
}
