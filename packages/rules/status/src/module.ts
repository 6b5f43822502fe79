/** What the bench is told of statuses beside their machine. */

import type { Metric, RuleModule } from '@rulebench/core';
import { statusesIn, timeless, type Status } from '@rulebench/board';
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

const counting = (id: string, title: string, status: Status): Metric<Context> =>
  ({ id, title, value: ({ context: { table } }) => Object.keys(table.cards).filter((card) => statusesIn(table, card).includes(status)).length });

const metrics: readonly Metric<Context>[] = [
  counting('stopped', 'Cards that are stopped', 'stopped'), counting('in-stasis', 'Cards in stasis', 'in stasis'), counting('deactivated', 'Holograms that are deactivated', 'deactivated'),
];

export const ruleModule: RuleModule<Context, Input> = {
  id: ID, version: VERSION, title: 'Statuses of cards',
  machineOf, rules, schema, moves: movesAt, chance: chanceAt, invariants, variants, metrics, key: timeless, scene: sceneAt, secrets, effectWords,
  players: ({ table }) => table.players.map(({ id }) => id),
};
