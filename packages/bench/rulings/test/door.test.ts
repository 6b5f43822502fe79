/** The doors: what a page can bundle, what editors are told, and examples written from runs. */

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { check, exampleOf, exampleYaml, examplesOf, fixtureOf, libraryOf, rulingIdOf, runExample, schemaFor } from '../src/index.ts';
import { ferry, fileOf, GOOD, goodLibrary, mooring } from './library.ts';

test('the main door is bundled for a browser without anything of Node', async () => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../src/index.ts', import.meta.url))], bundle: true, write: false, platform: 'browser', format: 'esm', logLevel: 'silent',
  });
  expect(outputFiles[0]?.text).toContain('parseRuling');
  expect(outputFiles[0]?.text).not.toMatch(/from\s*["']node:|require\(["']node:/);
});

describe('schemas for editors', () => {
  const schemas = schemaFor([ferry]);
  const validator = (schema: object) => new Ajv({ strict: false, formats: { date: true } }).compile(schema);
  const [source, fixtures] = ['good/source.yaml', 'good/fixtures/ferry.yaml'].map((file): unknown => parse(fileOf(file).text));

  test('accept every good file', () => {
    const example = validator(schemas.example);
    const examples = examplesOf(goodLibrary().rulings);
    expect(examples.length).toBeGreaterThan(0);
    for (const { yaml, name } of examples) expect(example(parse(yaml)), `${name}: ${JSON.stringify(example.errors)}`).toBe(true);
    expect(validator(schemas.source)(source)).toBe(true);
    expect(validator(schemas.fixtures)(fixtures)).toBe(true);
  });

  test.each([
    ['an unknown event', { name: 'x', given: { fixture: 'a' }, when: [{ BORD: { who: 'Ann', coins: 1 } }] }],
    ['a misspelt key of a payload', { name: 'x', given: { fixture: 'a' }, when: [{ BOARD: { who: 'Ann', coin: 1 } }] }],
    ['a misspelt key of the example', { name: 'x', given: { fixture: 'a' }, wehn: [] }],
    ['a misspelt key in with', { name: 'x', given: { fixture: 'a', with: { seets: 1 } } }],
    ['a wrong type', { name: 'x', given: { input: { seats: 'two', purses: {}, sky: 'calm' } } }],
    ['a then that expects nothing', { name: 'x', given: { fixture: 'a' }, then: {} }],
    ['a refusal by nothing', { name: 'x', given: { fixture: 'a' }, 'given-refused': { by: [] } }],
    ['an unknown variant', { name: 'x', variant: 'deer', given: { fixture: 'a' } }],
    ['no name', { given: { fixture: 'a' } }],
  ])('refuse %s in an example', (_, example) => {
    expect(validator(schemas.example)(example)).toBe(false);
  });

  test('refuse a heading of another status, and a fixture with both an input and a base', () => {
    expect(validator(schemas.source)({ id: 'x', title: 'X', publisher: 'P', headings: [{ ruling: 'a', title: 'A', status: 'done' }] })).toBe(false);
    expect(validator(schemas.fixtures)({ module: 'ferry', fixtures: { a: { from: 'b', input: { seats: 1, purses: {}, sky: 'calm' } } } })).toBe(false);
  });
});

describe('an example written from a run', () => {
  const library = goodLibrary();
  const fixture = fixtureOf(library, 'ferry', 'two-seats');
  const ofRun = (ruling: string, slug: string, name: string, more: object = { fixture }): string => {
    const example = exampleOf(library, ruling, slug);
    const run = example === undefined ? undefined : runExample(library, example).run;
    if (run === undefined) throw new Error('no run');
    return exampleYaml(run, { name, ...more });
  };

  test('says its start as an alteration of the fixture, its events, its refusals and its end', () => {
    expect(ofRun('toy/casting-off', '1-a-storm-holds-it', 'Again: a storm')).toBe([
      'name: "Again: a storm"',
      'given: { fixture: two-seats, with: { purses: { Ben: null }, sky: storm } }',
      'when:',
      '  - BOARD: { who: Ann, coins: 3 }',
      '  - CAST_OFF: {}',
      '    refused: { by: [ toy/casting-off/1 ] }',
      '  - SKY: { is: unseen }',
      '  - CAST_OFF: {}',
      '    refused: { by: [ toy/casting-off/1 ] }',
      '  - SKY: { is: calm }',
      '  - CAST_OFF: {}',
      'then: { state: choosing }',
      '',
    ].join('\n'));
  });

  test.each(examplesOf(library.rulings).filter(({ givenRefused }) => givenRefused === undefined).map(({ clause, slug }) => [rulingIdOf(clause), slug]))(
    '%s %s passes when it is written and read again', (ruling, slug) => {
      const file = mooring(`\n## 1. A ferry moors\n\n\`\`\`example\n${ofRun(ruling, slug, 'Again')}\`\`\`\n\n\`\`\`example\n${ofRun(ruling, slug, 'Once more', {})}\`\`\`\n`);
      const written = libraryOf({ files: [...GOOD, file], modules: [ferry] });
      expect(written.problems).toEqual([]);
      const results = check(written.library).results.filter(({ example }) => example.clause === 'toy/mooring/1');
      expect(results.map(({ ok, failures }) => [ok, failures])).toEqual([[true, []], [true, []]]);
    },
  );
});

describe('the README', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

  test('shows a ruling file that passes', () => {
    const [, text] = /````markdown\n([\s\S]*?)````/.exec(readme) ?? [];
    const { library } = libraryOf({ files: [...GOOD, { file: 'readme.ruling.md', text: text ?? '' }], modules: [ferry] });
    expect(library.problems).toEqual([]);
    const results = check(library).results.filter(({ example }) => example.place.file === 'readme.ruling.md');
    expect(results.length).toBeGreaterThan(1);
    expect(results.flatMap(({ failures }) => failures)).toEqual([]);
  });

  test('lists every error code, and no other', () => {
    const folder = fileURLToPath(new URL('../src/', import.meta.url));
    const used = new Set(sourcesBelow(folder).flatMap((text) => text.match(/RB1\d\d/g) ?? []));
    const listed = [...readme.matchAll(/^\| (RB1\d\d) \|/gm)].map(([, code]) => code);
    expect(listed).toEqual([...used].sort());
  });
});

function sourcesBelow(folder: string): readonly string[] {
  return ['', 'node/'].flatMap((sub) => readdirSync(`${folder}${sub}`).filter((name) => name.endsWith('.ts')).map((name) => readFileSync(`${folder}${sub}${name}`, 'utf8')));
}
