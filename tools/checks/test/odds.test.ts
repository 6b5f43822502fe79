/** Exact odds of the modules themselves: the energy of a damaged ship, and who is picked at random, against what is worked out on paper and counted one by one. */

import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { RuleModule } from '@rulebench/core';
import { benchOf } from '@rulebench/core/explain';
import { oddsOf, ownScript, seeded, simulateSpan, stepperOf, summaryOf, type Odds, type OddsQuestion, type Simulation } from '@rulebench/explorer';
import { exampleOf, fixtureOf, inputOf, merged } from '@rulebench/rulings';
import { loadLibrary } from '@rulebench/rulings/node';

/** The cards that have a suit. */
const SUITED = ['C', 'D', 'H', 'S'].flatMap((suit) => ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].map((rank) => `${rank}${suit}`));
const { library } = await loadLibrary({ root: fileURLToPath(new URL('../../../', import.meta.url)) });
const LIMITS = { maxStates: 100_000, maxTime: 120_000 };
const ACTIONS = ['Movement', 'Attack', 'Defense'] as const;
type Action = (typeof ACTIONS)[number];
const metricOf = (action: Action): string => `energy-${action.toLowerCase()}`;

function moduleNamed(id: string): RuleModule {
  const module = library.modules.get(id);
  if (module === undefined) throw new Error(id);
  return module;
}

function oddsNow(module: RuleModule, question: OddsQuestion): Odds {
  const bench = benchOf(module);
  const walk = oddsOf({ bench, stepper: stepperOf(bench) }, question, LIMITS);
  for (let step = walk.next(); ; step = walk.next()) if (step.done === true) return step.value;
}

function fractionsOf(odds: Odds, id: string): Readonly<Record<string, string>> {
  const metric = odds.metrics.find((one) => one.id === id);
  return Object.fromEntries((metric?.outcomes ?? []).map(({ value, odds: { fraction } }) => [String(value), fraction]));
}

const energy = moduleNamed('energy-allocation');

/** The Heron of the fixture: systems of 4, 4 and 3 boxes, some of them marked, with one card drawn. */
function heron(card: string, marked: readonly [number, number, number], more: Partial<OddsQuestion> = {}): OddsQuestion {
  const [s1, s2, s3] = marked;
  const input = merged(fixtureOf(library, 'energy-allocation', 'ea-default')?.input, { ships: { Heron: { drawn: [card], systems: { S1: { marked: s1 }, S2: { marked: s2 }, S3: { marked: s3 } } } } });
  return { input, script: [{ type: 'PICK', player: 'Ada', ship: 'Heron', card }, { type: 'READY', player: 'Ada' }], metrics: ACTIONS.map(metricOf), aims: 'each', ...more };
}

describe('what an order card gives the Heron', () => {
  test('undamaged (d10, d10, d8) a number of hearts: highest die to Defense, middle to Movement, lowest to Attack', () => {
    const odds = oddsNow(energy, heron('4H', [0, 0, 0]));
    // The highest is at most k in k·k·k of 800 ways up to 8, in 81 of 100 for 9: mean = 10 - (1³ + … + 8³)/800 - 81/100 = 10 - 1296/800 - 81/100 = 757/100.
    // The lowest is at least k in (11-k)²(9-k) of 800 ways: (800 + 567 + 384 + 245 + 144 + 75 + 32 + 9)/800 = 2256/800 = 141/50.
    // All three together: 11/2 + 11/2 + 9/2 = 31/2; the middle one is what is left: 1550/100 - 757/100 - 282/100 = 511/100.
    expect(odds.metrics.map(({ id, mean }) => [id, mean?.fraction])).toEqual([['energy-movement', '511/100'], ['energy-attack', '141/50'], ['energy-defense', '757/100']]);
    // The highest is 10 unless both d10 show at most 9; it is 1 in one way of 800.
    expect(fractionsOf(odds, 'energy-defense')).toMatchObject({ 10: '19/100', 9: '17/100', 1: '1/800' });
  });

  test('undamaged a court card of diamonds: the two highest to Attack, the lowest to Defense; a Joker: all to what is declared', () => {
    expect(oddsNow(energy, heron('KD', [0, 0, 0])).metrics.map(({ mean }) => mean?.fraction)).toEqual(['0', '317/25', '141/50']); // 31/2 - 141/50 = 1268/100
    expect(oddsNow(energy, heron('Joker A', [0, 0, 0])).metrics.map(({ mean }) => mean?.fraction)).toEqual(['31/2', '31/2', '31/2']);
  });

  test('with three boxes marked in each of the big systems and all of the small (two d4): the higher to the first, the lower to the second', () => {
    const odds = oddsNow(energy, heron('2S', [3, 3, 3]));
    // The higher of two d4 is k in 2k - 1 of 16 ways: (1 + 6 + 15 + 28)/16 = 25/8; the lower is what is left of 5.
    expect(odds.metrics.map(({ mean }) => mean?.fraction)).toEqual(['15/8', '25/8', '0']);
    expect(fractionsOf(odds, 'energy-attack')).toEqual({ 1: '1/16', 2: '3/16', 3: '5/16', 4: '7/16' });
  });

  test('a ship with every box marked rolls nothing', () => {
    expect(oddsNow(energy, heron('9D', [4, 4, 3])).metrics.map(({ outcomes }) => outcomes)).toEqual(ACTIONS.map(() => [{ value: 0, odds: { fraction: '1', decimal: 1 } }]));
  });

  /** How a card shares out three dice, by the clauses: written anew, for every way the dice can lie. */
  function shared(card: string, dice: readonly number[]): Readonly<Record<Action, number>> {
    const rows: Readonly<Record<string, readonly [Action, Action, Action]>> = {
      D: ['Attack', 'Defense', 'Movement'], H: ['Defense', 'Movement', 'Attack'], C: ['Movement', 'Attack', 'Defense'], S: ['Attack', 'Movement', 'Defense'],
    };
    const [high = 0, middle = 0, low = 0] = [...dice].sort((a, b) => b - a);
    const [first, second, third] = rows[card.slice(-1)] ?? ['Movement', 'Attack', 'Defense'];
    const given: Record<Action, number> = { Movement: 0, Attack: 0, Defense: 0 };
    if (/^[JQK]/.test(card)) { given[first] = high + middle; given[second] = low; }
    else { given[first] = high; given[second] = middle; given[third] = low; }
    return given;
  }

  test.each(SUITED)('%s with a d8, a d6 and a d4, counted one by one', (card) => {
    const odds = oddsNow(energy, heron(card, [1, 2, 2]));
    const counts = Object.fromEntries(ACTIONS.map((action) => [action, new Map<number, number>()]));
    for (let a = 1; a <= 8; a += 1) for (let b = 1; b <= 6; b += 1) for (let c = 1; c <= 4; c += 1) {
      for (const [action, points] of Object.entries(shared(card, [a, b, c]))) counts[action]?.set(points, (counts[action].get(points) ?? 0) + 1);
    }
    for (const action of ACTIONS) {
      const metric = odds.metrics.find(({ id }) => id === metricOf(action));
      const ways = Object.fromEntries([...counts[action] ?? []].map(([points, count]) => [points, count]));
      // A fraction in lowest terms, brought to the 192 ways that there are.
      expect(Object.fromEntries((metric?.outcomes ?? []).map(({ value, odds: { fraction } }) => { const [n = 0, d = 1] = fraction.split('/').map(Number); return [String(value), (n * 192) / d]; }))).toEqual(ways);
    }
  });

  test('in whichever order the dice are rolled', () => {
    expect(oddsNow(energy, heron('7C', [2, 2, 2], { everyOrder: true })).metrics).toEqual(oddsNow(energy, heron('7C', [2, 2, 2])).metrics);
  });

  test('with Damage Control a whole die goes there where that is aimed at: the highest', () => {
    const { input } = heron('4H', [3, 3, 3]);
    const odds = oddsNow(energy, { ...heron('4H', [3, 3, 3]), input: merged(input, { options: { damageControl: true } }), metrics: ['energy-damage-control', 'energy-defense'] });
    expect(odds.metrics.map(({ mean }) => mean?.fraction)).toEqual(['25/8', '25/8']); // each by itself: what goes to Damage Control is gone from Defense
  });

  test('simulated, the means lie about there: within four standard errors', () => {
    const { input, script } = heron('4H', [0, 0, 0]);
    const simulation: Simulation = { input, policy: { kind: 'random' }, policies: {}, script, seed: 7, runs: 400, maxSteps: 50, metrics: ACTIONS.map(metricOf) };
    const bench = benchOf(energy);
    const [all] = seeded(simulation.seed, [{ from: 0, to: simulation.runs }]);
    const { metrics } = summaryOf(simulation, energy.metrics ?? [], [...simulateSpan({ bench, stepper: stepperOf(bench), simulation }, all)]);
    const exact = oddsNow(energy, heron('4H', [0, 0, 0])).metrics;
    for (const [i, { mean, deviation, of }] of metrics.entries()) {
      expect(Math.abs((mean ?? NaN) - (exact[i]?.mean?.decimal ?? NaN))).toBeLessThan(4 * (deviation ?? 0) / Math.sqrt(of));
    }
  });
});

describe('who is picked at random', () => {
  test('two of four: each is among them in 3 of 6 ways, both of two in 1 of 6', () => {
    const example = exampleOf(library, 'base/dilemma', '6-two-of-four-at-random');
    if (example === undefined) throw new Error('there is such an example');
    const disabled = ({ context }: { readonly context: unknown }): readonly string[] =>
      Object.entries((context as { table: { cards: Record<string, { disabled?: true }> } }).table.cards).filter(([, card]) => card.disabled === true).map(([id]) => id); // boundary: the context of dilemmas
    const dilemma: RuleModule = {
      ...moduleNamed('dilemma'),
      metrics: [
        { id: 'captain', title: 'The captain is picked', value: (at) => Number(disabled(at).includes('captain')) },
        { id: 'both', title: 'Captain and doctor are', value: (at) => Number(['captain', 'doctor'].every((id) => disabled(at).includes(id))) },
        { id: 'how-many', title: 'So many are', value: (at) => disabled(at).length },
      ],
    };
    const input = inputOf(library, example);
    const script = ownScript(dilemma, stepperOf(benchOf(dilemma)), input, example.when.map(({ event }) => event));
    expect(script.map(({ type }) => type)).toEqual(['RESOLVE']);
    const odds = oddsNow(dilemma, { input, script, metrics: ['captain', 'both', 'how-many'], aims: {} });
    expect([fractionsOf(odds, 'captain'), fractionsOf(odds, 'both'), fractionsOf(odds, 'how-many')]).toEqual([{ 0: '1/2', 1: '1/2' }, { 0: '5/6', 1: '1/6' }, { 2: '1' }]);
  });
});
