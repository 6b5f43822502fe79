/** What harmful or merely enormous files come to: problems, in time, and never more. */

import { expect, test } from 'vitest';
import { libraryOf, parseFixtures, parseRuling, parseSource } from '../src/index.ts';
import { ferry, GOOD, mooring } from './library.ts';

const MEGABYTE = 1024 * 1024;
const around = (block: string): string => mooring(`\n## 1. A ferry moors\n\n\`\`\`example\n${block}\n\`\`\`\n`).text;

test.each<[name: string, text: string]>([
  ['open brackets', around(`given: ${'['.repeat(MEGABYTE / 2)}`)],
  ['nested keys', around(Array.from({ length: 2000 }, (_, i) => `${' '.repeat(i % 500)}a${i}:`).join('\n'))],
  ['nested dashes', around('- '.repeat(MEGABYTE / 4))],
  ['many keys', around(Array.from({ length: 15_000 }, (_, i) => `key${i}: ${i}`).join('\n'))],
  ['one long text', around(`name: ${'a'.repeat(MEGABYTE)}`)],
  ['quotes in quotes', '> '.repeat(MEGABYTE / 2)],
  ['lists in lists', Array.from({ length: 1000 }, (_, i) => `${'  '.repeat(i)}- a`).join('\n')],
  ['emphasis', '*a '.repeat(MEGABYTE / 6)],
  ['open links', '['.repeat(MEGABYTE / 8)],
  ['backticks', Array.from({ length: 800 }, (_, i) => '`'.repeat(i + 1)).join(' ')],
  ['many headings', Array.from({ length: 4_000 }, (_, i) => `## ${i + 1}. A {planned}`).join('\n\n')],
  ['marks', `## 1. A ${'{a}'.repeat(50_000)} b`],
  ['open marks', `## 1. A ${'{'.repeat(100_000)}`],
])('%s are read or refused within seconds', (_, text) => {
  const start = performance.now();
  expect(() => { parseRuling(text, 'x.ruling.md'); }).not.toThrow();
  expect(performance.now() - start).toBeLessThan(8_000);
}, 20_000);

test('keys that reach prototypes are refused wherever they stand, and nothing is polluted', () => {
  for (const key of ['__proto__', 'constructor', 'prototype', '"__proto__"']) {
    const { text } = mooring('');
    expect(parseRuling(text.replace('module: ferry', `${key}: { polluted: true }`), 'x.ruling.md').problems.map(({ code }) => code)).toContain('RB105');
    expect(parseFixtures(`module: ferry\nfixtures:\n  a: { input: { ${key}: { polluted: true } } }`, 'f.yaml').problems.map(({ code }) => code)).toEqual(['RB105']);
    expect(parseSource(`id: x\ntitle: X\npublisher: P\n${key}: {}`, 'source.yaml').problems.map(({ code }) => code)).toEqual(['RB105']);
  }
  expect('polluted' in {}).toBe(false);
});

test('names that objects inherit are names like any other', () => {
  const files = [...GOOD, mooring('\n## 1. A ferry moors\n\n```example\nname: It moors\nvariant: toString\ngiven: { fixture: hasOwnProperty }\nwhen:\n  - valueOf: {}\nthen: { state: toString }\n```\n')];
  expect(libraryOf({ files, modules: [ferry] }).problems.map(({ code }) => code)).toEqual(['RB137', 'RB135', 'RB134', 'RB119']);
});

test('a few aliases are fine', () => {
  const { value, problems } = parseFixtures('module: ferry\nfixtures:\n  a: { input: { seats: &n 2, purses: { Ann: *n, Ben: *n }, sky: calm } }', 'f.yaml');
  expect(problems).toEqual([]);
  expect(value?.[0]?.input).toEqual({ seats: 2, purses: { Ann: 2, Ben: 2 }, sky: 'calm' });
});

test('an anchor that holds itself is refused', () => {
  expect(parseFixtures('module: ferry\nfixtures:\n  a: &x { input: *x }', 'f.yaml').problems.map(({ code }) => code)).toEqual(['RB104']);
});

test('tags make nothing but plain data', () => {
  expect(parseFixtures('module: ferry\nfixtures:\n  a: { input: !!js/function "() => 1" }', 'f.yaml').problems.map(({ code }) => code)).toEqual(['RB103']);
});
