/** What the status of a card leaves it: who can use skills, and who can act. */

import { cardOf } from './asking.ts';
import type { CardId, Table } from './table.ts';

/** Whether a card's skills and attributes count: a stopped one's too, not when it is disabled or in stasis. Pure. */
export function canUseSkills(table: Table, id: CardId): boolean {
  const card = cardOf(table, id);
  return card !== undefined && card.disabled !== true && card.unseen !== 'stasis';
}

/** Whether a card can be made to do something: move, staff, attempt, attack. Pure. */
export function canAct(table: Table, id: CardId): boolean {
  return canUseSkills(table, id) && cardOf(table, id)?.stopped === undefined;
}
