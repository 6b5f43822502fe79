/** The first snippet of the README runs, type-checks, and prints what it says; the package keeps to its size. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
const snippet = block('ts');

function block(language: string): string {
  const [, text] = new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(readme) ?? [];
  if (text === undefined) throw new Error(`the README has no block of ${language}`);
  return text;
}

test('it type-checks and prints what it says', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(HERE, 'readme-'));
  try {
    writeFileSync(join(folder, 'snippet.ts'), `${snippet}\nexport {};\n`);
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: '../../tsconfig.json', compilerOptions: { noEmit: false, rootDir: '.', outDir: 'out' }, include: ['snippet.ts'] }));
    execFileSync(process.execPath, [fileURLToPath(import.meta.resolve('typescript/bin/tsc')), '-p', folder], { encoding: 'utf8' });
    expect(execFileSync(process.execPath, [join(folder, 'out', 'snippet.js')], { encoding: 'utf8' })).toBe(block('text'));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each([
  { what: 'its own code', external: ['@rulebench/*'], budget: 13_500 },
  { what: 'its code with all that it takes of core and board', external: [], budget: 21_500 },
])('$what is at most $budget bytes beside xstate', async ({ external, budget }) => {
  const { outputFiles } = await build({ entryPoints: [join(ROOT, 'src/index.ts')], bundle: true, minify: true, write: false, format: 'esm', external: ['xstate', 'xstate/*', ...external], target: 'es2023' });
  const size = gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
  expect(size).toBeGreaterThan(2000);
  expect(size).toBeLessThanOrEqual(budget);
});
