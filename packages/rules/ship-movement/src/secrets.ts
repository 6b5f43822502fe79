/** What a player may not see: which card another player has seeded, and what the other holds in hand. */

import type { Path, Secrets } from '@rulebench/core';
import type { Context } from './model.ts';

export const secrets: Secrets<Context> = {
  context: ({ table }, player): readonly Path[] => Object.entries(table.cards)
    .filter(([, { owner, place }]) => owner !== player && (place.in === 'seeds' || place.in === 'hand' || place.in === 'deck'))
    .map(([id]) => ['table', 'cards', id, 'facts']),
  event: () => [],
};
