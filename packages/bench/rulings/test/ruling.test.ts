/** What a good ruling file comes to. */

import { expect, test } from 'vitest';
import { parseFixtures, parseRuling, parseSource } from '../src/index.ts';
import { fileOf, goodLibrary, mooring } from './library.ts';

const boarding = fileOf('good/rulings/boarding.ruling.md');

test('a ruling file is read with its clauses, marks, prose and examples, without a problem', () => {
  const { value, problems } = parseRuling(boarding.text, boarding.file);
  expect(problems).toEqual([]);
  expect(value).toMatchObject({ id: 'toy/boarding', source: 'toy', slug: 'boarding', title: 'Who may board', revision: 1, effective: '2001-02-03', supersedes: [], module: 'ferry' });
  expect(value?.clauses.map(({ id, sentence, status, reason }) => [id, sentence, status, reason])).toEqual([
    ['toy/boarding/1', 'A passenger boards while a seat is free', 'runnable', undefined],
    ['toy/boarding/2', 'Boarding costs two coins', 'runnable', undefined],
    ['toy/boarding/3', 'Children count as passengers', 'not-runnable', 'rationale'],
    ['toy/boarding/4', 'Dogs travel for nothing', 'planned', undefined],
  ]);
  expect(value?.clauses[0]?.prose).toBe('Seats are *counted*, never shared.');
});

test('HTML in prose stays the text that it is', () => {
  expect(parseRuling(boarding.text, boarding.file).value?.prose).toBe('A ferry that sinks carries nobody. <script>alert("text")</script>');
});

test('an example has a slug of clause number and name, its number in the ruling, and its YAML as written', () => {
  const examples = parseRuling(boarding.text, boarding.file).value?.clauses.flatMap((clause) => clause.examples) ?? [];
  expect(examples.map(({ slug, number }) => [slug, number])).toEqual([
    ['1-the-third-of-two-is-refused', 1], ['1-a-ferry-without-seats-is-none', 2], ['2-one-coin-is-too-few', 3], ['2-a-dear-crossing', 4], ['4-a-dog-pays-nothing', 5],
  ]);
  expect(examples[0]?.place).toEqual({ file: boarding.file, line: 15, column: 1 });
  expect(examples[0]?.yaml.startsWith('name: The third of two is refused\n')).toBe(true);
});

test('a step is an event with its payload, and what is not to happen or what must hold after it', () => {
  const steps = parseRuling(boarding.text, boarding.file).value?.clauses[0]?.examples[0]?.when ?? [];
  expect(steps.map(({ event }) => event)).toEqual([
    { type: 'BOARD', who: 'Ann', coins: 2 }, { type: 'BOARD', who: 'Ben', coins: 2 }, { type: 'BOARD', who: 'Cid', coins: 2 },
  ]);
  expect(steps[2]?.not).toEqual({ kind: 'refused', by: ['toy/boarding/1'] });
  expect(steps[0]?.then).toMatchObject({ context: { aboard: ['Ann'], purses: { Ann: 7 } }, effects: [{ type: 'pay', who: 'Ann', coins: 2 }] });
});

test('files of Windows are read at the same places', () => {
  const { text, file } = mooring('\n## 1. A ferry moors\n\n```example\nname: It moors\ngiven: { fixture: two-seats }\nwhne: []\n```\n');
  const unix = parseRuling(text, file).problems;
  expect(unix.map(({ code, place }) => [code, place.line, place.column])).toEqual([['RB110', 13, 1], ['RB126', 11, 1]]);
  expect(parseRuling(text.replaceAll('\n', '\r\n'), file).problems).toEqual(unix);
});

test('a block in a comment is no example', () => {
  const { text, file } = mooring('\n## 1. A ferry moors {planned}\n\n<!--\n```example\nname: Hidden\n```\n-->\n');
  expect(parseRuling(text, file)).toMatchObject({ problems: [], value: { clauses: [{ examples: [] }] } });
});

test('a source has its headings, each covered or planned', () => {
  const { text, file } = fileOf('good/source.yaml');
  const { value, problems } = parseSource(text, file);
  expect(problems).toEqual([]);
  expect(value).toMatchObject({ id: 'toy', title: 'Toys for the tests', publisher: 'The tests', date: '2001-02-03' });
  expect(value?.headings.map(({ ruling, status }) => [ruling, status])).toEqual([['boarding', 'covered'], ['casting-off', 'covered'], ['mooring', 'planned']]);
});

test('a fixture made from another is that one altered: keys merged, values replaced, null removing a key', () => {
  const { text, file } = fileOf('good/fixtures/ferry.yaml');
  const { value, problems } = parseFixtures(text, file);
  expect(problems).toEqual([]);
  expect(value?.map(({ name, input }) => [name, input])).toEqual([
    ['two-seats', { seats: 2, purses: { Ann: 9, Ben: 1 }, sky: 'calm' }],
    ['storm', { seats: 2, purses: { Ann: 9, Ben: 1 }, sky: 'storm' }],
    ['storm-for-one', { seats: 2, purses: { Ann: 9 }, sky: 'storm' }],
  ]);
});

test('the sentence of a clause is read without its markup, whatever the rest of the file writes', () => {
  const { text, file } = mooring('\n`code` and [a link](x)\n\n## 1. A *ferry* `moors` at the [quay](x) & <b>waits</b> {module: ferry} {planned}\n\nStill *prose*.\n');
  const { value, problems } = parseRuling(text, file);
  expect(problems).toEqual([]);
  expect(value?.prose).toBe('`code` and [a link](x)');
  expect(value?.clauses[0]).toMatchObject({ sentence: 'A ferry moors at the quay & <b>waits</b>', module: 'ferry', status: 'planned', prose: 'Still *prose*.' });
});

test('rulings that take the place of each other, by name or by revision, are told', () => {
  const first = mooring('\n## 1. A ferry moors {planned}\n', 'module: ferry\nsupersedes: [toy/mooring@2]');
  const second = { file: 'second.ruling.md', text: first.text.replace('revision: 1', 'revision: 2').replace(/supersedes.*/, 'supersedes: [toy/mooring@1]') };
  const { problems } = goodLibrary([first, second]);
  expect(problems.map(({ code, place }) => `${code} ${place.file}`)).toEqual(['RB138 mooring.ruling.md', 'RB138 second.ruling.md']);
  expect(goodLibrary([{ ...first, text: first.text.replace(/supersedes.*/, 'supersedes: [toy/boarding@1]') }]).problems.filter(({ code }) => code === 'RB138')).toEqual([]);
});
