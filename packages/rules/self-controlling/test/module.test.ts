/** What the bench is told beside the machine: the picture, what a player may not see, restoring, variants. */

import { metricsOf, run, start } from '@rulebench/core/bench';
import { benchOf, explain, judgedMoves, playerView } from '@rulebench/core/explain';
import { assimilatedVessel, iksVorCha, osaarianPirates, usGalaxy } from '@rulebench/cards';
import type { Effect } from '@rulebench/core';
import { expect, test } from 'vitest';
import type { Context, Input } from '../src/model.ts';
import { ruleModule } from '../src/module.ts';
import { sceneAt } from '../src/scene.ts';
import { lying, tableWith } from './tables.ts';

const bench = benchOf(ruleModule);
const INPUT: Input = {
  table: tableWith([3, 2, 4], {
    pirates: lying(osaarianPirates, 'P', { in: 'space', at: 'L2' }, { course: { heading: 'right', met: 'L2' }, damage: { rotated: true, markers: [] } }),
    vessel: lying(assimilatedVessel, 'P', { in: 'seeds', at: 'L3' }),
    galaxy: lying(usGalaxy, 'Q', { in: 'space', at: 'L2' }, { stopped: 1 }), vorcha: lying(iksVorCha, 'P', { in: 'space', at: 'L2' }),
    kit: lying({ kind: 'equipment', name: 'Medical Kit' }, 'Q', { in: 'aboard', at: 'galaxy' }),
  }),
};

test('the picture shows the first player above, the second below, and what roams with its direction and RANGE', () => {
  const scene = sceneAt({ context: start(bench, INPUT).snapshot.context as Context, value: 'turn' }); // boundary: this module's context
  const middle = scene.tracks?.[0]?.places[1];
  expect(middle).toMatchObject({ label: 'L2', detail: 'span 2, space' });
  expect(middle?.above.map(({ label }) => label)).toEqual(['Osaarian Pirates → RANGE 5', "I.K.S. Vor'Cha"]);
  expect(middle?.below).toMatchObject([{ id: 'galaxy', label: 'U.S.S. Galaxy', detail: 'stopped, aboard: Medical Kit', tone: 'muted' }]);
  expect(scene.words).toContain('Osaarian Pirates (bound right, RANGE 5, owned by P, controlled by nobody, damaged, half the HULL)');
  expect(scene.tracks?.[0]?.places[2]?.above).toMatchObject([{ id: 'seeds-L3', label: '1 seed card', face: 'down' }]);
});

test('what another player has seeded is hidden, in the view, in the picture and in verdicts', () => {
  const { snapshot } = start(bench, INPUT);
  const view = playerView(bench, snapshot, 'Q');
  expect(JSON.stringify(view)).not.toContain('Assimilated');
  expect(JSON.stringify(sceneAt({ context: view.context as Context, value: 'turn' }))).not.toContain('Assimilated'); // boundary: a masked context has its shape
  const why = explain(bench, snapshot, { type: 'ENCOUNTER', player: 'Q', card: 'vessel', location: 'L3' }, { as: 'Q' });
  expect(why.outcome).toBe('refused');
  expect(JSON.stringify(why)).not.toContain('Assimilated');
  expect(JSON.stringify(judgedMoves(bench, snapshot, { as: 'Q' }))).not.toContain('Assimilated');
});

test('the owner sees the own seed card', () => {
  expect(JSON.stringify(playerView(bench, start(bench, INPUT).snapshot, 'P'))).toContain('Assimilated');
});

test('the old Borg Ship attacks what comes to it, whatever it is, and moves one location', () => {
  const old = benchOf(ruleModule, 'old-borg-ship');
  const { steps } = run(old, INPUT, [{ type: 'END_TURN', player: 'Q' }]);
  expect(steps.at(-1)?.effects.map(({ type }) => type)).toEqual(['destroy', 'move', 'next-turn']);
});

test('metrics count what roams, for how long, and what is stolen', () => {
  expect(metricsOf(run(bench, INPUT, []))).toEqual({ roaming: 1, turns: 0, stolen: 0, discarded: 0, damaged: 1 });
  // At the end of each turn the pirates take what they find: the kit of the galaxy, and nothing at the next location. A ship that is destroyed with all aboard is no theft.
  const far: Input = { table: tableWith([3, 2, 4, 4, 4, 4], INPUT.table.cards) };
  const turns = [{ type: 'END_TURN', player: 'Q' }, { type: 'END_TURN', player: 'P' }];
  expect(metricsOf(run(bench, far, turns.slice(0, 1)))).toMatchObject({ roaming: 1, turns: 1, stolen: 1, discarded: 1 });
  expect(metricsOf(run(bench, far, turns))).toMatchObject({ roaming: 1, turns: 2, stolen: 1, discarded: 1 });
  const { snapshot } = start(bench, far);
  const still = { context: snapshot.context as Context, value: snapshot.value }; // boundary: this module's context
  const destroying = (card: string): Effect & { readonly card: string } => ({ type: 'destroy', card, cites: [] });
  const stolenBy = (card: string): number | undefined => ruleModule.metrics?.find(({ id }) => id === 'stolen')?.adds?.({ before: still, after: still, effects: [destroying(card)] });
  expect([stolenBy('kit'), stolenBy('galaxy')]).toEqual([1, 0]);
});
