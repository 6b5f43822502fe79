/**
 * Anything as plain data of a bounded size. An app's context may hold DOM nodes, functions, cycles or megabytes; what is
 * sent is a copy in which each of them is a marker that says what was left out. Nothing that is met is called, getters
 * excepted, and nothing it throws gets through.
 */

/** What stands where something was left out or cannot be written as JSON. */
export interface LeftOut {
  readonly '@leftOut': LeftOutKind;
  /** In words: `function add`, `132 more entries`, `<div#app>`. */
  readonly says: string;
  /** The beginning of a long text, the entries of a map or set. */
  readonly of?: unknown;
}

export type LeftOutKind =
  | 'function' | 'symbol' | 'number' | 'bigint' | 'date' | 'error' | 'expression' | 'map' | 'set' | 'binary' | 'weak' | 'promise'
  | 'node' | 'window' | 'actor' | 'platform' | 'cycle' | 'depth' | 'entries' | 'text' | 'unreadable';

export interface Limits {
  /** How many objects lie within one another. */
  readonly depth: number;
  /** Entries of one array, object, map or set. */
  readonly entries: number;
  /** Characters of one text. */
  readonly text: number;
  /** Values altogether. */
  readonly values: number;
  /** Characters of all texts and keys together. */
  readonly characters: number;
}

export const LIMITS: Limits = { depth: 16, entries: 1000, text: 10_000, values: 20_000, characters: 500_000 };

/** Whether a value of received data stands for something that was left out. Pure. */
export function isLeftOut(value: unknown): value is LeftOut {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, '@leftOut');
}

interface Walk { readonly limits: Limits; readonly above: Set<object>; values: number; characters: number }

/**
 * A copy of `value` that JSON can hold, within `limits`. What is undefined is left out of objects and null in arrays, as in JSON.
 * Keys such as `__proto__` are ordinary keys of the copy. Never throws.
 */
export function plainOf(value: unknown, limits: Limits = LIMITS): unknown {
  return copied(value, { limits, above: new Set(), values: limits.values, characters: limits.characters });
}

/** `plainOf` as JSON text. Never throws. */
export function jsonOf(value: unknown, limits: Limits = LIMITS): string {
  return JSON.stringify(plainOf(value, limits)) ?? 'null';
}

function leftOut(kind: LeftOutKind, says: string, of?: unknown): LeftOut {
  return { '@leftOut': kind, says, ...(of === undefined ? {} : { of }) };
}

function copied(value: unknown, walk: Walk): unknown {
  walk.values -= 1;
  switch (typeof value) {
    case 'string': return textOf(value, walk);
    case 'number': return Number.isFinite(value) ? value : leftOut('number', String(value));
    case 'bigint': return bigintOf(value);
    case 'symbol': return leftOut('symbol', `Symbol(${value.description ?? ''})`);
    case 'function': return leftOut('function', guarded(() => `function ${value.name}`.trim()) ?? 'function');
    case 'object': return value === null ? null : objectOf(value, walk);
    case 'boolean':
    case 'undefined': return value;
  }
}

function textOf(text: string, walk: Walk): unknown {
  const room = Math.max(0, Math.min(walk.limits.text, walk.characters));
  walk.characters -= Math.min(text.length, room);
  return text.length <= room ? text : leftOut('text', `${text.length} characters`, text.slice(0, room));
}

/** A number of a million digits takes seconds to write. */
function bigintOf(value: bigint): LeftOut {
  const small = BigInt.asIntN(256, value) === value;
  return leftOut('bigint', small ? `${value}n` : 'a bigint of more than 256 bits');
}

function objectOf(value: object, walk: Walk): unknown {
  if (walk.above.has(value)) return leftOut('cycle', 'the same as an object around it');
  const special = guarded(() => specialOf(value));
  if (special === undefined) return leftOut('unreadable', 'an object that cannot be read');
  if (special !== 'ordinary' && special !== 'map' && special !== 'set') return special;
  if (walk.above.size >= walk.limits.depth) return leftOut('depth', Array.isArray(value) ? 'an array further in' : 'an object further in');
  walk.above.add(value);
  try {
    if (special === 'map' || special === 'set') return collectionOf(special, value, walk);
    return Array.isArray(value) ? arrayOf(value, walk) : recordOf(value, walk);
  } catch {
    return leftOut('unreadable', 'an object that cannot be read');
  } finally {
    walk.above.delete(value);
  }
}

function arrayOf(array: readonly unknown[], walk: Walk): unknown[] {
  const copy: unknown[] = [];
  for (let i = 0; i < array.length; i += 1) {
    if (copy.length >= walk.limits.entries || isSpent(walk)) {
      copy.push(leftOut('entries', `${array.length - i} more entries`));
      break;
    }
    copy.push(read(array, i, walk));
  }
  return copy;
}

/** The copy has no prototype, so that no key of it can reach one. */
function recordOf(record: object, walk: Walk): Record<string, unknown> {
  const copy = Object.create(null) as Record<string, unknown>; // boundary: an object with nothing in it
  const keys = Object.keys(record);
  for (const [i, key] of keys.entries()) {
    if (i >= walk.limits.entries || isSpent(walk)) {
      copy['…'] = leftOut('entries', `${keys.length - i} more entries`);
      break;
    }
    walk.characters -= key.length;
    copy[key.length > walk.limits.text ? `${key.slice(0, walk.limits.text)}…` : key] = read(record, key, walk);
  }
  return copy;
}

function collectionOf(kind: 'map' | 'set', value: object, walk: Walk): LeftOut {
  if (kind === 'map' && value instanceof Map) return leftOut('map', `a map of ${value.size}`, arrayOf(first(value.entries(), walk, value.size), walk));
  if (kind === 'set' && value instanceof Set) return leftOut('set', `a set of ${value.size}`, arrayOf(first(value.values(), walk, value.size), walk));
  return leftOut('unreadable', `a ${kind} of another page`);
}

/** No more of a collection than can be shown; one of a million entries is not spread out. */
function first(values: Iterable<unknown>, { limits }: Walk, size: number): readonly unknown[] {
  const taken: unknown[] = [];
  for (const value of values) {
    if (taken.length === limits.entries) return [...taken.slice(0, -1), leftOut('entries', `${size - taken.length + 1} more entries`)];
    taken.push(value);
  }
  return taken;
}

function read(from: object, key: string | number, walk: Walk): unknown {
  let value: unknown;
  try {
    value = Reflect.get(from, key);
  } catch {
    return leftOut('unreadable', 'its getter throws');
  }
  return copied(value, walk);
}

function isSpent({ values, characters }: Walk): boolean {
  return values <= 0 || characters <= 0;
}

/** Told by what they do rather than by their class where they may come from another frame. */
function specialOf(value: object): LeftOut | 'ordinary' | 'map' | 'set' {
  if (Array.isArray(value)) return 'ordinary';
  switch (Object.prototype.toString.call(value)) {
    case '[object Map]': return 'map';
    case '[object Set]': return 'set';
    case '[object Date]': return leftOut('date', guarded(() => Date.prototype.toISOString.call(value)) ?? 'an invalid date');
    case '[object RegExp]': return leftOut('expression', `/${String(Reflect.get(value, 'source'))}/${String(Reflect.get(value, 'flags'))}`);
    case '[object Error]':
    case '[object DOMException]': return leftOut('error', `${String(Reflect.get(value, 'name'))}: ${String(Reflect.get(value, 'message'))}`.slice(0, 1000));
    case '[object Promise]': return leftOut('promise', 'a promise');
    case '[object WeakMap]':
    case '[object WeakSet]':
    case '[object WeakRef]': return leftOut('weak', 'a weak collection');
    case '[object ArrayBuffer]':
    case '[object SharedArrayBuffer]':
    case '[object Blob]':
    case '[object File]': return leftOut('binary', 'binary data');
    case '[object Window]':
    case '[object global]': return leftOut('window', 'a window');
  }
  if (ArrayBuffer.isView(value)) return leftOut('binary', `${value.byteLength} bytes`);
  if (isNode(value)) return leftOut('node', nodeWords(value));
  if (isActor(value)) return leftOut('actor', `actor ${String(value.sessionId)}`);
  return hidden(value) ?? 'ordinary';
}

/** What a platform's object holds is not in its keys: an address, a form, a request. */
function hidden(value: object): LeftOut | undefined {
  const kind = Object.prototype.toString.call(value).slice(8, -1);
  if (kind === 'Object' || Object.keys(value).length > 0) return undefined;
  const href: unknown = Reflect.get(value, 'href');
  return leftOut('platform', typeof href === 'string' ? `${kind} ${href.slice(0, 1000)}` : kind);
}

function isNode(value: object): value is { readonly nodeName: string } {
  return 'nodeType' in value && 'nodeName' in value && typeof value.nodeType === 'number' && typeof value.nodeName === 'string';
}

function nodeWords(node: { readonly nodeName: string }): string {
  const id: unknown = Reflect.get(node, 'id');
  return node.nodeName.startsWith('#') ? node.nodeName : `<${node.nodeName.toLowerCase()}${typeof id === 'string' && id !== '' ? `#${id}` : ''}>`;
}

function isActor(value: object): value is { readonly sessionId: unknown } {
  return 'sessionId' in value && 'getSnapshot' in value && typeof value.getSnapshot === 'function';
}

function guarded<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}
