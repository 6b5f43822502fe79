/** What a thread of the pool tests does: a shard says itself what becomes of it. */

import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** @param {{ value: number, first?: 'exit' | 'throw' | 'hang', always?: 'exit' | 'throw' | 'hang', mark?: string, wait?: number }} shard */
export async function work({ value, first, always, mark = '', wait = 0 }) {
  const fate = always ?? (first !== undefined && !existsSync(mark) ? first : undefined);
  if (first !== undefined) writeFileSync(mark, '');
  if (fate === 'exit') process.exit(3);
  if (fate === 'throw') throw new Error('no such luck\nat a place');
  if (fate === 'hang') for (;;);
  await setTimeout(wait);
  return value * 2;
}
