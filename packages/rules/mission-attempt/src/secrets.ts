/** What a player may not see: seed cards that somebody else seeded, until they are revealed, and what the other holds in hand. */

import type { Path, Secrets } from '@rulebench/core';
import type { Context } from './model.ts';

export const secrets: Secrets<Context> = {
  context: ({ table, attempt }, player): readonly Path[] => Object.entries(table.cards)
    .filter(([id, { owner, place }]) => owner !== player && id !== attempt?.facing && (place.in === 'seeds' || place.in === 'hand'))
    .map(([id]) => ['table', 'cards', id, 'facts']),
  event: () => [],
};
