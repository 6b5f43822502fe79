/** What the bench is told of mission attempts beside their machine. */

import type { Metric, RuleModule } from '@rulebench/core';
import { effectWords } from './effect-words.ts';
import { invariants } from './invariants.ts';
import { key } from './key.ts';
import { ID, machineOf, VERSION } from './machine.ts';
import type { Context, Input } from './model.ts';
import { movesAt } from './moves.ts';
import { rules } from './rules.ts';
import { sceneAt } from './scene.ts';
import { schema } from './schema.ts';
import { secrets } from './secrets.ts';
import { variants } from './variants.ts';

const solvedIn = ({ table: { spacelines } }: Context): number => spacelines.flatMap(({ locations }) => locations).filter(({ mission }) => mission?.solved !== undefined).length;

const metrics: readonly Metric<Context>[] = [
  { id: 'attempts', title: 'Attempts begun', value: ({ context }) => context.attempts },
  {
    id: 'until-solved', title: 'Attempts until a first mission was solved',
    adds: ({ before, after }) => (solvedIn(before.context) === 0 ? after.context.attempts - before.context.attempts : 0),
    value: ({ context }, sum) => (solvedIn(context) === 0 ? undefined : sum),
  },
  { id: 'solved', title: 'Missions solved', value: ({ context }) => solvedIn(context) },
  { id: 'points', title: 'Points of both players', value: ({ context: { table: { players: [first, second] } } }) => first.points + second.points },
  { id: 'lead', title: 'Points by which the first player leads', value: ({ context: { table: { players: [first, second] } } }) => first.points - second.points },
];

export const ruleModule: RuleModule<Context, Input> = {
  id: ID, version: VERSION, title: 'Mission attempts',
  machineOf, rules, schema, moves: movesAt, invariants, variants, metrics, key, scene: sceneAt, secrets, effectWords,
  knownFindings: { 'livelock/turn/END_TURN': 'Where nobody can attempt anything any more, turns are all that is left here: of this area alone.' },
  players: ({ table }) => table.players.map(({ id }) => id),
};
