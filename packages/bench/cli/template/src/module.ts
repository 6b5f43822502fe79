/** What the bench is told beside the machine: moves, invariants, metrics, the picture. */

import type { Invariant, Metric, Move, RuleModule } from '@rulebench/core';
import { ID, machineOf, VERSION } from './machine.ts';
import type { Context, Event, Input } from './model.ts';
import { rules } from './rules.ts';
import { sceneAt } from './scene.ts';
import { schema } from './schema.ts';

type At = { readonly context: Context; readonly value: unknown };

/** Every move worth trying, legal or not, in a stable order. Pure; each call starts anew. */
function* movesAt({ context: { hand, player } }: At): Generator<Move> {
  const move = (event: Event): Move => ({ player, event });
  for (const card of Object.keys(hand)) yield move({ type: 'PLAY', card });
  yield move({ type: 'PASS' });
}

const invariants: readonly Invariant<Context>[] = [
  { id: 'nobodyOwesCounters', cites: ['template-module/paying/1'], says: 'there are never fewer than no counters', holds: ({ context: { counters } }) => counters >= 0 },
];

const metrics: readonly Metric<Context>[] = [
  { id: 'countersLeft', title: 'Counters left', value: ({ context: { counters } }) => counters },
];

export const ruleModule: RuleModule<Context, Input> = {
  id: ID, version: VERSION, title: 'Template module',
  machineOf, rules, schema, moves: movesAt, invariants, metrics, scene: sceneAt,
  players: ({ player }) => [player],
};
