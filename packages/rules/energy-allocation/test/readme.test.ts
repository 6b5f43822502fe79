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
const BUDGET = 12_000;
const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
const snippet = block('ts');

function block(language: string): string {
  const [, text] = new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(readme) ?? [];
  if (text === undefined) throw new Error(`the README has no block of ${language}`);
  return text;
}

test('it type-checks and prints what it says', () => {
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

test(`a game that embeds it carries at most ${BUDGET} bytes beside xstate`, async () => {
  const { outputFiles } = await build({ entryPoints: [join(ROOT, 'src/index.ts')], bundle: true, minify: true, write: false, format: 'esm', external: ['xstate', 'xstate/*'], target: 'es2023' });
  const size = gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
  expect(size).toBeGreaterThan(2000);
  expect(size).toBeLessThanOrEqual(BUDGET);
});
