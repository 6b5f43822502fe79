/** What an exploration finds, each with a name that stays as long as the module's own names do, so that it can be documented. */

import type { StateValue } from 'xstate';
import type { Run } from '@rulebench/core/bench';
import type { Start } from './start.ts';

/**
 * `broken`: a rule threw, or a loop of transitions does not end. `invariant`: something that holds everywhere does not. `dead-end`: nothing can happen, and it is
 * no end. `waiting`: the same, while players are asked for decisions. `livelock`: it goes on for ever, and cannot be left. `key`: the module's key takes
 * states for the same that are not. `rule`, `state`, `transition`: never true or false, never entered, never taken, although all was explored.
 */
export type FindingKind = 'broken' | 'invariant' | 'dead-end' | 'waiting' | 'livelock' | 'key' | 'rule' | 'state' | 'transition';

export interface Finding {
  /** `dead-end/encounter.entering` */
  readonly id: string;
  readonly kind: FindingKind;
  /** One sentence. */
  readonly says: string;
  /** More, a line each: what blocks it, who waits for what. */
  readonly details: readonly string[];
  /** In how many states, or tries, it was found. */
  readonly times: number;
  /** A shortest run to it, as XState plays it. */
  readonly run?: Run;
  readonly start?: Start;
  /** Why it is as it should be, where the module says so. */
  readonly known?: string;
  /** Of a livelock: so many of the run's last events go round once. */
  readonly round?: number;
}

/** A state's value as people write it: `encounter.entering`; regions side by side as `turn.open+ship.docked`. Pure. */
export function stateName(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value).map(([key, below]) => {
    const rest = below === undefined ? '' : stateName(below);
    return rest === '' ? key : rest.split('+').map((part) => `${key}.${part}`).join('+');
  }).join('+');
}
