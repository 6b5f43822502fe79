/** What follows from who is present: enhancements, house arrest, projection. */

import { expect, test } from 'vitest';
import { hasTrait, isAble, levelsOf, personalAttributeOf, statusesIn, type Card, type Facts, type Table } from '../src/index.ts';
import { TABLE } from './tables.ts';

const person = (more: Partial<Extract<Facts, { kind: 'personnel' }>>): Facts =>
  ({ kind: 'personnel', name: 'somebody', affiliation: 'Federation', skills: {}, integrity: 5, cunning: 5, strength: 5, ...more });

function withCards(cards: Readonly<Record<string, Partial<Card> & { readonly facts: Facts }>>): Table {
  const lying = Object.entries(cards).map(([id, card]): [string, Card] => [id, { owner: 'Q', controller: 'Q', place: { in: 'planet', at: 'A' }, ...card }]);
  return { ...TABLE, cards: { ...TABLE.cards, ...Object.fromEntries(lying) } };
}

const beast = person({ name: 'a beast', enhances: [{ to: { species: 'klingon' }, attribute: 'strength', by: 2 }] });
const warrior = person({ name: 'a warrior', species: 'klingon' });

test('presence lends attributes: not to itself, not to others, not from elsewhere, not for another player', () => {
  const strength = (more: Partial<Card>, of: Facts = warrior): number => personalAttributeOf(withCards({ warrior: { facts: of }, beast: { facts: beast, ...more } }), 'warrior', 'strength');
  expect(strength({})).toBe(7);
  expect(strength({ stunned: true })).toBe(7);
  expect(strength({ stasis: true })).toBe(5);
  expect(strength({ place: { in: 'aboard', at: 'ship' } })).toBe(5);
  expect(strength({ controller: 'P' })).toBe(5);
  expect(strength({}, person({ species: 'human' }))).toBe(5);
  expect(personalAttributeOf(withCards({ beast: { facts: { ...beast, kind: 'personnel', species: 'klingon' } as Facts } }), 'beast', 'strength')).toBe(5); // boundary: the same facts with a species
});

test('equipment lends a skill, once', () => {
  const kit: Facts = { kind: 'equipment', name: 'a kit', enhances: [{ to: { classification: 'OFFICER' }, skill: 'ENGINEER' }] };
  const officer = person({ classification: 'OFFICER', skills: { ENGINEER: 2 } });
  expect(levelsOf(withCards({ one: { facts: person({ classification: 'OFFICER' }) }, kit: { facts: kit }, other: { facts: kit } }), 'one', 'ENGINEER')).toBe(1);
  expect(levelsOf(withCards({ one: { facts: officer }, kit: { facts: kit } }), 'one', 'ENGINEER')).toBe(2);
  expect(levelsOf(withCards({ one: { facts: person({ classification: 'CIVILIAN' }) }, kit: { facts: kit } }), 'one', 'ENGINEER')).toBe(0);
  expect(hasTrait(withCards({ kit: { facts: kit } }), 'kit', { skill: 'ENGINEER' })).toBe(false);
});

test('house arrest comes from where somebody is, and goes with it', () => {
  const ship: Facts = { kind: 'ship', name: 'a ship', affiliation: 'Federation', range: 6, weapons: 6, shields: 6 };
  const statuses = (facts: Facts, more: Partial<Card> = {}): readonly string[] =>
    statusesIn(withCards({ host: { facts: ship, place: { in: 'space', at: 'A' } }, one: { facts, place: { in: 'aboard', at: 'host' }, ...more } }), 'one');
  expect(statuses(person({ affiliation: 'Borg' }))).toEqual(['under house arrest']);
  expect(statuses(person({ affiliation: 'Klingon' }))).toEqual(['under house arrest']);
  expect(statuses(person({ affiliation: 'Non-Aligned' }))).toEqual([]);
  expect(statuses(person({ affiliation: 'Borg' }), { brainwashed: true })).toEqual([]);
  expect(statuses(person({ affiliation: 'Borg' }), { place: { in: 'planet', at: 'A' } })).toEqual([]);
  expect(statuses(person({ affiliation: 'Borg' }), { controller: 'P' })).toEqual([]);
});

test('aboard what suits both, neither side works', () => {
  const ship: Facts = { kind: 'ship', name: 'a ship', affiliation: 'Non-Aligned', range: 6, weapons: 6, shields: 6 };
  const at = { place: { in: 'aboard', at: 'host' } } as const;
  const table = withCards({ host: { facts: ship, place: { in: 'space', at: 'A' } }, one: { facts: person({}), ...at }, other: { facts: person({ affiliation: 'Romulan' }), ...at }, third: { facts: person({ affiliation: 'Non-Aligned' }), ...at } });
  expect(['one', 'other', 'third'].map((id) => isAble(table, id, 'skills'))).toEqual([false, false, true]);
});

test('a hologram shines where a ship projects it', () => {
  const hull: Facts = { kind: 'ship', name: 'a ship', affiliation: 'Federation', range: 6, weapons: 6, shields: 6 };
  const dark = (special: readonly string[], more: Partial<Card>, event?: Partial<Card>): boolean => statusesIn(withCards({
    host: { facts: { ...hull, special }, place: { in: 'space', at: 'A' } }, one: { facts: person({ icons: ['holographic'] }), place: { in: 'aboard', at: 'host' }, ...more },
    event: { facts: { kind: 'event', name: 'projectors', projects: true }, place: { in: 'hand', at: 'Q' }, ...event },
  }), 'one').includes('deactivated');
  const inPlay: Partial<Card> = { place: { in: 'core', at: 'Q' } };
  expect(dark([], {})).toBe(true);
  expect(dark(['Holodeck'], {})).toBe(false);
  expect(dark([], {}, inPlay)).toBe(false);
  expect(dark([], {}, { ...inPlay, controller: 'P' })).toBe(true);
  expect(dark(['Holodeck'], { place: { in: 'aboard', at: 'outpost' } }, inPlay)).toBe(true);
  expect(dark(['Holodeck'], { place: { in: 'planet', at: 'A' } })).toBe(true);
  expect(dark(['Holodeck'], { place: { in: 'planet', at: 'A' }, projectedBy: 'host' })).toBe(false);
  expect(dark(['Holodeck'], { place: { in: 'planet', at: 'C' }, projectedBy: 'host' })).toBe(true);
  expect(dark(['Holodeck'], { deactivated: 2 })).toBe(true);
});
