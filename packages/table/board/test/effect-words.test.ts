/** Every effect on a table has words, with names where the table has them. */

import { describe, expect, test } from 'vitest';
import { effectShape, tableEffectWords, type Card, type TableEffect } from '../src/index.ts';
import { TABLE } from './tables.ts';

const cites = ['base/turn/1'] as const;
type Worded<E extends TableEffect = TableEffect> = E extends TableEffect ? Omit<E, 'cites'> : never;

const WORDS: readonly (readonly [Worded, string])[] = [
  [{ type: 'seed', card: 'roamer', location: 'B' }, 'a roamer is seeded at B'],
  [{ type: 'place', card: 'roamer', location: 'B', heading: 'left', met: 'B' }, 'a roamer enters play at B, bound for the left end'],
  [{ type: 'move', card: 'ship', from: 'A', to: 'C' }, 'a ship moves from A to C'],
  [{ type: 'move', card: 'ship', from: 'A', to: 'C', spent: 5, left: 3 }, 'a ship moves from A to C for 5 RANGE, and has 3 left'],
  [{ type: 'move', card: 'ship', from: 'A', to: 'C', kind: 'relocation' }, 'a ship is relocated from A to C'],
  [{ type: 'discard', card: 'kit', pile: 'Q' }, 'a kit goes to the discard pile of Q'],
  [{ type: 'destroy', card: 'ship' }, 'a ship is destroyed'],
  [{ type: 'stop', card: 'ship', until: 3 }, 'a ship is stopped until the end of turn 3'],
  [{ type: 'unstop', card: 'ship' }, 'a ship is stopped no more'],
  [{ type: 'afflict', card: 'crew', status: 'wounded' }, 'an ensign is mortally wounded'],
  [{ type: 'relieve', card: 'crew', status: 'stasis' }, 'an ensign is no longer in stasis'],
  [{ type: 'deactivate', card: 'crew', until: 2 }, 'an ensign is deactivated until the end of turn 2'],
  [{ type: 'project', card: 'crew', by: 'ship', at: 'A' }, 'an ensign is projected to A by a ship'],
  [{ type: 'damage', card: 'ship', damage: { rotated: true, markers: [] }, rotation: true, markers: 0, from: null }, 'a ship is damaged by rotation'],
  [{ type: 'damage', card: 'ship', damage: { rotated: true, markers: [20, 30] }, rotation: true, markers: 2, from: 'P' }, 'a ship is damaged by rotation and by 2 damage markers'],
  [{ type: 'damage', card: 'ship', damage: { rotated: false, markers: [20] }, rotation: false, markers: 1, from: 'P' }, 'a ship is damaged by 1 damage marker'],
  [{ type: 'repair', card: 'ship' }, 'a ship is repaired'],
  [{ type: 'alter', card: 'ship', alteration: { by: 'kit', fn: 0, attribute: 'range', set: 10 } }, 'a kit sets RANGE of a ship to 10'],
  [{ type: 'alter', card: 'ship', alteration: { by: 'kit', fn: 0, attribute: 'shields', set: 0, until: 4 } }, 'a kit sets SHIELDS of a ship to 0 until the end of turn 4'],
  [{ type: 'score', player: 'P', points: 5, for: 'roamer' }, 'P scores 5 points for a roamer'],
  [{ type: 'score', player: 'P', points: -1, for: 'C', by: 'crew' }, 'P loses 1 point for C, by an ensign'],
  [{ type: 'worth', location: 'A', points: -10 }, 'the mission at A is worth 10 points less'],
  [{ type: 'worth', location: 'A', points: 1 }, 'the mission at A is worth 1 point more'],
  [{ type: 'solve', location: 'A', player: 'P' }, 'P solves the mission at A'],
  [{ type: 'attacked', card: 'roamer', player: 'Q', turn: 1 }, 'a roamer has attacked cards of Q'],
  [{ type: 'note-attack', attack: { turn: 1, location: 'A', by: 'P', on: 'Q', there: ['ship'] } }, 'P has attacked cards of Q at A'],
  [{ type: 'met', card: 'roamer', player: 'Q' }, 'Q meets a roamer'],
  [{ type: 'put', card: 'kit', place: { in: 'deck', at: 'Q' }, bottom: true }, 'a kit is now in the draw deck of Q, at the bottom'],
  [{ type: 'put', card: 'crew', place: { in: 'between', at: 'A', to: 'B' } }, 'an ensign is now between A and B'],
  [{ type: 'put', card: 'roamer', place: { in: 'seeds', at: 'C' } }, 'a roamer is now among the seed cards at C'],
  [{ type: 'put', card: 'kit', place: { in: 'on', at: 'ship' } }, 'a kit is now on a ship'],
  [{ type: 'next-turn', player: 'Q', number: 2 }, 'turn 2 begins, of Q'],
  [{ type: 'land', card: 'ship', at: 'A' }, 'a ship lands at A'],
  [{ type: 'take-off', card: 'ship', at: 'A' }, 'a ship takes off at A'],
  [{ type: 'dock', card: 'ship', at: 'outpost' }, 'a ship docks at an outpost'],
  [{ type: 'undock', card: 'shuttle', at: 'A' }, 'a shuttle undocks at A'],
  [{ type: 'load', card: 'shuttle', aboard: 'ship' }, 'a shuttle is taken aboard a ship'],
  [{ type: 'launch', card: 'shuttle', at: 'A' }, 'a shuttle is launched at A'],
  [{ type: 'beam', card: 'crew', to: { in: 'planet', at: 'A' } }, 'an ensign is beamed, and is now on the planet at A'],
  [{ type: 'beam', card: 'crew', to: { in: 'aboard', at: 'shuttle' } }, 'an ensign is beamed, and is now aboard a shuttle'],
  [{ type: 'leave-time', card: 'ship', by: 'roamer', due: 4 }, 'a roamer sends a ship out of time until the end of turn 4'],
  [{ type: 'reappear', card: 'ship' }, 'a ship is back in time'],
  [{ type: 'give-range', card: 'ship' }, 'a ship has all its RANGE again'],
  [{ type: 'draw', player: 'Q', card: 'kit' }, 'Q draws a kit'],
  [{ type: 'shuffle', player: 'Q', order: ['kit'] }, 'the draw deck of Q is shuffled'],
  [{ type: 'last', card: 'roamer', until: 5 }, 'a roamer lasts until the end of turn 5'],
];

describe('an effect in words', () => {
  test.each(WORDS)('%j', (effect, words) => { expect(tableEffectWords({ ...effect, cites }, TABLE)).toBe(words); }); // boundary: its clauses are added

  test('there are words for every effect that there is, and for no other', () => {
    expect([...new Set(WORDS.map(([{ type }]) => type))].sort()).toEqual(Object.keys(typesOf(effectShape)).sort());
    expect(tableEffectWords({ type: 'sing' } as unknown as TableEffect, TABLE)).toBeUndefined(); // boundary: what an untyped caller may bring
  });

  test('what a player may not know stays unknown, and what the table has not has its id', () => {
    const facts = 'hidden' as unknown as Card['facts']; // boundary: what a masked view holds
    const masked = { ...TABLE, cards: { ...TABLE.cards, kit: { ...TABLE.cards['ship'] as Card, facts } } }; // boundary: the fixture has it
    expect(tableEffectWords({ type: 'draw', player: 'Q', card: 'kit', cites }, masked)).toBe('Q draws a hidden card');
    expect(tableEffectWords({ type: 'draw', player: 'Q', card: 'hidden', cites }, TABLE)).toBe('Q draws a hidden card');
    const put = { type: 'put', card: 'kit', place: 'hidden', cites } as unknown as TableEffect; // boundary: what a masked effect holds
    expect(tableEffectWords(put, TABLE)).toBe('a kit is now at a hidden place');
    expect(tableEffectWords({ type: 'move', card: 'nobody', from: 'A', to: 'nowhere', cites }, TABLE)).toBe('nobody moves from A to nowhere');
  });
});

function typesOf(shape: typeof effectShape): object {
  if (typeof shape !== 'object' || !('type' in shape) || typeof shape.type !== 'object') throw new Error('effects are told apart by their type');
  return shape.type;
}
