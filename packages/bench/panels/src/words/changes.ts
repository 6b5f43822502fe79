/** What a step changed in the context, in words: a line for each place that is different now. */

import microdiff from 'microdiff';
import { isRecord } from '@rulebench/core';
import { valueWords } from './value.ts';

export interface Change {
  readonly kind: 'added' | 'removed' | 'changed';
  /** `ships › F1 › pick` */
  readonly place: readonly string[];
  readonly was: string;
  readonly is: string;
  /** The values themselves; none where there was or is nothing. */
  readonly before?: unknown;
  readonly after?: unknown;
}

/** The differences between two contexts. Pure; contexts are plain data. */
export function changesBetween(before: unknown, after: unknown): readonly Change[] {
  if (!isObject(before) || !isObject(after)) return [];
  return microdiff(before, after, { cyclesFix: false }).map((difference): Change => {
    const place = difference.path.map(String);
    switch (difference.type) {
      case 'CREATE': return { kind: 'added', place, was: '', is: valueWords(difference.value), after: difference.value };
      case 'REMOVE': return { kind: 'removed', place, was: valueWords(difference.oldValue), is: '', before: difference.oldValue };
      case 'CHANGE': return { kind: 'changed', place, was: valueWords(difference.oldValue), is: valueWords(difference.value), before: difference.oldValue, after: difference.value };
    }
  });
}

type Diffable = Record<string, unknown> | unknown[];
function isObject(value: unknown): value is Diffable {
  return isRecord(value) || Array.isArray(value);
}
