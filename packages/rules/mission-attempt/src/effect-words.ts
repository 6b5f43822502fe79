/** What an effect of this area does, in words that a player would use. */

import { locationWords, shownName, tableEffectWords } from '@rulebench/board';
import { ENDINGS } from './endings.ts';
import type { Context, Effect } from './model.ts';

/** The effect in words, without a full stop. Pure. */
export function effectWords(effect: Effect, { table }: Context): string | undefined {
  switch (effect.type) {
    case 'encounter': return `${effect.player} meets ${shownName(table, effect.card)} ${effect.terrain === 'space' ? 'in space' : 'on the planet'} at ${locationWords(table, effect.location)}`;
    case 'play': return `${effect.player} is to play ${shownName(table, effect.card)}`;
    case 'attempt-begins': return `${effect.player} begins an attempt of the mission at ${locationWords(table, effect.location)}`;
    case 'attempt-ends': return `at ${locationWords(table, effect.location)} ${ENDINGS[effect.ending]}`;
    case 'turn-ends': return `a card ends the turn of ${effect.player}`;
    default: return tableEffectWords(effect, table);
  }
}
