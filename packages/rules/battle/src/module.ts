/** What the bench is told of battle beside its machine. */

import type { Metric, RuleModule } from '@rulebench/core';
import { timeless } from '@rulebench/board';
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
  { id: 'damaged', title: 'Cards damaged', value: ({ context: { table } }) => Object.values(table.cards).filter(({ damage }) => damage !== undefined).length },
  { id: 'discarded', title: 'Cards discarded', value: ({ context: { table } }) => Object.values(table.cards).filter(({ place }) => place.in === 'discard').length },
  { id: 'attacks', title: 'Attacks that can still be answered', value: ({ context: { table } }) => table.attacks?.length ?? 0 },
];

export const ruleModule: RuleModule<Context, Input> = {
  id: ID, version: VERSION, title: 'Battle',
  machineOf, rules, schema, moves: movesAt, chance: chanceAt, invariants, variants, metrics, key: timeless, scene: sceneAt, secrets, effectWords,
  knownFindings: { 'livelock/turn/END_TURN': 'Where nobody can attack, turns are all that is left here: of this area alone.' },
  players: ({ table }) => table.players.map(({ id }) => id),
};
