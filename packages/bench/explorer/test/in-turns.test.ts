/** Work in turns: told of between them, ended by a signal, and whole otherwise. */

import { expect, test } from 'vitest';
import { inTurns } from '../src/index.ts';

function* counting(to: number): Generator<number, string> {
  for (let n = 1; n <= to; n += 1) yield n;
  return `counted to ${String(to)}`;
}

test('goes to its end, telling after each turn, with others between', async () => {
  const told: number[] = [];
  const order: string[] = [];
  setTimeout(() => { order.push('another'); });
  expect(await inTurns(counting(3), { turn: 0, onTurn: (n) => { told.push(n); } }).finally(() => { order.push('the work'); })).toBe('counted to 3');
  expect([told, order]).toEqual([[1, 2, 3], ['another', 'the work']]);
});

test('that are long enough tell nothing', async () => {
  expect(await inTurns(counting(3), { turn: 10_000, onTurn: () => { throw new Error('told'); } })).toBe('counted to 3');
});

test('is ended by a signal, without an answer', async () => {
  const leaving = new AbortController();
  const told: number[] = [];
  expect(await inTurns(counting(1000), { turn: 0, signal: leaving.signal, onTurn: (n) => { told.push(n); if (n === 2) leaving.abort(); } })).toBeUndefined();
  expect(told).toEqual([1, 2]);
});
