/** What the bench is told beside the machine: the picture, what a player may not see, chance, restoring. */

import { run, start } from '@rulebench/core/bench';
import { benchOf, explain, persist, playerView, restore } from '@rulebench/core/explain';
import { regenerate } from '@rulebench/cards';
import { expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import type { Context, Input } from '../src/model.ts';
import { ruleModule } from '../src/module.ts';
import { sceneAt } from '../src/scene.ts';
import { BUSY, deckOf, lying, tableWith } from './tables.ts';

const bench = benchOf(ruleModule);

/** The context of this module's snapshot. */
function contextOf({ snapshot }: { readonly snapshot: { readonly context: unknown } }): Context {
  return snapshot.context as Context; // boundary: a snapshot of this module's machine
}

function after(input: Input, events: readonly AnyEventObject[]) {
  const last = run(bench, input, events).steps.at(-1);
  if (last === undefined) throw new Error('no step');
  return last;
}

const PLAYED = [{ type: 'PLAY', player: 'P', card: 'tent' }, { type: 'PLAY', player: 'Q', card: 'answer' }];

test('the picture shows the step, what is going on in it, and the piles', () => {
  const scene = sceneAt({ context: contextOf(after(BUSY, PLAYED)), value: 'waiting' });
  const [steps, piles] = scene.tracks ?? [];
  expect(scene.caption).toBe('Turn 1, of P: a response is played');
  expect(steps?.places.map(({ label, tone }) => [label, tone])).toEqual([['Start', 'here'], ['Card play', undefined], ['Orders', undefined], ['End', undefined], ['Draw', undefined]]);
  expect(steps?.places[0]?.above.map(({ label }) => label)).toEqual(["Q's Tent is played", 'a response is played']);
  expect(piles?.places.find(({ id }) => id === 'P-deck')?.detail).toBe('12 cards');
  expect(scene.words).toContain("Q's Tent is played. a response is played. P has 6 in hand, 12 in the draw deck, 1 discarded");
});

test('a hand is hidden from the other player but for what is being played, and a draw deck from both', () => {
  const { snapshot } = after(BUSY, PLAYED);
  const seen = JSON.stringify(playerView(bench, snapshot, 'P').context);
  expect(seen).toContain('a response');
  expect(seen).not.toContain('Ooby Dooby');
  expect(seen).not.toContain('card 1 of P');
  expect(seen).not.toContain('"position":12');
  expect(JSON.stringify(playerView(bench, start(bench, BUSY).snapshot, 'P').context)).not.toContain('a response');
});

test('what a player draws, and how a deck comes to lie, is hidden from the other', () => {
  const context = contextOf(start(bench, BUSY));
  const draw = { type: 'draw', player: 'P', card: 'p1', cites: [] };
  expect(ruleModule.secrets?.event(draw, context, 'Q')).toEqual([['card']]);
  expect(ruleModule.secrets?.event(draw, context, 'P')).toEqual([]);
  expect(ruleModule.secrets?.event({ type: 'SHUFFLED' }, context, 'P')).toEqual([['order']]);
});

const renewing = (size: number): Context => contextOf(after(
  { step: 'card-play', table: tableWith({ ...deckOf('P', size), renewal: lying(regenerate, 'P', { in: 'hand', at: 'P' }) }) },
  [{ type: 'PLAY', player: 'P', card: 'renewal' }, { type: 'RESOLVED', of: '1', effects: [] }],
));

test('a small deck has every order as a chance, a large one is sampled', () => {
  const few = ruleModule.chance?.({ context: renewing(3), value: 'shuffling' });
  expect(few === undefined || 'sample' in few ? [] : [...few]).toHaveLength(6);
  const context = renewing(8);
  const many = ruleModule.chance?.({ context, value: 'shuffling' });
  const orders = Array.from({ length: 200 }, (_, n) => (many !== undefined && 'sample' in many ? many.sample(n / 200) : { type: '', order: [] }));
  for (const { order } of orders) expect([...order as readonly string[]].sort()).toEqual(['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8']); // boundary: a sampled event
  expect(new Set(orders.map((one) => JSON.stringify(one))).size).toBeGreaterThan(190);
});

test('a suspended turn goes on from JSON as it would have gone on', () => {
  const { snapshot } = after(BUSY, PLAYED);
  const revived = restore(bench, JSON.parse(JSON.stringify(persist(snapshot))));
  expect(persist(revived)).toEqual(persist(snapshot));
});

test('metrics count turns, hands and how deep play is suspended', () => {
  const at = { context: contextOf(after(BUSY, PLAYED)), value: 'waiting' };
  expect(ruleModule.metrics?.map((one) => [one.id, one.value?.(at, 0)])).toEqual([['turn', 1], ['in-hand', 13], ['nested', 2]]);
});

test('nobody goes on to the draw past what is due at the end', () => {
  expect(explain(bench, start(bench, BUSY).snapshot, { type: 'GO_ON', player: 'P', to: 'draw' })).toMatchObject({ outcome: 'broken', error: { code: 'RB216' } });
});
