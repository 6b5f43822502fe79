/** The picture: the spaceline, with the card that is met, who meets it, what lies atop missions and on ships. */

import type { Scene } from '@rulebench/core';
import { cardsWhere, shownName, spacelineScene, type Mark, type Table } from '@rulebench/board';
import type { Context } from './model.ts';

type At = { readonly context: Context; readonly value: unknown };

/** The picture of a snapshot. It draws a player's masked view as well. Pure. */
export function sceneAt({ context }: At): Scene {
  const { table, meeting, volunteer } = context;
  return spacelineScene(table, {
    caption: captionOf(context),
    markOf: (id): Mark | undefined => {
      const on = lyingIn(table, 'on', id);
      const words = [...(volunteer === id ? ['went over'] : []), ...(on.length === 0 ? [] : [`under ${on.join(', ')}`])];
      const meets = meeting !== null && (meeting.ship === id || meeting.team.includes(id));
      return words.length === 0 && !meets ? undefined : { words, ...(meets ? { tone: 'here' as const } : {}) };
    },
    placeMarkOf: (location): Mark | undefined => {
      const atop = lyingIn(table, 'atop', location);
      const here = meeting?.location === location;
      if (atop.length === 0 && !here) return undefined;
      return { ...(atop.length === 0 ? {} : { words: [`atop: ${atop.join(', ')}`] }), ...(here ? { tone: 'here' as const } : {}) };
    },
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

function lyingIn(table: Table, where: 'on' | 'atop', at: string): readonly string[] {
  return cardsWhere(table, ({ place }) => place.in === where && place.at === at).map((id) => shownName(table, id));
}
