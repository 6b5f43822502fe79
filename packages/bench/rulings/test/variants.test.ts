/** Variants written as data: they are variants of their module like any other. */

import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchOf } from '@rulebench/core/explain';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { check, libraryFrom, libraryOf, parseVariants, schemaFor, type Library, type RulingFile } from '../src/index.ts';
import { loadLibrary } from '../src/node.ts';
import { ferry, fileOf, GOOD, mooring } from './library.ts';

const FREE: RulingFile = {
  file: 'variants/prices.yaml',
  text: 'module: ferry\nvariants:\n  free: { title: A free crossing, effective: 2001-07-01, cites: [toy/mooring/1], replaced: { fare: 0 } }\n',
};

/** A clause that holds under the variant alone. */
const MOORING = mooring(`## 1. On the day of mooring nobody pays

\`\`\`example
name: Ann boards without a coin
variant: free
given: { fixture: two-seats }
when:
  - BOARD: { who: Ann, coins: 0 }
then: { effects: [{ type: pay, who: Ann, coins: 0 }] }
\`\`\`
`);

function libraryWith(...files: readonly RulingFile[]): Library {
  return libraryOf({ files: [...GOOD, ...files], modules: [ferry] }).library;
}

test('an example runs under it, its measure says the value, and its clauses count as cited', () => {
  const library = libraryWith(MOORING, FREE);
  expect(library.problems).toEqual([]);
  const { results, coverage, findings } = check(library);
  expect(results.filter(({ example }) => example.variant === 'free').map(({ ok, failures }) => ({ ok, failures }))).toEqual([{ ok: true, failures: [] }]);
  expect(findings).toEqual([]);
  expect(coverage.clauses.find(({ clause }) => clause === 'toy/mooring/1')).toMatchObject({ covered: true, citedBy: [{ kind: 'measure', id: 'fare' }] });
});

test('without it the clause is cited by nothing, and its example cannot run', () => {
  expect(libraryWith(MOORING).problems.map(({ code }) => code)).toEqual(['RB137']);
  const uncited = { ...FREE, text: FREE.text.replace(' cites: [toy/mooring/1],', '') };
  expect(check(libraryWith(MOORING, uncited)).findings.map(({ code }) => code)).toContain('RB171');
});

test('it is a variant of the module, beside those of its TypeScript, which are as they were', () => {
  const module = libraryWith(FREE).modules.get('ferry');
  expect(module?.variants?.map(({ id }) => id)).toEqual(['dear', 'crowded', 'mad', 'free']);
  expect(module?.variants?.find(({ id }) => id === 'free')).toMatchObject({ title: 'A free crossing', effective: '2001-07-01' });
  expect(ferry.variants?.map(({ id }) => id)).toEqual(['dear', 'crowded', 'mad']);
  expect(module === undefined ? undefined : benchOf(module, 'free').rules['fare']).toMatchObject({ kind: 'measure', id: 'fare', cites: ['toy/boarding/2', 'toy/mooring/1'] });
});

test('all examples can be run under it', () => {
  const { results } = check(libraryWith(MOORING, FREE), { variant: 'free' });
  const changed = results.filter(({ ok, example }) => !ok && example.variant === undefined).map(({ example }) => example.clause);
  expect(changed).toContain('toy/boarding/2');
});

test('a library made again of its own data and modules is the same', () => {
  const library = libraryWith(MOORING, FREE);
  const again = libraryFrom({ ...library, modules: [...library.modules.values()] });
  expect([...again.modules.values()]).toEqual([...library.modules.values()]);
  const asData = JSON.parse(JSON.stringify({ ...library, modules: [] })) as Omit<Library, 'modules'>; // boundary: what a page is given
  expect(libraryFrom({ ...asData, modules: [ferry] }).modules.get('ferry')?.variants?.map(({ id }) => id)).toEqual(['dear', 'crowded', 'mad', 'free']);
});

test('the same module with the same variants is the same object, so that what was played is remembered', () => {
  expect(libraryWith(FREE).modules.get('ferry')).toBe(libraryWith(MOORING, FREE).modules.get('ferry'));
  const other = { ...FREE, text: FREE.text.replace('fare: 0', 'fare: 1') };
  expect(libraryWith(other).modules.get('ferry')).not.toBe(libraryWith(FREE).modules.get('ferry'));
});

test('one that is wrong is left out, and the others are there', () => {
  const text = `${FREE.text}  wild: { title: Wild, replaced: { fare: wild } }\n`;
  const library = libraryWith({ ...FREE, text });
  expect(library.problems.map(({ code }) => code)).toContain('RB149');
  expect(library.modules.get('ferry')?.variants?.map(({ id }) => id)).toEqual(['dear', 'crowded', 'mad', 'free']);
});

test('of two with one id the first is taken', () => {
  const second = { file: 'more/variants/prices.yaml', text: FREE.text.replace('fare: 0', 'fare: 1') };
  const library = libraryWith(MOORING, FREE, second);
  expect(library.problems.map(({ code, place }) => [code, place.file])).toEqual([['RB129', second.file]]);
  const free = library.modules.get('ferry')?.variants?.find(({ id }) => id === 'free')?.replaced['fare'];
  expect(free?.kind === 'measure' ? free.value(undefined as never, undefined as never) : undefined).toBe(0); // boundary: a constant looks at nothing
});

test('editors are told what may be replaced, and by what', () => {
  const takes = new Ajv({ strict: false, validateFormats: false }).compile(schemaFor([ferry]).variants);
  expect(takes({ module: 'ferry', variants: { free: { title: 'Free', replaced: { fare: 0 } } } })).toBe(true);
  for (const replaced of [{ fare: 'no' }, { seatIsFree: 1 }, {}]) expect(takes({ module: 'ferry', variants: { free: { title: 'Free', replaced } } })).toBe(false);
});

test('they are found in the folder "variants" of a source, and loaded modules have them', async () => {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'rulebench-variants-')));
  try {
    await mkdir(join(root, 'rules/variants'), { recursive: true });
    await writeFile(join(root, 'rules/source.yaml'), fileOf('good/source.yaml').text);
    await writeFile(join(root, 'rules/variants/prices.yaml'), FREE.text.replace(' cites: [toy/mooring/1],', ''));
    const { modules, library } = await loadLibrary({ root, cwd: root, paths: ['rules'], modules: [join(import.meta.dirname, 'toys/ferry')] });
    expect(library.variants.map(({ id, place }) => [id, place])).toEqual([['free', { file: 'rules/variants/prices.yaml', line: 3, column: 3 }]]);
    expect(modules[0]?.module.variants?.map(({ id }) => id)).toContain('free');
  } finally {
    await rm(root, { recursive: true });
  }
});

test('parsing one never throws', () => {
  for (const text of ['', '[]', 'module: ferry', 'module: ferry\nvariants: 3', 'module: ferry\nvariants: { a: 3 }', 'module: ferry\nvariants: { a: { title: a, replaced: [1] } }']) {
    expect(parseVariants(text, 'variants/x.yaml').problems.length, text).toBeGreaterThan(0);
  }
});
