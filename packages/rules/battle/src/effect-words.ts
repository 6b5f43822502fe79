/** What an effect of this area does, in words that a player would use. */

import { shownName, tableEffectWords } from '@rulebench/board';
import type { Context, Effect } from './model.ts';

/** The effect in words, without a full stop. Pure. */
export function effectWords(effect: Effect, { table }: Context): string | undefined {
  switch (effect.type) {
    case 'nullified': return `the attack on ${shownName(table, effect.card)} is nullified`;
    default: return tableEffectWords(effect, table);
  }
}
