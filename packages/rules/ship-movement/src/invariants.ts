/** What holds in every state that the machine can reach. */

import type { Invariant } from '@rulebench/core';
import { isLanded, isSomewhere, locationOf, type Card, type Table } from '@rulebench/board';
import type { Context } from './model.ts';

function every(table: Table, holds: (card: Card, id: string) => boolean): boolean {
  return Object.entries(table.cards).every(([id, card]) => holds(card, id));
}

export const invariants: readonly Invariant<Context>[] = [
  {
    id: 'everyCardHasAPlace', cites: ['base/spaceline/3'], says: 'every card lies somewhere that exists',
    holds: ({ context: { table } }) => every(table, (card) => isSomewhere(table, card)),
  },
  {
    id: 'shipsOnPlanetsAreLanded', cites: ['base/movement/7'], says: 'a ship is on a planet exactly when it is landed',
    holds: ({ context: { table } }) => every(table, (card) => card.facts.kind !== 'ship' || isLanded(card) === (card.place.in === 'planet')),
  },
  {
    id: 'rangeIsOfShips', cites: ['base/movement/3'], says: 'only ships use RANGE, and what they use is more than nothing',
    holds: ({ context: { table } }) => every(table, ({ facts, rangeUsed }) => rangeUsed === undefined || (facts.kind === 'ship' && rangeUsed > 0)),
  },
  {
    id: 'timeTravellersAreMarked', cites: ['base/time-travel/1'], says: 'a ship out of time is marked on the table, until a turn that is not over',
    holds: ({ context: { table } }) => every(table, ({ timeTravel }, id) => timeTravel === undefined || (locationOf(table, id) !== undefined && timeTravel.due >= table.turn.number)),
  },
  {
    id: 'oneShipBegins', cites: ['base/movement/1'], says: 'a ship is noted as beginning to move only while it is', holds: ({ context: { beginning, pending }, value }) =>
      (value === 'affecting') === (pending !== null) && (value === 'beginning' ? beginning !== null : value === 'affecting' || beginning === null),
  },
];
