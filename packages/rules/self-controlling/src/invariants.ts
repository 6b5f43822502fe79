/** What holds in every state that the machine can reach. */

import type { Invariant } from '@rulebench/core';
import { cardOf, isSelfControlling, isSomewhere, roaming } from '@rulebench/board';
import type { Context } from './model.ts';
import { activeOf, limitPerOwner } from './entering.ts';

export const invariants: readonly Invariant<Context>[] = [
  {
    id: 'everyCardHasAPlace', cites: ['base/spaceline/3'], says: 'every card lies somewhere that exists',
    holds: ({ context: { table } }) => Object.values(table.cards).every((card) => isSomewhere(table, card)),
  },
  {
    id: 'roamersAreNobodys', cites: ['sc13/nature/1'], says: 'a self-controlling card has no controller',
    holds: ({ context: { table } }) => Object.values(table.cards).every((card) => !isSelfControlling(card) || card.controller === null),
  },
  {
    id: 'roamersAreBoundForAnEnd', cites: ['sc13/movement/8'], says: 'a self-controlling card in play is bound for an end',
    holds: ({ context: { table } }) => roaming(table).every((id) => cardOf(table, id)?.course !== undefined),
  },
  {
    id: 'oneRoamerPerOwner', cites: ['sc13/limit/1'], says: 'nobody owns more self-controlling cards in play than the limit allows, unless one is just entering',
    holds: ({ context: { table }, value }, read) => {
      const limit = read(limitPerOwner);
      return limit === null || (typeof value === 'object' && 'entering' in value) || table.players.every(({ id }) => activeOf(table, id).length <= limit);
    },
  },
  {
    id: 'somebodyIsWaitedFor', cites: ['sc13/nature/2'], says: 'a machine that waits says for whom or what',
    holds: ({ context: { choices, lots, battle }, value }) =>
      value === 'turn' || value === 'seeding' || choices.length > 0 || lots.length > 0 || battle !== null,
  },
];
