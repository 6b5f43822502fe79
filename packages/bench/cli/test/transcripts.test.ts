/**
 * Runs the transcripts of test/transcripts: Markdown in which a block `console` holds command lines with what they print.
 *
 * A block starts from a fresh copy of the toy workspace. `$ rulebench …` runs the command; `$ edit FILE 's|OLD|NEW|'` and
 * `$ rm FILE` alter the copy; what follows up to the next `$` is what must be printed, output and errors in one, and
 * `(exit n)` the exit code where it is not 0. Times are written as `0.0 s`, and the copy's folder as `/workspace`.
 */

import { cp, mkdtemp, readFile, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { main } from '../src/index.ts';

const here = import.meta.dirname;
const files = (await readdir(join(here, 'transcripts'))).filter((name) => name.endsWith('.md'));

interface Command { readonly line: string; readonly expected: string }
interface Block { readonly title: string; readonly commands: readonly Command[] }

function blocksOf(text: string): readonly Block[] {
  return [...text.matchAll(/^## (.+?)$(?:(?!^## )[^])*?^```console\n([^]*?)^```$/gm)].map(([, title = '', body = '']) => ({
    title,
    commands: body.split(/^\$ /m).slice(1).map((part) => {
      const end = part.indexOf('\n');
      return { line: part.slice(0, end), expected: part.slice(end + 1) };
    }),
  }));
}

/** Words of a command line, with single quotes. */
function wordsOf(line: string): readonly string[] {
  return [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
}

async function execute(line: string, cwd: string): Promise<string> {
  const [program, ...args] = wordsOf(line);
  if (program === 'edit') return edit(join(cwd, args[0] ?? ''), args[1] ?? '');
  if (program === 'rm') return rm(join(cwd, args[0] ?? ''), { recursive: true }).then(() => '');
  if (program === 'cat') return readFile(join(cwd, args[0] ?? ''), 'utf8');
  expect(program).toBe('rulebench');
  let printed = '';
  const sink = { write: (text: string) => { printed += text; } };
  const code = await main(args, { cwd, env: {}, out: sink, err: sink });
  return printed.replaceAll(cwd, '/workspace').replaceAll(/\d+\.\d s\b/g, '0.0 s') + (code === 0 ? '' : `(exit ${code})\n`);
}

async function edit(file: string, script: string): Promise<string> {
  const [, was = '', is = ''] = /^s\|(.*)\|(.*)\|$/.exec(script) ?? [];
  const text = await readFile(file, 'utf8');
  const sought = was.replaceAll('\\n', '\n');
  expect(text).toContain(sought);
  await writeFile(file, text.replace(sought, () => is.replaceAll('\\n', '\n')));
  return '';
}

describe.each(files)('%s', async (file) => {
  const blocks = blocksOf(await readFile(join(here, 'transcripts', file), 'utf8'));
  test('holds commands', () => { expect(blocks.flatMap(({ commands }) => commands).length).toBeGreaterThan(0); });

  test.each(blocks)('$title', async ({ commands }) => {
    const dir = await realpath(await mkdtemp(join(tmpdir(), 'rulebench-')));
    try {
      await cp(join(here, 'fixture'), dir, { recursive: true });
      const cwd = join(dir, 'workspace');
      for (const { line, expected } of commands) expect(`$ ${line}\n${await execute(line, cwd)}`).toBe(`$ ${line}\n${expected}`);
    } finally {
      await rm(dir, { recursive: true });
    }
  });
});
