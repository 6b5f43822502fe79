/** One more example in a ruling file: where it lands, what stays as it was, and what is not let in. */

import { describe, expect, test } from 'vitest';
import { withExample } from '../src/index.ts';

const FILE = `---
ruling: toy/rain
title: Rain
revision: 1
module: toy
---
Why.

## 1. It rains.

\`\`\`example
name: It rains
given: { input: {} }
when:
  - RAIN: {}
then: { state: wet }
\`\`\`

## 2. It stops.

Prose of the second.
`;
const BLOCK = '```example\nname: It rains again\ngiven: { input: {} }\nwhen:\n  - RAIN: {}\nthen: { state: wet }\n```\n';
const into = (clause: string, block = BLOCK, text = FILE) => withExample({ text, file: 'rain.ruling.md', clause, block });

describe('an example is written', () => {
  test('at the end of its clause, and nothing else changes', () => {
    const { text, example } = into('toy/rain/1');
    expect(example).toMatchObject({ name: 'It rains again', clause: 'toy/rain/1' });
    expect(text.replace(`${BLOCK}\n`, '')).toBe(FILE);
    expect(text.indexOf('It rains again')).toBeLessThan(text.indexOf('## 2.'));
    expect(text.indexOf('It rains again')).toBeGreaterThan(text.indexOf('name: It rains\n'));
  });

  test('below the prose of the last clause, at the end of the file', () => {
    expect(into('toy/rain/2').text).toBe(`${FILE}\n${BLOCK}`);
    expect(into('toy/rain/2', BLOCK, FILE.trimEnd()).text).toBe(`${FILE}\n${BLOCK}`);
  });
});

describe('nothing is let in', () => {
  test('below a clause that is not there', () => { expect(() => into('toy/rain/3')).toThrow(/RB180|no clause "toy\/rain\/3"/); });
  test.each([
    ['two blocks', BLOCK + BLOCK],
    ['a heading after the block', `${BLOCK}## 3. Owned.\n`],
    ['a fence within', '```example\nname: x\n```\n## 3. Owned.\n```example\nname: y\n```\n'],
    ['another language', BLOCK.replace('example', 'js')],
    ['nothing', ''],
  ])('%s', (_, block) => { expect(() => into('toy/rain/1', block)).toThrow(/one fenced example/); });
  test('an example with a mistake in it', () => {
    expect(() => into('toy/rain/1', '```example\nname: x\nwenn: []\n```\n')).toThrow(/cannot stand in rain\.ruling\.md/);
  });
  test('a name that the clause has already', () => { expect(() => into('toy/rain/1', BLOCK.replace('again', '').replace('rains ', 'rains'))).toThrow(/cannot stand/); });
});
