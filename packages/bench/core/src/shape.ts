/**
 * What is sent to a machine may be anything: a message, a link, a slip of the hand. The shape of each event is plain data, made from the types
 * of `model.ts` and small enough to be carried along; what does not have it, no rule is asked about.
 */

import { isRecord } from './json.ts';

/**
 * A text holds letters, `s` text, `n` number, `i` whole number, `b` true or false, `z` null, and after `=` the words that are allowed (`z=space|planet`).
 * A list of one is a list of such things, one of several is one of them. An object has fields, those that may be missing with `?` at the end;
 * where its `type` is an object too, it has the fields that are named there for its type.
 */
export type Shape = string | readonly Shape[] | { readonly [field: string]: Shape };

/** The shapes of a machine's events by their types. */
export type Shapes = Readonly<Record<string, Shape>>;

const WORDS: Readonly<Record<string, string>> = { s: 'text', n: 'a number', i: 'a whole number', b: 'true or false', z: 'null' };

function lettersOf(value: unknown): string {
  if (value === null) return 'z';
  if (typeof value === 'number') return Number.isInteger(value) ? 'ni' : Number.isFinite(value) ? 'n' : '';
  return typeof value === 'string' ? 's' : typeof value === 'boolean' ? 'b' : '';
}

function wrong(at: string, value: unknown, wanted: string): string {
  return value === undefined ? `${at} is missing: it is to be ${wanted}` : `${at} is not ${wanted}`;
}

function ofWord(shape: string, value: unknown, at: string): string | undefined {
  const [letters = '', names] = shape.split('=');
  const words = names?.split('|') ?? [];
  if ([...lettersOf(value)].some((one) => letters.includes(one)) || (typeof value === 'string' && words.includes(value))) return undefined;
  return wrong(at, value, [...[...letters].map((one) => WORDS[one]), ...words].join(' or '));
}

function ofList(shape: Shape, value: unknown, at: string): string | undefined {
  return Array.isArray(value) ? firstOf(value.map((one: unknown, i) => [shape, one, `${at}[${i}]`] as const)) : wrong(at, value, 'a list');
}

function firstOf(parts: readonly (readonly [Shape, unknown, string])[]): string | undefined {
  for (const [shape, value, at] of parts) {
    const flaw = flawOf(shape, value, at);
    if (flaw !== undefined) return flaw;
  }
  return undefined;
}

/**
 * What is wrong with a value, in words that name the place and not the value; nothing where it has the shape. Fields that the shape does not name
 * are let be. Pure.
 *
 * @param at what the value is called
 * @example
 * flawOf({ player: 's', targets: ['s'] }, { player: 'Ada', targets: null }, 'ATTACK'); // 'ATTACK.targets is not a list'
 */
export function flawOf(shape: Shape, value: unknown, at: string): string | undefined {
  if (typeof shape === 'string') return ofWord(shape, value, at);
  if (isListOf(shape)) {
    const [only = '', ...more] = shape;
    if (more.length === 0) return ofList(only, value, at);
    return shape.some((one) => flawOf(one, value, at) === undefined) ? undefined : wrong(at, value, 'any of what it can be');
  }
  if (!isRecord(value)) return wrong(at, value, 'an object');
  const { type: kinds } = shape;
  if (kinds !== undefined && typeof kinds === 'object' && !isListOf(kinds)) {
    const kind = value['type'];
    const fields = typeof kind === 'string' && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    return fields === undefined ? wrong(`${at}.type`, kind, 'one that there is') : flawOf(fields, value, at);
  }
  return firstOf(Object.entries(shape).filter(([field]) => !field.endsWith('?') || value[field.slice(0, -1)] !== undefined)
    .map(([field, inner]) => [inner, value[field.replace('?', '')], `${at}.${field.replace('?', '')}`] as const));
}

function isListOf(shape: Shape): shape is readonly Shape[] {
  return Array.isArray(shape);
}
