/** What the bench is told of ship repairs beside their machine. */

import type { Metric, RuleModule } from '@rulebench/core';
import { cardsWhere, tableEffectWords, timeless, type TableEffect } from '@rulebench/board';
import { invariants } from './invariants.ts';
import { ID, machineOf, VERSION } from './machine.ts';
import type { Context, Input } from './model.ts';
import { movesAt } from './moves.ts';
import { rules } from './rules.ts';
import { sceneAt } from './scene.ts';
import { schema } from './schema.ts';
import { variants } from './variants.ts';

const metrics: readonly Metric<Context>[] = [
  { id: 'damaged', title: 'Cards damaged', value: ({ context: { table } }) => cardsWhere(table, ({ damage }) => damage !== undefined).length },
];

export const ruleModule: RuleModule<Context, Input> = {
  id: ID, version: VERSION, title: 'Ship repairs',
  machineOf, rules, schema, moves: movesAt, invariants, variants, metrics, key: timeless, scene: sceneAt,
  effectWords: (effect: TableEffect, { table }) => tableEffectWords(effect, table),
  players: ({ table }) => table.players.map(({ id }) => id),
};
