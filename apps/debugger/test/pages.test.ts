/** The sidebar and the pages as files change: a workspace of its own, written and rewritten. */

import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sameJson } from '@rulebench/core';
import { csfOf } from '../src/node/csf.ts';
import { storiesOf } from '../src/node/files.ts';
import { pageSourceOf } from '../src/node/page-source.ts';
import { libraryCode } from '../src/node/library-code.ts';
import { contentsOf, joined, moduleDataOf } from '../src/library/parts.ts';
import { sampleOf } from '../src/node/sample.ts';
import { clauseSearch } from '../src/pages/find-clauses.ts';
import { workspacesOf } from '../src/node/workspace.ts';

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

const MODULE = `
import { setup } from 'xstate';
const machineOf = () => setup({}).createMachine({
  id: 'lamp', initial: 'off', context: { on: false }, states: { off: { on: { TOUCH: 'on' } }, on: {} },
});
const object = { type: 'object', additionalProperties: false };
export const ruleModule = {
  id: 'lamp', title: 'A lamp', version: '1.0.0', machineOf, rules: {},
  schema: { $defs: { Input: object, Context: { ...object, properties: { on: { type: 'boolean' } } }, Event: { ...object, properties: { type: { const: 'TOUCH' } }, required: ['type'] }, Effect: object, Output: object } },
};
`;

const ruling = (slug: string, title: string, state: string): string => `---
ruling: toy/${slug}
title: ${title}
revision: 1
module: lamp
---

## 1. A touch lights it

\`\`\`example
name: One touch
given: { input: {} }
when:
  - TOUCH: {}
then: { state: ${state} }
\`\`\`
`;

let root: string;
const file = (slug: string): string => join(root, 'toy', 'rulings', `${slug}.ruling.md`);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'rulebench-'));
  await mkdir(join(root, 'toy', 'rulings'), { recursive: true });
  await mkdir(join(root, 'lamp'));
  const written: Readonly<Record<string, string>> = {
    'lamp/package.json': JSON.stringify({ name: 'lamp', type: 'module', rulebench: { module: './module.ts' } }),
    'lamp/module.ts': MODULE,
    'lamp/README.md': '# A lamp',
    'toy/package.json': JSON.stringify({ name: 'toy', rulebench: { source: '.' } }),
    'toy/source.yaml': 'id: toy\ntitle: Toys\npublisher: Nobody\nheadings:\n  - { ruling: light, title: Light, status: covered }\n  - { ruling: glow, title: Glow, status: covered }\n',
  };
  for (const [path, text] of Object.entries(written)) await writeFile(join(root, path), text);
  await writeFile(file('light'), ruling('light', 'Light', 'on'));
  await writeFile(file('glow'), ruling('glow', 'Glow', 'on'));
});

afterEach(() => rm(root, { recursive: true }));

describe('the pages of a workspace', () => {
  test('stand below their module, each with its mark', async () => {
    expect((await workspacesOf(root).read()).library.problems).toEqual([]);
    const source = pageSourceOf(workspacesOf(root));
    const pages = await source.pagesOf(file('light'));
    expect(pages).toMatchObject({
      key: 'toy-light',
      pages: [{ kind: 'example', id: 'toy-light--1-one-touch', title: 'A lamp/Light (toy∕light)', name: 'One touch', tags: ['agrees'], args: { ruling: 'toy/light', example: '1-one-touch' } }],
    });
    expect(await source.pagesOf(join(root, 'lamp', 'README.md'))).toMatchObject({ pages: [{ id: 'lamp--overview', title: 'A lamp/The module' }, ...['table', 'explore', 'compare', 'simulate', 'odds'].map((page) => ({ id: `lamp--${page}` }))] });
    expect(await source.pagesOf(join(root, 'README.md'))).toBeUndefined();
    expect(await source.pagesOf(join(root, 'lamp', 'module.ts'))).toBeUndefined();
  });

  test('keep the order of the source, and let new rulings in only while they may be added', async () => {
    const workspace = await workspacesOf(root).read();
    const files = (growing: boolean) => storiesOf(workspace, { from: root, growing }).map((entry) => (typeof entry === 'string' ? entry : entry.files));
    expect(files(false)).toEqual(['README.md', 'light.ruling.md', 'glow.ruling.md']);
    expect(files(true)).toEqual([
      'README.md', 'light.ruling.md', 'glow.ruling.md', '!(light|glow).ruling.md',
      '!(lamp|toy)/README.md', '!(lamp|toy)/rulings/**/*.ruling.md', 'rulings/*.ruling.md', 'rulings/*/*.ruling.md', 'rulings/*/*.ruling.md',
    ]);
  });

  test('are listed as the folder lies where a pattern that leaves out the known ones would be longer than a name may be', async () => {
    const slugs = Array.from({ length: 12 }, (_, n) => `a-ruling-with-quite-a-long-name-number-${n}`);
    for (const slug of slugs) await writeFile(file(slug), ruling(slug, `Light ${slug}`, 'on'));
    const patterns = storiesOf(await workspacesOf(root).read(), { from: root, growing: true }).map((entry) => (typeof entry === 'string' ? entry : entry.files ?? ''));
    expect(patterns.slice(0, 2)).toEqual(['README.md', '*.ruling.md']);
  });

  test('are, in a sample, as few as show every kind of view', async () => {
    await writeFile(file('glow'), ruling('glow', 'Glow', 'on').replace('- TOUCH: {}', '- TOUCH: {}\n  - TOUCH: {}\n    not-now: { by: [toy/glow/1] }'));
    const { rulings, library } = await workspacesOf(root).read();
    expect(library.problems).toEqual([]);
    expect([...sampleOf({ rulings })]).toEqual([['toy-glow--1-one-touch', 'light']]);
    expect([...sampleOf({ rulings: rulings.filter(({ id }) => id === 'toy/light') })]).toEqual([['toy-light--1-one-touch', 'light']]);
    const source = pageSourceOf(workspacesOf(root), { sampled: true });
    expect((await source.pagesOf(file('light')))?.pages).toEqual([]);
    expect((await source.pagesOf(file('glow')))?.pages).toMatchObject([{ id: 'toy-glow--1-one-touch', scheme: 'light' }]);
    expect(csfOf(await source.pagesOf(file('glow')) ?? { key: '', pages: [] }, { tested: true })).toContain('globals: {"scheme":"light"}');
  });

  test('follow a ruling that is edited: its example parts, then agrees again', async () => {
    const source = pageSourceOf(workspacesOf(root));
    const marks = async () => (await source.pagesOf(file('light')))?.pages.map(({ tags }) => tags);
    expect(await marks()).toEqual([['agrees']]);
    await writeFile(file('light'), ruling('light', 'Light', 'off'));
    expect(await marks()).toEqual([['parts']]);
    await writeFile(file('light'), ruling('light', 'Light', 'on'));
    expect(await marks()).toEqual([['agrees']]);
  });

  test('follow a module that is edited', async () => {
    const source = pageSourceOf(workspacesOf(root));
    await source.pagesOf(file('light'));
    await writeFile(join(root, 'lamp', 'module.ts'), MODULE.replace("TOUCH: 'on'", "TOUCH: 'off'"));
    expect((await source.pagesOf(file('light')))?.pages.map(({ tags }) => tags)).toEqual([['parts']]);
  });

  test('stay where a mistake is written into their file, beside a page that tells it', async () => {
    const source = pageSourceOf(workspacesOf(root));
    await source.pagesOf(file('light'));
    await writeFile(file('light'), ruling('light', 'Light', 'on').replace('given:', 'giben:'));
    const pages = (await source.pagesOf(file('light')))?.pages ?? [];
    expect(pages.map(({ id, tags }) => [id, ...tags])).toEqual([['toy-light--1-one-touch', 'parts'], ['problems-light-ruling-md--problems', 'parts']]);
    expect(JSON.stringify(pages.at(-1)?.args)).toContain('toy/rulings/light.ruling.md');
    expect(JSON.stringify(pages)).not.toContain(root);
  });
});

test('a clause is found by words of its sentence, its ruling and its examples, whole or begun', async () => {
  const search = clauseSearch((await workspacesOf(root).read()).library);
  const found = (words: string) => search(words, 5).map(({ clause }) => clause.id);
  expect(found('which touch lights it')).toEqual(expect.arrayContaining(['toy/light/1', 'toy/glow/1']));
  expect(found('glo')).toEqual(['toy/glow/1']);
  expect([found('the of a'), found('photosynthesis')]).toEqual([[], []]);
});

describe('what the bundler is given', () => {
  test('plays its checks under test only', async () => {
    const pages = await pageSourceOf(workspacesOf(root)).pagesOf(file('light'));
    if (pages === undefined) throw new Error('no pages');
    expect(csfOf(pages, { tested: true })).toContain('play: playExample');
    expect(csfOf(pages, { tested: false })).not.toContain('play');
  });

  test('names no folder of this machine but in imports', async () => {
    const workspace = await workspacesOf(root).read();
    const codes = await Promise.all(['contents', 'part/lamp', 'library/lamp', 'library', 'part/none'].map((name) => libraryCode(`virtual:rulebench/${name}`, workspace, root)));
    expect(codes.map((code) => code === undefined)).toEqual([false, false, false, false, true]);
    expect(codes.join('').split('\n').filter((line) => line.includes(root))).toEqual([`import { ruleModule } from ${JSON.stringify(join(root, 'lamp', 'module.ts'))};`]);
  });
});

test('the parts of a library make up the library again, and those of one module its examples alone', async () => {
  const { library } = await workspacesOf(REPOSITORY).read();
  const contents = contentsOf(library);
  const parts = [...library.modules.values()].map((ruleModule) => ({ ruleModule, ...moduleDataOf(library, contents, ruleModule.id) }));
  const again = joined(structuredClone({ ...contents }), parts);
  const plain = ({ rulings, sources, problems, modulePlaces }: typeof library) => ({ rulings, sources, problems, modulePlaces });
  expect(sameJson(plain(again), plain(library))).toBe(true);
  const byName = (fixtures: typeof library.fixtures) => fixtures.map((one) => [`${one.module} ${one.name}`, one] as const).toSorted(([a], [b]) => (a < b ? -1 : 1));
  expect(byName(again.fixtures)).toEqual(byName(library.fixtures));
  for (const part of parts) {
    const own = joined(contents, [part]);
    const examples = own.rulings.flatMap(({ clauses }) => clauses).flatMap((clause) => clause.examples);
    expect(sameJson(examples, library.rulings.flatMap(({ clauses }) => clauses).flatMap((clause) => clause.examples).filter(({ module }) => module === part.module))).toBe(true);
    expect([...own.modules.keys()]).toEqual([part.module]);
  }
});
