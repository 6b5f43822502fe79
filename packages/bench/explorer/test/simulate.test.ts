import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { plainModule, benchOf } from '@rulebench/core/explain';
import type { RuleModule } from '@rulebench/core';
import { createMachine } from 'xstate';
import { seeded, simulatedRun, simulateSpan, stepperOf, summaryOf, xstateStepper, type Playing, type Row, type Simulation, type Span } from '../src/index.ts';
import { spansOf } from '../src/simulate/simulate.ts';
import { ruleModule as dice } from './toys/dice.ts';
import { ruleModule as race } from './toys/race.ts';

const asked: Simulation = { input: { way: 'open' }, policy: { kind: 'random' }, policies: {}, script: [], seed: 1, runs: 40, maxSteps: 200, metrics: [] };

function playing(module: RuleModule, more: Partial<Simulation> = {}): Playing {
  const bench = benchOf(module);
  return { bench, stepper: xstateStepper(bench), simulation: { ...asked, ...more } };
}

function rowsOf(one: Playing, spans: readonly Span[] = [{ from: 0, to: one.simulation.runs }]): readonly Row[] {
  return seeded(one.simulation.seed, spans).flatMap((span) => [...simulateSpan(one, span)]);
}

describe('seeds', () => {
  test('a run is the same alone, in any span, and in one call with all others', () => {
    const dicing = playing(dice, { metrics: ['rolls', 'points'] });
    const whole = rowsOf(dicing);
    fc.assert(fc.property(fc.integer({ min: 1, max: 45 }), fc.integer({ min: 0, max: 39 }), (size, run) => {
      expect(rowsOf(dicing, spansOf({ from: 0, to: 40 }, size))).toEqual(whole);
      expect(simulatedRun(dicing, run).row).toEqual(whole[run]);
    }));
  });

  test('the runs of a seed differ from each other, and seeds beside each other do not begin alike', () => {
    const first = (seed: number): string => JSON.stringify(simulatedRun(playing(dice, { seed }), 0).events);
    expect(new Set(rowsOf(playing(dice, { metrics: ['points'] })).map(({ values }) => values[0])).size).toBeGreaterThan(10);
    expect(new Set([0, 1, 2, 3, 4, 5, 6, 7, 2 ** 32 - 1].map(first)).size).toBeGreaterThan(6);
  });

  test('the events of a run, played again by XState, come to the same end', () => {
    const one = playing(race);
    const { row, events } = simulatedRun(one, 17);
    let state = one.stepper.start({ way: 'open' });
    for (const event of events) if (state.outcome === 'taken') state = one.stepper.next(state.state, event);
    expect(state).toMatchObject({ outcome: 'taken', state: { status: 'done' } });
    expect(events).toHaveLength(row.steps);
  });
});

test.each([['dice', dice, 'rolls'], ['race', race, 'lead']] as const)('the runs of %s are the same by the compiled machine and by XState', (_, module, metric) => {
  const one = playing(module, { metrics: [metric] });
  expect(rowsOf({ ...one, stepper: stepperOf(one.bench) })).toEqual(rowsOf(one));
});

describe('chance', () => {
  const rows = rowsOf(playing(dice, { runs: 4000, metrics: ['rolls', 'points', 'fives'] }));
  const { metrics: [rolls, points, fives], ended, complete } = summaryOf({ runs: 4000, metrics: ['rolls', 'points', 'fives'] }, dice.metrics ?? [], rows);

  test('every run of the die ends', () => {
    expect(complete).toBe(true);
    expect(ended.final).toMatchObject({ count: 4000, rate: 1 });
  });

  test.each([['rolls', rolls, 6, Math.sqrt(30)], ['points', points, 21, undefined]] as const)('%s are what they are by hand, within the interval', (_, found, mean, deviation) => {
    const [low, high] = found?.interval ?? [NaN, NaN];
    expect(low).toBeLessThan(mean);
    expect(high).toBeGreaterThan(mean);
    expect(high - low).toBeLessThan(mean / 10);
    if (deviation !== undefined) expect(found?.deviation).toBeCloseTo(deviation, 0);
  });

  test('a sixth of all runs is over after one roll, within the rate\'s own error', () => {
    const share = rows.filter(({ steps }) => steps === 1).length / rows.length;
    expect(Math.abs(share - 1 / 6)).toBeLessThan(3 * Math.sqrt((1 / 6) * (5 / 6) / rows.length));
  });

  test('a run without a five has no number of rolls up to it; half of the runs have none', () => {
    expect((fives?.of ?? 0) + (fives?.without ?? 0)).toBe(4000);
    expect((fives?.without ?? 0) / 4000).toBeCloseTo(1 / 2, 1);
  });

  test.each([[[0, 0]], [[-1, 2]], [[NaN, 1]]])('weights %j are no weights', (weights) => {
    const odd: RuleModule = { ...dice, chance: () => weights.map((weight) => ({ event: { type: 'ROLL', value: 6 }, weight })) };
    expect(rowsOf(playing(odd, { runs: 1 }))).toMatchObject([{ ended: 'broken', error: { code: 'RB421' } }]);
  });

  test('a sampler is asked with a number of its own', () => {
    const sampled: RuleModule = { ...dice, chance: () => ({ sample: (random) => ({ type: 'ROLL', value: random < 0.5 ? 6 : 1 }) }) };
    expect(summaryOf({ runs: 2000, metrics: ['rolls'] }, [], rowsOf(playing(sampled, { runs: 2000, metrics: ['rolls'] }))).metrics[0]?.mean).toBeCloseTo(2, 0);
  });

  test('an outcome that the machine does not take breaks the run', () => {
    const odd: RuleModule = { ...dice, chance: () => [{ event: { type: 'FLIP' }, weight: 1 }] };
    expect(rowsOf(playing(odd, { runs: 1 }))).toMatchObject([{ ended: 'broken', error: { code: 'RB423' } }]);
  });
});

describe('policies', () => {
  const goes = (one: Playing): readonly number[] => simulatedRun(one, 0).events.map((event) => Number(event['steps']));

  test('random plays what is lawful, each as often as another', () => {
    const steps = Array.from({ length: 200 }, (_, run) => simulatedRun(playing(race), run).events.map((event) => Number(event['steps']))).flat();
    const shares = [1, 2, 3, 4].map((one) => steps.filter((step) => step === one).length / steps.length);
    expect(shares[3]).toBe(0);
    for (const share of shares.slice(0, 3)) expect(share).toBeCloseTo(1 / 3, 1);
  });

  test('greedy plays what makes a metric highest, or lowest, also one that steps add up to', () => {
    expect(goes(playing(race, { policies: { A: { kind: 'greedy', metric: 'lead', least: false }, B: { kind: 'greedy', metric: 'lead', least: true } } }))).toEqual([3, 3, 3, 3, 3, 3, 3]);
    expect(goes(playing(race, { policies: { A: { kind: 'greedy', metric: 'lead', least: true } } })).filter((_, i) => i % 2 === 0)).not.toContain(3);
    expect(goes(playing(race, { policy: { kind: 'greedy', metric: 'threes', least: false } }))).toEqual([3, 3, 3, 3, 3, 3, 3]);
  });

  test('where several moves are as good, greedy takes any of them', () => {
    const first = Array.from({ length: 60 }, (_, run) => simulatedRun(playing(race, { policy: { kind: 'greedy', metric: 'threes', least: true } }), run).events[0]?.['steps']);
    expect(new Set(first)).toEqual(new Set([1, 2]));
  });

  test('one of the module\'s own chooses; who is asleep lets the other go first, and alone ends the run', () => {
    expect(goes(playing(race, { policy: { kind: 'own', id: 'hasty' } }))).toEqual([3, 3, 3, 3, 3, 3, 3]);
    expect(rowsOf(playing(race, { runs: 2, policies: { A: { kind: 'own', id: 'asleep' } } }))).toMatchObject([{ ended: 'nobody-moved', steps: 0 }, { ended: 'nobody-moved', steps: 0 }]);
    expect(rowsOf(playing(race, { runs: 1, policy: { kind: 'own', id: 'cheat' } }))).toMatchObject([{ ended: 'broken', error: { code: 'RB422' } }]);
  });

  test('a script opens every run, and what never becomes lawful is told', () => {
    const go = (player: string, steps: number) => ({ type: 'GO', player, steps });
    const script = [go('A', 1), go('B', 1), go('A', 1)];
    expect(goes(playing(race, { script })).slice(0, 3)).toEqual([1, 1, 1]);
    expect(rowsOf(playing(race, { runs: 1, script }))).toMatchObject([{ unplayed: 0 }]);
    expect(rowsOf(playing(race, { runs: 1, script: [...script, go('B', 4), go('B', 1)] }))).toMatchObject([{ unplayed: 2, ended: 'final' }]);
  });

  test('a player follows a script while the other plays as they like', () => {
    const events = [2, 2, 2].map((steps) => ({ type: 'GO', player: 'A', steps }));
    const { row, events: played } = simulatedRun(playing(race, { policies: { A: { kind: 'scripted', events } } }), 3);
    expect(played.filter(({ player }) => player === 'A').slice(0, 3).map(({ steps }) => steps)).toEqual([2, 2, 2]);
    expect(row.unplayed).toBe(0);
  });

  test.each([{ policy: { kind: 'greedy', metric: 'led', least: false } }, { policy: { kind: 'own', id: 'hasti' } }, { metrics: ['leads'] }] as const)('%j is refused', (more) => {
    expect(() => rowsOf(playing(race, more))).toThrow('RB420');
  });
});

describe('ends', () => {
  test.each([
    ['open', 'final'], ['endless', 'limit'], ['walled', 'dead-end'],
  ])('on a way that is %s it ends as %s', (way, ended) => {
    const rows = rowsOf(playing(race, { input: { way } }));
    expect(new Set(rows.map((row) => row.ended))).toEqual(new Set([ended]));
    if (ended === 'limit') expect(rows[0]?.steps).toBe(200);
  });

  test('a metric that fails breaks its run and no other', () => {
    const rows = rowsOf(playing(race, { metrics: ['fails', 'a'] }));
    expect(rows.filter(({ ended }) => ended === 'broken')[0]).toMatchObject({ values: [null, null], error: { message: 'too far' } });
    expect(rows.some(({ ended }) => ended === 'final')).toBe(true);
  });

  test('a machine that cannot start, or breaks, breaks the run', () => {
    const broken = (config: Parameters<typeof createMachine>[0]): Row | undefined =>
      rowsOf(playing({ ...plainModule(createMachine(config)), moves: () => [{ event: { type: 'GO' } }] }, { runs: 1 }))[0];
    expect(broken({ context: () => { throw new Error('no start'); } })).toMatchObject({ ended: 'broken', steps: 0, error: { message: 'no start' } });
    expect(broken({ on: { GO: { guard: () => { throw new Error('no end'); } } } })).toMatchObject({ ended: 'broken', steps: 0 });
  });

  test('a module whose moves fail breaks its runs', () => {
    expect(rowsOf(playing({ ...race, moves: () => { throw new Error('no moves'); } }, { runs: 1 }))).toMatchObject([{ ended: 'broken', error: { message: 'no moves' } }]);
  });
});
