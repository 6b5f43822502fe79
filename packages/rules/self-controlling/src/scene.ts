/** The picture: that of the spaceline, with what the roaming cards are doing. */

import type { Scene } from '@rulebench/core';
import { cardOf, shownName, spacelineScene } from '@rulebench/board';
import type { Context } from './model.ts';
import { rules } from './rules.ts';

type At = { readonly context: Context; readonly value: unknown };

/** The picture of a snapshot. It draws a player's masked view as well. Pure. */
export function sceneAt({ context, value }: At): Scene {
  const { table, acting } = context;
  const here = acting === null ? undefined : cardOf(table, acting.card)?.place.at;
  return spacelineScene(table, { caption: captionOf(context, value), rules, placeMarkOf: (location) => (location === here ? { tone: 'here' } : undefined) });
}

function captionOf({ table, acting, battle, choices, lots }: Context, value: unknown): string {
  const [choice] = choices;
  const card = acting === null ? '' : shownName(table, acting.card);
  if (choice !== undefined) return `${choice.player} chooses: ${choice.id.replaceAll('-', ' ')}`;
  if (battle !== null) return `${shownName(table, battle.card)} fights the cards of ${battle.player}`;
  if (lots.length > 0) return `${card} takes at random`;
  return value === 'seeding' ? 'Dilemmas are seeded' : `Turn ${table.turn.number}, of ${table.turn.player}`;
}
