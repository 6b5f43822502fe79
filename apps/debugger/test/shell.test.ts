import { isValidElement, type ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { firstSight, storyIn } from '../src/shell/first-sight.ts';
import { labelOf } from '../src/shell/labels.ts';
import { clauseNumberIn, markIn } from '../src/shell/marks.ts';
import { schemeChoice, schemeOf } from '../src/shell/scheme.ts';

const none = (): readonly string[] => [];

/** What of a label is read, left to right; a mark by what it says. */
function read(node: ReactNode): string {
  if (Array.isArray(node)) return node.map((one: ReactNode) => read(one)).join('');
  if (!isValidElement<{ readonly children?: ReactNode; readonly 'aria-label'?: string }>(node)) return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
  return node.props['aria-label'] === undefined ? read(node.props.children) : ` (${node.props['aria-label']})`;
}

describe('the label of an item in the sidebar', () => {
  test('of an example: its clause, its name and whether it agrees', () => {
    const item = { id: 'ea-joker--3-a-joker', type: 'story', name: 'A Joker', tags: ['dev', 'agrees'] };
    expect(read(labelOf(item, none))).toBe('3A Joker (agrees with the ruling)');
    expect(read(labelOf({ ...item, tags: ['parts'] }, none))).toBe('3A Joker (parts from the ruling)');
  });

  test('of a page that is no example: its name', () => {
    expect(labelOf({ id: 'x--overview', type: 'story', name: 'Overview', tags: ['dev'] }, none)).toBe('Overview');
  });

  test('of a ruling: a cross where one of its examples parts, and only there', () => {
    const item = { id: 'ea-joker', type: 'component', name: 'Jokers (ea∕joker)', children: ['one', 'two'] };
    const tags = (id: string): readonly string[] => (id === 'two' ? ['parts'] : ['agrees']);
    expect(read(labelOf(item, tags))).toBe('Jokers ea∕joker (parts from the ruling)');
    expect(read(labelOf(item, () => ['agrees']))).toBe('Jokers ea∕joker');
  });
});

test('before its page is there the sidebar lists what can be seen of it: shut rulings, the open one whole, and what parts', () => {
  expect(storyIn('?path=/story/ea-joker--3-a-joker&args=step:1')).toBe('ea-joker--3-a-joker');
  expect(storyIn('')).toBeUndefined();
  const pages = ['ea-dice--1-a', 'ea-dice--2-b', 'ea-dice--3-c', 'ea-joker--1-d', 'ea-joker--3-a-joker'].map((id) => ({ id, title: `Energy/${id.split('--')[0] ?? ''}`, tags: id.endsWith('c') ? ['parts'] : ['agrees'] }));
  const listed = (opened: string | undefined) => { const is = firstSight(opened); return [pages.filter(is), pages.filter(is)].map((found) => found.map(({ id }) => id)); };
  const joker = ['ea-dice--1-a', 'ea-dice--3-c', 'ea-joker--1-d', 'ea-joker--3-a-joker'];
  expect(listed('ea-joker--3-a-joker')).toEqual([joker, joker]);
  expect(listed(undefined)[0]).toEqual(['ea-dice--1-a', 'ea-dice--3-c', 'ea-joker--1-d']);
});

test('a mark is one of two tags, and nothing else', () => {
  expect(markIn(['dev', 'parts'])).toBe('parts');
  expect(markIn(['dev', 'test'])).toBeUndefined();
});

test('a story id tells the clause of an example', () => {
  expect(clauseNumberIn('ea-dice--12-a-fourth-die')).toBe(12);
  expect(clauseNumberIn('energy-allocation--overview')).toBeUndefined();
});

test('colours follow the system unless somebody chose', () => {
  expect(schemeOf(schemeChoice('purple'), true)).toBe('dark');
  expect(schemeOf(schemeChoice(undefined), false)).toBe('light');
  expect(schemeOf(schemeChoice('light'), true)).toBe('light');
  expect(schemeOf(schemeChoice('dark'), false)).toBe('dark');
});
