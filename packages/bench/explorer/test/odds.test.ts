/** Exact odds against what is worked out on paper, against plain loops over all outcomes, and against simulations. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RuleModule } from '@rulebench/core';
import { benchOf } from '@rulebench/core/explain';
import { oddsOf, oddsPage, ownScript, questionWith, seeded, simulateSpan, stepperOf, summaryOf, sweptOdds, xstateStepper, type Odds, type OddsQuestion, type Simulation, type Sweep } from '../src/index.ts';
import { handOf, wrongOf, type Input } from './toys/hand.ts';

const tool = (module: unknown): RuleModule => module as RuleModule; // boundary: tools use modules without their parameters
const hand = tool(handOf(true));
const LIMITS = { maxStates: 10_000, maxTime: 60_000 };

function asked(input: Input | undefined, more: Partial<OddsQuestion> = {}): OddsQuestion {
  return { input, script: [], metrics: ['sum', 'highest', 'rolled', 'sixes'], aims: {}, ...more };
}

function oddsNow(question: OddsQuestion, module: RuleModule = hand, limits = LIMITS): Odds {
  const bench = benchOf(module);
  const walk = oddsOf({ bench, stepper: stepperOf(bench) }, question, limits);
  for (let step = walk.next(); ; step = walk.next()) if (step.done === true) return step.value;
}

function fractionsOf(odds: Odds, id: string): Readonly<Record<string, string>> {
  const metric = odds.metrics.find((one) => one.id === id);
  return Object.fromEntries((metric?.outcomes ?? []).map(({ value, odds: { fraction } }) => [String(value), fraction]));
}

const meanIn = (odds: Odds, id: string): string | undefined => odds.metrics.find((one) => one.id === id)?.mean?.fraction;

describe('worked out on paper', () => {
  const two = oddsNow(asked({ faces: [6, 6], again: false }));

  test('the sum of two dice: 1 to 6 to 1 of 36 ways, 7 on average', () => {
    expect(fractionsOf(two, 'sum')).toEqual({ 2: '1/36', 3: '1/18', 4: '1/12', 5: '1/9', 6: '5/36', 7: '1/6', 8: '5/36', 9: '1/9', 10: '1/12', 11: '1/18', 12: '1/36' });
    expect(meanIn(two, 'sum')).toBe('7');
  });

  test('the higher of two dice: k in 2k - 1 of 36 ways, 161/36 on average', () => {
    expect(fractionsOf(two, 'highest')).toEqual({ 1: '1/36', 2: '1/12', 3: '5/36', 4: '7/36', 5: '1/4', 6: '11/36' });
    expect(meanIn(two, 'highest')).toBe('161/36'); // (1·1 + 2·3 + 3·5 + 4·7 + 5·9 + 6·11) / 36
  });

  test('what steps add up to is the sum as well, as each die is rolled once', () => {
    expect(fractionsOf(two, 'rolled')).toEqual(fractionsOf(two, 'sum'));
  });

  test('a number that is made of the end and of what steps added up to: of a coin of 1 and 2 that is thrown again, the last of both throws', () => {
    const again = oddsNow(asked({ faces: [2], again: true }, { metrics: ['share'], script: [{ type: 'AGAIN', player: 'A', die: '0' }] }));
    // 1 then 1: 1/2; 1 then 2: 2/3; 2 then 1: 1/3; 2 then 2: 2/4. Each in a quarter of all runs.
    expect(again.metrics[0]?.outcomes.map(({ value, odds }) => [value, odds.fraction])).toEqual([[1 / 3, '1/4'], [1 / 2, '1/2'], [2 / 3, '1/4']]);
  });

  test('a number that only some runs have: the first die is a six, else the second, else there is none', () => {
    expect(fractionsOf(two, 'sixes')).toEqual({ 1: '1/6', 2: '5/36', null: '25/36' });
    expect(meanIn(two, 'sixes')).toBe('16/11'); // (1·6 + 2·5) / 11 of the 11 ways with a six
  });

  test('one die thrown anew where that is better: from 3 down, as 3.5 is the mean; 5/2 + 7/4 = 17/4', () => {
    // Half of all throws show 4, 5 or 6, and are kept: 5 on average. The others are thrown anew: 3.5.
    const best = oddsNow(asked({ faces: [6], again: true }, { aims: { A: { metric: 'sum', least: false } } }));
    expect(meanIn(best, 'sum')).toBe('17/4');
    // Each of 1, 2, 3 needs the second throw after a low one: 1/2 · 1/6; each of 4, 5, 6 comes at once, or so.
    expect(fractionsOf(best, 'sum')).toEqual({ 1: '1/12', 2: '1/12', 3: '1/12', 4: '1/4', 5: '1/4', 6: '1/4' });
    // All rolls together: 7/2, and in half of the runs another 7/2.
    expect(meanIn(best, 'rolled')).toBe('21/4');
    expect([best.choices, best.ends.final.fraction]).toEqual([6, '1']);
  });

  test('who aims at the least keeps what is low: 1/2 · 2 + 1/2 · 7/2 = 11/4', () => {
    expect(meanIn(oddsNow(asked({ faces: [6], again: true }, { aims: { '*': { metric: 'sum', least: true } } })), 'sum')).toBe('11/4');
  });

  test('each: every metric is told of where everybody aims at it', () => {
    const each = oddsNow(asked({ faces: [6], again: true }, { aims: 'each', metrics: ['sum', 'rolled'] }));
    // For the points of all rolls one always throws again: 7/2 + 7/2.
    expect([meanIn(each, 'sum'), meanIn(each, 'rolled')]).toEqual(['17/4', '7']);
  });

  test('a choice of somebody who aims at nothing ends it, and that is told', () => {
    const waiting = oddsNow(asked({ faces: [6], again: true }));
    expect([waiting.ends, meanIn(waiting, 'sum')]).toEqual([{ final: { fraction: '0', decimal: 0 }, waits: { fraction: '1', decimal: 1 } }, '7/2']);
  });

  test('a script fixes what is done, each event as soon as it is lawful; what never is, is told', () => {
    const scripted = oddsNow(asked({ faces: [6], again: true }, { script: [{ type: 'AGAIN', player: 'A', die: '0' }] }));
    expect([meanIn(scripted, 'rolled'), scripted.unplayed.fraction]).toEqual(['7', '0']);
    const kept = oddsNow(asked({ faces: [6], again: true }, { script: [{ type: 'ROLL', die: '0', value: 5 }, { type: 'KEEP', player: 'A' }, { type: 'NEVER' }] }));
    expect([fractionsOf(kept, 'sum'), kept.unplayed.fraction]).toEqual([{ 5: '1' }, '1']);
  });
});

/** Every way the dice can lie, each as likely: counted one by one. */
function counted(faces: readonly number[], number: (dice: readonly number[]) => number): Readonly<Record<string, string>> {
  const ways = faces.reduce<readonly (readonly number[])[]>((all, die) => all.flatMap((way) => Array.from({ length: die }, (_, i) => [...way, i + 1])), [[]]);
  const counts = new Map<number, number>();
  for (const way of ways) counts.set(number(way), (counts.get(number(way)) ?? 0) + 1);
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  return Object.fromEntries([...counts].map(([value, count]) => {
    const by = divisor(count, ways.length);
    return [String(value), ways.length === by ? String(count / by) : `${String(count / by)}/${String(ways.length / by)}`];
  }));
}

describe('counted one by one', () => {
  test('any hand of dice: the sum and the highest, with draws told apart and without', () => {
    fc.assert(fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 4 }), fc.boolean(), (faces, draws) => {
      const odds = oddsNow(asked({ faces, again: false }), tool(handOf(draws)));
      expect(fractionsOf(odds, 'sum')).toEqual(counted(faces, (dice) => dice.reduce((sum, one) => sum + one, 0)));
      expect(fractionsOf(odds, 'highest')).toEqual(counted(faces, (dice) => Math.max(...dice)));
    }), { numRuns: 40 });
  });

  test('independent draws in every order come to the same, over more states', () => {
    const [once, every] = [oddsNow(asked({ faces: [4, 6, 6], again: false })), oddsNow(asked({ faces: [4, 6, 6], again: false }, { everyOrder: true }))];
    expect(every.metrics).toEqual(once.metrics);
    // In order: 1 + 4 + 4·6 + 4·6·6; any subset of dice: (1 + 4)(1 + 6)(1 + 6).
    expect([once.states, every.states]).toEqual([1 + 4 + 24 + 144, 5 * 7 * 7]);
  });

  test('XState and the compiled machine come to the same', () => {
    const bench = benchOf(hand);
    const question = asked({ faces: [3, 5], again: true }, { aims: 'each' });
    const [fast, exact] = [stepperOf(bench), xstateStepper(bench)].map((stepper) => { const walk = oddsOf({ bench, stepper }, question, LIMITS); for (let step = walk.next(); ; step = walk.next()) if (step.done === true) return step.value; });
    expect(fast).toEqual(exact);
  });
});

describe('simulated', () => {
  test('of 60 simulations at least 50 have the exact mean within their interval of 95 %: 57 are to be expected, and 49 or fewer come less than once in 5,000 times', () => {
    const bench = benchOf(hand);
    const exact = oddsNow(asked({ faces: [6, 8], again: false })).metrics.find(({ id }) => id === 'highest')?.mean?.decimal ?? NaN;
    const within = Array.from({ length: 60 }, (_, seed) => {
      const simulation: Simulation = { input: { faces: [6, 8], again: false }, policy: { kind: 'random' }, policies: {}, script: [], seed: seed + 1, runs: 200, maxSteps: 50, metrics: ['highest'] };
      const [all] = seeded(simulation.seed, [{ from: 0, to: simulation.runs }]);
      const [metric] = summaryOf(simulation, hand.metrics ?? [], [...simulateSpan({ bench, stepper: stepperOf(bench), simulation }, all)]).metrics;
      const [low, high] = metric?.interval ?? [NaN, NaN];
      return low <= exact && exact <= high;
    });
    expect(within.filter(Boolean).length).toBeGreaterThanOrEqual(50);
  });
});

describe('no exact odds', () => {
  test.each([
    ['RB440', wrongOf('sampler')], ['RB441', wrongOf('circle')], ['RB421', wrongOf('weights')], ['RB423', wrongOf('untaken')],
  ] as const)('%s', (code, module) => {
    expect(() => oddsNow(asked(undefined, { metrics: ['one'] }), module)).toThrow(new RegExp(`^${code}: `));
  });

  test('limits are told, and nothing is told of a part', () => {
    expect(() => oddsNow(asked({ faces: [6, 6, 6], again: false }), hand, { ...LIMITS, maxStates: 20 })).toThrow(/^RB443: .*20 states/);
    expect(() => oddsNow(asked({ faces: [6, 6, 6], again: false }), hand, { ...LIMITS, maxTime: -1 })).toThrow(/^RB443: .*longer/);
  });

  test('a metric that there is not, a place that there is not', () => {
    expect(() => oddsNow(asked({ faces: [6], again: false }, { metrics: ['some'] }))).toThrow(/^RB420: /);
    const question = asked({ faces: [6], again: false });
    const at = (path: string): Sweep => ({ name: path, set: [path], values: [] });
    for (const path of ['face', 'faces.1', 'faces.0.x', 'script:0.die', '__proto__.x', 'constructor']) expect(() => questionWith(question, at(path), 4), path).toThrow(/^RB445: /);
  });
});

describe('varied', () => {
  const sweeps: readonly Sweep[] = [
    { name: 'first', set: ['faces.0'], values: [{ label: 'd4', value: 4 }, { label: 'd6', value: 6 }] },
    { name: 'second', set: ['faces.1'], values: [{ label: 'd6', value: 6 }, { label: 'd8', value: 8 }] },
  ];
  const rows = (() => {
    const bench = benchOf(hand);
    const walk = sweptOdds({ bench, stepper: stepperOf(bench) }, asked({ faces: [0, 0], again: false }, { metrics: ['sum'] }), sweeps, LIMITS);
    for (let step = walk.next(); ; step = walk.next()) if (step.done === true) return step.value;
  })();

  test('every combination, the last sweep fastest: half of the faces and one more on average', () => {
    expect(rows.map(({ labels, odds }) => [...labels, odds.metrics[0]?.mean?.fraction])).toEqual([['d4', 'd6', '6'], ['d4', 'd8', '7'], ['d6', 'd6', '7'], ['d6', 'd8', '8']]);
  });

  test('on a page, with the best of the last sweep for each setting of the others', () => {
    expect(oddsPage('Dice | <b>two</b>', sweeps, rows)).toBe(`# Dice \\| &lt;b>two&lt;/b>

Exact means of Sum, over every outcome of chance. The best of a column is **bold**.

## The best second for each

| first | Sum |
|---|---|
| d4 | d8: 7; then d6: 6 |
| d6 | d8: 8; then d6: 7 |

## first d4

| second | Sum |
|---|---|
| d6 | 6 |
| d8 | **7** |

## first d6

| second | Sum |
|---|---|
| d6 | 7 |
| d8 | **8** |
`);
  });

  test('a value can go into the script as well', () => {
    const question = questionWith(asked({ faces: [6], again: false }, { script: [{ type: 'ROLL', die: '0', value: 1 }] }), { name: 'value', set: ['script:0.value'], values: [] }, 5);
    expect([fractionsOf(oddsNow(question), 'sum'), question.input]).toEqual([{ 5: '1' }, { faces: [6], again: false }]);
  });
});

test('an example\'s own script leaves out what is of chance, and what changed nothing', () => {
  const bench = benchOf(hand);
  const events = [{ type: 'ROLL', die: '0', value: 2 }, { type: 'NEVER' }, { type: 'AGAIN', player: 'A', die: '0' }, { type: 'ROLL', die: '0', value: 6 }];
  expect(ownScript(hand, stepperOf(bench), { faces: [6], again: true }, events)).toEqual([{ type: 'AGAIN', player: 'A', die: '0' }]);
});
