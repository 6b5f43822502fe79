/** The picture: the spaceline, with who meets a card and where. */

import type { Scene } from '@rulebench/core';
import { shownName, spacelineScene, type Mark } from '@rulebench/board';
import type { Context } from './model.ts';

type At = { readonly context: Context; readonly value: unknown };

/** The picture of a snapshot. It draws a player's masked view as well. Pure. */
export function sceneAt({ context }: At): Scene {
  const { table, meeting } = context;
  return spacelineScene(table, {
    caption: captionOf(context),
    markOf: (id): Mark | undefined => (meeting !== null && (meeting.ship === id || meeting.team.includes(id)) ? { tone: 'here' } : undefined),
    placeMarkOf: (location): Mark | undefined => (meeting?.location === location ? { tone: 'here' } : undefined),
  });
}

function captionOf({ table, meeting, choices, lots, acting, outcome }: Context): string {
  const [choice] = choices;
  const name = shownName(table, meeting?.card ?? acting?.card ?? '');
  if (choice !== undefined) return `${choice.player} chooses: ${choice.id === 'volunteer' ? `who goes over for ${name}` : choice.id === 'pick' ? `whom ${name} takes` : 'what happens next'}`;
  if (lots.length > 0) return `${name} takes somebody at random`;
  if (meeting !== null) return outcome === null ? `${meeting.player} meets ${name}` : `${name}: ${outcome}`;
  return `Turn ${table.turn.number}, of ${table.turn.player}`;
}
