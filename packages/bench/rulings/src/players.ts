/** Who is at the table: as the module says, else as its input does. */

import { isRecord } from '@rulebench/core';
import type { Bench } from '@rulebench/core/explain';

/**
 * The players at the table. A module that does not say so has those of its input's `players`, where that is a list of
 * names, a list of things with an `id`, or keyed by name. Pure.
 * @returns undefined where nobody can know
 */
export function playersOf({ module }: Bench, snapshot: { readonly context: unknown }, input: unknown): readonly string[] | undefined {
  if (module.players !== undefined) return [...module.players(snapshot.context)];
  const listed = isRecord(input) ? input['players'] : undefined;
  if (isRecord(listed)) return Object.keys(listed);
  if (!Array.isArray(listed)) return undefined;
  const names = listed.map((one: unknown) => (isRecord(one) ? one['id'] : one));
  return names.every((name) => typeof name === 'string') ? names : undefined;
}
