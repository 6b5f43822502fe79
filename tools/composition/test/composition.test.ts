/** The areas fit together: who answers which request, and that the one table stays whole whatever they do to it. */

import { invariantsHold } from './whole.ts';
import { sameJson } from '@rulebench/core';
import { allApplied, cardOf, locationOf, type Table } from '@rulebench/board';
import { randomFrom } from '@rulebench/module-kit/random';
import { describe, expect, test } from 'vitest';
import { AREAS } from '../src/areas.ts';
import { playGame } from '../src/game.ts';
import { carryOut, type Play } from '../src/playing.ts';
import { playWith, ROUTES, UNDECIDED } from '../src/routing.ts';
import { fullTable } from './tables.ts';

interface Definition { readonly properties?: Readonly<Record<string, { readonly const?: string }>>; readonly required?: readonly string[] }

/** Every request that an area can make, by its schema. */
function requestsOf(area: string): readonly string[] {
  const definitions = Object.values(AREAS[area]?.schema.$defs ?? {}) as readonly Definition[]; // boundary: JSON Schema
  return definitions.filter(({ required = [] }) => required.includes('request') && required.includes('answers')).flatMap(({ properties }) => properties?.['type']?.const ?? []);
}

describe('every request has somebody who answers it', () => {
  const all = Object.keys(AREAS).flatMap((area) => requestsOf(area).map((type) => `${area} ${type}`)).filter((key) => !key.startsWith('dilemma encounter'));

  test('there are many', () => { expect(all.length).toBeGreaterThan(10); });
  test('none is forgotten, and none is answered that nobody asks', () => { expect(all.sort()).toEqual(Object.keys(ROUTES).sort()); });
  test('what no area decides yet is said', () => { expect(Object.keys(ROUTES)).toEqual(expect.arrayContaining(Object.keys(UNDECIDED))); });
});

const seeds = [1, 2, 3, 4];
/** Every so many steps the whole table is looked over. */
const LOOK = 20;

test.each(seeds)('a game from seed %i loses no card, and leaves none in two places', (seed) => {
  const before = fullTable(seed % 2 === 0);
  let n = 0;
  const { turns } = playGame({ table: before }, seed, 200, (table) => { n += 1; if (n % LOOK === 0) invariantsHold(before, table); });
  expect(turns).toBeGreaterThan(3);
});

test('in games, attempts and uses of cards every request is asked', () => {
  const keys = new Set<string>();
  const play = (seed: number): Play => playWith(randomFrom(seed), (area, { type }) => { keys.add(`${area} ${type}`); });
  for (const seed of seeds) for (const key of playGame({ table: fullTable(false) }, seed * 101, 100, () => undefined).asked) keys.add(key);
  for (const seed of [...seeds, 5, 6, 7, 8]) {
    carryOut(play(seed), 'mission-attempt', { table: fullTable(false) }, { type: 'ATTEMPT', player: 'P', location: 'L1', team: ['general', 'gunner'] });
    carryOut(play(seed), 'mission-attempt', { table: fullTable(false) }, { type: 'ATTEMPT', player: 'P', location: 'L2', team: ['scholar', 'veteran', 'recruit'] });
  }
  const { table } = carryOut(play(1), 'ship-movement', { table: fullTable(false) }, { type: 'USE', player: 'P', by: 'storm', fn: 1, ships: ['galaxy'] });
  expect(cardOf(table, 'galaxy')?.damage).toEqual({ rotated: true, markers: [] });
  expect([...keys].sort()).toEqual(Object.keys(ROUTES).sort());
});

test.each(seeds)('what an area says that it changed is what it changed (seed %i)', (seed) => {
  const table = fullTable(seed % 2 === 0);
  for (const [area, event] of [
    ['self-controlling', { type: 'END_TURN', player: 'P' }], ['dilemma', { type: 'END_TURN', player: 'P' }],
    ['mission-attempt', { type: 'ATTEMPT', player: 'P', location: 'L1', team: ['general', 'gunner'] }], ['battle', { type: 'ATTACK', player: 'P', force: ['vorcha'], targets: ['galaxy'] }],
  ] as const) {
    const done = carryOut(playWith(randomFrom(seed)), area, { table }, event);
    expect(allApplied(table, done.effects)).toEqual({ table: done.table });
  }
});

test('at the end of a turn a card attacks through battle, the damage is done, and the turn goes on', () => {
  const table = only(fullTable(false), ['vorcha', 'general', 'galaxy', 'captain', 'killer']);
  const asked: string[] = [];
  const { turns, table: after } = playGame({ table }, 3, 12, (_, request) => { if (request !== undefined) asked.push(request.type); });
  expect(asked).toContain('act');
  expect(turns).toBeGreaterThan(1);
  expect(['vorcha', 'galaxy'].some((id) => cardOf(after, id)?.damage !== undefined || cardOf(after, id)?.place.in === 'discard')).toBe(true);
  expect(locationOf(after, 'killer')).not.toBe('L1');
});

test('an attempt meets its dilemmas through their own area, and a card that controls itself enters play and attacks at once', () => {
  const table = only(fullTable(false), ['vorcha', 'general', 'gunner', 'silent']);
  const asked: string[] = [];
  const done = carryOut(playWith(randomFrom(5), (area, { type }) => { asked.push(`${area} ${type}`); }), 'mission-attempt', { table }, { type: 'ATTEMPT', player: 'P', location: 'L1', team: ['general', 'gunner'] });
  expect(asked).toEqual(['mission-attempt encounter', 'dilemma enter', 'self-controlling battle']);
  expect(cardOf(done.table, 'silent')?.place).toEqual({ in: 'space', at: 'L1' });
  expect(cardOf(done.table, 'vorcha')?.damage).toEqual({ rotated: true, markers: [] });
  expect(sameJson(allApplied(table, done.effects), { table: done.table })).toBe(true);
});

function only(table: Table, ids: readonly string[]): Table {
  return { ...table, cards: Object.fromEntries(Object.entries(table.cards).filter(([id, { place }]) => ids.includes(id) || place.in === 'deck')) };
}
