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
  ['brackets before a comment', around('[ #]\n'.repeat(MEGABYTE / 6))],
  ['many quotes', '> a\n'.repeat(60_000)],
  ['many quotes apart', '> a\n\n'.repeat(60_000)],
  ['many items in items', '- - a\n'.repeat(60_000)],
  ['as many items as may be', '- - a\n'.repeat(1000)],
  ['many paragraphs', 'a\n\n'.repeat(9_999)],
  ['many fences', '```\na\n```\n'.repeat(6_000)],
  ['many code lines', '    a\n'.repeat(19_999)],
  ['open marks', `## 1. A ${'{'.repeat(100_000)}`],
])('%s are read or refused within seconds', (_, text) => {
  const start = performance.now();
  expect(() => { parseRuling(text, 'x.ruling.md'); }).not.toThrow();
  expect(performance.now() - start).toBeLessThan(8_000);
}, 20_000);

test('brackets before comments are nested like others, and brackets in quotes are text', () => {
  const codes = (block: string): readonly string[] => parseRuling(around(block), 'x.ruling.md').problems.map(({ code }) => code);
  expect(codes(`given: { fixture: two }\nname: ${'[ #]\n  '.repeat(300)}`)).toEqual(['RB106']);
  expect(codes(`name: "${'['.repeat(300)} a"\ngiven: { fixture: two }\nthen: { state: x }`)).toEqual([]);
  expect(codes(`name: |\n  ${'['.repeat(300)}\n  [\n  a\ngiven: { fixture: two }\nthen: { state: x }`)).toEqual([]);
});

test('more quoted lines, list items or lines than are read are told at the first of them', () => {
  const of = (text: string): readonly string[] => parseRuling(text, 'x.ruling.md').problems.map(({ code, place: { line } }) => `${code} ${line}`);
  expect(of('> a\n'.repeat(2_001))).toContain('RB102 2001');
  expect(of('- - a\n'.repeat(1_001))).toContain('RB102 1001');
  expect(of('a\n'.repeat(20_001))).toContain('RB102 20001');
  expect(of('> a\n'.repeat(2_000))).not.toContain('RB102 2001');
});

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
