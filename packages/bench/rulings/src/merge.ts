/** How `with` alters a fixture: objects by key, lists and plain values replaced, `null` removes a key. */

import { isRecord } from '@rulebench/core';

/** The base altered. Pure; neither argument is changed. */
export function merged(base: unknown, change: unknown): unknown {
  if (!isRecord(change)) return change;
  const result: Record<string, unknown> = isRecord(base) ? { ...base } : {};
  for (const [key, value] of Object.entries(change)) {
    if (value === null) delete result[key];
    else result[key] = merged(Object.hasOwn(result, key) ? result[key] : undefined, value);
  }
  return result;
}
