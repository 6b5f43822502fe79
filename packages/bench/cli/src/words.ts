/** Data in a line: events, states, effects, and what a step changed. */

import { isRecord, sameJson } from '@rulebench/core';

const LONG = 100;

/** Plain data in a line, as YAML would write it, cut where it is long. Pure. */
export function brief(value: unknown, limit: number = LONG): string {
  const text = flow(value);
  return text.length > limit ? `${text.slice(0, limit - 1)}…` : text;
}

function flow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
  if (isRecord(value)) {
    const entries = Object.entries(value).filter(([, one]) => one !== undefined);
    return entries.length === 0 ? '{}' : `{ ${entries.map(([key, one]) => `${key}: ${flow(one)}`).join(', ')} }`;
  }
  if (typeof value === 'string') return /^[\w][\w ./+-]*$/.test(value) && !/^(true|false|null|[\d.+-]+)$/.test(value) ? value : JSON.stringify(value);
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

/** `PICK { player: A }`. Pure. */
export function eventWords({ type, ...payload }: { readonly type: string }, limit?: number): string {
  return Object.keys(payload).length === 0 ? type : `${type} ${brief(payload, limit)}`;
}

/** `effect { … }` without the clauses, which stand apart. Pure. */
export function effectWords(effect: { readonly type: string }): string {
  const { cites: _, ...rest } = { cites: undefined, ...effect };
  return eventWords(rest);
}

/** A state's value as paths: `selecting`, `sound.on and light.red`. Pure. */
export function stateWords(value: unknown): string {
  return pathsOf(value).join(' and ');
}

function pathsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(isRecord(value) ? value : {}).flatMap(([key, inner]) => {
    const below = pathsOf(inner);
    return below.length === 0 ? [key] : below.map((path) => `${key}.${path}`);
  });
}

/** One place of a context that a step changed. */
export interface Change {
  /** `ships.F1.picked` */
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** What differs between two pieces of plain data, place by place; lists are compared item by item where they are as long. Pure. */
export function changesOf(before: unknown, after: unknown, path = ''): readonly Change[] {
  if (sameJson(before, after)) return [];
  const at = (key: string): string => (path === '' ? key : `${path}.${key}`);
  if (isRecord(before) && isRecord(after)) {
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => changesOf(before[key], after[key], at(key)));
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return before.flatMap((item: unknown, i) => changesOf(item, after[i], at(String(i))));
  }
  return [{ path, before, after }];
}
