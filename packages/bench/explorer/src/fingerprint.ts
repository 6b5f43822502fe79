/**
 * Plain data as 64 bits. Two data have the same fingerprint where they say the same: the order of an object's keys does not count, a key that
 * holds `undefined` is not there, and -0 is 0; 1 and "1" differ, and so do null and an absent key. The structure is hashed as it stands, and
 * parts that are met again because states share them are remembered, so that a state costs about what its step changed.
 *
 * Both halves of the 64 bits depend on all that was hashed. It is fast, and no protection against data made to collide on purpose.
 */

import { RulebenchError } from '@rulebench/core';
import type { State } from './stepper.ts';

/** 64 bits, as two signed integers of 32. */
export interface Fingerprint {
  readonly high: number;
  readonly low: number;
}

/** A part of at least so many values is remembered; what is smaller is hashed again faster than it is looked up. */
const WORTH_KEEPING = 12;
/** Parts that are remembered at once: those of the states at hand. Forgetting all of them now and then is cheaper than a WeakMap, which the garbage collector pays for. */
const MOST_PARTS = 512;
/** Distinct strings that are remembered; a machine uses few, and one that makes up ever new ones starts over. */
const MOST_STRINGS = 1 << 16;
/** Deeper than any plain data that a machine holds; what goes deeper goes in a circle. */
const DEEPEST = 500;

const parts = new Map<object, Fingerprint>();
const strings = new Map<string, Fingerprint>();

/** What was hashed last: both halves, without an object for each of a state's many values. */
const hashed = new Int32Array(2);
/** The bits of a number that is no integer. */
const double = new Float64Array(1);
const bits = new Int32Array(double.buffer);
/** How many values have been hashed, to know the size of a part. */
let values = 0;

/**
 * The fingerprint of plain data. Pure; the data must not be changed afterwards, as no context of a machine is.
 * @throws RB890 where it meets something that is no plain data (a function, a Map, an actor, a circle): what has no fingerprint cannot be told apart
 * @example fingerprintOf({ a: 1, b: [true] }).high === fingerprintOf({ b: [true], a: 1 }).high
 */
export function fingerprintOf(data: unknown): Fingerprint {
  hash(data, 0);
  return taken();
}

/**
 * The fingerprint of a state: of its value, context, status and output, and of what its history states remember. Pure.
 * @param key what counts of the context, where a module declares that; all of it otherwise
 * @throws RB890 where the state holds no plain data
 */
export function statePrint({ value, context, status, output, historyValue }: State, key?: (context: unknown) => unknown): Fingerprint {
  return fingerprintOf([value, key === undefined ? context : key(context), status, output, remembered(historyValue)]);
}

function remembered(history: State['historyValue']): unknown {
  if (history === undefined) return null;
  const entries = Object.entries(history).map(([id, nodes]) => [id, nodes.map((node) => node.id)]);
  return entries.length === 0 ? null : Object.fromEntries(entries);
}

function taken(): Fingerprint {
  return { high: hashed[0] ?? 0, low: hashed[1] ?? 0 };
}

function give(high: number, low: number): void {
  hashed[0] = high;
  hashed[1] = low;
}

function hash(value: unknown, depth: number): void {
  values += 1;
  switch (typeof value) {
    case 'string': hashString(value); return;
    case 'number': hashNumber(value); return;
    case 'boolean': give(value ? 0x1b873593 : 0x2127599b, value ? 0x52dce729 : 0x38495ab5); return;
    case 'undefined': give(0x4cf5ad43, 0x2745937f); return;
    case 'object': hashObject(value, depth); return;
    default: throw notPlain(`a ${typeof value}`);
  }
}

function hashObject(value: object | null, depth: number): void {
  if (value === null) { give(0x561ccd1b, 0x0bcaa747); return; }
  const known = parts.get(value);
  if (known !== undefined) { give(known.high, known.low); return; }
  if (depth > DEEPEST) throw notPlain('a circle');
  const before = values;
  if (Array.isArray(value)) hashArray(value, depth + 1);
  else hashRecord(value, depth + 1);
  // The whole is another each time.
  if (depth === 0 || values - before < WORTH_KEEPING) return;
  if (parts.size >= MOST_PARTS) parts.clear();
  parts.set(value, taken());
}

/** Items in their order: each is mixed with all before it. */
function hashArray(items: readonly unknown[], depth: number): void {
  let high = 0x38b34ae5 ^ items.length;
  let low = 0x6a09e667 + items.length;
  for (let i = 0; i < items.length; i += 1) {
    hash(items[i], depth);
    const x = (Math.imul(high, 0x9e3779b1) + (hashed[0] ?? 0) + Math.imul(hashed[1] ?? 0, 0x85ebca77)) | 0;
    const y = (Math.imul(low, 0xc2b2ae3d) + (hashed[1] ?? 0) + Math.imul(x, 0x27d4eb2f)) | 0;
    high = mixHigh(x);
    low = mixLow(y);
  }
  give(high, low);
}

/** Keys in any order: each is mixed with its value, and the pairs are added up. */
function hashRecord(record: object, depth: number): void {
  let high = 0x165667b1;
  let low = 0x3c6ef372;
  let keys = 0;
  for (const key in record) {
    if (!Object.hasOwn(record, key)) continue;
    const value: unknown = (record as Readonly<Record<string, unknown>>)[key]; // boundary: one of its own keys
    if (value === undefined) continue;
    keys += 1;
    hash(value, depth);
    const name = printOf(key);
    const x = (name.high + (hashed[0] ?? 0) + Math.imul(hashed[1] ?? 0, 0x85ebca77)) | 0;
    const y = (name.low + (hashed[1] ?? 0) + Math.imul(x, 0x27d4eb2f)) | 0;
    high = (high + mixHigh(x)) | 0;
    low = (low + mixLow(y)) | 0;
  }
  if (keys === 0) requirePlain(record);
  give(mixHigh(high + keys), mixLow(low ^ high));
}

function hashNumber(value: number): void {
  if ((value | 0) === value) { give(mixHigh(value ^ 0x2c1b3c6d), mixLow(value ^ 0x297a2d39)); return; }
  double[0] = value;
  const x = ((bits[0] ?? 0) + Math.imul(bits[1] ?? 0, 0x85ebca77)) | 0;
  give(mixHigh(x ^ 0x5bd1e995), mixLow(((bits[1] ?? 0) ^ 0x1f123bb5) + Math.imul(x, 0x27d4eb2f)));
}

function hashString(text: string): void {
  const { high, low } = printOf(text);
  give(high, low);
}

function printOf(text: string): Fingerprint {
  const known = strings.get(text);
  if (known !== undefined) return known;
  if (strings.size >= MOST_STRINGS) strings.clear();
  const print = readString(text);
  strings.set(text, print);
  return print;
}

function readString(text: string): Fingerprint {
  let high = 0x3243f6a8 ^ text.length;
  let low = 0x13198a2e + text.length;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    high = mixHigh((high + Math.imul(unit, 0x9e3779b1) + (low >>> 7)) | 0);
    low = mixLow((low ^ Math.imul(unit, 0xc2b2ae3d)) + high);
  }
  return { high, low };
}

/** Each bit that goes in changes about half of those that come out, and none is lost: two such functions, one a half. */
function mixHigh(x: number): number {
  let h = x | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

function mixLow(x: number): number {
  let h = x | 0;
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return h ^ (h >>> 16);
}

/** An object without keys may be a Map, a Set or a Date, which keep what they hold elsewhere. */
function requirePlain(record: object): void {
  const prototype: unknown = Object.getPrototypeOf(record);
  if (prototype === null || Object.getPrototypeOf(prototype) === null) return;
  throw notPlain(`a ${record.constructor.name}`);
}

function notPlain(what: string): RulebenchError {
  return new RulebenchError('RB890', `the state holds ${what}, which is no plain data, so that states cannot be told apart; a context must survive JSON`);
}
