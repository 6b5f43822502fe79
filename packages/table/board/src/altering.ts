/** What functions of cards make of the attributes of what they reach. */

import { attributeOf } from './attributes.ts';
import { measure } from './deciding.ts';
import { functionOf, type Reach } from './immunity.ts';
import type { Alteration } from './table.ts';
import { ableAboard } from './teams.ts';

/** What a function makes of an attribute of a card that it reaches; null where it changes none. */
export const alterationOf = measure({
  id: 'alterationOf', cites: ['base/card-text/1'], says: '{by} makes of {card} {value}',
  value: ({ context: { table }, read }, { by, fn, card }: Reach): Alteration | null => {
    const deed = functionOf(table, by, fn)?.deed;
    if (deed?.does !== 'alter' && deed?.does !== 'weaken') return null;
    const { attribute, until } = deed;
    const dull = deed.does === 'weaken' ? ableAboard(table, card).filter(({ cunning }) => cunning < deed.perCunningBelow).length : 0;
    const set = deed.does === 'alter' ? deed.set : Math.max(0, read(attributeOf, { card, attribute }) - dull);
    return { by, fn, attribute, set, ...(until === 'end-of-turn' ? { until: table.turn.number } : {}) };
  },
});
