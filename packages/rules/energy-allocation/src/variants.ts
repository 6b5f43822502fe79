/** Other readings of what the source leaves open, each a few rules or measures in place of the usual ones. */

import { holds, rulesFor, type Variant } from '@rulebench/core';
import { isJoker } from './cards.ts';
import { cardLeavesADie } from './rules.ts';
import { cardsToRespondWith, declaringOrder, diceByScore, diceToDivert, tightTurnCounters } from './measures.ts';
import type { Card, Context, Event, Input, ShipId, SystemName } from './model.ts';
import { isUndecided, shipOf, shipsInSeatOrder } from './sheet.ts';

const { measure, rule } = rulesFor<Context, Event, Input>();

type OfShip = { readonly ship: ShipId };

export const variants: readonly Variant[] = [
  {
    id: 'last-seat-first', title: 'Jokers are declared from the last seat to the first',
    replaced: {
      declaringOrder: measure({ ...declaringOrder, value: ({ context }): readonly ShipId[] => shipsInSeatOrder(context).toReversed() }),
    },
  },
  {
    id: 'no-second-joker', title: 'A Joker is not replaced by another Joker',
    replaced: {
      cardsToRespondWith: measure({
        ...cardsToRespondWith,
        value: ({ context }, { ship }: OfShip): readonly Card[] => (shipOf(context, ship)?.stack.slice(1) ?? []).filter((card) => !isJoker(card)),
      }),
    },
  },
  {
    id: 'jokers-feed-repairs', title: 'A die of a Joker can go to Damage Control',
    replaced: {
      cardLeavesADie: rule({ ...cardLeavesADie, on: ['ALLOCATE', 'DECLINE'], says: 'any card leaves a die', decide: () => holds(true) }),
      diceToDivert: measure({
        ...diceToDivert,
        value: ({ context, read }, { ship }: OfShip): readonly SystemName[] =>
          (isUndecided(context, ship) ? read(diceByScore, { ship }).map(({ system }) => system) : []),
      }),
    },
  },
  {
    id: 'movement-turns-tighter', title: 'Every point of Movement is a tight turn counter',
    replaced: {
      tightTurnCounters: measure({ ...tightTurnCounters, value: ({ context }, { ship }: OfShip): number => shipOf(context, ship)?.energy?.Movement.points ?? 0 }),
    },
  },
];
