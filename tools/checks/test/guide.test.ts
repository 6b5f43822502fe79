/**
 * The guide, followed word by word: its files are saved, its commands run, and what it says that they print is looked for in what they
 * print, line by line and in order. `…` in a line stands for anything; `(exit 1)` is the exit code of the last command.
 */

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { copyOfWorkspace, ROOT } from './copy.ts';
import { packAll } from './packed.ts';

const GUIDE = readFileSync(join(ROOT, 'docs/guide.md'), 'utf8');
const OUTSIDE = '\n## In a folder of your own\n';

/** What stands in a fence: a file to save, commands to run, or what they print. */
interface Block { readonly language: string; readonly about: string; readonly text: string }

/** One thing to do, and what the guide says of it. */
interface Deed { readonly title: string; readonly files: readonly Block[]; readonly commands: string; readonly prints: readonly string[] }

function blocksOf(text: string): readonly Block[] {
  return [...text.matchAll(/^(`{3,})(\w+) ?([^\n]*)\n([\s\S]*?)^\1$/gm)].map(([, , language = '', about = '', body = '']) => ({ language, about, text: body }));
}

/** The commands of a part of the guide in order, each with the files that are saved before it. */
function deedsOf(text: string): readonly Deed[] {
  const deeds: Deed[] = [];
  let files: Block[] = [];
  const blocks = blocksOf(text).filter(({ language, about }) => !(language === 'sh' && about === 'once'));
  blocks.forEach((block, i) => {
    const next = blocks[i + 1];
    if (block.language === 'sh') {
      deeds.push({ title: block.text.trim().split('\n').at(-1) ?? '', files, commands: block.text, prints: next?.language === 'text' ? next.text.trim().split('\n') : [] });
      files = [];
    } else if (block.language !== 'text') files.push(block);
  });
  return deeds;
}

function follow({ files, commands, prints }: Deed, cwd: string, shell: string, env: NodeJS.ProcessEnv): void {
  for (const { about, text } of files) {
    mkdirSync(dirname(join(cwd, about)), { recursive: true });
    writeFileSync(join(cwd, about), text);
  }
  const { status, stdout, stderr } = spawnSync('bash', ['-c', `${shell}\nset -e\n${commands}`], { cwd, encoding: 'utf8', maxBuffer: 2 ** 28, env: { ...env, NO_COLOR: '1', FORCE_COLOR: '0' } });
  const said = stdout + stderr;
  expect(prints.length, 'the guide says what it prints').toBeGreaterThan(0);
  expect(`(exit ${String(status)})`, said).toBe(prints.find((line) => line.startsWith('(exit')) ?? '(exit 0)');
  let from = 0;
  for (const line of prints.filter((one) => !one.startsWith('(exit'))) {
    const found = new RegExp(line.split('…').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[^\\n]*')).exec(said.slice(from));
    expect(found, `"${line}" is printed, after what stands before it, in:\n${said}`).not.toBeNull();
    from += (found?.index ?? 0) + (found?.[0].length ?? 0);
  }
}

const [inside = '', outside = ''] = GUIDE.split(OUTSIDE);
const ENVIRONMENT = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(NX_|VITEST|npm_)|NODE_OPTIONS/.test(name)));

it('names every file above the block that is to be saved under it', () => {
  const named = blocksOf(GUIDE).filter(({ language }) => language === 'yaml' || language === 'md');
  expect(named.length).toBeGreaterThan(3);
  for (const { about } of named) expect(GUIDE).toContain(`\n\`${about}\`\n`);
});

describe('in a copy of the repository', () => {
  const copy = copyOfWorkspace({ built: true });
  afterAll(() => { copy.remove(); });

  it.each(deedsOf(inside))('$title', { timeout: 300_000 }, (deed) => {
    follow(deed, copy.root, `npx() { shift; node packages/bench/cli/bin/rulebench.js "$@"; }`, ENVIRONMENT);
  });
});

describe('in an empty folder', () => {
  const packed = packAll();
  const folder = join(packed.folder, 'empty');
  mkdirSync(folder);
  afterAll(() => { packed.remove(); });

  it.each(deedsOf(outside))('$title', { timeout: 300_000 }, (deed) => {
    follow(deed, folder, '', { ...ENVIRONMENT, RULEBENCH: packed.folder });
  });
});
