/** Choices that wait for a player: what is on offer, and answers to it. Every area has them alike. */

import { holds, rulesFor, type ClauseId } from '@rulebench/core';
import type { PlayerId } from './table.ts';

/** A decision that waits for its player. */
export interface Choice {
  readonly id: string;
  readonly player: PlayerId;
  readonly options: readonly string[];
  readonly min: number;
  readonly max: number;
  readonly cites: readonly ClauseId[];
}

type OnChoices = { readonly choices: readonly Choice[] };
type Choose = { readonly type: 'CHOOSE'; readonly choice: string; readonly picks: readonly string[] };

const { rule } = rulesFor<OnChoices, Choose>();

/** A choice that is open, by its id. Pure. */
export function choiceOf({ choices }: OnChoices, id: string): Choice | undefined {
  return choices.find((one) => one.id === id);
}

export const picksAreOffered = rule({
  id: 'picksAreOffered', on: 'CHOOSE', cites: ['base/choice/1'], says: { allowed: '{picks} {picks|is|are} on offer', refused: '{picks} {picks|is|are} not on offer, or not as many' },
  decide: ({ context, event: { choice, picks } }) => {
    const open = choiceOf(context, choice);
    const offered = new Set(picks).size === picks.length && picks.every((one) => open?.options.includes(one));
    return holds(open !== undefined && offered && picks.length >= open.min && picks.length <= open.max, { picks });
  },
});
