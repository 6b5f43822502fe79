/** What the bench is told of dilemmas beside their machine. */

import type { Metric, RuleModule } from '@rulebench/core';
import { effectWords } from './effect-words.ts';
import { invariants } from './invariants.ts';
import { key } from './key.ts';
import { ID, machineOf, VERSION } from './machine.ts';
import type { Context, Input } from './model.ts';
import { chanceAt, movesAt } from './moves.ts';
import { rules } from './rules.ts';
import { sceneAt } from './scene.ts';
import { schema } from './schema.ts';
import { secrets } from './secrets.ts';
import { variants } from './variants.ts';

const metrics: readonly Metric<Context>[] = [
  { id: 'lost', title: 'Personnel lost', value: ({ context: { table } }) => Object.values(table.cards).filter(({ facts, place }) => facts.kind === 'personnel' && place.in === 'discard').length },
  { id: 'stopped', title: 'Cards stopped', value: ({ context: { table } }) => Object.values(table.cards).filter(({ stopped }) => stopped !== undefined).length },
  { id: 'overcome', title: 'Dilemmas in discard piles', value: ({ context: { table } }) => Object.values(table.cards).filter(({ facts, place }) => facts.kind === 'dilemma' && place.in === 'discard').length },
];

export const ruleModule: RuleModule<Context, Input> = {
  id: ID, version: VERSION, title: 'Dilemmas',
  machineOf, rules, schema, moves: movesAt, chance: chanceAt, invariants, variants, metrics, key, scene: sceneAt, secrets, effectWords,
  knownFindings: { 'livelock/play/END_TURN': 'Where no dilemma can be met, turns are all that is left here: of this area alone.' },
  players: ({ table }) => table.players.map(({ id }) => id),
};
