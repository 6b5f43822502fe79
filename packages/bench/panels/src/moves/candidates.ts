/** What this table has to offer for the fields of an event: the values that its moves have there, else those of other events, else what lies on the table. */

import type { AnyEventObject } from 'xstate';
import { isRecord } from '@rulebench/core';

/** The names of fields from the event inward; `*` stands for every item of a list. */
export type FieldPath = readonly string[];

/** The values that can be offered for a field, the likeliest first. */
export type Candidates = (path: FieldPath) => readonly Value[];

type Value = string | number;

/** So many are offered for a field at the most. */
const LIMIT = 200;
/** So deep a context is looked through for the names of what is in it. */
const DEPTH = 6;

const isValue = (one: unknown): one is Value => typeof one === 'string' || typeof one === 'number';
const placeOf = (path: FieldPath): string => JSON.stringify(path);
const nameOf = (path: FieldPath): string => path.findLast((name) => name !== '*') ?? '';

/**
 * The candidates of one event's fields. Pure.
 * @param events that could be tried, or that chance could bring
 * @param context what lies on the table, as whoever asks may see it
 */
export function candidatesFor(type: string, events: readonly AnyEventObject[], context: unknown): Candidates {
  const [own, named] = [new Map<string, Set<Value>>(), new Map<string, Set<Value>>()];
  for (const event of events) {
    for (const { path, value } of valuesIn(event)) {
      if (event.type === type) add(own, placeOf(path), value);
      add(named, nameOf(path), value);
    }
  }
  const onTable = namesIn(context);
  return (path) => {
    const found = [...own.get(placeOf(path)) ?? [], ...named.get(nameOf(path)) ?? []];
    return [...new Set(found.length === 0 ? onTable : found)].slice(0, LIMIT);
  };
}

function add(to: Map<string, Set<Value>>, key: string, value: Value): void {
  const values = to.get(key) ?? new Set();
  to.set(key, values.add(value));
}

interface Found { readonly path: FieldPath; readonly value: Value }

function valuesIn(carrier: object, path: FieldPath = []): readonly Found[] {
  return Object.entries(carrier).flatMap(([name, value]: [string, unknown]): readonly Found[] => {
    if (path.length === 0 && name === 'type') return [];
    const here = [...path, Array.isArray(carrier) ? '*' : name];
    if (isValue(value)) return [{ path: here, value }];
    return typeof value === 'object' && value !== null && here.length < DEPTH ? valuesIn(value, here) : [];
  });
}

/** What things on the table are called: their ids, and the keys under which several of them are kept. */
function namesIn(context: unknown): readonly string[] {
  const names = new Set<string>();
  const visit = (one: unknown, depth: number): void => {
    if (depth > DEPTH || names.size >= LIMIT) return;
    if (Array.isArray(one)) { for (const item of one) visit(item, depth + 1); return; }
    if (!isRecord(one)) return;
    if (typeof one['id'] === 'string') names.add(one['id']);
    const entries = Object.entries(one);
    const keepsThings = depth > 0 && entries.length > 0 && entries.every(([, value]) => isRecord(value));
    for (const [key, value] of entries) { if (keepsThings) names.add(key); visit(value, depth + 1); }
  };
  visit(context, 0);
  return [...names];
}
