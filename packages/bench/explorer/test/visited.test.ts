/** The visited set: each state once, runs from parents, at most 40 bytes a state, and honest odds. */

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { collisionOdds, fingerprintOf, visitedSet } from '../src/index.ts';

test('it holds what a Map would hold, with the first parent and move of each', () => {
  // Few distinct halves, so that prints meet in slots, and share one half.
  const print = fc.record({ high: fc.integer({ min: -3, max: 3 }), low: fc.constantFrom(0, 1, 1024, 2048, -1, 1 << 30, -(2 ** 31)) });
  fc.assert(fc.property(fc.array(fc.record({ print, parent: fc.integer({ min: -1, max: 9 }), move: fc.integer({ min: 0, max: 99 }) }), { maxLength: 80 }), (met) => {
    const set = visitedSet();
    const model = new Map<string, { parent: number; move: number; place: number }>();
    for (const { print: { high, low }, parent, move } of met) {
      const name = `${high},${low}`;
      const before = set.size;
      expect(set.placeOf({ high, low })).toBe(model.get(name)?.place ?? -1);
      const place = set.add({ high, low }, parent, move);
      expect(place === before).toBe(!model.has(name));
      if (!model.has(name)) model.set(name, { parent, move, place });
      expect(place).toBe(model.get(name)?.place);
    }
    expect(set.size).toBe(model.size);
    for (const [name, { parent, move, place }] of model) {
      expect([set.parentOf(place), set.moveOf(place), `${set.printOf(place).high},${set.printOf(place).low}`]).toEqual([parent, move, name]);
    }
  }));
});

test('the moves to a state are those of its parents, from the start on', () => {
  const set = visitedSet();
  const start = set.add(fingerprintOf('start'), -1, 7);
  const one = set.add(fingerprintOf('one'), start, 3);
  set.add(fingerprintOf('aside'), start, 4);
  const two = set.add(fingerprintOf('two'), one, 0);
  expect(set.add(fingerprintOf('two'), start, 9)).toBe(two);
  expect(set.movesTo(two)).toEqual([7, 3, 0]);
  expect(set.movesTo(start)).toEqual([7]);
});

test('a million states take at most 40 bytes each, at every size on the way, and come back from their data', () => {
  const set = visitedSet();
  let most = 0;
  for (let i = 0; i < 1_000_000; i += 1) {
    set.add(fingerprintOf(i), i - 1, i % 5);
    if (i % 10_000 === 9_999 && i > 50_000) most = Math.max(most, set.bytes / set.size);
  }
  expect(set.size).toBe(1_000_000);
  expect(most).toBeLessThanOrEqual(40);
  const copy = visitedSet(set.data());
  expect(copy.size).toBe(set.size);
  for (const i of [0, 1, 4321, 999_999]) expect([copy.placeOf(fingerprintOf(i)), copy.parentOf(i), copy.moveOf(i)]).toEqual([i, i - 1, i % 5]);
});

test('the odds of a collision', () => {
  expect(collisionOdds(0)).toBe(0);
  expect(collisionOdds(1)).toBe(0);
  expect(collisionOdds(2) / 2 ** -64).toBeCloseTo(1, 9); // one pair
  expect(collisionOdds(1_000_000)).toBeCloseTo(2.7105e-8, 11);
  expect(collisionOdds(1e12)).toBe(1);
});
