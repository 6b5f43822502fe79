/** House arrest: who is aboard a ship or facility without being able to work there. */

import { holds } from '@rulebench/core';
import { aboard, cardOf, nameOf, namesOf } from './asking.ts';
import { affiliationOf, worksWith } from './compatibility.ts';
import { rule } from './deciding.ts';
import type { CardId, Table } from './table.ts';

/** Whether two cards of a player work side by side. Borg do so with Borg alone; whoever is Brainwashed, with everybody. Pure. */
export function getOn(table: Table, one: CardId, other: CardId): boolean {
  const [a, b] = [affiliationOf(table, one), affiliationOf(table, other)];
  const player = cardOf(table, one)?.controller;
  if (a === undefined || b === undefined || player === undefined || player === null) return true;
  if (cardOf(table, one)?.brainwashed === true || cardOf(table, other)?.brainwashed === true) return true;
  return (a === 'Borg') === (b === 'Borg') && worksWith(table, player, a, b);
}

/** Whom a personnel aboard cannot work with: the ship or facility of its player itself, or, where that suits all, others aboard. Pure. */
export function strangersTo(table: Table, id: CardId): readonly CardId[] {
  const card = cardOf(table, id);
  if (card?.facts.kind !== 'personnel' || card.place.in !== 'aboard') return [];
  const carrier = card.place.at;
  if (cardOf(table, carrier)?.controller !== card.controller) return [];
  if (!getOn(table, id, carrier)) return [carrier];
  return aboard(table, carrier).filter((one) => cardOf(table, one)?.controller === card.controller && getOn(table, one, carrier) && !getOn(table, id, one));
}

export const isArrested = rule({
  id: 'isArrested', cites: ['base/house-arrest/1', 'cr98/borg-control-of-non-borg-personnel/1'],
  says: { allowed: '{card} is aboard with {strangers} and cannot work with them', refused: '{card} is aboard nothing it cannot work with' },
  decide: ({ context: { table } }, { card }: { readonly card: CardId }) => {
    const strangers = strangersTo(table, card);
    return holds(strangers.length > 0, { card: nameOf(table, card), strangers: namesOf(table, strangers) });
  },
});
