/** Effects on a table: what they change, and what they refuse. */

import { describe, expect, test } from 'vitest';
import { allApplied, applied, cardOf, locationOf, type Refusal, type Table, type TableEffect } from '../src/index.ts';
import { TABLE } from './tables.ts';

const cites = ['base/spaceline/3'] as const;

function after(table: Table, ...effects: readonly TableEffect[]): Table {
  return effects.reduce((left: Table, effect) => {
    const result = applied(left, effect);
    if ('refused' in result) throw new Error(result.refused.says);
    return result.table;
  }, table);
}

function refusal(table: Table, effect: TableEffect): Refusal | undefined {
  const result = applied(table, effect);
  return 'refused' in result ? result.refused : undefined;
}

describe('an effect changes what it says', () => {
  test('a ship that moves takes its crew along', () => {
    const table = after(TABLE, { type: 'move', card: 'ship', from: 'A', to: 'C', cites });
    expect(locationOf(table, 'crew')).toBe('C');
    expect(locationOf(table, 'kit')).toBe('C');
  });

  test('what is destroyed takes along what it carries, to the owners\' piles, and ships docked at it stay', () => {
    const table = after(TABLE, { type: 'destroy', card: 'ship', cites }, { type: 'destroy', card: 'outpost', cites });
    expect(cardOf(table, 'crew')?.place).toEqual({ in: 'discard', at: 'Q' });
    expect(cardOf(table, 'shuttle')?.place).toEqual({ in: 'space', at: 'A' });
  });

  test('a card is discarded to its owner and to nobody else', () => {
    expect(refusal(TABLE, { type: 'discard', card: 'ship', pile: 'P', cites })?.code).toBe('no-player');
    expect(refusal(TABLE, { type: 'discard', card: 'ship', pile: 'Q', cites })).toBeUndefined();
  });

  test('a landed ship that is put into space is landed no more, and lands there anew', () => {
    const table = after(TABLE, { type: 'land', card: 'ship', at: 'A', cites }, { type: 'put', card: 'ship', place: { in: 'space', at: 'C' }, cites });
    expect(cardOf(table, 'ship')).toEqual({ ...TABLE.cards['ship'], place: { in: 'space', at: 'C' } });
    expect(refusal(table, { type: 'take-off', card: 'ship', at: 'C', cites })).toBeDefined();
  });

  test('damage, a stop and a course end with leaving play', () => {
    const table = after(TABLE,
      { type: 'damage', card: 'ship', damage: { rotated: true, markers: [] }, rotation: true, markers: 0, from: null, cites },
      { type: 'stop', card: 'ship', until: 1, cites }, { type: 'discard', card: 'ship', pile: 'Q', cites });
    expect(cardOf(table, 'ship')).toEqual({ ...TABLE.cards['ship'], place: { in: 'discard', at: 'Q', position: 2 } });
  });

  test('markers come from a side deck, which runs out', () => {
    const damage: TableEffect = { type: 'damage', card: 'ship', damage: { rotated: false, markers: [30, 30, 30, 30] }, rotation: false, markers: 4, from: 'P', cites };
    expect(after(TABLE, damage).players[0].battleBridge).toBe(1);
    expect(after(TABLE, damage, damage).players[0].battleBridge).toBe(0);
  });

  test('a new turn ends what lasts until the end of the one before', () => {
    const alteration = { by: 'kit', fn: 1, attribute: 'range', set: 0 } as const;
    const table = after(TABLE, { type: 'stop', card: 'ship', until: 1, cites }, { type: 'stop', card: 'shuttle', until: 2, cites },
      { type: 'alter', card: 'ship', alteration: { ...alteration, until: 1 }, cites }, { type: 'alter', card: 'shuttle', alteration, cites },
      { type: 'next-turn', player: 'Q', number: 2, cites });
    expect(table.turn).toEqual({ player: 'Q', number: 2 });
    expect(cardOf(table, 'ship')?.stopped).toBeUndefined();
    expect(cardOf(table, 'ship')?.altered).toBeUndefined();
    expect(cardOf(table, 'shuttle')).toMatchObject({ stopped: 2, altered: [alteration] });
  });

  test('a mission is solved once, and what lies atop it is at its location', () => {
    const solve: TableEffect = { type: 'solve', location: 'A', player: 'P', cites };
    const table = after(TABLE, solve, { type: 'put', card: 'kit', place: { in: 'atop', at: 'A' }, cites });
    expect(table.spacelines[0]?.locations[0]?.mission?.solved).toBe('P');
    expect(locationOf(table, 'kit')).toBe('A');
    expect(refusal(table, solve)?.code).toBe('already');
  });

  test('an attack is noted until the end of the next turn', () => {
    const attack = { turn: 1, location: 'A', by: 'P', on: 'Q', there: ['ship'] } as const;
    const table = after(TABLE, { type: 'note-attack', attack, cites }, { type: 'next-turn', player: 'Q', number: 2, cites });
    expect(table.attacks).toEqual([attack]);
    expect(after(table, { type: 'next-turn', player: 'P', number: 3, cites }).attacks).toBeUndefined();
    expect(refusal(TABLE, { type: 'note-attack', attack: { ...attack, location: 'Z' }, cites })?.code).toBe('no-location');
  });

  test('points, and what a mission is worth', () => {
    const table = after(TABLE, { type: 'score', player: 'Q', points: 10, for: 'roamer', cites }, { type: 'worth', location: 'A', points: -10, cites });
    expect(table.players[1].points).toBe(10);
    expect(table.spacelines[0]?.locations[0]?.mission?.points).toBe(20);
  });
});

describe('several effects', () => {
  const stop = (card: string): TableEffect => ({ type: 'stop', card, until: 1, cites });
  test('come one upon the other, all of them or none', () => {
    expect(allApplied(TABLE, [stop('ship'), { type: 'unstop', card: 'ship', cites }])).toEqual({ table: TABLE });
    expect(allApplied(TABLE, [stop('ship'), stop('ghost')])).toMatchObject({ refused: { code: 'no-card' } });
  });
  test.each([[undefined], ['stop'], [[null]], [[stop('ship'), {}]]])('that are none are refused: %j', (sent) => {
    expect(allApplied(TABLE, sent as unknown as readonly TableEffect[])).toMatchObject({ refused: { code: 'no-effect' } }); // boundary: what a stranger could send
  });
});

describe('an effect that cannot apply says why', () => {
  test.each<[string, TableEffect, Refusal['code']]>([
    ['a card that is not there', { type: 'stop', card: 'ghost', until: 1, cites }, 'no-card'],
    ['an effect that there is not', { type: 'vanish', card: 'ghost', cites } as unknown as TableEffect, 'no-effect'], // boundary: what another version could send
    ['a location that is not there', { type: 'move', card: 'ship', from: 'A', to: 'Z', cites }, 'no-location'],
    ['a player who is not there', { type: 'score', player: 'R', points: 1, for: 'ship', cites }, 'no-player'],
    ['a card that is elsewhere', { type: 'move', card: 'ship', from: 'B', to: 'C', cites }, 'not-there'],
    ['a card that is not in play', { type: 'stop', card: 'roamer', until: 1, cites }, 'not-in-play'],
    ['a ship aboard itself', { type: 'put', card: 'ship', place: { in: 'aboard', at: 'ship' }, cites }, 'already'],
  ])('%s', (_, effect, code) => {
    expect(refusal(TABLE, effect)?.code).toBe(code);
  });

  test('a card that is discarded twice, or placed twice', () => {
    const gone = after(TABLE, { type: 'discard', card: 'kit', pile: 'Q', cites });
    expect(refusal(gone, { type: 'destroy', card: 'kit', cites })?.code).toBe('already');
    const place: TableEffect = { type: 'place', card: 'roamer', location: 'B', heading: 'left', met: 'B', cites };
    expect(refusal(after(TABLE, place), place)?.code).toBe('already');
  });
});
