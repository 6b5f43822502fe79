/** What the bench is told beside the machine: the picture, what a player may not see, the answer, and the cards of the rulings. */

import { run, start, step } from '@rulebench/core/bench';
import { benchOf, explain, playerView } from '@rulebench/core/explain';
import { allApplied } from '@rulebench/board';
import * as cards from '@rulebench/cards';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { eventsAt } from '@rulebench/module-kit/tries';
import { oneOf, randomFrom } from '@rulebench/module-kit/random';
import type { Context, Output } from '../src/model.ts';
import { ruleModule } from '../src/module.ts';
import { sceneAt } from '../src/scene.ts';
import { BUSY, fixtures, lying, meeting, tableWith } from './tables.ts';

const bench = benchOf(ruleModule);

test('the picture shows who meets a card and where, what lies on ships and atop missions', () => {
  const table = tableWith({
    galaxy: lying(cards.usGalaxy, 'P', { in: 'space', at: 'M1' }), theta: lying(cards.thetaRadiationPoisoning, 'Q', { in: 'on', at: 'galaxy' }),
    end: lying(cards.deadEnd, 'Q', { in: 'atop', at: 'M2' }),
  });
  const quiet = sceneAt({ context: start(bench, { table }).snapshot.context as Context, value: 'play' }); // boundary: this module's context
  expect(quiet.caption).toBe('Turn 4, of P');
  expect(quiet.words).toContain('on it: Theta-Radiation Poisoning');
  expect(quiet.words).toContain('Dead End');
  const met = sceneAt({ context: start(bench, meeting('trap')).snapshot.context as Context, value: {} }); // boundary: as above
  expect(met.caption).toBe('P meets a trap');
  expect(met.tracks?.[0]?.places[0]?.tone).toBe('here');
  expect(met.tracks?.[0]?.places[0]?.above.find(({ id }) => id === 'galaxy')?.tone).toBe('here');
});

test('what the other player has seeded and holds is hidden, in the view and in verdicts, until it is met', () => {
  const { snapshot } = start(bench, BUSY);
  const seen = JSON.stringify(playerView(bench, snapshot, 'P'));
  expect(seen).not.toContain('Tarellian');
  expect(seen).not.toContain('Adapt');
  expect(seen).toContain('Alien Parasites');
  const why = explain(bench, snapshot, { type: 'PLAY', player: 'Q', card: 'adapt', on: 'plague' }, { as: 'P' });
  expect(JSON.stringify(why)).not.toContain('Adapt');
  expect(JSON.stringify(playerView(bench, start(bench, meeting('plague')).snapshot, 'P'))).toContain('Tarellian');
});

test('a meeting that was asked for ends with its answer, all changes in order', () => {
  const { steps } = run(bench, meeting('plague'), [{ type: 'RESOLVE' }, { type: 'CHOOSE', player: 'P', choice: 'volunteer', picks: ['doctor'] }]);
  const { snapshot } = steps.at(-1) ?? steps[0];
  expect(snapshot.status).toBe('done');
  expect(snapshot.output).toMatchObject({ type: 'ENCOUNTERED', card: 'plague', outcome: 'overcome' });
  expect((snapshot.output as { effects: readonly { type: string }[] }).effects.map(({ type }) => type)).toEqual(['met', 'discard', 'score', 'discard']); // boundary: the output of this module
});

test('what ends an attempt says so in the answer', () => {
  const table = { ...BUSY.table, cards: { ...BUSY.table.cards, trap: lying(cards.cytherians, 'Q', { in: 'seeds', at: 'M1' }) } };
  const { steps } = run(bench, { ...meeting('trap'), table }, [{ type: 'RESOLVE' }]);
  expect((steps.at(-1) ?? steps[0]).snapshot.output).toMatchObject({ outcome: 'done', ends: 'attempt' });
});

test('whatever a meeting comes to, its effects make of the table what the machine made of it', () => {
  for (const card of Object.keys(BUSY.table.cards).filter((id) => BUSY.table.cards[id]?.place.in === 'seeds')) {
    for (const seed of [1, 2, 3]) {
      const random = randomFrom(seed);
      const asked = meeting(card);
      let last = start(bench, asked);
      while (last.snapshot.status === 'active') last = step(bench, last.snapshot, oneOf(random, eventsAt(ruleModule, last.snapshot, random).filter((event) => last.snapshot.can(event))));
      const { effects } = last.snapshot.output as Output; // boundary: the output of this module
      expect(allApplied(asked.table, effects)).toEqual({ table: (last.snapshot.context as Context).table }); // boundary: as above
    }
  }
});

test('metrics count losses, stops and what was got past', () => {
  const { steps } = run(bench, meeting('beast'), [{ type: 'RESOLVE' }, { type: 'CHOOSE', player: 'Q', choice: 'pick', picks: ['guard'] }]);
  const { snapshot } = steps.at(-1) ?? steps[0];
  const at = { context: snapshot.context as Context, value: snapshot.value }; // boundary: as above
  expect(ruleModule.metrics?.map((one) => [one.id, one.value?.(at, 0)])).toEqual([['lost', 1], ['stopped', 3], ['overcome', 0]]);
});

describe('the cards of the rulings are those of the package of cards', () => {
  const named = new Map(Object.values(cards).map((one) => [one.name, one]));
  const { fixtures: { crew, scouts } } = parse(fixtures) as Record<'fixtures', Record<string, { input?: Tabled; with?: Tabled }>>; // boundary: the file's own shape
  const known = [...Object.values(crew?.input?.table.cards ?? {}), ...Object.values(scouts?.with?.table.cards ?? {})].flatMap(({ facts }) => (facts?.kind === 'dilemma' || facts?.kind === 'interrupt' ? [facts] : [])).filter(({ name }) => named.has(name));

  test.each(known.map((facts) => [facts.name, facts] as const))('%s', (name, facts) => {
    expect(facts).toEqual(named.get(name));
  });

  test('there are many', () => { expect(known.length).toBeGreaterThan(15); });
});

interface Tabled { readonly table: { readonly cards: Readonly<Record<string, { readonly facts?: { readonly kind: string; readonly name: string } }>> } }
