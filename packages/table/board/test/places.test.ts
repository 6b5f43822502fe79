/** Ways, barriers, places apart; ships that land, dock, are loaded, use RANGE and leave time. */

import { expect, test } from 'vitest';
import { applied, barriersOn, closedTo, isLanded, isOnSpaceline, isTimeLocation, isTimeTravelling, wayBetween, type Card, type Table, type TableEffect } from '../src/index.ts';
import { TABLE } from './tables.ts';

const BASE: Table = {
  ...TABLE,
  spacelines: [...TABLE.spacelines, { quadrant: 'Delta', apart: 'outpost', locations: [{ id: 'D', name: 'D', span: 0 }] }, { quadrant: '2063', apart: 'time-location', locations: [{ id: 'T', name: 'T', span: 0 }] }],
  cards: {
    ...TABLE.cards,
    nest: { facts: { kind: 'facility', name: 'Borg Outpost', type: 'outpost', affiliation: 'Borg', weapons: null, shields: 36, closedIn: 'Delta' }, owner: 'P', controller: 'P', place: { in: 'space', at: 'D' } },
    net: { facts: { kind: 'event', name: 'Q-Net', functions: [{ affects: 'ships', reaches: 'all', deed: { does: 'bar' } }] }, owner: 'P', controller: 'P', place: { in: 'between', at: 'B', to: 'C' } },
  },
};

function after(table: Table, ...effects: readonly TableEffect[]): Table {
  return effects.reduce((left, effect) => {
    const result = applied(left, effect);
    if ('refused' in result) throw new Error(result.refused.says);
    return result.table;
  }, table);
}

const ship = (table: Table): Card => table.cards['ship'] as Card; // boundary: the fixture has it

test('a way lists what is entered, in either direction, and there is none to another spaceline or to where one is', () => {
  expect(wayBetween(BASE, 'A', 'C').map(({ id }) => id)).toEqual(['B', 'C']);
  expect(wayBetween(BASE, 'C', 'A').map(({ id }) => id)).toEqual(['B', 'A']);
  expect([wayBetween(BASE, 'A', 'A'), wayBetween(BASE, 'A', 'D'), wayBetween(BASE, 'A', 'nowhere')]).toEqual([[], [], []]);
});

test('what lies between two locations bars the step from one to the other, both ways, and no other', () => {
  const net = [{ by: 'net', fn: 1 }];
  expect([barriersOn(BASE, 'B', 'C'), barriersOn(BASE, 'C', 'B'), barriersOn(BASE, 'A', 'B')]).toEqual([net, net, []]);
});

test('places apart are not on a spaceline, and some are closed to the opponent of their owner', () => {
  expect(['A', 'D', 'T', 'nowhere'].map((id) => isOnSpaceline(BASE, id))).toEqual([true, false, false, false]);
  expect(['A', 'D', 'T'].map((id) => isTimeLocation(BASE, id))).toEqual([false, false, true]);
  expect([closedTo(BASE, 'D', 'Q'), closedTo(BASE, 'D', 'P'), closedTo(BASE, 'A', 'Q')]).toEqual([['nest'], [], []]);
});

test('RANGE that is used is noted on ships alone, given back, and full again in the next turn', () => {
  const moved = after(BASE, { type: 'move', card: 'ship', from: 'A', to: 'B', spent: 4, cites: [] }, { type: 'move', card: 'ship', from: 'B', to: 'C', spent: 2, cites: [] });
  expect(ship(moved)).toMatchObject({ place: { in: 'space', at: 'C' }, rangeUsed: 6 });
  expect(ship(after(moved, { type: 'give-range', card: 'ship', cites: [] }))).not.toHaveProperty('rangeUsed');
  expect(ship(after(moved, { type: 'next-turn', player: 'Q', number: 2, cites: [] }))).not.toHaveProperty('rangeUsed');
});

test('a ship lands and takes off, is loaded and launched, docks and undocks', () => {
  const down = after(BASE, { type: 'land', card: 'ship', at: 'A', cites: [] });
  expect([isLanded(ship(down)), ship(down).place]).toEqual([true, { in: 'planet', at: 'A' }]);
  expect(isLanded(ship(after(down, { type: 'take-off', card: 'ship', at: 'A', cites: [] })))).toBe(false);
  const inside = after(BASE, { type: 'load', card: 'shuttle', aboard: 'ship', cites: [] });
  expect(inside.cards['shuttle']?.place).toEqual({ in: 'aboard', at: 'ship' });
  expect(after(inside, { type: 'launch', card: 'shuttle', at: 'A', cites: [] }).cards['shuttle']?.place).toEqual({ in: 'space', at: 'A' });
  expect(applied(inside, { type: 'load', card: 'ship', aboard: 'shuttle', cites: [] })).toHaveProperty('refused');
  expect(ship(after(BASE, { type: 'dock', card: 'ship', at: 'outpost', cites: [] })).place).toEqual({ in: 'docked', at: 'outpost' });
  expect(applied(BASE, { type: 'take-off', card: 'ship', at: 'A', cites: [] })).toHaveProperty('refused');
  expect(applied(BASE, { type: 'undock', card: 'ship', at: 'A', cites: [] })).toHaveProperty('refused');
});

test('a ship leaves time and is back, its card staying where it was', () => {
  const gone = after(BASE, { type: 'leave-time', card: 'ship', by: 'net', due: 5, cites: [] });
  expect(ship(gone)).toMatchObject({ place: { in: 'space', at: 'A' }, timeTravel: { by: 'net', due: 5 } });
  expect(['ship', 'crew', 'shuttle', 'nobody'].map((id) => isTimeTravelling(gone, id))).toEqual([true, true, false, false]);
  expect(ship(after(gone, { type: 'reappear', card: 'ship', cites: [] }))).not.toHaveProperty('timeTravel');
});
