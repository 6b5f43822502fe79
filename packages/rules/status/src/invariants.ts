/** What holds in every state that the machine can reach. */

import type { Invariant } from '@rulebench/core';
import { isAble, isSomewhere, locationOf, statusesIn } from '@rulebench/board';
import type { Context } from './model.ts';

export const invariants: readonly Invariant<Context>[] = [
  {
    id: 'everyCardHasAPlace', cites: ['base/spaceline/3'], says: 'every card lies somewhere that exists',
    holds: ({ context: { table } }) => Object.values(table.cards).every((card) => isSomewhere(table, card)),
  },
  {
    id: 'stopsEndWithTheirTurn', cites: ['base/turn/3'], says: 'nothing is stopped longer than it was to be',
    holds: ({ context: { table: { cards, turn } } }) => Object.values(cards).every(({ stopped = turn.number, deactivated = turn.number }) => stopped >= turn.number && deactivated >= turn.number),
  },
  {
    id: 'statusesAreForCardsInPlay', cites: ['base/status/6'], says: 'what is not in play has no status',
    holds: ({ context: { table } }) => Object.keys(table.cards).every((id) => locationOf(table, id) !== undefined || statusesIn(table, id).length === 0),
  },
  {
    id: 'stasisLeavesNothing', cites: ['cr98/stasis/1', 'cr98/stasis/2'], says: 'what is in stasis can neither act nor lend anything',
    holds: ({ context: { table } }) => Object.entries(table.cards)
      .every(([id, { stasis }]) => stasis !== true || !(['move', 'beam', 'transport', 'attempt', 'attack', 'defend', 'skills', 'text', 'enhance'] as const).some((one) => isAble(table, id, one))),
  },
  {
    id: 'chanceHasWhatItAsks', cites: ['base/card-text/2'], says: 'a lot holds as many as are to be picked',
    holds: ({ context: { lot }, value }) => (value === 'picking') === (lot !== null) && (lot === null || lot.options.length >= lot.count),
  },
];
