/** What holds of any table: the order of rolling does not matter, equal dice are alike, no point is lost, no point is split. */

import { benchOf } from '@rulebench/core/explain';
import { run, start, step } from '@rulebench/core/bench';
import fc from 'fast-check';
import { below, oneOf, randomFrom, type Random } from '@rulebench/module-kit/random';
import { expect, test } from 'vitest';
import { ACTION_TYPES } from '../src/sheet.ts';
import { classOf } from '../src/cards.ts';
import { DECK } from '../src/deck.ts';
import type { Allocation, Card, Context, Decision, Effect, Event, Output, Roll } from '../src/index.ts';
import { ruleModule } from '../src/module.ts';
import { PROFILES, randomTable, shipOf, tableOf } from './tables.ts';
import { chances, randomEvent } from './tries.ts';

const bench = benchOf(ruleModule);
type Live = ReturnType<typeof start>['snapshot'];

const contextOf = (snapshot: Live): Context => snapshot.context as Context; // boundary: the context of this module
const outputOf = (snapshot: Live): Output => snapshot.output as Output; // boundary: as above

/** Plays at random until the dice are to be rolled, if they ever are. */
function playedToDice(seed: number): Live {
  const random = randomFrom(seed);
  let live = start(bench, randomTable(random)).snapshot;
  for (let k = 0; k < 400 && live.status === 'active' && live.value !== 'rolling'; k += 1) {
    live = step(bench, live, randomEvent(random, { context: contextOf(live), value: String(live.value) })).snapshot;
  }
  return live;
}

/** One score for every die that is due. */
function rollsFor(random: Random, live: Live): readonly Roll[] {
  const possible = chances({ context: contextOf(live), value: String(live.value) }).flatMap(({ event }) => (event.type === 'ROLL' ? [event] : []));
  const dice = new Set(possible.map(({ ship, system }) => JSON.stringify([ship, system])));
  return [...dice].map((die) => oneOf(random, possible.filter(({ ship, system }) => JSON.stringify([ship, system]) === die)));
}

/** What a player makes of an open decision: any die or none, by a number that belongs to the ship. */
function decided(of: number, { player, ship, options }: Decision, { ships }: Context): Event {
  const system = options[Math.floor(of * (options.length + 1))];
  const points = system === undefined ? undefined : ships[ship]?.dice[system]?.value;
  return system === undefined || points === undefined ? { type: 'DECLINE', player, ship } : { type: 'ALLOCATE', player, ship, system, points, to: 'Damage Control' };
}

interface Played { readonly snapshot: Live; readonly effects: readonly Effect[]; readonly early: number }

/** To the end, each die and each decision when it pleases; `early` tells how many decisions came before the last die. */
function playedOut(live: Live, rolls: readonly Roll[], decisions: ReadonlyMap<string, number>, random: Random): Played {
  const left = [...rolls];
  const effects: Effect[] = [];
  let snapshot = live;
  let early = 0;
  while (snapshot.status === 'active') {
    const { choices } = contextOf(snapshot);
    const at = below(random, left.length + choices.length);
    const choice = choices[at - left.length];
    const event = choice === undefined ? left.splice(at, 1)[0] : decided(decisions.get(choice.ship) ?? 0, choice, contextOf(snapshot));
    if (event === undefined) throw new Error('nothing can be done');
    if (choice !== undefined && left.length > 0) early += 1;
    const next = step(bench, snapshot, event);
    expect(next.outcome).toBe('taken');
    effects.push(...next.effects as readonly Effect[]); // boundary: the effects of this module
    snapshot = next.snapshot;
  }
  return { snapshot, effects, early };
}

/** The effects on one ship, in the order in which they came. */
const effectsOn = (ship: string, { effects }: Played): readonly Effect[] => effects.filter((effect) => 'ship' in effect && effect.ship === ship);

test('dice are rolled and Damage Control is decided in any order: the end is the same, and so is what is told of each ship', () => {
  let compared = 0;
  let early = 0;
  fc.assert(fc.property(fc.nat(), (seed) => {
    const live = playedToDice(seed);
    if (live.value !== 'rolling') return;
    const random = randomFrom(seed + 1);
    const rolls = rollsFor(random, live);
    const decisions = new Map(Object.keys(contextOf(live).ships).map((ship) => [ship, random()]));
    const [one, other] = [playedOut(live, rolls, decisions, random), playedOut(live, rolls, decisions, random)];
    expect(other.snapshot.value).toBe(one.snapshot.value);
    expect(other.snapshot.context).toEqual(one.snapshot.context);
    expect(other.snapshot.output).toEqual(one.snapshot.output);
    expect(other.effects).toHaveLength(one.effects.length);
    for (const ship of decisions.keys()) expect(effectsOn(ship, other)).toEqual(effectsOn(ship, one));
    compared += 1;
    early += one.early + other.early;
  }), { numRuns: 150 });
  expect(compared).toBeGreaterThan(50);
  expect(early).toBeGreaterThan(20);
});

test('a ship has its energy and counters by its own dice and decision alone, whatever the others have rolled', () => {
  fc.assert(fc.property(fc.nat(), (seed) => {
    const live = playedToDice(seed);
    if (live.value !== 'rolling') return;
    const random = randomFrom(seed + 2);
    const rolls = rollsFor(random, live);
    const { ship } = oneOf(random, rolls);
    const own = rolls.filter((roll) => roll.ship === ship);
    const last = own.reduce((state, roll) => step(bench, state, roll).snapshot, live);
    const choice = contextOf(last).choices.find((one) => one.ship === ship);
    const end = choice === undefined ? last : step(bench, last, decided(random(), choice, contextOf(last))).snapshot;
    expect(contextOf(end).ships[ship]).toMatchObject({ energy: {}, counters: [{}, {}, {}] });
    for (const { ship: other } of rolls.filter((roll) => roll.ship !== ship)) expect(contextOf(end).ships[other]).toMatchObject({ energy: null, counters: null });
  }), { numRuns: 60 });
});

/** One ship alone, its card chosen, its Joker declared, its dice rolled. */
function allocation(profile: (typeof PROFILES)[number], card: Card, values: readonly number[]): Allocation {
  const events: Event[] = [{ type: 'PICK', player: 'Ada', ship: 'Heron', card }, { type: 'READY', player: 'Ada' }];
  if (classOf(card) === 'joker') events.push({ type: 'DECLARE', player: 'Ada', ship: 'Heron', use: 'Attack' });
  const dice = [10, 10, 8];
  profile.systems.forEach((system, i) => events.push({ type: 'ROLL', ship: 'Heron', system, die: dice[i] ?? 0, value: values[i] ?? 0 }));
  const ends = run(bench, tableOf(profile, { Ada: { Heron: shipOf(profile, [card]) } }), events).steps.slice(-1);
  const energy = ends.flatMap(({ snapshot }) => (snapshot.status === 'done' ? [outputOf(snapshot).ships['Heron']?.energy] : []))[0];
  if (energy === undefined) throw new Error('the phase did not end');
  return energy;
}

const anyScores = fc.tuple(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 8 }));
const anyProfile = fc.constantFrom(...PROFILES);

test('with every card the points given out are the points rolled', () => {
  fc.assert(fc.property(anyProfile, fc.constantFrom(...DECK), anyScores, (profile, card, values) => {
    const energy = allocation(profile, card, values);
    expect(ACTION_TYPES.reduce((sum, type) => sum + energy[type].points, 0)).toBe(values[0] + values[1] + values[2]);
  }), { numRuns: 300 });
});

test('totals depend on the scores alone, not on which system made them', () => {
  fc.assert(fc.property(anyProfile, fc.constantFrom(...DECK), fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 3, maxLength: 3 }), (profile, card, values) => {
    const totals = [values, values.toReversed(), [values[1] ?? 0, values[2] ?? 0, values[0] ?? 0]].map((scores) => {
      const energy = allocation(profile, card, scores);
      return ACTION_TYPES.map((type) => energy[type].points);
    });
    expect(totals[1]).toEqual(totals[0]);
    expect(totals[2]).toEqual(totals[0]);
  }), { numRuns: 200 });
});

test('of a number card only the suit counts', () => {
  fc.assert(fc.property(anyProfile, fc.constantFrom('C', 'D', 'H', 'S'), anyScores, (profile, suit, values) => {
    const [first, ...rest] = DECK.filter((card) => card.endsWith(suit) && classOf(card) === 'number').map((card) => allocation(profile, card, values));
    for (const other of rest) expect(other).toEqual(first);
  }), { numRuns: 20 });
});

test('no player has ever to wait for nobody: from any state the phase can be brought to its end', () => {
  fc.assert(fc.property(fc.nat(), fc.nat({ max: 60 }), (seed, far) => {
    const random = randomFrom(seed);
    let live = start(bench, randomTable(random)).snapshot;
    const at = () => ({ context: contextOf(live), value: String(live.value) });
    for (let k = 0; k < far && live.status === 'active'; k += 1) live = step(bench, live, randomEvent(random, at())).snapshot;
    for (let k = 0; k < 500 && live.status === 'active'; k += 1) {
      const onwards = [...(ruleModule.moves?.(at()) ?? []), ...chances(at())].map(({ event }) => event).filter((event) => event.type !== 'WITHDRAW' && live.can(event));
      expect(onwards.length, `nothing can be done in ${String(live.value)}`).toBeGreaterThan(0);
      live = step(bench, live, onwards[below(random, onwards.length)] ?? { type: '' }).snapshot;
    }
    expect(live.status).toBe('done');
  }), { numRuns: 40 });
});
