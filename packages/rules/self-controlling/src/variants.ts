/** Other readings and older rules, each a few measures in place of the usual ones. */

import type { Variant } from '@rulebench/core';
import { cardOf, measure as boardMeasure, selfControllingOf, tieOrder, type Act, type CardId, type Selection } from '@rulebench/board';
import { actDue, actsAt, attackedKinds } from './acting.ts';
import { measure } from './deciding.ts';
import { limitPerOwner, placementOf } from './entering.ts';
import type { Journey, Moment } from './model.ts';
import { reachOf } from './moving.ts';

type AtMoment = { readonly card: CardId; readonly moment: Moment };
type OfCard = { readonly card: CardId };

/** One location a move, whatever it costs. */
const oneLocation = measure({ ...reachOf, says: '{card} moves one location', value: (_, _card: OfCard): Pick<Journey, 'by' | 'left'> => ({ by: 'locations', left: 1 }) });

/** Attacks when it is met, where it arrives, and whatever arrives there; at the end of a turn it only does the rest. */
const attackOnContact = measure({
  ...actsAt, says: '{card} attacks on contact: {value}',
  value: ({ context: { table } }, { card, moment }: AtMoment): readonly Act[] => {
    const facts = cardOf(table, card)?.facts;
    const own = facts === undefined ? undefined : selfControllingOf(facts);
    const acts = own?.acts ?? [];
    const attacks = acts.filter((act) => act.does === 'attack');
    switch (moment) {
      case 'end-of-turn': return acts.filter(({ does }) => does !== 'attack');
      case 'encounter': return [...own?.whenMet ?? [], ...attacks];
      case 'arrival': return attacks;
      case 'target-arrival': return attacks.map((act) => ({ ...act, to: { ...act.to, meeting: true } }));
    }
  },
});

const everything = measure({
  ...attackedKinds, says: 'attacks everything that can be fired at',
  value: ({ read }): Selection['kinds'] => (read(actDue)?.does === 'attack' ? ['ship', 'facility'] : []),
});

const whereMet = measure({ ...placementOf, says: '{card} is placed where it is met', value: (_, _card: OfCard): 'where-met' | 'furthest-end' => 'where-met' });

export const variants: readonly Variant[] = [
  { id: 'no-limit', title: 'Any number of cards for each owner', replaced: { limitPerOwner: measure({ ...limitPerOwner, says: 'no limit', value: (): number | null => null }) } },
  { id: 'one-location', title: 'A card moves one location at a time', replaced: { reachOf: oneLocation } },
  { id: 'attack-on-contact', title: 'A card attacks as soon as it meets somebody', replaced: { actsAt: attackOnContact } },
  { id: 'attack-everything', title: 'An attack is aimed at facilities as well', replaced: { attackedKinds: everything } },
  { id: 'placed-where-met', title: 'Every card starts where it is met', replaced: { placementOf: whereMet } },
  {
    id: 'old-borg-ship', title: 'The Borg Ship before its revision: starts where met, moves one location, attacks everything on contact',
    replaced: { reachOf: oneLocation, actsAt: attackOnContact, attackedKinds: everything, placementOf: whereMet },
  },
  {
    id: 'far-by-cards', title: 'The far end is the one with more cards on the way, whatever they span',
    replaced: { tieOrder: boardMeasure({ ...tieOrder, value: (): readonly ('cards' | 'span')[] => ['cards'] }) },
  },
  {
    id: 'far-by-span', title: 'The far end is the one with more span on the way, however many cards',
    replaced: { tieOrder: boardMeasure({ ...tieOrder, value: (): readonly ('cards' | 'span')[] => ['span'] }) },
  },
];
