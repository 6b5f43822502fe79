/** What an effect of this area does, in words that a player would use. */

import { locationWords, shownName, tableEffectWords } from '@rulebench/board';
import type { Context, Effect } from './model.ts';

/** The effect in words, without a full stop. Pure. */
export function effectWords(effect: Effect, { table }: Context): string | undefined {
  switch (effect.type) {
    case 'affect': return `${shownName(table, effect.by)} is to work on ${effect.ships.map((ship) => shownName(table, ship)).join(', ')}`;
    case 'arrives': return `${shownName(table, effect.card)} has arrived at ${locationWords(table, effect.at)}`;
    default: return tableEffectWords(effect, table);
  }
}
