/** What the bench is told beside the machine: the picture, what a player may not see, the variants, the metrics. */

import { run, start } from '@rulebench/core/bench';
import { benchOf, explain, judgedMoves, playerView } from '@rulebench/core/explain';
import { expect, test } from 'vitest';
import type { Context } from '../src/model.ts';
import { ruleModule } from '../src/module.ts';
import { sceneAt } from '../src/scene.ts';
import { BUSY, FLEETS } from './tables.ts';

const bench = benchOf(ruleModule);
const contextAfter = (events: Parameters<typeof run>[2], input = FLEETS): Context => run(bench, input, events).steps.at(-1)?.snapshot.context as Context; // boundary: this module's context

test('the picture tells the RANGE that is left of the ships whose turn it is, and which one is about to move', () => {
  const context = contextAfter([{ type: 'MOVE', player: 'P', ship: 'galaxy', to: 'L2' }, { type: 'BEGIN', player: 'P', ship: 'galaxy' }]);
  const scene = sceneAt({ context, value: 'beginning' });
  expect(scene.caption).toBe('U.S.S. Galaxy is just beginning to move');
  expect(scene.tracks?.[0]?.places[1]?.above).toMatchObject([
    { id: 'galaxy', label: 'U.S.S. Galaxy', detail: 'RANGE 6 left, about to move, aboard: a captain, an engineer, Type VI Shuttlecraft', tone: 'here' },
  ]);
  expect(scene.words).toContain("At L3, span 4, planet: I.K.S. Vor'Cha (aboard: a warrior).");
});

test('places that lie apart are rows of their own', () => {
  expect(sceneAt({ context: start(bench, BUSY).snapshot.context as Context, value: 'turn' }).tracks?.map(({ label }) => label)) // boundary: as above
    .toEqual(['Alpha Quadrant', 'Delta Quadrant', 'Time location, Alpha']);
});

test('what the other player holds in hand is hidden, in the view, in verdicts and in moves', { timeout: 60_000 }, () => {
  const { snapshot } = start(bench, FLEETS);
  expect(JSON.stringify(playerView(bench, snapshot, 'P'))).not.toContain('Wormhole');
  expect(JSON.stringify(playerView(bench, snapshot, 'Q'))).toContain('Wormhole');
  const why = explain(bench, snapshot, { type: 'USE', player: 'Q', by: 'wormhole', fn: 1, ships: ['galaxy'], to: 'L3' }, { as: 'P' });
  expect(why.outcome).toBe('refused');
  expect(JSON.stringify(why)).not.toContain('Wormhole');
  expect(JSON.stringify(judgedMoves(bench, snapshot, { as: 'P' }))).not.toContain('Wormhole');
});

test('staffing says who fills which station, and a refusal who would have to', () => {
  const { snapshot } = start(bench, FLEETS);
  const stays = contextAfter([{ type: 'BEAM', player: 'P', cards: ['engineer'], by: 'galaxy', to: { in: 'planet', at: 'L1' } }]);
  expect(JSON.stringify(explain(bench, snapshot, { type: 'MOVE', player: 'P', ship: 'galaxy', to: 'L2' }))).toContain('command by a captain, staff by an engineer');
  const short = start(bench, { table: stays.table });
  expect(JSON.stringify(explain(bench, short.snapshot, { type: 'MOVE', player: 'P', ship: 'galaxy', to: 'L2' }))).toContain('nobody is left to fill staff of U.S.S. Galaxy');
});

test('metrics count RANGE and ships out of time', () => {
  const context = contextAfter([{ type: 'MOVE', player: 'P', ship: 'galaxy', to: 'L2' }, { type: 'USE', player: 'Q', by: 'rift', fn: 1, ships: ['raider'] }], BUSY);
  expect(ruleModule.metrics?.map((one) => [one.id, one.value?.({ context, value: 'turn' }, 0)])).toEqual([['range', 4], ['out-of-time', 1]]);
});
