/** A table counted from its present turn: the same play some turns later is the same, and what rules ask for still tells. */

import { describe, expect, test } from 'vitest';
import { timeless, type Table } from '../src/index.ts';
import { TABLE } from './tables.ts';

type Marks = Partial<Table['cards'][string]>;

/** The table in a turn, with marks on its ship. */
function at(number: number, marks: Marks = {}, rest: Partial<Table> = {}): string {
  const ship = TABLE.cards['ship'];
  if (ship === undefined) throw new Error('the table has a ship');
  return JSON.stringify(timeless({ table: { ...TABLE, ...rest, turn: { ...TABLE.turn, number }, cards: { ...TABLE.cards, ship: { ...ship, ...marks } } } }));
}

const marked = (now: number): Marks => ({ stopped: now, deactivated: now + 1, lastsUntil: now + 2, timeTravel: { by: 'kit', due: now + 3 }, altered: [{ by: 'kit', fn: 0, attribute: 'range', set: 1, until: now }], attacked: { P: now - 1 } });

describe('is the same', () => {
  test('some turns later, with all that lasts as long from then on', () => {
    expect(at(9, marked(9))).toBe(at(2, marked(2)));
    const attack = (turn: number): Partial<Table> => ({ attacks: [{ turn, location: 'A', by: 'P', on: 'Q', there: [] }] });
    expect(at(9, {}, attack(8))).toBe(at(2, {}, attack(1)));
  });

  test('however long ago something was over, and however often a card was met after the first time', () => {
    expect(at(9, { lastsUntil: 3 })).toBe(at(9, { lastsUntil: 8 }));
    expect(at(9, { attacked: { P: 3 } })).toBe(at(9, { attacked: { P: 7 } }));
    expect(at(9, { met: { P: 2 } })).toBe(at(9, { met: { P: 7 } }));
  });
});

describe('is another', () => {
  test.each<readonly [string, Marks, Marks]>([
    ['stopped until another turn', { stopped: 9 }, { stopped: 10 }], ['stopped or not', { stopped: 9 }, {}], ['deactivated until another turn', { deactivated: 9 }, { deactivated: 10 }],
    ['due now or over', { lastsUntil: 9 }, { lastsUntil: 8 }], ['back sooner or later', { timeTravel: { by: 'kit', due: 10 } }, { timeTravel: { by: 'kit', due: 11 } }],
    ['attacked in this turn, or the one before', { attacked: { P: 9 } }, { attacked: { P: 8 } }], ['attacked in the turn before, or earlier', { attacked: { P: 8 } }, { attacked: { P: 7 } }],
    ['met for the first time, or again', { met: { P: 1 } }, { met: { P: 2 } }], ['where it is', {}, { place: { in: 'space', at: 'nowhere' } }],
  ])('%s', (_, one, other) => {
    expect(at(9, one)).not.toBe(at(9, other));
  });

  test('whose turn it is', () => {
    const other = TABLE.players.find(({ id }) => id !== TABLE.turn.player)?.id ?? '';
    expect(JSON.stringify(timeless({ table: { ...TABLE, turn: { ...TABLE.turn, player: other } } }))).not.toBe(JSON.stringify(timeless({ table: TABLE })));
  });
});
