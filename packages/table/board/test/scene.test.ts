/** The picture that the spaceline modules share: who lies where, in tokens and in words. */

import { expect, test } from 'vitest';
import { spacelineScene, tokenOf, type Card, type Drawing, type Table } from '../src/index.ts';
import { TABLE } from './tables.ts';

const CAPTION: Drawing = { caption: 'Turn 1, of P' };
const personnel = (name: string, owner: string, place: Card['place'], more: Partial<Card> = {}): Card =>
  ({ facts: { kind: 'personnel', name, affiliation: 'Federation', skills: {}, integrity: 5, cunning: 5, strength: 5 }, owner, controller: owner, place, ...more });

function withCards(more: Readonly<Record<string, Card>>): Table {
  return { ...TABLE, cards: { ...TABLE.cards, ...more } };
}

function at(table: Table, location: string, drawing = CAPTION) {
  const place = spacelineScene(table, drawing).tracks?.[0]?.places.find(({ id }) => id === location);
  if (place === undefined) throw new Error(`no place ${location}`);
  return place;
}

test('locations lie in a row with their spans, two-sided ones with both', () => {
  expect(spacelineScene(TABLE, CAPTION).tracks?.[0]?.places.map(({ detail }) => detail)).toEqual(['span 3, planet', 'span 2 for P, span 4 for Q, no mission', 'span 5, space']);
});

test('the second player lies below, ships with what they carry, docked ones with their dock', () => {
  expect(at(TABLE, 'A').below).toEqual([
    { id: 'outpost', label: 'an outpost', tone: 'player2' },
    { id: 'shuttle', label: 'a shuttle', detail: 'docked at an outpost', tone: 'player2' },
    { id: 'ship', label: 'a ship', detail: 'aboard: an ensign, a kit', tone: 'player2', holds: [{ id: 'crew', label: 'an ensign' }, { id: 'kit', label: 'a kit' }] },
  ]);
});

test('personnel on a planet are one Away Team for each player, shortened in the picture and whole in the words', () => {
  const team = Object.fromEntries(['Ada', 'Bo', 'Cy', 'Di', 'Ed'].map((name) => [name, personnel(name, 'P', { in: 'planet', at: 'A' }, name === 'Bo' ? { stopped: 1 } : {})]));
  const table = withCards({ ...team, Flo: personnel('Flo', 'Q', { in: 'planet', at: 'A' }, { stopped: 1 }) });
  expect(at(table, 'A').above).toEqual([{ id: 'team-A-P', label: 'Away Team of P', detail: 'Ada, Bo (stopped), Cy and 2 more', tone: 'player1', group: true, holds: ['Ada', 'Bo', 'Cy', 'Di', 'Ed'].map((one) => ({ id: one, label: one })) }]);
  expect(at(table, 'A').below[0]).toEqual({ id: 'team-A-Q', label: 'Away Team of Q', detail: 'Flo (stopped)', tone: 'muted', group: true, holds: [{ id: 'Flo', label: 'Flo' }] });
  expect(spacelineScene(table, CAPTION).words).toContain('Away Team of P (Ada, Bo (stopped), Cy, Di, Ed)');
});

test('seed cards are one stack, face down, and a masked card keeps its name', () => {
  const hidden = { ...TABLE.cards['roamer'], facts: 'hidden' } as unknown as Card; // boundary: what a masked view holds
  const table = withCards({ roamer: hidden, other: { facts: { kind: 'dilemma', name: 'Firestorm', terrain: 'planet' }, owner: 'Q', controller: 'Q', place: { in: 'seeds', at: 'B' } } });
  expect(at(table, 'B').above).toEqual([{ id: 'seeds-B', label: '2 seed cards', detail: 'a hidden card of P, Firestorm of Q', face: 'down', group: true, holds: [{ id: 'roamer', label: 'a hidden card' }, { id: 'other', label: 'Firestorm' }] }]);
});

test('what roams lies above with its direction and RANGE, and damage', () => {
  const { roamer } = TABLE.cards;
  const table = withCards({ roamer: { ...roamer as Card, place: { in: 'space', at: 'B' }, course: { heading: 'left', met: 'B' }, damage: { rotated: true, markers: [20, 30] } } }); // boundary: the fixture has it
  expect(at(table, 'B').above).toEqual([{ id: 'roamer', label: 'a roamer ← RANGE 4', detail: 'owned by P, controlled by nobody, damaged, half the HULL, 2 damage markers', tone: 'plain' }]);
  expect(spacelineScene(table, CAPTION).words).toContain('a roamer (bound left, RANGE 4, owned by P, controlled by nobody');
});

test('an area adds its marks to cards and places, and its sentences', () => {
  const drawing: Drawing = { ...CAPTION, markOf: (id) => (id === 'ship' ? { words: ['RANGE 3 left'], tone: 'here' } : undefined), placeMarkOf: (id) => (id === 'C' ? { words: ['barred'] } : undefined), words: ['It is late'] };
  expect(at(TABLE, 'A', drawing).below.at(-1)).toMatchObject({ detail: 'RANGE 3 left, aboard: an ensign, a kit', tone: 'here' });
  expect(spacelineScene(TABLE, drawing).words).toBe(
    'Turn 1, of P. At A, span 3, planet: an outpost; a shuttle (docked at an outpost); a ship (RANGE 3 left, aboard: an ensign, a kit). '
    + 'At B, span 2 for P, span 4 for Q, no mission: 1 seed card (a roamer of P). At C, span 5, space, barred. P has 0 points. Q has 0 points. It is late.');
});

test('a card is found in the picture where its token is', () => {
  const table = withCards({ Ada: personnel('Ada', 'P', { in: 'planet', at: 'A' }), Bo: personnel('Bo', 'P', { in: 'hand', at: 'P' }) });
  expect(['crew', 'ship', 'Ada', 'Bo', 'nobody'].map((id) => tokenOf(table, id))).toEqual(['ship', 'ship', 'team-A-P', undefined, undefined]);
});

test('a place that lies apart is a row of its own, and a ship out of time says until when', () => {
  const table = withCards({ ship: { ...TABLE.cards['ship'] as Card, timeTravel: { by: 'rift', due: 7 } } }); // boundary: the fixture has it
  const scene = spacelineScene({ ...table, spacelines: [...table.spacelines, { quadrant: 'Alpha', apart: 'time-location', locations: [{ id: 'T', name: 'Montana', span: 0 }] }] }, CAPTION);
  expect(scene.tracks?.map(({ id, label }) => [id, label])).toEqual([['Alpha', 'Alpha Quadrant'], ['Alpha-1', 'Time location, Alpha']]);
  expect(scene.words).toContain('a ship (out of time until the end of turn 7, aboard: an ensign, a kit)');
});

test('what lies on a card or atop a mission is told with it', () => {
  const event = (name: string, place: Card['place']): Card => ({ facts: { kind: 'event', name }, owner: 'P', controller: 'P', place });
  const table = withCards({ rift: event('a rift', { in: 'on', at: 'ship' }), bar: event('a dead end', { in: 'atop', at: 'C' }) });
  expect(at(table, 'A').below.at(-1)?.detail).toBe('on it: a rift, aboard: an ensign, a kit');
  expect(at(table, 'C').detail).toBe('span 5, space, atop it: a dead end');
  expect(spacelineScene(table, CAPTION).words).toContain('At C, span 5, space, atop it: a dead end.');
});
