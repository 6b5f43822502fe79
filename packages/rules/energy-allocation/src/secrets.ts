/** Who may not see what: before the reveal no card of another player, after it only the cards on top. */

import type { Path, Secrets } from '@rulebench/core';
import type { Card, Context, PlayerId } from './model.ts';
import { ownerOf, shipsOf } from './sheet.ts';

export const secrets: Secrets<Context> = {
  context: (context, player) => [...hiddenCards(context, player), ...hiddenOptions(context, player)],
  event: (event, context, player) => {
    if (event.type === 'PICK' && 'player' in event && event.player !== player) return [['card']];
    return event.type === 'CHOOSE' && !mayKnowPicks(event, context, player) ? [['picks']] : [];
  },
};

/** How many cards a ship has is seen by all. */
function hiddenCards(context: Context, player: PlayerId): readonly Path[] {
  return Object.entries(context.ships)
    .filter(([ship]) => ownerOf(context, ship) !== player)
    .flatMap(([ship, { stack }]) => stack.flatMap((_, i): Path[] => (i === 0 && context.revealed ? [] : [['ships', ship, 'stack', i]])));
}

/** What may be chosen tells what was drawn; dice lie open. */
function hiddenOptions(context: Context, player: PlayerId): readonly Path[] {
  return context.choices.flatMap((choice, i): Path[] => (choice.player === player || choice.answer === 'ALLOCATE' ? [] : [['choices', i, 'options']]));
}

/** The answer to a choice is its player's until it is given; then the card lies on top. */
function mayKnowPicks(event: object, { choices, ships, players, revealed }: Context, player: PlayerId): boolean {
  const choice = 'choice' in event ? choices.find(({ id }) => id === event.choice) : undefined;
  if (choice !== undefined) return choice.player === player;
  const own = shipsOf({ players, ships }, player).flatMap((ship) => ships[ship]?.stack ?? []);
  const shown = revealed ? Object.values(ships).flatMap(({ stack }) => stack.slice(0, 1)) : [];
  const known: readonly (Card | undefined)[] = [...own, ...shown];
  return 'picks' in event && Array.isArray(event.picks) && event.picks.every((card) => known.includes(card as Card)); // boundary: compared only
}
