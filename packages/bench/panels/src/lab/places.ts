/** The places of plain data that can be varied. */

import { isRecord } from '@rulebench/core';

/** One value somewhere in plain data. */
export interface Place {
  /** `ships.Kestrel.systems.engines.marked` */
  readonly path: string;
  readonly value: string | number | boolean;
}

/** Every text, number and flag, with its path. A key with a dot in it cannot be written in a path, and is left out. Pure. */
export function placesIn(data: unknown, before = ''): readonly Place[] {
  if (typeof data === 'string' || typeof data === 'number' || typeof data === 'boolean') return [{ path: before, value: data }];
  if (!isRecord(data) && !Array.isArray(data)) return [];
  return Object.entries(data).flatMap(([key, value]: [string, unknown]) => (key.includes('.') ? [] : placesIn(value, before === '' ? key : `${before}.${key}`)));
}

/** Values to try in a place, as they are written: around a number, both of a flag. Pure. */
export function valuesToTry({ value }: Place): string {
  if (typeof value === 'number' && Number.isInteger(value)) return `0..${String(Math.max(value, 4))}`;
  return typeof value === 'boolean' ? 'false, true' : String(value);
}
