/** What holds in every state that the machine can reach. */

import type { Invariant } from '@rulebench/core';
import { cardOf } from '@rulebench/board';
import type { Context } from './model.ts';

export const invariants: readonly Invariant<Context>[] = [
  {
    id: 'docksAreFacilities', cites: ['cr98/ship-repairs/1'], says: 'what is docked is docked at a facility',
    holds: ({ context: { table } }) => Object.values(table.cards).every(({ place }) => place.in !== 'docked' || cardOf(table, place.at)?.facts.kind === 'facility'),
  },
];
