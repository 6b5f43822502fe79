/** What is varied, as people write it: `ships.Heron.systems.S1.marked=0..4`. */

import { isRecord } from '@rulebench/core';
import { readData } from '@rulebench/rulings';
import type { Sweep } from './sweep.ts';

/** Why something is no sweep, as the end of a sentence about it. */
export interface NoSweep { readonly why: string }

const MANY = 10_000;

/**
 * A sweep of `path=0..4`, `path=a,b,c`, `path=[…]` or `path={ label: value }`; several paths that get the same value are joined by commas. Pure.
 * @example
 * sweepOf('ships.Heron.systems.S1.marked=0..2'); // { name: 'S1.marked', set: ['ships.Heron.systems.S1.marked'], values: [{ label: '0', value: 0 }, …] }
 */
export function sweepOf(written: string): Sweep | NoSweep {
  const cut = written.indexOf('=');
  const [paths, text] = [written.slice(0, Math.max(cut, 0)), written.slice(cut + 1)];
  const set = paths.split(',').map((path) => path.trim());
  if (cut === -1 || set.some((path) => path === '')) return { why: 'names no place and its values' };
  const values = valuesOf(text);
  return 'why' in values ? values : { name: (set[0] ?? '').split('.').slice(-2).join('.'), set, values };
}

/** The values of a sweep: whole numbers `0..4`, a list, or values by their labels. Pure. */
export function valuesOf(text: string): Sweep['values'] | NoSweep {
  const [, from, to] = /^\s*(-?\d{1,9})\.\.(-?\d{1,9})\s*$/.exec(text) ?? [];
  if (from !== undefined && to !== undefined) {
    const [low, high] = [Number(from), Number(to)];
    if (high < low || high - low >= MANY) return { why: `goes from ${from} to ${to}` };
    return Array.from({ length: high - low + 1 }, (_, i) => ({ label: String(low + i), value: low + i }));
  }
  const read = readData(/^\s*[[{]/.test(text) ? text : `[${text}]`);
  if ('why' in read) return { why: `cannot be read (${read.why})` };
  const values = Array.isArray(read.value) ? read.value.map((value: unknown) => ({ label: labelOf(value), value }))
    : isRecord(read.value) ? Object.entries(read.value).map(([label, value]) => ({ label, value })) : [];
  return values.length === 0 ? { why: 'has no values' } : values;
}

function labelOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value) ?? 'nothing';
}
