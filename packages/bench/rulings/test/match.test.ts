/** What matches, and what `with` makes of a table. */

import { describe, expect, test } from 'vitest';
import { alteration } from '../src/index.ts';
import { differences, stateMatches } from '../src/match.ts';
import { merged } from '../src/merge.ts';

describe('matching', () => {
  test('objects match by the keys that are written, also within lists', () => {
    expect(differences({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ c: 2 }] })).toEqual([]);
  });
  test('lists match as a whole, and in order', () => {
    expect(differences([1, 2, 3], [1, 2])).toEqual([{ path: [], found: [1, 2, 3], expected: [1, 2] }]);
    expect(differences([1, 2], [2, 1]).map(({ path }) => path)).toEqual([['0'], ['1']]);
  });
  test('each difference is told where the two first part', () => {
    expect(differences({ a: { b: 1, c: 2 } }, { a: { b: 1, c: 3 }, d: true })).toEqual([
      { path: ['a', 'c'], found: 2, expected: 3 }, { path: ['d'], found: undefined, expected: true },
    ]);
  });
  test('an empty object matches only an empty object, and null what is null or not there', () => {
    expect(differences({ a: {} }, { a: {} })).toEqual([]);
    expect(differences({ a: { b: 1 } }, { a: {} })).toHaveLength(1);
    expect(differences({ a: null }, { a: null, b: null })).toEqual([]);
    expect(differences({ a: 0 }, { a: null })).toHaveLength(1);
  });
  test('text and numbers are not taken for each other, nor is what an object inherits', () => {
    expect(differences({ a: 1 }, { a: '1' })).toHaveLength(1);
    expect(differences({}, { toString: null })).toEqual([]);
    expect(differences({}, { toString: 'x' })).toEqual([{ path: ['toString'], found: undefined, expected: 'x' }]);
  });
});

describe('states', () => {
  const value = { fight: { rolling: 'first' }, clock: 'running' };
  test('a dotted path from the top matches the state and any state within it', () => {
    for (const path of ['fight', 'fight.rolling', 'fight.rolling.first', 'clock.running']) expect(stateMatches(value, path), path).toBe(true);
    for (const path of ['rolling', 'fight.roll', 'fight.rolling.second', 'clock.running.on']) expect(stateMatches(value, path), path).toBe(false);
  });
  test('nested keys match by what is written', () => {
    expect(stateMatches(value, { fight: 'rolling' })).toBe(true);
    expect(stateMatches(value, { fight: 'rolling', clock: 'stopped' })).toBe(false);
  });
});

describe('with', () => {
  const base = { seats: 2, purses: { Ann: 9, Ben: 1 }, order: ['Ann', 'Ben'] };
  test('merges keys, replaces lists and plain values, removes with null, and leaves the fixture alone', () => {
    const before = JSON.stringify(base);
    expect(merged(base, { purses: { Ben: null, Cid: 4 }, order: ['Cid'] })).toEqual({ seats: 2, purses: { Ann: 9, Cid: 4 }, order: ['Cid'] });
    expect(JSON.stringify(base)).toBe(before);
  });
  test('an alteration makes the one table of the other', () => {
    const wanted = { seats: 3, purses: { Ann: 9, Cid: 1 }, order: [] };
    const change = alteration(base, wanted);
    expect(change).toEqual({ seats: 3, purses: { Ben: null, Cid: 1 }, order: [] });
    expect(merged(base, change)).toEqual(wanted);
    expect(alteration(base, { ...base })).toBeUndefined();
  });
  test('nothing reaches the prototype of objects', () => {
    const change: unknown = JSON.parse('{ "__proto__": { "polluted": true }, "purses": { "constructor": { "prototype": { "polluted": true } } } }');
    merged(base, change);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    expect('polluted' in {}).toBe(false);
  });
});
