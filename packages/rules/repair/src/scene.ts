/** The picture: the spaceline, and how many cards are damaged on it. */

import type { Scene } from '@rulebench/core';
import { cardsWhere, spacelineScene } from '@rulebench/board';
import type { Context } from './model.ts';

type At = { readonly context: Context; readonly value: unknown };

/** The picture of a snapshot. It draws a player's masked view as well. Pure. */
export function sceneAt({ context: { table } }: At): Scene {
  const damaged = cardsWhere(table, ({ damage }) => damage !== undefined).length;
  return spacelineScene(table, {
    caption: `Turn ${table.turn.number}, of ${table.turn.player}: ${damaged === 1 ? '1 card is' : `${damaged} cards are`} damaged`,
  });
}
