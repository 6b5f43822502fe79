/** Watching: an expression over the context, and its value at every step. */

import type { AnyMachineSnapshot } from 'xstate';
import { errorOf, isRecord, reader, sameJson, type Json } from '@rulebench/core';
import type { Bench } from '@rulebench/core/explain';
import { counted, suggest } from '@rulebench/rulings';
import { valueWords } from '../words/value.ts';
import { contextSeen } from './view-of.ts';

/** A path into the context (`ships.F1.energy[0]`), or a measure with its arguments (`distance {"from":"L1"}`). */
export type Watched =
  | { readonly kind: 'path'; readonly path: readonly string[] }
  | { readonly kind: 'measure'; readonly id: string; readonly args?: Json }
  | { readonly kind: 'wrong'; readonly problem: string };

/** One part of a path: a name, a place in a list, or any name in quotes. */
const PART = /\.?([^.[\]\s{}"]+)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]/y;
const MEASURE = /^([A-Za-z]\w*)\s*(?:\(?\s*(\{.*\})\s*\)?|\(\))?$/s;

/** What an expression means in a module: a measure of that name, else a path of the context. Pure. */
export function watchedIn({ rules }: Bench, expression: string): Watched {
  const text = expression.trim();
  const [, id = '', written] = MEASURE.exec(text) ?? [];
  if (Object.hasOwn(rules, id) && rules[id]?.kind === 'measure') return measureOf(id, written);
  const measures = Object.values(rules).flatMap((rule) => (rule.kind === 'measure' ? [rule.id] : []));
  if (written !== undefined || text.endsWith('()')) return { kind: 'wrong', problem: `there is no measure “${id}”; ${suggest(id, measures)}` };
  const path = pathOf(text);
  if (path === undefined) return { kind: 'wrong', problem: 'this is neither a path nor a measure: write a place of the context, as in ships.F1.energy or ships["U.S.S. One"], or a measure with its arguments, as in distance {"from": "L1"}' };
  return { kind: 'path', path };
}

/** The parts of a path as it is written; none where it is not one. */
function pathOf(text: string): readonly string[] | undefined {
  const path: string[] = [];
  PART.lastIndex = 0;
  for (let at = 0; at < text.length; at = PART.lastIndex) {
    const [whole, name, place, quoted] = PART.exec(text) ?? [];
    if (whole === undefined || (name !== undefined && (at > 0) !== whole.startsWith('.'))) return undefined;
    path.push(name ?? place ?? unquoted(quoted ?? '""'));
  }
  return path.length === 0 ? undefined : path;
}

function unquoted(text: string): string {
  try { return String(JSON.parse(text)); } catch { return text; }
}

/** A path as it is written, so that it means the same again. Pure. */
export function pathWords(path: readonly (string | number)[]): string {
  return path.map((key, i) => (typeof key === 'number' ? `[${String(key)}]` : /^[^.[\]\s{}"]+$/.test(key) ? `${i === 0 ? '' : '.'}${key}` : `[${JSON.stringify(key)}]`)).join('');
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
    if (Array.isArray(at)) {
      if (!/^\d+$/.test(key)) return { none: `this is a list, and has no “${key}”: write [0] for its first` };
      if (Number(key) >= at.length) return { none: `there is no [${key}] here: the list has ${counted(at.length, 'entry', 'entries')}` };
      at = (at as readonly unknown[])[Number(key)]; // boundary: a list of the context
    } else if (isRecord(at) && Object.hasOwn(at, key)) at = at[key];
    else return { none: isRecord(at) ? `there is no “${key}” here; ${suggest(key, Object.keys(at))}` : `there is nothing below ${valueWords(at)}, and no “${key}”` };
  }
  return at === undefined ? { none: 'nothing here' } : { value: at };
}

function measured(bench: Bench, context: unknown, { id, args }: Extract<Watched, { kind: 'measure' }>): WatchedValue {
  const measure = bench.rules[id];
  if (measure?.kind !== 'measure') return { none: `there is no measure “${id}”` };
  try {
    const read: (measure: unknown, context: unknown, args: unknown) => unknown = reader(bench.rules) as never; // boundary: what a person writes is tried as it is
    const value = read(measure, context, args);
    return value === undefined || Number.isNaN(value) ? { none: `“${id}” has no value ${args === undefined ? 'without arguments' : 'with these arguments'}` } : { value };
  } catch (thrown) {
    return { none: `“${id}” cannot be measured ${args === undefined ? 'without arguments' : 'with these arguments'}: ${errorOf(thrown).message}` };
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
