/** Who works with whom: cards of one affiliation, under a treaty, and beside those that have none. */

import { holds } from '@rulebench/core';
import { cardOf, cardsWhere, factsOf, namesOf } from './asking.ts';
import { rule } from './deciding.ts';
import type { Affiliation } from './icons.ts';
import type { CardId, PlayerId, Table } from './table.ts';

const UNALIGNED: readonly Affiliation[] = ['Non-Aligned', 'Neutral'];

/** The affiliations among which each of a player's treaties in play makes peace. Pure. */
export function treatiesOf(table: Table, player: PlayerId): readonly (readonly Affiliation[])[] {
  return cardsWhere(table, ({ facts, controller, place }) => 'treaty' in facts && controller === player && place.in === 'core')
    .flatMap((id) => { const facts = cardOf(table, id)?.facts; return facts !== undefined && 'treaty' in facts && facts.treaty !== undefined ? [facts.treaty] : []; });
}

/** Whether two affiliations work together for a player. Pure. */
export function worksWith(table: Table, player: PlayerId, one: Affiliation, other: Affiliation): boolean {
  return one === other || UNALIGNED.includes(one) || UNALIGNED.includes(other) || treatiesOf(table, player).some((peace) => peace.includes(one) && peace.includes(other));
}

/** The affiliation of a card, Borg where it was assimilated; none for cards without. Pure. */
export function affiliationOf(table: Table, id: CardId): Affiliation | undefined {
  const facts = factsOf(table, id);
  return facts !== undefined && 'affiliation' in facts ? facts.affiliation : undefined;
}

/** Whether no affiliation stands between two cards, whatever they are: one of them is Brainwashed. Pure. */
export function isFreed(table: Table, one: CardId, other: CardId): boolean {
  return [one, other].some((id) => cardOf(table, id)?.brainwashed === true);
}

/** Whether cards of a player work together, each with each. */
export const areCompatible = rule({
  id: 'areCompatible', cites: ['base/compatibility/1', 'cr98/neutral-and-non-aligned/2', 'cr98/brainwash/3', 'cr98/brainwash/4'],
  says: { allowed: '{cards} work together', refused: '{apart} do not work together' },
  decide: ({ context: { table } }, { cards, player }: { readonly cards: readonly CardId[]; readonly player: PlayerId }) => {
    const apart = cards.flatMap((one, n) => cards.slice(n + 1).map((other) => [one, other] as const)).find(([one, other]) => {
      const [a, b] = [affiliationOf(table, one), affiliationOf(table, other)];
      return a !== undefined && b !== undefined && !isFreed(table, one, other) && !worksWith(table, player, a, b);
    });
    return holds(apart === undefined, { cards: namesOf(table, cards), apart: namesOf(table, apart ?? []) });
  },
});
