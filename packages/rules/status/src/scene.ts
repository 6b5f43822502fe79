/** The picture: that of the spaceline, with the statuses of what lies on it. */

import type { Scene } from '@rulebench/core';
import { cardOf, shownName, spacelineScene, statusesIn, type CardId, type Table } from '@rulebench/board';
import type { Context } from './model.ts';
import { rules } from './rules.ts';

type At = { readonly context: Context; readonly value: unknown };

/** The picture of a snapshot. It draws a player's masked view as well. Pure. */
export function sceneAt({ context: { table, lot } }: At): Scene {
  const caption = lot === null ? `Turn ${table.turn.number}, of ${table.turn.player}` : `Chance picks ${lot.count} of ${lot.options.map((id) => shownName(table, id)).join(', ')}`;
  const words = Object.keys(table.cards).filter((id) => cardOf(table, id)?.place.in === 'aboard' || cardOf(table, id)?.place.in === 'planet')
    .flatMap((id) => statusWords(table, id).map((status) => `${shownName(table, id)} is ${status}`));
  return spacelineScene(table, { caption, rules, words, markOf: (id) => { const found = statusWords(table, id); return found.length === 0 ? undefined : { words: found, tone: 'muted' }; } });
}

/** What the shared picture does not say already. */
function statusWords(table: Table, id: CardId): readonly string[] {
  return statusesIn(table, id).filter((status) => status !== 'stopped' || cardOf(table, id)?.place.in !== 'space');
}
