/** House arrest: who is aboard a ship or facility without being able to work there. */

import { aboard, cardOf } from './asking.ts';
import { affiliationOf, isFreed, worksWith } from './compatibility.ts';
import type { CardId, Table } from './table.ts';

/** Whether two cards of a player work side by side. Borg do so with Borg alone; whoever is Brainwashed, with everybody. Pure. */
export function getOn(table: Table, one: CardId, other: CardId): boolean {
  const [a, b] = [affiliationOf(table, one), affiliationOf(table, other)];
  const player = cardOf(table, one)?.controller;
  if (a === undefined || b === undefined || player === undefined || player === null) return true;
  return isFreed(table, one, other) || ((a === 'Borg') === (b === 'Borg') && worksWith(table, player, a, b));
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
