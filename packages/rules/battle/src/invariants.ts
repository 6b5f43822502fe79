/** What holds in every state that the machine can reach. */

import type { Invariant } from '@rulebench/core';
import { isSomewhere, locationOf } from '@rulebench/board';
import type { Context } from './model.ts';

export const invariants: readonly Invariant<Context>[] = [
  {
    id: 'everyCardHasAPlace', cites: ['base/spaceline/3'], says: 'every card lies somewhere that exists',
    holds: ({ context: { table } }) => Object.values(table.cards).every((card) => isSomewhere(table, card)),
  },
  {
    id: 'battleIsAtItsPlace', cites: ['base/attack/2'], says: 'all who fight are where the battle is',
    holds: ({ context: { table, battle } }) => battle === null || [...battle.force, ...battle.targets].every((id) => locationOf(table, id) === battle.location),
  },
  {
    id: 'nobodyElseIsFiredAt', cites: ['cr98/battle/6', 'sc13/initiate/6'], says: 'fire is aimed at those who attack or are attacked',
    holds: ({ context: { battle } }) => battle === null || battle.volleys.every(({ from, at }) => [...battle.force, ...battle.targets].includes(at) && !from.includes(at)),
  },
  {
    id: 'attacksAreOfThePast', cites: ['base/attack/10'], says: 'no attack is noted for a turn that is still to come',
    holds: ({ context: { table: { attacks = [], turn } } }) => attacks.every((one) => one.turn <= turn.number),
  },
];
