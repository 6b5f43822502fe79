/** What somebody could try now, legal and plausibly illegal. */

import type { Move } from '@rulebench/core';
import { cardsWhere, locationOf, opponentOf, type CardId, type TableEffect } from '@rulebench/board';
import type { Context, Event } from './model.ts';

type At = { readonly context: Context; readonly value: unknown };

/** Every move worth trying, in a stable order. Pure; each call starts anew. */
export function* movesAt({ context: { table } }: At): Generator<Move> {
  const of = (kind: 'ship' | 'facility'): readonly CardId[] => cardsWhere(table, ({ facts }, id) => facts.kind === kind && locationOf(table, id) !== undefined);
  for (const { id: player } of table.players) {
    for (const ship of of('ship')) for (const at of of('facility')) yield move({ type: 'REPAIR', player, ship, at }, player);
  }
  for (const card of of('ship')) {
    for (const at of of('facility')) yield changing({ type: 'dock', card, at, cites: ['base/movement/1'] });
    yield changing({ type: 'undock', card, at: locationOf(table, card) ?? '', cites: ['base/movement/1'] });
    yield changing({ type: 'damage', card, damage: { rotated: true, markers: [] }, rotation: true, markers: 0, from: null, cites: ['base/damage/1'] });
  }
  yield changing({ type: 'next-turn', player: opponentOf(table, table.turn.player), number: table.turn.number + 1, cites: ['base/turn/3'] });
}

function move(event: Event, player: string): Move {
  return { player, event };
}

function changing(effect: TableEffect): Move {
  return { event: { type: 'CHANGE', effects: [effect] } };
}
