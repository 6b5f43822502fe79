/**
 * What a player may not see. A veiled context throws `Hidden` where a hidden place is read, so that every rule that
 * needs hidden information is unknown without having to think of it; a masked context shows a marker there instead.
 */

import { isRecord, type Path } from './json.ts';

/** What stands in a player's view where something is hidden. */
export const HIDDEN = 'hidden';

/** Thrown when a rule reads a place that the asking player may not see. */
export class Hidden extends Error {
  override readonly name = 'RulebenchHidden';
}

/** By name, so that another copy of this file is understood. */
export function isHidden(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.name === 'RulebenchHidden';
}

interface Places { hidden: boolean; readonly below: Map<string, Places> }

function placesOf(paths: readonly Path[]): Places {
  const root: Places = { hidden: false, below: new Map() };
  for (const path of paths) {
    let place = root;
    for (const key of path) {
      const next = place.below.get(String(key)) ?? { hidden: false, below: new Map<string, Places>() };
      place.below.set(String(key), next);
      place = next;
    }
    place.hidden = true;
  }
  return root;
}

/** The data, throwing `Hidden` when one of `paths` is read or asked for. Pure; the data are not changed. */
export function veil<T>(data: T, paths: readonly Path[]): T {
  return paths.length === 0 ? data : veiled(data, placesOf(paths));
}

function veiled<T>(data: T, places: Places): T {
  if (typeof data !== 'object' || data === null || places.below.size === 0) return data;
  const look = (key: string | symbol): Places | undefined => {
    const place = typeof key === 'string' ? places.below.get(key) : undefined;
    if (place?.hidden) throw new Hidden();
    return place;
  };
  const hiddenKeys = [...places.below].filter(([, place]) => place.hidden).map(([key]) => key);
  const proxy: object = new Proxy(Array.isArray(data) ? [] : {}, {
    get: (_, key) => {
      const place = look(key);
      const value: unknown = Reflect.get(data, key);
      return place === undefined ? value : veiled(value, place);
    },
    has: (_, key) => { look(key); return Reflect.has(data, key); },
    ownKeys: () => [...new Set([...Reflect.ownKeys(data), ...hiddenKeys])],
    getOwnPropertyDescriptor: (target, key) => {
      if (hiddenKeys.includes(String(key))) return { configurable: true, enumerable: true, writable: false, value: undefined };
      const own = Reflect.getOwnPropertyDescriptor(Array.isArray(data) && key === 'length' ? target : data, key);
      return own && (key === 'length' ? own : { ...own, configurable: true });
    },
    set: () => false,
    defineProperty: () => false,
    deleteProperty: () => false,
  });
  return proxy as T; // boundary: the proxy answers as the data do
}

/** A copy of the data with `HIDDEN` at each of `paths`, whether or not something is there. Pure. */
export function mask(data: unknown, paths: readonly Path[]): unknown {
  return paths.length === 0 ? data : masked(data, placesOf(paths));
}

function masked(data: unknown, places: Places): unknown {
  if (places.hidden) return HIDDEN;
  if (Array.isArray(data)) {
    return data.map((item: unknown, i) => { const place = places.below.get(String(i)); return place === undefined ? item : masked(item, place); });
  }
  if (!isRecord(data)) return data;
  const copy: Record<string, unknown> = { ...data };
  for (const [key, place] of places.below) if (place.hidden || Object.hasOwn(data, key)) copy[key] = masked(data[key], place);
  return copy;
}
