/** Staffing, and matchings in general, against trying out everything. */

import fc from 'fast-check';
import { outcomeOf, valueOf, verdictOf } from '@rulebench/core';
import { expect, test } from 'vitest';
import { crewMatchesShip, isStaffed, matched, stationsAreFilled, stationsOf, usesOf, type Icon, type PersonnelFacts, type ShipFacts, type Table } from '../src/index.ts';
import { CREWED, TABLE } from './tables.ts';

const asked = { ship: 'ship', player: 'Q' };
const table = { stationsOf, stationsAreFilled, crewMatchesShip, isStaffed };

function crewed(ship: Partial<ShipFacts>, ...crew: readonly Partial<PersonnelFacts>[]): Table {
  const { ship: hull, ...rest } = TABLE.cards;
  if (hull?.facts.kind !== 'ship') throw new Error('no ship');
  const cards = crew.map((more, n): [string, Table['cards'][string]] => [`one${n}`, {
    facts: { kind: 'personnel', name: `one${n}`, affiliation: 'Non-Aligned', skills: {}, integrity: 5, cunning: 5, strength: 5, ...more }, owner: 'Q', controller: 'Q', place: { in: 'aboard', at: 'ship' },
  }]);
  return { ...TABLE, cards: { ...Object.fromEntries(Object.entries(rest).filter(([id]) => id !== 'crew')), ship: { ...hull, facts: { ...hull.facts, ...ship } }, ...Object.fromEntries(cards) } };
}

const outcome = (on: Table) => outcomeOf(isStaffed, { table, context: { table: on } }, asked);
const stations = (on: Table) => valueOf(stationsOf, { table, context: { table: on } }, asked).map(({ by }) => by);

test('a cube takes seven bodies, though the Queen bears three icons', () => {
  const staffing: readonly Icon[] = ['navigation', 'navigation', 'communication', 'communication', 'defence', 'defence', 'defence'];
  const queen = { affiliation: 'Borg', icons: ['navigation', 'communication', 'defence'] } as const;
  const drones = ([['navigation'], ['communication'], ['communication'], ['defence'], ['defence'], ['defence']] as const).map((icons) => ({ affiliation: 'Borg' as const, icons }));
  expect(outcome(crewed({ affiliation: 'Borg', staffing }, queen, ...drones))).toBe('allowed');
  expect(outcome(crewed({ affiliation: 'Borg', staffing }, queen, ...drones.slice(1)))).toBe('refused');
});

test('command fills in for staff where it is not needed, and staff never for command', () => {
  const [command, staff, both] = [{ icons: ['command'] }, { icons: ['staff'] }, { icons: ['staff', 'command'] }] as const;
  expect(stations(crewed({ staffing: ['command', 'staff'] }, command, command))).toEqual(['one0', 'one1']);
  expect(stations(crewed({ staffing: ['staff', 'command'] }, both, staff))).toEqual(['one1', 'one0']);
  expect(stations(crewed({ staffing: ['staff', 'command'] }, staff, staff))).toEqual(['one0', null]);
});

test('one of the crew matches the ship; a ship without an affiliation is matched by anybody', () => {
  expect(outcome(crewed({ staffing: ['staff'], affiliation: 'Klingon' }, { icons: ['staff'] }))).toBe('refused');
  expect(outcome(crewed({ staffing: ['staff'], affiliation: 'Klingon' }, { icons: ['staff'] }, { affiliation: 'Klingon' }))).toBe('allowed');
  expect(outcome(crewed({ staffing: ['staff'], affiliation: 'Non-Aligned' }, { icons: ['staff'] }))).toBe('allowed');
  expect(outcome(crewed({ affiliation: 'Non-Aligned' }))).toBe('refused');
});

test('the words name who fills what', () => {
  const on = crewed({ staffing: ['command', 'staff'], affiliation: 'Borg' }, { affiliation: 'Borg', icons: ['command'] });
  expect(verdictOf(stationsAreFilled, { table, context: { table: on } }, asked).says).toBe('nobody is left to fill staff of a ship');
  expect(verdictOf(crewMatchesShip, { table, context: { table: on } }, asked).says).toBe('one0 matches a ship');
});

test('each uses one skill once', () => {
  expect(usesOf(CREWED, ['captain', 'doctor'], [{ skill: 'Honor' }, { skill: 'Diplomacy' }])).toEqual(['doctor', 'captain']);
  expect(usesOf(CREWED, ['captain'], [{ skill: 'Honor' }, { skill: 'Diplomacy' }])).toEqual(['captain', null]);
});

test('as many needs are filled as any assignment fills, each by a candidate of its own that fits', () => {
  const best = (needs: readonly (readonly string[])[], left: readonly string[]): number => {
    const [need, ...rest] = needs;
    if (need === undefined) return 0;
    return Math.max(best(rest, left), ...left.filter((one) => need.includes(one)).map((one) => 1 + best(rest, left.filter((other) => other !== one))));
  };
  const candidates = ['a', 'b', 'c', 'd', 'e'];
  fc.assert(fc.property(fc.array(fc.subarray(candidates), { maxLength: 6 }), (needs) => {
    const by = matched(needs, candidates, (need, one) => need.includes(one));
    const filled = by.filter((one) => one !== null);
    expect(filled.length).toBe(best(needs, candidates));
    expect(new Set(filled).size).toBe(filled.length);
    by.forEach((one, n) => { if (one !== null) expect(needs[n]).toContain(one); });
  }), { seed: 1998 });
});
