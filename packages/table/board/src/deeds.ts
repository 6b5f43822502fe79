/** What a function of a card does to what it reaches, as effects: the same for every area in which it may be used. */

import type { ClauseId } from '@rulebench/core';
import { alterationOf } from './altering.ts';
import { cardOf, locationOf } from './asking.ts';
import { measure } from './deciding.ts';
import type { TableEffect } from './effects.ts';
import { lossOf } from './hits.ts';
import { functionOf, type Reach } from './immunity.ts';
import type { LocationId } from './table.ts';

const CITES: readonly ClauseId[] = ['base/card-text/1'];

/** A function by its number, one card that it reaches, and the location that it takes it to, where it takes it anywhere. */
export type Deeds = Reach & { readonly to: LocationId | null };

/** What a function does to one card that it reaches; nothing where another area has to say. */
export const deedsOf = measure({
  id: 'deedsOf', cites: ['base/card-text/1'], says: 'what {by} does to {card}: {value}',
  value: ({ context: { table }, read }, { to, ...reach }: Deeds): readonly TableEffect[] => {
    const { by, fn, card } = reach;
    const deed = functionOf(table, by, fn)?.deed;
    switch (deed?.does) {
      case 'alter': case 'weaken': {
        const alteration = read(alterationOf, reach);
        return alteration === null ? [] : [{ type: 'alter', card, alteration, cites: CITES }];
      }
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
