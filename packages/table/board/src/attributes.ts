/** RANGE, WEAPONS and SHIELDS as they are now: printed, changed by functions of cards, limited by damage, helped by a dock. */

import { cardOf, selfControllingOf } from './asking.ts';
import { measure } from './deciding.ts';
import type { Facts } from './facts.ts';
import type { Card, CardId } from './table.ts';

export type Attribute = 'range' | 'weapons' | 'shields';

const DAMAGED_RANGE = 5;

function printed(facts: Facts, attribute: Attribute): number {
  if (facts.kind === 'ship') return facts[attribute];
  if (facts.kind === 'facility') return attribute === 'range' ? 0 : facts[attribute] ?? 0;
  return selfControllingOf(facts)?.[attribute] ?? 0;
}

function changed({ facts, altered = [] }: Card, attribute: Attribute): number {
  return altered.filter((one) => one.attribute === attribute).reduce((_, one) => one.set, printed(facts, attribute));
}

/** An attribute of a ship, a facility or a self-controlling card; 0 where it has none. */
export const attributeOf = measure({
  id: 'attributeOf', cites: ['base/damage/1', 'base/battle/4'], says: '{attribute} of {card} is {value}',
  value: ({ context: { table } }, { card: id, attribute }: { readonly card: CardId; readonly attribute: Attribute }): number => {
    const card = cardOf(table, id);
    if (card === undefined) return 0;
    const now = changed(card, attribute);
    if (attribute === 'range') return card.damage?.rotated === true ? Math.min(now, DAMAGED_RANGE) : now;
    const dock = attribute === 'shields' && card.place.in === 'docked' ? cardOf(table, card.place.at) : undefined;
    return dock === undefined ? now : now + Math.floor(changed(dock, 'shields') / 2);
  },
});
