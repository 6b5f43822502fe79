/** What an effect of this area does, in words that a player would use. */

import { locationWords, shownName, tableEffectWords } from '@rulebench/board';
import type { Context, Effect, OrderKind } from './model.ts';

/** The effect in words, without a full stop. Pure. */
export function effectWords(effect: Effect, { table }: Context): string | undefined {
  switch (effect.type) {
    case 'play': return `${effect.player} plays ${shownName(table, effect.card)}${effect.on === null ? '' : ` on ${shownName(table, effect.on)}`}`;
    case 'order': return `${effect.player} gives ${shownName(table, effect.card)} an order: ${ORDERED[effect.order]}`;
    case 'download': return `${effect.player} downloads by ${shownName(table, effect.card)}${effect.insteadOfDraw ? ', in place of a draw' : ''}`;
    case 'act': return `${shownName(table, effect.card)} acts`;
    case 'scouting': return `${effect.player} has scouted ${locationWords(table, effect.at)}`;
    case 'end-action': return `${shownName(table, effect.card)} does what it does at the end of a turn`;
    case 'no-more-draws': return `${effect.player} draws no more cards this turn, by ${shownName(table, effect.by)}`;
    case 'withheld': return `${effect.draws} ${effect.draws === 1 ? 'draw' : 'draws'} of ${effect.player} ${effect.draws === 1 ? 'comes' : 'come'} to nothing${effect.from === null ? '' : `, by ${shownName(table, effect.from)}`}`;
    case 'turn-ended': return effect.by === null ? 'the turn is ended' : `${shownName(table, effect.by)} ends the turn`;
    default: return tableEffectWords(effect, table);
  }
}

const ORDERED: Readonly<Record<OrderKind, string>> = { move: 'to move', beam: 'to beam', attempt: 'to attempt a mission', scout: 'to scout', battle: 'to battle', other: 'of its own' };
