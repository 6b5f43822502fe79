/** The makers of this area's rules and measures. */

import { rulesFor } from '@rulebench/core';
import type { Battle, Context, Event, Input } from './model.ts';

export const { rule, inputRule, measure, all } = rulesFor<Context, Event, Input>();

/** The battle that is being fought. @throws where there is none: the machine asks only while one is */
export function battleOf({ battle }: Pick<Context, 'battle'>): Battle {
  if (battle === null) throw new Error('no battle is being fought');
  return battle;
}
