/** The makers of this area's rules and measures. */

import { holds, rulesFor, type ClauseId } from '@rulebench/core';
import { choiceOf } from '@rulebench/board';
import type { Context, Event, Input } from './model.ts';

export const { rule, inputRule, measure, all, any, not } = rulesFor<Context, Event, Input>();

/** What is there at this step. @throws where it is not: the machine asks only where it is */
export function given<T>(one: T | null): T {
  if (one === null) throw new Error('not now');
  return one;
}

/** The maker of rules on whose a choice is: the choices whose ids begin so are for those whom they wait for. */
export const choiceIsYours = <const N extends string>(id: N, begins: string, cites: readonly ClauseId[]) => rule({
  id, on: 'CHOOSE', cites, says: { allowed: '{player} has this choice', refused: '{player} does not have this choice' },
  decide: ({ context, event: { choice, player } }) => holds(choice.startsWith(begins) && choiceOf(context, choice)?.player === player, { player }),
});
