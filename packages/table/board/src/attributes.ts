/** RANGE, WEAPONS and SHIELDS as they are now: printed, changed by functions of cards, limited by damage, helped by a dock. */

import type { Measure } from '@rulebench/core';
import { cardOf, selfControllingOf } from './asking.ts';
import { measure } from './deciding.ts';
import type { Facts } from './facts.ts';
import type { Card, CardId, Table } from './table.ts';

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

/** What cards aboard it or on it, with somebody there or not, add to an attribute or take from it. */
function changesOf(table: Table, id: CardId, attribute: Attribute): readonly number[] {
  return cardsOn(table, id).flatMap(({ facts }) => ('changes' in facts ? facts.changes ?? [] : [])).filter((one) => one.attribute === attribute).map(({ by }) => by);
}

function cardsOn(table: Table, id: CardId): readonly Card[] {
  return Object.values(table.cards).filter(({ place }) => (place.in === 'aboard' || place.in === 'on') && place.at === id);
}

/** What raises an attribute: enhancements only ever do. A card may cancel them; what it lowers stays lowered. */
export const enhancementOf = measure({
  id: 'enhancementOf', cites: ['cr98/ship-attribute-enhancements/1', 'cr98/equipment-cards-unattended/6'], says: 'enhancements add {value} to the {attribute} of {card}',
  value: ({ context: { table } }, { card, attribute }: { readonly card: CardId; readonly attribute: Attribute }): number => {
    const cancelled = cardsOn(table, card).some(({ facts }) => 'cancelsEnhancements' in facts && facts.cancelsEnhancements === true);
    return cancelled ? 0 : changesOf(table, card, attribute).filter((by) => by > 0).reduce((sum, by) => sum + by, 0);
  },
});

/** What a dock adds to the SHIELDS of a ship that is docked at it. That is no change of the ship's own number, so nothing that lowers or cancels such changes touches it. */
export const extendedShields = measure({
  id: 'extendedShields', cites: ['base/battle/4', 'cr98/ship-attribute-enhancements/2', 'cr98/ship-attribute-enhancements/3'], says: '{dock} extends {value} of its SHIELDS',
  value: ({ read }, { dock }: { readonly dock: CardId }): number => Math.floor(read(attributeOf, { card: dock, attribute: 'shields' }) / 2),
});

/** An attribute of a ship, a facility or a self-controlling card; 0 where it has none. */
export const attributeOf: Measure<{ readonly card: CardId; readonly attribute: Attribute }, number> = measure({
  id: 'attributeOf', cites: ['base/damage/1'], says: '{attribute} of {card} is {value}',
  value: ({ context: { table }, read }, { card: id, attribute }: { readonly card: CardId; readonly attribute: Attribute }): number => {
    const card = cardOf(table, id);
    if (card === undefined) return 0;
    const changes = changesOf(table, id, attribute);
    const added = changes.length === 0 ? 0 : read(enhancementOf, { card: id, attribute });
    const lowered = changes.filter((by) => by < 0).reduce((sum, by) => sum + by, 0);
    const now = Math.max(0, changed(card, attribute) + added + lowered);
    if (attribute === 'range') return card.damage?.rotated === true ? Math.min(now, DAMAGED_RANGE) : now;
    return attribute === 'shields' && card.place.in === 'docked' ? now + read(extendedShields, { dock: card.place.at }) : now;
  },
});
