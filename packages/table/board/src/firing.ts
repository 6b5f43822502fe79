/** Who can be fired at and who can fire: asked wherever ships, facilities and roaming cards fight. */

import { allOf, holds } from '@rulebench/core';
import { aboard, cardOf, isLanded, locationOf, nameOf } from './asking.ts';
import { attributeOf } from './attributes.ts';
import { rule } from './deciding.ts';
import { aboardMend, cardsMend, othersOf } from './mending.ts';
import { isTimeTravelling } from './places.ts';
import { isAble } from './status.ts';
import type { Card, CardId, Table } from './table.ts';

/** What is aboard a ship or facility and is its controller's: others aboard lend it nothing. Pure. */
export function manning(table: Table, carrier: CardId): readonly CardId[] {
  return aboard(table, carrier).filter((id) => cardOf(table, id)?.controller === cardOf(table, carrier)?.controller);
}

type Asked = { readonly card: CardId };

/** What keeps a card from being fired at, by where it is and how. Pure. */
function hidingOf(table: Table, id: CardId, card: Card | undefined): string | undefined {
  if (isTimeTravelling(table, id)) return 'out of time';
  if (card?.stasis === true) return 'in stasis';
  if (card?.facts.kind === 'ship' && card.place.in === 'aboard') return 'inside another';
  return card !== undefined && isLanded(card) ? 'landed' : card?.unseen;
}

/** Cloaked, phased and landed ships, those in stasis, out of time or inside another, are no targets of a ship battle. */
export const canBeTarget = rule({
  id: 'canBeTarget', cites: ['base/battle/6', 'base/time-travel/1'], says: { allowed: '{card} can be fired at', refused: '{card} is {unseen} and cannot be fired at' },
  decide: ({ context: { table } }, { card }: Asked) => {
    const unseen = hidingOf(table, card, cardOf(table, card));
    return holds(unseen === undefined, { card: nameOf(table, card), unseen: unseen ?? 'seen' });
  },
  mend: ({ context: { table } }, { card }) => cardsMend(table, [card], 'seen', cardOf(table, card)?.stasis === true ? 'stasis' : 'unseen'),
});

export const isArmed = rule({
  id: 'isArmed', cites: ['base/battle/3'], says: { allowed: '{card} has WEAPONS {weapons}', refused: '{card} has no WEAPONS' },
  decide: ({ context: { table }, read }, { card }: Asked) => {
    const weapons = read(attributeOf, { card, attribute: 'weapons' });
    return holds(weapons > 0, { card: nameOf(table, card), weapons });
  },
});

export const isUndocked = rule({
  id: 'isUndocked', cites: ['base/battle/4'], says: { allowed: '{card} is not docked', refused: '{card} is docked or inside another, and does not fire' },
  decide: ({ context: { table } }, { card }: Asked) => { const place = cardOf(table, card)?.place.in; return holds(place !== 'docked' && place !== 'aboard', { card: nameOf(table, card) }); },
  mend: ({ context: { table } }, { card }) => cardsMend(table, [card], 'in space', 'place', { in: 'space', at: locationOf(table, card) ?? '' }),
});

export const isCrewed = rule({
  id: 'isCrewed', cites: ['base/battle/5', 'cr98/ship-staffing/7'], says: { allowed: 'somebody aboard {card} can fire', refused: 'nobody is aboard {card} to fire' },
  decide: ({ context: { table } }, { card }: Asked) => {
    const crewed = cardOf(table, card)?.facts.kind !== 'ship' || manning(table, card).some((id) => cardOf(table, id)?.facts.kind === 'personnel' && isAble(table, id, 'defend'));
    return holds(crewed, { card: nameOf(table, card) });
  },
  mend: ({ context: { table } }, { card }) => aboardMend(table, othersOf(table, cardOf(table, card)?.controller ?? null, [], () => true).slice(0, 1), card),
});

/** Whether a ship or facility can fire: armed, not docked, and a ship with somebody aboard who can do something. It need not be staffed to move. */
export const canFire = rule({
  id: 'canFire', cites: [], says: { allowed: '{card} can fire', refused: '{card} cannot fire' },
  decide: ({ context: { table }, ask }, one: Asked) =>
    ({ outcome: allOf([ask(isArmed, one), ask(isUndocked, one), ask(isCrewed, one)]), values: { card: nameOf(table, one.card) } }),
});
