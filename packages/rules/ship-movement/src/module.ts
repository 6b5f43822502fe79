/** What the bench is told of ship movement beside its machine. */

import type { Metric, RuleModule } from '@rulebench/core';
import { timeless } from '@rulebench/board';
import { effectWords } from './effect-words.ts';
import { invariants } from './invariants.ts';
import { ID, machineOf, VERSION } from './machine.ts';
import type { Context, Input } from './model.ts';
import { movesAt } from './moves.ts';
import { rules } from './rules.ts';
import { sceneAt } from './scene.ts';
import { schema } from './schema.ts';
import { secrets } from './secrets.ts';
import { variants } from './variants.ts';

const metrics: readonly Metric<Context>[] = [
  { id: 'range', title: 'RANGE used in this turn', value: ({ context: { table } }) => Object.values(table.cards).reduce((sum, { rangeUsed = 0 }) => sum + rangeUsed, 0) },
  { id: 'out-of-time', title: 'Ships out of time', value: ({ context: { table } }) => Object.values(table.cards).filter(({ timeTravel }) => timeTravel !== undefined).length },
];

export const ruleModule: RuleModule<Context, Input> = {
  id: ID, version: VERSION, title: 'Ship movement',
  machineOf, rules, schema, moves: movesAt, invariants, variants, metrics, key: timeless, scene: sceneAt, secrets, effectWords,
  players: ({ table }) => table.players.map(({ id }) => id),
};
