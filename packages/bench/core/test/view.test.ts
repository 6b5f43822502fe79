import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { start } from '../src/bench.ts';
import { benchOf, eventSeenBy, explain, judgedMoves, legal, mask, playerView, veil } from '../src/explaining.ts';
import { LAMP, lampModule } from './lamp.ts';

const bench = benchOf(lampModule);
const enter = (player: string, code: number) => ({ type: 'ENTER', player, code });

describe('what a player may not see', () => {
  const snapshot = start(bench, LAMP).snapshot;

  test('is masked in the view, whether or not something is there', () => {
    expect(playerView(bench, snapshot, 'A').context).toMatchObject({ left: 2, code: { A: 1234, B: 'hidden' } });
    expect(mask({ seats: {} }, [['seats', 'B']])).toEqual({ seats: { B: 'hidden' } });
  });

  test('is unknown in verdicts', () => {
    expect(explain(bench, snapshot, enter('B', 1), { as: 'A' })).toMatchObject({ outcome: 'refused', unknown: true });
    expect(explain(bench, snapshot, enter('B', 9876), { as: 'A' })).toMatchObject({ outcome: 'refused', unknown: true });
    expect(explain(bench, snapshot, enter('B', 9876), { as: 'B' })).toMatchObject({ outcome: 'taken' });
    expect(explain(bench, snapshot, enter('B', 9876))).toMatchObject({ outcome: 'taken' });
  });

  test('is left out of moves and events', () => {
    expect(legal(bench, snapshot, { as: 'A' }).moves.map(({ player, event }) => [player, event.type])).toEqual([['A', 'PRESS'], ['A', 'ENTER']]);
    expect(eventSeenBy(bench, enter('B', 9876), snapshot, 'A')).toEqual({ type: 'ENTER', player: 'B', code: 'hidden' });
    expect(eventSeenBy(bench, enter('A', 1), snapshot, 'A')).toEqual(enter('A', 1));
  });

  test('changes nothing that the player is told', () => {
    fc.assert(fc.property(fc.nat(9), fc.nat(9), fc.constantFrom('A', 'B'), fc.nat(9), (one, other, mover, tried) => {
      const told = (secret: number) => {
        const at = start(bench, { ...LAMP, codes: { A: 5, B: secret } }).snapshot;
        return JSON.stringify([playerView(bench, at, 'A'), explain(bench, at, enter(mover, tried), { as: 'A' }), judgedMoves(bench, at, { as: 'A' }), legal(bench, at, { as: 'A' })]);
      };
      expect(told(one)).toBe(told(other));
    }), { seed: 4 });
  });
});

test('a machine alone does not answer for a player: it does not know what is hidden', () => {
  const snapshot = start(bench, LAMP).snapshot;
  const ask = explain as (...args: readonly unknown[]) => unknown; // boundary: what the types forbid, a script can still do
  expect(() => ask(bench.machine, snapshot, enter('B', 9876), { as: 'A' })).toThrow(/RB215/);
});

test('a veil throws at what is hidden, and shows the rest as it is', () => {
  const data = { open: { list: [1, { deep: 'x', secret: 's' }] }, ships: { F1: { drawn: ['9D'], marks: 2 } } };
  const seen = veil(data, [['ships', 'F1', 'drawn'], ['open', 'list', 1, 'secret'], ['ships', 'F2']]);
  expect(() => seen.ships.F1.drawn).toThrow();
  expect(() => 'F2' in seen.ships).toThrow();
  expect(() => seen.open.list[1]).not.toThrow();
  expect(Object.keys(seen.ships)).toEqual(['F1', 'F2']);
  expect(seen.ships.F1.marks).toBe(2);
  expect(seen.open.list.length).toBe(2);
  expect(Array.isArray(seen.open.list)).toBe(true);
  expect(seen.open.list.map((item) => typeof item)).toEqual(['number', 'object']);
  expect(() => { (seen.ships.F1 as { marks: number }).marks = 3; }).toThrow(); // boundary: written to on purpose
  expect(data.ships.F1.marks).toBe(2);
  expect(veil(data, [])).toBe(data);
});

test('moves are looked at up to a limit, and it is said that there are more', () => {
  const snapshot = start(bench, LAMP).snapshot;
  expect(judgedMoves(bench, snapshot, { limit: 2 })).toMatchObject({ more: true, moves: [{}, {}] });
  expect(legal(bench, snapshot)).toMatchObject({ more: false });
  expect(legal(bench, snapshot).moves).toHaveLength(4);
});
