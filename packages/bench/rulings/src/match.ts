/** Whether what is expected holds: objects by their written keys, lists and plain values entirely. */

import { isRecord } from '@rulebench/core';

/** A place where what was found parts from what was expected. */
export interface Difference {
  /** Below the expectation; it ends where the two first differ. */
  readonly path: readonly string[];
  readonly found: unknown;
  readonly expected: unknown;
}

/** All differences, in the order of what is expected; none where it matches. An empty object matches only an empty one. Pure. */
export function differences(found: unknown, expected: unknown, path: readonly string[] = []): readonly Difference[] {
  if (Array.isArray(expected)) {
    if (!Array.isArray(found) || found.length !== expected.length) return [{ path, found, expected }];
    return expected.flatMap((item: unknown, i) => differences(found[i], item, [...path, String(i)]));
  }
  if (isRecord(expected)) {
    const empty = Object.keys(expected).length === 0;
    if (!isRecord(found) || (empty && Object.keys(found).length > 0)) return [{ path, found, expected }];
    return Object.entries(expected).flatMap(([key, value]) => differences(Object.hasOwn(found, key) ? found[key] : undefined, value, [...path, key]));
  }
  return Object.is(found, expected) || (expected === null && found === undefined) ? [] : [{ path, found, expected }];
}

/**
 * A state value matches a nested object by its written keys, a text by a dotted path from the top:
 * `revealing`, `fight.rolling`, or `fight` for any state within it. Pure.
 */
export function stateMatches(value: unknown, expected: unknown): boolean {
  if (typeof expected === 'string') return pathsOf(value).some((path) => path === expected || path.startsWith(`${expected}.`));
  if (isRecord(expected)) return isRecord(value) && Object.entries(expected).every(([key, part]) => Object.hasOwn(value, key) && stateMatches(value[key], part));
  return false;
}

/** Every active state as a dotted path to its innermost states. Pure. */
export function pathsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const below = pathsOf(part);
    return below.length === 0 ? [key] : below.map((path) => `${key}.${path}`);
  });
}
