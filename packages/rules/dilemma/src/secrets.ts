/** What a player may not see: what another has seeded and nobody has met, and what the other holds in hand. */

import type { Path, Secrets } from '@rulebench/core';
import type { Context } from './model.ts';

export const secrets: Secrets<Context> = {
  context: ({ table, meeting }, player): readonly Path[] => Object.entries(table.cards)
    .filter(([id, { owner, place, met }]) => owner !== player && id !== meeting?.card && met === undefined && (place.in === 'seeds' || place.in === 'hand'))
    .map(([id]) => ['table', 'cards', id, 'facts']),
  event: () => [],
};
