/** Watching: an expression over the context, and its value at every step. */

import type { AnyMachineSnapshot } from 'xstate';
import { errorOf, isRecord, reader, sameJson, type Json } from '@rulebench/core';
import type { Bench } from '@rulebench/core/explain';
import { contextSeen } from './view-of.ts';

/** A path into the context (`ships.F1.energy[0]`), or a measure with its arguments (`distance {"from":"L1"}`). */
export type Watched =
  | { readonly kind: 'path'; readonly path: readonly string[] }
  | { readonly kind: 'measure'; readonly id: string; readonly args?: Json }
  | { readonly kind: 'wrong'; readonly problem: string };

const PATH = /^[^.[\]\s{}]+(?:\.[^.[\]\s{}]+|\[\d+\])*$/;
const MEASURE = /^([A-Za-z]\w*)\s*(?:\(?\s*(\{.*\})\s*\)?|\(\))?$/s;

/** What an expression means in a module: a measure of that name, else a path of the context. Pure. */
export function watchedIn({ rules }: Bench, expression: string): Watched {
  const text = expression.trim();
  const [, id = '', written] = MEASURE.exec(text) ?? [];
  if (Object.hasOwn(rules, id) && rules[id]?.kind === 'measure') return measureOf(id, written);
  if (written !== undefined || text.endsWith('()')) return { kind: 'wrong', problem: `there is no measure “${id}”` };
  if (!PATH.test(text)) return { kind: 'wrong', problem: 'write a path of the context, as in ships.F1.energy, or a measure with its arguments, as in distance {"from": "L1"}' };
  return { kind: 'path', path: text.split(/\.|\[|\]/).filter((key) => key !== '') };
}

function measureOf(id: string, written: string | undefined): Watched {
  if (written === undefined) return { kind: 'measure', id };
  try {
    return { kind: 'measure', id, args: JSON.parse(written) as Json }; // boundary: JSON
  } catch {
    return { kind: 'wrong', problem: `the arguments of “${id}” are no JSON: ${written}` };
  }
}

/** A value, or why there is none here. */
export type WatchedValue = { readonly value: unknown } | { readonly none: string };

/** The value of an expression at a snapshot, as a player sees it where one looks. Pure. */
export function watchedAt(bench: Bench, snapshot: AnyMachineSnapshot, watched: Watched, as?: string): WatchedValue {
  if (watched.kind === 'wrong') return { none: watched.problem };
  const context = contextSeen(bench, snapshot, as);
  if (watched.kind === 'measure') return measured(bench, context, watched);
  let at: unknown = context;
  for (const key of watched.path) {
    if (Array.isArray(at)) at = (at as readonly unknown[])[Number(key)]; // boundary: a list of the context
    else if (isRecord(at) && Object.hasOwn(at, key)) at = at[key];
    else return { none: `there is no “${key}” here` };
  }
  return at === undefined ? { none: 'nothing here' } : { value: at };
}

function measured(bench: Bench, context: unknown, { id, args }: Extract<Watched, { kind: 'measure' }>): WatchedValue {
  const measure = bench.rules[id];
  if (measure?.kind !== 'measure') return { none: `there is no measure “${id}”` };
  try {
    const read: (measure: unknown, context: unknown, args: unknown) => unknown = reader(bench.rules) as never; // boundary: what a person writes is tried as it is
    return { value: read(measure, context, args) };
  } catch (thrown) {
    return { none: errorOf(thrown).message };
  }
}

/** A value, and the step from which on it is so. */
export interface WatchedFrom { readonly step: number; readonly at: WatchedValue }

/** Where the value changes along a run, its start first. Yields after each step what was found so far. Pure. */
export function* watchedAlong(bench: Bench, snapshots: Iterable<AnyMachineSnapshot>, watched: Watched, as?: string): Generator<readonly WatchedFrom[], readonly WatchedFrom[]> {
  const changes: WatchedFrom[] = [];
  let step = 0;
  let before: AnyMachineSnapshot | undefined;
  for (const snapshot of snapshots) {
    // A step that changed nothing has the snapshot of the one before.
    if (snapshot !== before) {
      const at = watchedAt(bench, snapshot, watched, as);
      if (!isSame(changes.at(-1)?.at, at)) changes.push({ step, at });
    }
    before = snapshot;
    step += 1;
    yield changes;
  }
  return changes;
}

function isSame(one: WatchedValue | undefined, other: WatchedValue): boolean {
  if (one === undefined) return false;
  return 'value' in one ? 'value' in other && (Object.is(one.value, other.value) || sameJson(one.value, other.value)) : 'none' in other && one.none === other.none;
}
