/** The picture: that of the spaceline, with who fights whom, and where. */

import type { Scene } from '@rulebench/core';
import { shownName, spacelineScene, type CardId, type Mark } from '@rulebench/board';
import type { Battle, Context } from './model.ts';
import { rules } from './rules.ts';

type At = { readonly context: Context; readonly value: unknown };

/** The picture of a snapshot. It draws a player's masked view as well. Pure. */
export function sceneAt({ context }: At): Scene {
  const { table, battle } = context;
  return spacelineScene(table, {
    caption: captionOf(context), rules,
    ...(battle === null ? {} : { markOf: (id) => markOf(battle, id), placeMarkOf: (location) => (location === battle.location ? { tone: 'here' } : undefined) }),
    words: battle?.volleys.map(({ from, at }) => `${listed(context, from)} fires at ${shownName(table, at)}`) ?? [],
  });
}

function markOf({ force, targets }: Battle, id: CardId): Mark | undefined {
  if (force.includes(id)) return { words: ['attacks'], tone: 'here' };
  return targets.includes(id) ? { words: ['is attacked'] } : undefined;
}

function listed({ table }: Context, ids: readonly CardId[]): string {
  return ids.map((id) => shownName(table, id)).join(', ');
}

function captionOf(context: Context): string {
  const { table: { turn }, battle } = context;
  if (battle === null) return `Turn ${turn.number}, of ${turn.player}`;
  return `${listed(context, battle.force)} ${battle.begunBy === 'attack' ? 'attacks' : 'counter-attacks'} ${listed(context, battle.targets)}`;
}
