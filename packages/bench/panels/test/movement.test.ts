/** What a step did to the things on the table: told by two pictures, in words and as ways between tokens. */

import { describe, expect, test } from 'vitest';
import type { Scene, Token } from '@rulebench/core';
import { movedIn, movedWords, type Moved } from '../src/table/movement.ts';
import { pathBetween } from '../src/table/Trails.tsx';
import { scrolledTo } from '../src/table/use-pane.ts';

type Lying = Readonly<Record<string, readonly Token[]>>;

/** A line of places, with what lies above each. */
const scene = (lying: Lying): Scene => ({ caption: '', words: '', tracks: [{ id: 'line', label: 'Line', places: ['A', 'B', 'C'].map((id) => ({ id, label: `Place ${id}`, above: lying[id] ?? [], below: [] })) }] });
const ship = (id: string, holds: readonly string[] = []): Token => ({ id, label: `Ship ${id} → RANGE 2`, ...(holds.length === 0 ? {} : { holds: holds.map((one) => ({ id: one, label: one })) }) });
const team = (id: string, holds: readonly string[]): Token => ({ ...ship(id, holds), label: `Team ${id}`, group: true });
const effect = (type: string, named: Readonly<Record<string, string>>) => ({ type, ...named });
const words = (moved: Moved): readonly string[] => movedWords(moved, (token) => `Ship ${token}`);

describe('what a step did', () => {
  test('is nothing at the start, and where all lies as it did', () => {
    const still = scene({ A: [ship('x', ['Ada'])] });
    expect(words(movedIn(undefined, still))).toEqual([]);
    expect(words(movedIn(still, scene({ A: [{ ...ship('x', ['Ada']), tone: 'muted' }] })))).toEqual([]);
  });

  test('a ship goes from place to place with all aboard, and leaves its outline behind', () => {
    const moved = movedIn(scene({ A: [ship('x', ['Ada'])] }), scene({ C: [ship('x', ['Ada'])] }), [effect('move', { card: 'x' })]);
    expect(words(moved)).toEqual(['Ship x goes from Place A to Place C']);
    expect(moved.ghosts).toMatchObject([{ token: { id: 'x' }, spot: { place: 'A', side: 'above' }, left: false }]);
  });

  test('people go from a ship to a group and back; the group is no thing of its own', () => {
    const [aboard, down] = [scene({ A: [ship('x', ['Ada', 'Bo'])] }), scene({ A: [ship('x'), team('t', ['Ada', 'Bo'])] })];
    expect(words(movedIn(aboard, down))).toEqual(['Ada and Bo go from Ship x at Place A to Team t at Place A']);
    expect(movedIn(aboard, down).ghosts).toEqual([]);
    const back = movedIn(down, aboard);
    expect(words(back)).toEqual(['Ada and Bo go from Team t at Place A to Ship x at Place A']);
    expect(back.ghosts).toMatchObject([{ token: { id: 't' }, left: false }]);
  });

  test('what is destroyed with all aboard is gone as one, and the effect is told at its outline', () => {
    const moved = movedIn(scene({ B: [ship('x', ['Ada', 'Bo'])] }), scene({}), [effect('destroy', { card: 'x' })]);
    expect(words(moved)).toEqual(['Ship x leaves Place B', 'Ship x: destroy']);
    expect(moved.ghosts).toMatchObject([{ token: { id: 'x' }, left: true }]);
    expect([...moved.effects]).toEqual([['x', ['destroy']]]);
  });

  test('one of many is gone from a group that stays, and who is new in it has come', () => {
    expect(words(movedIn(scene({ A: [team('t', ['Ada', 'Bo'])] }), scene({ A: [team('t', ['Bo', 'Cy'])] })))).toEqual(['Ada leaves Team t at Place A', 'Cy comes to Team t at Place A']);
    expect(words(movedIn(scene({}), scene({ A: [ship('x', ['Ada'])] })))).toEqual(['Ship x comes to Place A']);
  });

  test('effects are told where they happen, counted, but not those that a way tells', () => {
    const before = scene({ A: [ship('x', ['Ada', 'Bo'])], B: [ship('y')] });
    const moved = movedIn(before, scene({ A: [{ ...ship('x', ['Ada', 'Bo']), tone: 'muted' }], C: [ship('y')] }), [effect('stop', { card: 'x' }), effect('stop', { card: 'Ada' }), effect('note-attack', { card: 'x' }), effect('move', { card: 'y', from: 'B' }), effect('score', { for: 'nobody' })]);
    expect([...moved.effects]).toEqual([['x', ['stop × 2', 'note attack']]]);
  });

  test('of many that go one way a few are named', () => {
    const crew = ['Ada', 'Bo', 'Cy', 'Di', 'Ed'];
    expect(words(movedIn(scene({ A: [ship('x', crew)] }), scene({ A: [ship('x'), team('t', crew)] })))).toEqual(['Ada, Bo, Cy and 2 more go from Ship x at Place A to Team t at Place A']);
  });
});

test('a way leads from edge to edge; between neighbours it is short, or goes over their tops or along their sides', () => {
  const box = (left: number, top: number) => ({ left, right: left + 100, top, bottom: top + 40 });
  const ends = (path: string) => path.slice(1).split(/Q| (?=[-\d.]+ [-\d.]+$)/).map((point) => point.split(' ').map(Number));
  expect(ends(pathBetween(box(0, 100), box(400, 100)))).toEqual([[103, 120], [250, expect.any(Number)], [397, 120]]);
  expect(pathBetween(box(0, 100), box(110, 110))).toBe('M92.0 125.0L107.0 125.0');
  expect(pathBetween(box(110, 100), box(0, 100))).toBe('M118.0 120.0L103.0 120.0');
  expect(ends(pathBetween(box(0, 100), box(110, 135)))).toEqual([[50, 99], [105, 76], [160, 132]]);
  expect(ends(pathBetween(box(0, 100), box(0, 144)))).toEqual([[101, 120], [124, 142], [103, 164]]);
});

test('a pane is scrolled as little as may be, and to the row in its middle where not all has room', () => {
  const pane = { at: 0, height: 300 };
  expect(scrolledTo({ ...pane, at: 50 }, { top: 100, bottom: 150 }, { top: 40, bottom: 280 })).toBe(0);
  expect(scrolledTo(pane, { top: 300, bottom: 350 }, { top: 250, bottom: 360 })).toBe(60);
  expect(scrolledTo({ ...pane, at: 290 }, { top: 300, bottom: 350 }, { top: 250, bottom: 360 })).toBe(250);
  expect(scrolledTo(pane, { top: 400, bottom: 450 }, { top: 0, bottom: 460 })).toBe(275);
});
