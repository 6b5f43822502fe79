/** Piles with an order, distances, and who works with whom. */

import fc from 'fast-check';
import { outcomeOf, verdictOf } from '@rulebench/core';
import { expect, test } from 'vitest';
import { applied, areCompatible, distanceBetween, drawDeckOf, locationById, locationOf, locationsSeenFrom, pileOf, seedsUnder, spanFor, type Place, type Table } from '../src/index.ts';
import { CREWED, TABLE } from './tables.ts';

const cites = ['base/spaceline/3'] as const;

function put(table: Table, card: string, place: Place, bottom = false): Table {
  const result = applied(table, { type: 'put', card, place, bottom, cites });
  if ('refused' in result) throw new Error(result.refused.says);
  return result.table;
}

test('seed cards are met in the order in which they were seeded; a card may be put below them', () => {
  const seeds: Place = { in: 'seeds', at: 'B' };
  const two = put(put(TABLE, 'kit', seeds), 'crew', seeds);
  expect(seedsUnder(two, 'B')).toEqual(['roamer', 'kit', 'crew']);
  expect(seedsUnder(put(two, 'crew', seeds, true), 'B')).toEqual(['crew', 'roamer', 'kit']);
  expect(locationOf(two, 'kit')).toBeUndefined();
});

test('what lies atop a mission, or on a card, is at its location', () => {
  expect(locationOf(put(TABLE, 'roamer', { in: 'atop', at: 'C' }), 'roamer')).toBe('C');
  const on = put(TABLE, 'roamer', { in: 'on', at: 'ship' });
  expect(locationOf(on, 'roamer')).toBe('A');
  expect(applied(on, { type: 'destroy', card: 'ship', cites })).toMatchObject({ table: { cards: { roamer: { place: { in: 'discard', at: 'P' } } } } });
});

test('the draw deck gives what was put on top last', () => {
  const deck: Place = { in: 'deck', at: 'Q' };
  const table = put(put(put(TABLE, 'kit', deck), 'crew', deck), 'shuttle', deck, true);
  expect(drawDeckOf(table, 'Q')).toEqual(['crew', 'kit', 'shuttle']);
  expect(pileOf(table, deck)).toEqual(['shuttle', 'kit', 'crew']);
});

test('distances: as many cards there as back, and span but for the start', () => {
  expect(distanceBetween(TABLE, 'A', 'C', 'P')).toEqual({ cards: 2, span: 7 });
  expect(locationsSeenFrom(TABLE, 'B', 'Q', 'nearest', ['A', 'C', 'Z']).candidates).toEqual([{ id: 'A', cards: 1, span: 3 }, { id: 'C', cards: 1, span: 5 }]);
  fc.assert(fc.property(fc.constantFrom('A', 'B', 'C'), fc.constantFrom('A', 'B', 'C'), fc.constantFrom('P', 'Q'), (from, to, player) => {
    const [there, back] = [distanceBetween(TABLE, from, to, player), distanceBetween(TABLE, to, from, player)];
    const span = (id: string): number => { const at = locationById(TABLE, id); return at === undefined ? 0 : spanFor(at, player); };
    expect(there?.cards).toBe(back?.cards);
    expect((there?.span ?? 0) + span(from)).toBe((back?.span ?? 0) + span(to));
  }));
});

test('cards work together in one affiliation, beside those that have none, and under a treaty', () => {
  const klingon = (table: Table): Table => ({ ...table, cards: { ...table.cards, warrior: { facts: { kind: 'personnel', name: 'a warrior', affiliation: 'Klingon', skills: {}, integrity: 5, cunning: 5, strength: 8 }, owner: 'Q', controller: 'Q', place: { in: 'planet', at: 'A' } } } });
  const treaty = (player: string): Table => ({ ...klingon(CREWED), cards: { ...klingon(CREWED).cards, peace: { facts: { kind: 'event', name: 'Treaty', treaty: ['Federation', 'Klingon'] }, owner: player, controller: player, place: { in: 'core', at: player } } } });
  const question = (on: Table) => ({ table: { areCompatible }, context: { table: on } });
  const together = (on: Table, ...cards: readonly string[]) => outcomeOf(areCompatible, question(on), { cards, player: 'Q' });
  expect(together(klingon(CREWED), 'captain', 'doctor', 'guide', 'kit')).toBe('allowed');
  expect(together(klingon(CREWED), 'guide', 'warrior')).toBe('allowed');
  expect(together(klingon(CREWED), 'captain', 'guide', 'warrior')).toBe('refused');
  expect(together(treaty('Q'), 'captain', 'guide', 'warrior')).toBe('allowed');
  expect(together(treaty('P'), 'captain', 'warrior')).toBe('refused');
  expect(verdictOf(areCompatible, question(klingon(CREWED)), { cards: ['captain', 'warrior'], player: 'Q' }).says).toBe('a captain, a warrior do not work together');
});

test('a draw takes the top card into the hand of whoever owns the deck, and only the top card', () => {
  const deck: Place = { in: 'deck', at: 'Q' };
  const table = put(put(TABLE, 'kit', deck), 'crew', deck);
  expect(applied(table, { type: 'draw', player: 'Q', card: 'crew', cites })).toMatchObject({ table: { cards: { crew: { place: { in: 'hand', at: 'Q' } } } } });
  expect(applied(table, { type: 'draw', player: 'Q', card: 'kit', cites })).toMatchObject({ refused: { code: 'not-there' } });
});

test('a shuffle puts cards into the deck in an order, and leaves none of the deck out', () => {
  const deck: Place = { in: 'deck', at: 'Q' };
  const table = put(put(put(TABLE, 'kit', deck), 'crew', deck), 'shuttle', { in: 'discard', at: 'Q' });
  const result = applied(table, { type: 'shuffle', player: 'Q', order: ['kit', 'shuttle', 'crew'], cites });
  expect('table' in result ? drawDeckOf(result.table, 'Q') : []).toEqual(['kit', 'shuttle', 'crew']);
  expect(applied(table, { type: 'shuffle', player: 'Q', order: ['kit', 'shuttle'], cites })).toMatchObject({ refused: { code: 'not-there' } });
  expect(applied(table, { type: 'shuffle', player: 'Q', order: ['kit', 'crew', 'kit'], cites })).toMatchObject({ refused: { code: 'not-there' } });
});
