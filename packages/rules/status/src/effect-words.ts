/** What an effect of this area does, in words that a player would use. */

import { shownName, tableEffectWords, type CardId, type Table } from '@rulebench/board';
import type { Context, Effect, Part } from './model.ts';

/** The effect in words, without a full stop. Pure. */
export function effectWords(effect: Effect, { table }: Context): string | undefined {
  switch (effect.type) {
    case 'acts': return `${shownName(table, effect.card)} ${ACTS[effect.act]}`;
    case 'used': return `${shownName(table, effect.card)} uses ${effect.skill ?? 'its text'}`;
    case 'found': return `${shownName(table, effect.card)} has what is looked for`;
    case 'reached': return `${shownName(table, effect.by)} reaches ${cardsWords(table, effect.cards)}`;
    case 'picked': return `chance picks ${cardsWords(table, effect.cards)}`;
    default: return tableEffectWords(effect, table);
  }
}

const ACTS: Readonly<Record<Part, string>> = { staff: 'takes part in staffing', attempt: 'takes part in an attempt', attack: 'attacks', defend: 'defends' };

function cardsWords(table: Table, cards: readonly CardId[]): string {
  return cards.length === 0 ? 'nobody' : cards.map((id) => shownName(table, id)).join(', ');
}
