/** What an effect of this area does, in words that a player would use. */

import { cardWords, locationWords, tableEffectWords } from '@rulebench/board';
import type { Context, Effect } from './model.ts';

/** The effect in words, without a full stop. Pure. */
export function effectWords(effect: Effect, { table }: Context): string | undefined {
  switch (effect.type) {
    case 'affect': return `${cardWords(table, effect.by)} is to work on ${effect.ships.map((ship) => cardWords(table, ship)).join(', ')}`;
    case 'arrives': return `${cardWords(table, effect.card)} has arrived at ${locationWords(table, effect.at)}`;
    default: return tableEffectWords(effect, table);
  }
}
