/** What a player may not see: the other's hand but for a card that is being played, what others have seeded, and any draw deck. */

import type { Path, Secrets } from '@rulebench/core';
import type { Context } from './model.ts';

export const secrets: Secrets<Context> = {
  context: ({ table, frames }, player): readonly Path[] => Object.entries(table.cards)
    .filter(([id, { owner, place }]) => place.in === 'deck' || ((place.in === 'seeds' || place.in === 'hand') && owner !== player && !frames.some(({ card }) => card === id)))
    .flatMap(([id, { place }]) => [['table', 'cards', id, 'facts'], ...(place.in === 'deck' ? [['table', 'cards', id, 'place', 'position']] : [])]),
  event: (event, _, player): readonly Path[] => {
    if (event.type === 'SHUFFLED' || event.type === 'shuffle') return [['order']];
    return event.type === 'draw' && 'player' in event && event.player !== player ? [['card']] : [];
  },
};
