/** The rules and measures: pure, named, each citing the clauses it comes from. */

import { holds, rulesFor, tableOf } from '@rulebench/core';
import type { Card, CardId, Context, Event, Input } from './model.ts';

const { measure, rule } = rulesFor<Context, Event, Input>();

function inHand({ hand }: Context, card: CardId): Card | undefined {
  return Object.hasOwn(hand, card) ? hand[card] : undefined;
}

/** What it takes to play a card, in counters; null where the card is not in the hand. */
export const costOf = measure({
  id: 'costOf', cites: ['template-module/paying/1'], says: '{card} costs {value}', mayBe: { type: 'integer', minimum: 0 },
  value: ({ context }, { card }: { readonly card: CardId }): number | null => inHand(context, card)?.cost ?? null,
});

/** Decides `PLAY`. */
export const countersPayForCard = rule({
  id: 'countersPayForCard', on: 'PLAY', cites: ['template-module/paying/1'],
  says: { allowed: '{card} costs {cost} of {counters} counters', refused: '{card} costs {cost}, and there are {counters} counters' },
  decide: ({ context, event: { card }, read }) => {
    const { counters } = context;
    const cost = read(costOf, { card });
    return holds(cost !== null && cost <= counters, { card: inHand(context, card)?.name ?? card, cost: cost ?? 'more than there is', counters });
  },
});

export const rules = tableOf({ costOf, countersPayForCard });
