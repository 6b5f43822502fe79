/** The first snippet of a README, as a developer would paste it: what it prints. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/** The first block of a language in a package's README. @throws where there is none */
export function blockOf(folder: string, language: string): string {
  const [, text] = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'ms').exec(readFileSync(join(folder, 'README.md'), 'utf8')) ?? [];
  if (text === undefined) throw new Error(`the README of ${folder} has no block of ${language}`);
  return text;
}

/** What the first TypeScript block of a package's README prints, run in Node from within the package. Its types are checked with the packed packages. */
export async function printedBy(folder: string): Promise<string> {
  const own = mkdtempSync(join(folder, 'test', 'readme-'));
  try {
    const file = join(own, 'snippet.mjs');
    await build({ stdin: { contents: blockOf(folder, 'ts'), loader: 'ts', resolveDir: folder }, format: 'esm', outfile: file, target: 'es2023' });
    return execFileSync(process.execPath, [file], { encoding: 'utf8', env: { ...process.env, FORCE_COLOR: '0' } });
  } finally {
    rmSync(own, { recursive: true });
  }
}
