/** Any sequence of any effects: no card is ever lost, in two places, or left behind aboard what is gone. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applied, cardOf, isCarried, locationOf, type Place, type Table, type TableEffect } from '../src/index.ts';
import { CREWED } from './tables.ts';

type Of<T extends TableEffect['type']> = Omit<Extract<TableEffect, { readonly type: T }>, 'type' | 'cites'>;

const card = fc.constantFrom(...Object.keys(CREWED.cards), 'ghost');
const location = fc.constantFrom('A', 'B', 'C', 'Z');
const player = fc.constantFrom('P', 'Q', 'R');
const number = fc.nat(9);
const heading = fc.constantFrom('left' as const, 'right' as const);
const status = fc.constantFrom('disabled' as const, 'stunned' as const, 'wounded' as const, 'stasis' as const);
const at = (...places: readonly Place['in'][]) => fc.constantFrom(...places);
const place: fc.Arbitrary<Place> = fc.oneof(
  fc.record({ in: at('space', 'planet', 'atop', 'seeds'), at: location }),
  fc.record({ in: at('between'), at: location, to: location }),
  fc.record({ in: at('aboard', 'docked', 'on'), at: card }),
  fc.record({ in: at('hand', 'deck', 'discard', 'points', 'core', 'side-deck', 'aside'), at: player }),
);

/** One for each kind of effect: a new one is asked for by the compiler. */
const EFFECTS: { readonly [T in TableEffect['type']]: fc.Arbitrary<Of<T>> } = {
  'seed': fc.record({ card, location }),
  'place': fc.record({ card, location, heading, met: location }),
  'move': fc.record({ card, from: location, to: location, spent: number }),
  'discard': fc.record({ card, pile: player }),
  'destroy': fc.record({ card }),
  'stop': fc.record({ card, until: number }),
  'unstop': fc.record({ card }),
  'afflict': fc.record({ card, status }),
  'relieve': fc.record({ card, status }),
  'deactivate': fc.record({ card, until: number }),
  'project': fc.record({ card, by: card, at: location }),
  'damage': fc.record({ card, damage: fc.constant({ rotated: true, markers: [20] }), rotation: fc.boolean(), markers: number, from: fc.option(player) }),
  'repair': fc.record({ card }),
  'alter': fc.record({ card, alteration: fc.record({ by: card, fn: fc.constant(1), attribute: fc.constant('range' as const), set: number, until: number }) }),
  'score': fc.record({ player, points: number, for: card }),
  'worth': fc.record({ location, points: number }),
  'solve': fc.record({ location, player }),
  'attacked': fc.record({ card, player, turn: number }),
  'met': fc.record({ card, player }),
  'put': fc.record({ card, place, bottom: fc.boolean() }),
  'land': fc.record({ card, at: location }),
  'take-off': fc.record({ card, at: location }),
  'dock': fc.record({ card, at: card }),
  'undock': fc.record({ card, at: location }),
  'load': fc.record({ card, aboard: card }),
  'launch': fc.record({ card, at: location }),
  'beam': fc.record({ card, to: place }),
  'leave-time': fc.record({ card, by: card, due: number }),
  'reappear': fc.record({ card }),
  'give-range': fc.record({ card }),
  'draw': fc.record({ player, card }),
  'shuffle': fc.record({ player, order: fc.uniqueArray(card, { maxLength: 4 }) }),
  'last': fc.record({ card, until: number }),
  'note-attack': fc.record({ attack: fc.record({ turn: number, location, by: player, on: player, there: fc.array(card) }) }),
  'next-turn': fc.record({ player, number }),
};
/** What follows on another effect, and what it follows on, come often: a card is put on a deck before it is drawn. */
const OFTEN = ['put', 'draw', 'stop', 'unstop', 'afflict', 'relieve'];
const effect = fc.oneof(...Object.entries(EFFECTS).map(([type, rest]) => ({
  weight: OFTEN.includes(type) ? 8 : 1,
  arbitrary: (rest as fc.Arbitrary<object>).map((one): unknown => ({ type, cites: ['base/spaceline/3'], ...one })) as fc.Arbitrary<TableEffect>, // boundary: the record above pairs types and fields
})));

/** A chain of carriers that ends at a location; or under a mission or in a pile, with nothing aboard. */
function liesSomewhere(table: Table, id: string): boolean {
  const place = cardOf(table, id)?.place;
  if (place === undefined) return false;
  return isCarried(place) ? locationOf(table, place.at) !== undefined : cardOf(table, place.at) === undefined;
}

const printedOf = ({ cards }: Table) => Object.entries(cards).map(([id, { facts, owner }]) => [id, owner, facts]);

test('no card is ever lost, in two places, or left behind; what is refused changes nothing, and nothing is changed in place', { timeout: 60_000 }, () => {
  const seen = new Set<string>();
  fc.assert(fc.property(fc.array(effect, { minLength: 10, maxLength: 60 }), (effects) => {
    const before = JSON.stringify(CREWED);
    effects.reduce((table: Table, one) => {
      const result = applied(table, one);
      if ('refused' in result) return table;
      seen.add(one.type);
      expect(printedOf(result.table)).toEqual(printedOf(CREWED));
      expect(Object.keys(result.table.cards).filter((id) => !liesSomewhere(result.table, id))).toEqual([]);
      return result.table;
    }, CREWED);
    expect(JSON.stringify(CREWED)).toBe(before);
  }), { numRuns: 1000, seed: 1998 });
  expect([...seen].sort()).toEqual(Object.keys(EFFECTS).sort());
});
