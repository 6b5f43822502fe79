/** What an effect of this area does, in words that a player would use. */

import { locationWords, shownName, tableEffectWords } from '@rulebench/board';
import type { Context, Effect } from './model.ts';

/** The effect in words, without a full stop. Pure. */
export function effectWords(effect: Effect, { table }: Context): string | undefined {
  switch (effect.type) {
    case 'enter': return `${shownName(table, effect.card)} is to enter play at ${locationWords(table, effect.location)}`;
    case 'control': return `${effect.player} is to use ${effect.ship === null ? 'the Away Team' : `${shownName(table, effect.ship)} and its crew`}`;
    case 'download': return `${effect.player} is to download ${effect.named} to ${locationWords(table, effect.location)}`;
    default: return tableEffectWords(effect, table);
  }
}
