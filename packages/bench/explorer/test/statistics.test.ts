import { expect, test } from 'vitest';
import fc from 'fast-check';
import { figuresOf, rateOf } from '../src/simulate/statistics.ts';
import { missingOf, summaryOf } from '../src/simulate/summary.ts';
import type { Row } from '../src/index.ts';

const row = (run: number, more: Partial<Row> = {}): Row => ({ run, ended: 'final', steps: 1, values: [run], unplayed: 0, capped: false, ...more });

test('a rate has Wilson\'s interval', () => {
  // By hand for 8 of 10: centre (8 + 1.9207) / 13.8415 = 0.71674, reach 1.95996 / 13.8415 · √(1.6 + 0.96036) = 0.22658.
  const { rate, interval: [low, high] } = rateOf(8, 10);
  expect(rate).toBe(0.8);
  expect(low).toBeCloseTo(0.49016, 4);
  expect(high).toBeCloseTo(0.94332, 4);
  expect(rateOf(0, 10).interval[0]).toBe(0);
  expect(rateOf(10, 10).interval[1]).toBe(1);
  expect(rateOf(0, 0).interval).toEqual([0, 1]);
});

test('figures of 1 to 100, by hand', () => {
  const found = figuresOf(Array.from({ length: 100 }, (_, i) => 100 - i));
  expect(found).toMatchObject({ of: 100, mean: 50.5, least: 1, most: 100 });
  // s² = 100 · 101 / 12; the mean is off by 1.95996 · s / 10.
  expect(found.deviation).toBeCloseTo(Math.sqrt((100 * 101) / 12), 9);
  expect(found.interval?.[1]).toBeCloseTo(50.5 + 1.959964 * Math.sqrt((100 * 101) / 12) / 10, 4);
  // Ranks of the median: 50 ± 1.96 · 5, so the 41st and the 60th; of 0.05: 5 ± 4.27, so the 1st and the 10th.
  expect(found.quantiles.map(({ at, value, interval }) => [at, value, interval])).toEqual([
    [0.05, 5.95, [1, 10]], [0.25, 25.75, [17, 34]], [0.5, 50.5, [41, 60]], [0.75, 75.25, [67, 84]], [0.95, 95.05, [91, 100]],
  ]);
  expect(found.bars.reduce((sum, { count }) => sum + count, 0)).toBe(100);
});

test('few numbers have no interval, and none have nothing', () => {
  expect(figuresOf([1, 2, 2])).toMatchObject({ mean: 5 / 3, interval: null, bars: [{ from: 1, to: 1, count: 1 }, { from: 2, to: 2, count: 2 }] });
  expect(figuresOf([4])).toMatchObject({ mean: 4, deviation: null, quantiles: [{ interval: null }, {}, { value: 4 }, {}, {}] });
  expect(figuresOf([])).toEqual({ of: 0, mean: null, interval: null, deviation: null, least: null, most: null, quantiles: [], bars: [] });
});

test('the order of numbers changes no figure, not by a bit', () => {
  fc.assert(fc.property(fc.array(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 }), { maxLength: 60 }), fc.infiniteStream(fc.nat()), (numbers, keys) => {
    const order = numbers.map((number) => ({ number, key: keys.next().value as number })).sort((a, b) => a.key - b.key); // boundary: the stream does not end
    expect(figuresOf(order.map(({ number }) => number))).toEqual(figuresOf(numbers));
  }));
});

test('every number is in one bar', () => {
  fc.assert(fc.property(fc.array(fc.integer({ min: -500, max: 500 }), { minLength: 1, maxLength: 300 }), (numbers) => {
    expect(figuresOf(numbers).bars.reduce((sum, { count }) => sum + count, 0)).toBe(numbers.length);
  }));
});

test('what is missing is told in spans', () => {
  expect(missingOf(10, [2, 3, 7].map((run) => row(run)))).toEqual([{ from: 0, to: 2 }, { from: 4, to: 7 }, { from: 8, to: 10 }]);
  expect(missingOf(2, [0, 1].map((run) => row(run)))).toEqual([]);
});

test('a summary counts ends, runs without a number, what broke, and where the extremes are', () => {
  const rows = [row(3, { ended: 'broken', values: [null], error: { code: 'RB203', message: 'a rule threw' } }), row(1), row(0, { unplayed: 2 }), row(4, { ended: 'broken', error: { code: 'RB203', message: 'a rule threw' }, values: [1] })];
  const found = summaryOf({ runs: 5, metrics: ['m'] }, [{ id: 'm', title: 'M', value: () => 0 }], rows);
  expect(found).toMatchObject({
    complete: false, runs: { asked: 5, done: 4, missing: [{ from: 2, to: 3 }] },
    ended: { final: { count: 2, of: 4 }, broken: { count: 2 }, limit: { count: 0 } },
    metrics: [{ id: 'm', title: 'M', of: 3, without: 1, extremes: { least: 0, most: 1 } }],
    broken: [{ run: 3, count: 2, code: 'RB203', message: 'a rule threw' }], unscripted: 1,
  });
});
