/** What the bench is told of the turn beside its machine. */

import type { Metric, RuleModule } from '@rulebench/core';
import { cardsWhere, timeless } from '@rulebench/board';
import { effectWords } from './effect-words.ts';
import { invariants } from './invariants.ts';
import { ID, machineOf, VERSION } from './machine.ts';
import type { Context, Input } from './model.ts';
import { chanceAt, movesAt } from './moves.ts';
import { rules } from './rules.ts';
import { sceneAt } from './scene.ts';
import { schema } from './schema.ts';
import { secrets } from './secrets.ts';
import { variants } from './variants.ts';

const metrics: readonly Metric<Context>[] = [
  { id: 'turn', title: 'Number of the turn', value: ({ context: { table } }) => table.turn.number },
  { id: 'in-hand', title: 'Cards in both hands', value: ({ context: { table } }) => cardsWhere(table, ({ place }) => place.in === 'hand').length },
  { id: 'nested', title: 'How deep play is suspended', value: ({ context: { frames } }) => frames.length },
];

export const ruleModule: RuleModule<Context, Input> = {
  id: ID, version: VERSION, title: 'Turn phases',
  machineOf, rules, schema, moves: movesAt, chance: chanceAt, invariants, variants, metrics, key: timeless, scene: sceneAt, secrets, effectWords,
  players: ({ table }) => table.players.map(({ id }) => id),
};
