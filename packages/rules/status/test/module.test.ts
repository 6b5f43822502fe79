/** What the bench is told beside the machine: the picture, what a player may not see, input, metrics. */

import { start } from '@rulebench/core/bench';
import { benchOf, explain, playerView } from '@rulebench/core/explain';
import { expect, test } from 'vitest';
import { validateInput } from '../src/index.ts';
import type { Context } from '../src/model.ts';
import { ruleModule } from '../src/module.ts';
import { sceneAt } from '../src/scene.ts';
import { BUSY } from './tables.ts';

const bench = benchOf(ruleModule);
const { snapshot } = start(bench, BUSY);
const context = snapshot.context as Context; // boundary: this module's context

test('the picture tells the statuses of whoever is aboard or on the planet', () => {
  const { words } = sceneAt({ context: { ...context, table: { ...context.table, cards: { ...context.table.cards, geologist: { ...context.table.cards['geologist'], stopped: 1 } as Context['table']['cards'][string] } } }, value: 'turn' }); // boundary: the card is there
  expect(words).toContain('E.M.H. Program is deactivated');
  expect(words).toContain('the stranger is under house arrest');
  expect(words).toContain('the geologist is stopped');
  expect(words).not.toContain('the captain is');
});

test('while chance picks, the picture says among whom', () => {
  const { caption } = sceneAt({ context: { ...context, lot: { options: ['captain', 'doctor'], count: 1 } }, value: 'picking' });
  expect(caption).toBe('Chance picks 1 of the captain, the doctor');
});

test('what the other holds in hand is hidden', () => {
  expect(JSON.stringify(playerView(bench, snapshot, 'P'))).not.toContain('Plasma Fire');
  expect(JSON.stringify(playerView(bench, snapshot, 'Q'))).toContain('Plasma Fire');
  const why = explain(bench, snapshot, { type: 'AFFECT', by: 'fire', fn: 1, on: ['cube'] }, { as: 'P' });
  expect(why.outcome).toBe('refused');
  expect(JSON.stringify(why)).not.toContain('Plasma Fire');
});

test('metrics count statuses', () => {
  const at = { context, value: snapshot.value };
  expect(ruleModule.metrics?.map((one) => [one.id, one.value?.(at, 0)])).toEqual([['stopped', 0], ['in-stasis', 0], ['deactivated', 1]]);
});

test('any table can be played on', () => {
  expect(validateInput(BUSY)).toMatchObject({ ok: true });
});
