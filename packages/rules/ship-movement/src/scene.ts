/** The picture: that of the spaceline, with the RANGE that ships have left and the ship that is about to move. */

import { reader, type Scene } from '@rulebench/core';
import { cardOf, locationOf, shownName, spacelineScene, type CardId, type Mark } from '@rulebench/board';
import { rangeLeft } from './flying.ts';
import type { Context } from './model.ts';
import { rules } from './rules.ts';

type At = { readonly context: Context; readonly value: unknown };

const read = reader(rules);

/** The picture of a snapshot. It draws a player's masked view as well. Pure. */
export function sceneAt({ context }: At): Scene {
  return spacelineScene(context.table, { caption: captionOf(context), rules, markOf: (card) => markOf(context, card) });
}

function captionOf({ table, beginning, pending }: Context): string {
  if (pending !== null) return `${shownName(table, pending.by)} does what it does`;
  if (beginning !== null) return `${shownName(table, beginning.ship)} is just beginning to move`;
  return `Turn ${table.turn.number}, of ${table.turn.player}`;
}

function markOf(context: Context, ship: CardId): Mark | undefined {
  const { table, beginning } = context;
  const card = cardOf(table, ship);
  const facts: unknown = card?.facts;
  if (typeof facts !== 'object' || card?.facts.kind !== 'ship' || locationOf(table, ship) === undefined) return undefined;
  const words = [...(card.controller === table.turn.player ? [`RANGE ${read(rangeLeft, { table }, { ship })} left`] : [])];
  return beginning?.ship === ship ? { words: [...words, 'about to move'], tone: 'here' } : { words };
}
