/** What a function of a card does to what it reaches, as effects: the same for every area in which it may be used. */

import type { ClauseId } from '@rulebench/core';
import { cardOf, locationOf } from './asking.ts';
import { attributeOf } from './attributes.ts';
import { measure } from './deciding.ts';
import type { TableEffect } from './effects.ts';
import { lossOf } from './hits.ts';
import { functionOf, type Reach } from './immunity.ts';
import type { Alteration, CardId, LocationId, Table } from './table.ts';
import { ableAboard } from './teams.ts';

const CITES: readonly ClauseId[] = ['base/card-text/1'];

/** A function by its number, one card that it reaches, and the location that it takes it to, where it takes it anywhere. */
export type Deeds = Reach & { readonly to: LocationId | null };

function altered(table: Table, { by, fn, card }: Reach, attribute: Alteration['attribute'], set: number, until: 'end-of-turn' | 'always'): readonly TableEffect[] {
  return [{ type: 'alter', card, alteration: { by, fn, attribute, set, ...(until === 'end-of-turn' ? { until: table.turn.number } : {}) }, cites: CITES }];
}

function dullAboard(table: Table, carrier: CardId, below: number): number {
  return ableAboard(table, carrier).filter(({ cunning }) => cunning < below).length;
}

/** What a function does to one card that it reaches; nothing where another area has to say. */
export const deedsOf = measure({
  id: 'deedsOf', cites: ['base/card-text/1'], says: 'what {by} does to {card}: {value}',
  value: ({ context: { table }, read }, { to, ...reach }: Deeds): readonly TableEffect[] => {
    const { by, fn, card } = reach;
    const deed = functionOf(table, by, fn)?.deed;
    switch (deed?.does) {
      case 'alter': return altered(table, reach, deed.attribute, deed.set, deed.until);
      case 'weaken': return altered(table, reach, deed.attribute, Math.max(0, read(attributeOf, { card, attribute: deed.attribute }) - dullAboard(table, card, deed.perCunningBelow)), deed.until);
      case 'damage': {
        const { destroyed, damage } = read(lossOf, { card, hit: 'hit', rotation: true, hulls: [] });
        return [destroyed ? { type: 'destroy', card, cites: CITES } : { type: 'damage', card, damage, rotation: true, markers: 0, from: null, cites: CITES }];
      }
      case 'repair': return cardOf(table, card)?.damage === undefined ? [] : [{ type: 'repair', card, cites: CITES }];
      case 'relocate': return [{ type: 'move', card, from: locationOf(table, card) ?? '', to: to ?? '', cites: CITES }];
      case 'discard': return [{ type: 'discard', card, pile: cardOf(table, card)?.owner ?? '', cites: CITES }];
      case 'board': return [{ type: 'put', card: by, place: { in: 'aboard', at: card }, cites: CITES }];
      default: return [];
    }
  },
});
