/** What an effect of this area does, in words that a player would use. */

import { locationWords, shownName, tableEffectWords } from '@rulebench/board';
import type { Context, Effect } from './model.ts';

/** The effect in words, without a full stop. Pure. */
export function effectWords(effect: Effect, { table }: Context): string | undefined {
  switch (effect.type) {
    case 'battle': return effect.begunBy === 'card' ? `${shownName(table, effect.card)} attacks cards of ${effect.player}` : `cards of ${effect.player} attack ${shownName(table, effect.card)}`;
    case 'stays': return `${shownName(table, effect.card)} stays at ${locationWords(table, effect.at)}, with ${effect.left} left to spend`;
    default: return tableEffectWords(effect, table);
  }
}
