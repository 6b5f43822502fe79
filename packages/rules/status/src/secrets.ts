/** What a player may not see: what the other holds in hand or has seeded. */

import type { Path, Secrets } from '@rulebench/core';
import type { Context } from './model.ts';

export const secrets: Secrets<Context> = {
  context: ({ table }, player): readonly Path[] => Object.entries(table.cards)
    .filter(([, { owner, place }]) => owner !== player && (place.in === 'seeds' || place.in === 'hand'))
    .map(([id]) => ['table', 'cards', id, 'facts']),
  event: () => [],
};
