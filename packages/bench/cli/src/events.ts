/** Events as people write them: `{ type: READY, player: A }`, or as a ruling does, `READY: { player: A }`. */

import { isRecord } from '@rulebench/core';
import { readData } from '@rulebench/rulings';
import { CannotRun } from './failure.ts';

export interface WrittenEvent { readonly type: string; readonly [key: string]: unknown }

/** One event, written as JSON or YAML. Pure. @throws RB305 */
export function eventOf(text: string): WrittenEvent {
  const read = readData(text);
  if ('why' in read) throw wrong(`is neither JSON nor YAML (${read.why})`);
  return eventFrom(read.value);
}

/** One event, from data. Pure. @throws RB305 */
export function eventFrom(read: unknown): WrittenEvent {
  if (typeof read === 'string' && /^[\w.-]+$/.test(read)) return { type: read };
  if (!isRecord(read)) throw wrong('is no object');
  if (typeof read['type'] === 'string') return { ...read, type: read['type'] };
  const [[type, payload] = [], ...others] = Object.entries(read);
  if (type === undefined || others.length > 0) throw wrong('has no type');
  if (payload !== null && !isRecord(payload)) throw wrong('has a payload that is no object');
  return { ...payload, type };
}

function wrong(why: string): CannotRun {
  return new CannotRun('RB305', `this event ${why}`, { hint: 'write --event \'{ type: EVENT, … }\' or --event \'EVENT: { … }\'' });
}
