/** The picture: the spaceline, with those who attempt and the card that they meet marked. */

import type { Scene } from '@rulebench/core';
import { locationById, locationWords, shownName, spacelineScene } from '@rulebench/board';
import { ENDINGS } from './endings.ts';
import type { Context } from './model.ts';

type At = { readonly context: Context; readonly value: unknown };

/** The picture of a snapshot. It draws a player's masked view as well. Pure. */
export function sceneAt({ context, value }: At): Scene {
  const { table, attempt } = context;
  return spacelineScene(table, {
    caption: captionOf(context, value),
    markOf: (id) => {
      if (attempt?.facing === id) return { words: ['is being met'], tone: 'here' };
      return attempt?.team.includes(id) === true ? { words: ['attempts'], tone: 'here' } : undefined;
    },
    placeMarkOf: (location) => {
      if (attempt?.location === location) return { words: ['attempted'], tone: 'here' };
      const solved = locationById(table, location)?.mission?.solved;
      return solved === undefined ? undefined : { words: [`solved by ${solved}`] };
    },
  });
}

function captionOf({ table, attempt, ended, choices }: Context, value: unknown): string {
  const turn = `Turn ${table.turn.number}, of ${table.turn.player}`;
  if (attempt === null) return ended === null ? turn : `${turn}: ${ENDINGS[ended]}`;
  const [choice] = choices;
  if (choice !== undefined) return `${choice.player} says who meets the card`;
  const doing = attempt.facing !== null ? `meets ${shownName(table, attempt.facing)}` : attempt.playing !== null ? `a card is played: ${shownName(table, attempt.playing)}` : `is between dilemmas`;
  const solving = typeof value === 'object' && value !== null && 'attempt' in value && value.attempt === 'assigning';
  return `${attempt.player} attempts ${locationWords(table, attempt.location)}, and ${solving ? 'says whose skills are used' : doing}`;
}
