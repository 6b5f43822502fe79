/** What the bench is told of self-controlling cards beside their machine. */

import type { Effect, Metric, RuleModule } from '@rulebench/core';
import { cardOf, roaming, timeless, type Table } from '@rulebench/board';
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

/** Pirates destroy what they take; equipment that is lost with its ship is not stolen. */
function takesEquipment(table: Table, effect: Effect): boolean {
  return effect.type === 'destroy' && 'card' in effect && typeof effect.card === 'string' && cardOf(table, effect.card)?.facts.kind === 'equipment';
}

const metrics: readonly Metric<Context>[] = [
  { id: 'roaming', title: 'Self-controlling cards in play', value: ({ context: { table } }) => roaming(table).length },
  { id: 'turns', title: 'Turns that self-controlling cards have spent in play', adds: ({ before, after }) => (after.context.table.turn.number > before.context.table.turn.number ? roaming(before.context.table).length : 0) },
  { id: 'stolen', title: 'Equipment stolen', adds: ({ before, effects }) => effects.filter((effect) => takesEquipment(before.context.table, effect)).length },
  { id: 'discarded', title: 'Cards discarded', value: ({ context: { table } }) => Object.values(table.cards).filter(({ place }) => place.in === 'discard').length },
  { id: 'damaged', title: 'Cards damaged', value: ({ context: { table } }) => Object.values(table.cards).filter(({ damage }) => damage !== undefined).length },
];

export const ruleModule: RuleModule<Context, Input> = {
  id: ID, version: VERSION, title: 'Self-controlling cards',
  machineOf, rules, schema, moves: movesAt, chance: chanceAt, invariants, variants, metrics, key: timeless, scene: sceneAt, secrets, effectWords,
  knownFindings: { 'livelock/turn/END_TURN': 'Turns are all that is left of this area.' },
  players: ({ table }) => table.players.map(({ id }) => id),
};
