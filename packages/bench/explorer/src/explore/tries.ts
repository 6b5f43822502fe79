/** What is tried in a state: every move of the module, and every outcome of chance. */

import type { AnyEventObject } from 'xstate';
import { errorOf, type RuleModule } from '@rulebench/core';
import type { State } from '../stepper.ts';

/** One event to try, and whose it is: a player's, the table's (the answer of another rule area, a procedure that goes on), or chance's. */
export interface Try {
  readonly event: AnyEventObject;
  readonly of: 'player' | 'table' | 'chance';
  readonly player?: string;
}

export interface Tries {
  readonly tries: readonly Try[];
  /** Whether chance had too many outcomes to list, so that some stand for all. */
  readonly sampled: boolean;
  /** Whether there may be more moves than were looked at. */
  readonly more: boolean;
  /** What the module's `moves` or `chance` threw; then there are no tries. */
  readonly error?: { readonly code: string; readonly message: string };
}

/** So many moves of one state are looked at; a module may list them without end. */
export const MOST_MOVES = 10_000;
/** Where chance is sampled: five numbers spread evenly over those that a random number may be. */
export const SAMPLED_AT: readonly number[] = [0.1, 0.3, 0.5, 0.7, 0.9];

/** Everything to try in a state, in the module's order: what is tried has a number, and a run is told by its numbers. Pure. */
export function triesAt(module: RuleModule, state: State): Tries {
  try {
    return listed(module, state);
  } catch (thrown) {
    return { tries: [], sampled: false, more: false, error: errorOf(thrown) };
  }
}

function listed(module: RuleModule, state: State): Tries {
  const tries: Try[] = [];
  let more = false;
  for (const { event, player } of module.moves?.(state) ?? []) {
    if (tries.length === MOST_MOVES) { more = true; break; }
    tries.push(player === undefined ? { event, of: 'table' } : { event, of: 'player', player });
  }
  const chance = module.chance?.(state) ?? [];
  if ('sample' in chance) return { tries: [...tries, ...SAMPLED_AT.map((point): Try => ({ event: chance.sample(point), of: 'chance' }))], sampled: true, more };
  for (const { event, weight } of chance) if (weight > 0) tries.push({ event, of: 'chance' });
  return { tries, sampled: false, more };
}
