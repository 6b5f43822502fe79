/** What is kept of an example: nothing of it is lost to another page, and what a link only names is found again. */

import { expect, test } from 'vitest';
import { branchOfWord, branchToWord, filterOfWord, filterToWord, keptIdOfWord, type KeptBranch } from '../src/index.ts';
import { exampleKept, keepExample, signOf, type Keeper } from '../src/debugger/keep.ts';

const branch = (id: number, ...types: readonly string[]): KeptBranch => ({ id, name: `branch ${String(id)}`, from: 0, waived: {}, events: types.map((type) => ({ type })) });
const signs = (...branches: readonly KeptBranch[]) => new Set(branches.map(signOf));

function memory(): Keeper {
  const kept = new Map<string, string>();
  return { get: (key) => kept.get(key) ?? null, set: (key, value) => { if (value === undefined) kept.delete(key); else kept.set(key, value); return true; } };
}

test('two pages of one example keep what each of them played, and a branch that one removed stays away', () => {
  const keeper = memory();
  const [ours, theirs] = [branch(1, 'A'), branch(1, 'B')];
  keepExample(keeper, 'x', { branches: [ours] }, signs(ours));
  keepExample(keeper, 'x', { branches: [theirs] }, signs(theirs));
  expect(exampleKept(keeper, 'x').branches).toEqual([theirs, { ...ours, id: 2 }]);
  keepExample(keeper, 'x', { branches: [] }, signs(ours));
  expect(exampleKept(keeper, 'x').branches.map(({ events }) => events)).toEqual([theirs.events]);
});

test('however many branches there are, all are kept', () => {
  const keeper = memory();
  const many = Array.from({ length: 80 }, (_, i) => branch(i + 1, `E${String(i)}`));
  keepExample(keeper, 'x', { branches: many }, signs(...many));
  expect(exampleKept(keeper, 'x').branches).toHaveLength(80);
});

test('where there is no room, it is said', () => {
  expect(keepExample({ get: () => null, set: () => false }, 'x', { branches: [branch(1, 'A')] }, new Set())).toBe(false);
});

test('a branch that is too long for an address is named there', () => {
  const long = branch(7, ...Array<string>(2_000).fill('MOVE'));
  const word = branchToWord(long);
  expect([word, keptIdOfWord(word), branchOfWord(word)]).toEqual(['kept-7', 7, undefined]);
  expect(keptIdOfWord(branchToWord(branch(7, 'MOVE')))).toBeUndefined();
});

test('a filter is one word, and what is none is none', () => {
  const filter = { kind: 'refused', event: 'MOVE', player: 'Zoë ♦' } as const;
  const word = filterToWord(filter) ?? '';
  expect(word).toMatch(/^[\w-]+$/);
  expect(filterOfWord(word)).toEqual(filter);
  expect(filterToWord({ kind: 'all', event: '', player: '' })).toBeUndefined();
  expect(['', 'zz', 'e30', 'WzEsMiwzXQ'].map(filterOfWord)).toEqual([undefined, undefined, undefined, undefined]);
});
