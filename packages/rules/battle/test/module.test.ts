/** What the bench is told beside the machine: the picture, what a player may not see, variants, and the answer to another area. */

import { run, start } from '@rulebench/core/bench';
import { benchOf, explain, playerView } from '@rulebench/core/explain';
import { expect, test } from 'vitest';
import type { Context } from '../src/model.ts';
import { ruleModule } from '../src/module.ts';
import { sceneAt } from '../src/scene.ts';
import { ASKED, BUSY } from './tables.ts';

const bench = benchOf(ruleModule);
const ATTACK = { type: 'ATTACK', player: 'Q', force: ['vorcha', 'bortas'], targets: ['mercenary'] };

test('the picture says who attacks whom, and who fires', () => {
  const { snapshot } = run(bench, BUSY, [ATTACK]).steps.at(-1) ?? start(bench, BUSY);
  const scene = sceneAt({ context: snapshot.context as Context, value: snapshot.value }); // boundary: this module's context
  expect(scene.caption).toBe("I.K.S. Vor'Cha, I.K.S. Bortas attacks Mercenary Ship");
  expect(scene.words).toContain("I.K.S. Vor'Cha, I.K.S. Bortas fires at Mercenary Ship.");
  expect(scene.tracks?.[0]?.places[0]?.tone).toBe('here');
});

test('what the other holds in hand is hidden', () => {
  const { snapshot } = start(bench, BUSY);
  expect(JSON.stringify(playerView(bench, snapshot, 'P'))).not.toContain('Anti-Matter');
  expect(JSON.stringify(playerView(bench, snapshot, 'Q'))).toContain('Anti-Matter');
});

test('a battle that was asked for ends with who fired at whom, and changes no table', () => {
  const { steps } = run(bench, ASKED, [{ type: 'HOLD_FIRE', player: 'P' }]);
  const last = steps.at(-1);
  expect(last?.snapshot.output).toMatchObject({ answer: { type: 'BATTLED', volleys: [{ from: ['killer'], at: 'enterprise' }, { at: 'mercenary' }, { at: 'edo' }] } });
  expect(steps.flatMap(({ effects }) => effects)).toEqual([]);
});

test('a counter-attack without a leader is for the variant that allows it', () => {
  const input = { table: { ...BUSY.table, turn: { player: 'P', number: 5 }, attacks: [{ turn: 4, location: 'L1', by: 'Q', on: 'P', there: ['bortas'] }] } };
  const counter = { type: 'COUNTER_ATTACK', player: 'P', force: ['edo'], targets: ['bortas'] };
  expect(explain(bench, start(bench, input).snapshot, counter)).toMatchObject({ outcome: 'refused' });
  const lax = benchOf(ruleModule, 'counter-without-leader');
  expect(explain(lax, start(lax, input).snapshot, counter).outcome).toBe('taken');
});
