/** Fingerprints are the same exactly where the data say the same, spread as chance would, and refuse what is no plain data. */

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMachine, initialTransition, transition } from 'xstate';
import { sameJson } from '@rulebench/core';
import { fingerprintOf, statePrint } from '../src/index.ts';

const textOf = (data: unknown): string => { const { high, low } = fingerprintOf(data); return `${high},${low}`; };

/** The same data with the keys of every object turned round, shared with nothing. */
function turned(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(turned);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).reverse().map(([key, value]) => [key, turned(value)]));
}

test('the order of keys, undefined keys and the sign of zero do not count', () => {
  fc.assert(fc.property(fc.jsonValue({ maxDepth: 5 }), (data) => { expect(textOf(turned(data))).toBe(textOf(data)); }));
  expect(textOf({ a: 1, b: undefined })).toBe(textOf({ a: 1 }));
  expect(textOf([-0])).toBe(textOf([0]));
});

test('data that differ have different fingerprints', () => {
  fc.assert(fc.property(fc.jsonValue({ maxDepth: 4 }), fc.jsonValue({ maxDepth: 4 }), (a, b) => { expect(textOf(a) === textOf(b)).toBe(sameJson(a, b)); }));
  const near = [
    1, '1', true, 'true', null, 'null', undefined, 0, false, '', [], {}, [[]], [{}], { a: {} }, { a: [] }, { a: null }, [null], [undefined], [0], [1, 2], [2, 1], [[1], 2], [1, [2]],
    { a: 1, b: 2 }, { a: 2, b: 1 }, { ab: 1 }, { a: { b: 1 } }, { b: { a: 1 } }, 0.5, -0.5, 1e300, 2 ** 31, -(2 ** 31), 2 ** 32, 'ab', 'ba', 'a\u0000', 'a', Number.NaN,
    { a: 1, b: 1 }, { a: 1, c: 1 }, [1, 1], [1], ['1', 1], [1, '1'],
  ];
  expect(new Set(near.map(textOf)).size).toBe(near.length);
});

test('a part that states share is remembered, and changes no fingerprint', () => {
  const part = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`k${i}`, i]));
  const before = textOf({ part, n: 1 });
  for (let i = 0; i < 2000; i += 1) fingerprintOf({ other: Array.from({ length: 30 }, (_, j) => j + i) });
  expect(textOf({ n: 1, part })).toBe(before);
  expect(textOf({ n: 1, part: { ...part } })).toBe(before);
  expect(textOf({ n: 1, part: { ...part, k39: 40 } })).not.toBe(before);
});

test('each half is spread as chance would spread it, over states that differ in little', () => {
  const halves = { high: new Set<number>(), low: new Set<number>(), both: new Set<string>() };
  const [ships, places, dice] = [20, 100, 100];
  for (let a = 0; a < ships; a += 1) for (let b = 0; b < places; b += 1) for (let c = 0; c < dice; c += 1) {
    const { high, low } = fingerprintOf({ value: 'play', context: { ships: { Kestrel: { at: a, marked: b }, Heron: { at: b, marked: a } }, dice: [c, a, 0], turn: 'Ada' } });
    halves.high.add(high); halves.low.add(low); halves.both.add(`${high},${low}`);
  }
  const n = ships * places * dice;
  const expected = n * n / 2 / 2 ** 32; // 4.7 pairs by chance; five times as many would be no chance
  expect(halves.both.size).toBe(n);
  expect(n - halves.high.size).toBeLessThan(expected * 5);
  expect(n - halves.low.size).toBeLessThan(expected * 5);
});

test('what is no plain data is refused, as it cannot be told apart', () => {
  const circle: Record<string, unknown> = {};
  circle['self'] = circle;
  for (const data of [() => 1, { a: () => 1 }, new Map([[1, 2]]), [new Set([1])], { at: new Date(0) }, 1n, Symbol('a'), circle]) {
    expect(() => fingerprintOf(data)).toThrow(/RB890/);
  }
});

test('a state is its value, context, status, output and what is remembered of the past', () => {
  const machine = createMachine({
    initial: 'on', context: { n: 1 },
    states: { on: { initial: 'a', on: { OFF: 'off' }, states: { a: { on: { NEXT: 'b' } }, b: {}, past: { type: 'history' } } }, off: { on: { ON: 'on.past' } } },
  });
  const begun = initialTransition(machine)[0];
  const offFromA = transition(machine, begun, { type: 'OFF' })[0];
  const offFromB = transition(machine, transition(machine, begun, { type: 'NEXT' })[0], { type: 'OFF' })[0];
  const back = transition(machine, offFromA, { type: 'ON' })[0];
  expect(statePrint(offFromA)).not.toEqual(statePrint(offFromB));
  expect(statePrint(transition(machine, back, { type: 'OFF' })[0])).toEqual(statePrint(offFromA));
  const state = { value: 'on', context: { n: 1, noise: 2 }, status: 'active' } as const;
  expect(statePrint({ ...state, status: 'done' })).not.toEqual(statePrint(state));
  expect(statePrint({ ...state, output: 1 })).not.toEqual(statePrint(state));
  const key = (context: unknown): unknown => (context as { n: number }).n; // boundary: the context above
  expect(statePrint({ ...state, context: { n: 1, noise: 3 } }, key)).toEqual(statePrint(state, key));
  expect(statePrint({ ...state, context: { n: 1, noise: 3 } })).not.toEqual(statePrint(state));
});
