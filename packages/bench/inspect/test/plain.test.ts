import { createActor, createMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { isLeftOut, jsonOf, LIMITS, plainOf } from '../src/plain.ts';

const roundTrip = (value: unknown): unknown => JSON.parse(jsonOf(value));

test('plain data come through as they are', () => {
  const data = { a: [1, 'x', null, true, { b: {} }], c: -0.5 };
  expect(roundTrip(data)).toEqual(data);
});

test.each([
  ['a function', function add() { return 1; }, 'function', 'function add'],
  ['a symbol', Symbol('mark'), 'symbol', 'Symbol(mark)'],
  ['a number that JSON lacks', Number.NaN, 'number', 'NaN'],
  ['a bigint', 12345678901234567890n, 'bigint', '12345678901234567890n'],
  ['a date', new Date(0), 'date', '1970-01-01T00:00:00.000Z'],
  ['a date that is none', new Date(Number.NaN), 'date', 'an invalid date'],
  ['an error', new RangeError('too far'), 'error', 'RangeError: too far'],
  ['an expression', /a+/gi, 'expression', '/a+/gi'],
  ['an address', new URL('http://a.test/b'), 'platform', 'URL http://a.test/b'],
  ['what holds itself back', new Headers({ a: 'b' }), 'platform', 'Headers'],
  ['bytes', new Uint8Array(7), 'binary', '7 bytes'],
  ['a promise', Promise.resolve(), 'promise', 'a promise'],
  ['a weak map', new WeakMap(), 'weak', 'a weak collection'],
  ['a node of a document', { nodeType: 1, nodeName: 'DIV', id: 'app', ownerDocument: {} }, 'node', '<div#app>'],
  ['an actor', createActor(createMachine({}), { id: 'x' }), 'actor', 'actor x:0'],
])('%s is a marker that says what it was', (_, value, kind, says) => {
  expect(roundTrip({ value })).toEqual({ value: { '@leftOut': kind, says: kind === 'actor' ? expect.stringMatching(/^actor x:\d+$/) as unknown /* boundary: a matcher */ : says } });
});

test('maps and sets show their entries', () => {
  expect(roundTrip(new Map<unknown, unknown>([['a', 1n]]))).toEqual({ '@leftOut': 'map', says: 'a map of 1', of: [['a', { '@leftOut': 'bigint', says: '1n' }]] });
  expect(roundTrip(new Set([1]))).toEqual({ '@leftOut': 'set', says: 'a set of 1', of: [1] });
});

test('a cycle is a marker, and the same object twice is shown twice', () => {
  const twice = { n: 1 };
  const data: Record<string, unknown> = { first: twice, second: twice };
  data['self'] = data;
  expect(roundTrip(data)).toEqual({ first: { n: 1 }, second: { n: 1 }, self: { '@leftOut': 'cycle', says: 'the same as an object around it' } });
});

test('a getter, proxy or class that throws leaves the rest readable', () => {
  const nothing = (): never => { throw new Error('no'); };
  const data = {
    get bad() { return nothing(); },
    proxy: new Proxy({}, { ownKeys: nothing, get: nothing, has: nothing, getOwnPropertyDescriptor: nothing }),
    toJSON: nothing, good: 1,
  };
  expect(roundTrip(data)).toMatchObject({ bad: { '@leftOut': 'unreadable' }, proxy: { '@leftOut': 'unreadable' }, toJSON: { '@leftOut': 'function' }, good: 1 });
});

test('keys of prototypes are ordinary keys and reach no prototype', () => {
  const data = JSON.parse('{"__proto__": {"polluted": true}, "constructor": 1}') as object; // boundary: as it stands there
  const text = jsonOf(data);
  expect(text).toBe('{"__proto__":{"polluted":true},"constructor":1}');
  expect('polluted' in {}).toBe(false);
});

describe('what is too much', () => {
  test('five megabytes become less than one, quickly, and say so', () => {
    const big = { rows: Array.from({ length: 50_000 }, (_, i) => ({ id: i, text: 'x'.repeat(80) })), last: 'seen?' };
    expect(JSON.stringify(big).length).toBeGreaterThan(5_000_000);
    const started = performance.now();
    const text = jsonOf(big);
    expect(performance.now() - started).toBeLessThan(200);
    expect(text.length).toBeLessThan(1_000_000);
    const { rows, last } = JSON.parse(text) as { rows: unknown[]; last: string }; // boundary: a copy of the above
    expect(rows.at(-1)).toEqual({ '@leftOut': 'entries', says: '49000 more entries' });
    expect(last).toBe('seen?');
  });

  test('a long text keeps its beginning', () => {
    expect(plainOf('y'.repeat(5_000_000))).toEqual({ '@leftOut': 'text', says: '5000000 characters', of: 'y'.repeat(LIMITS.text) });
  });

  test('depth, entries and a million of small values end with a marker', () => {
    let deep: unknown = 1;
    for (let i = 0; i < 100_000; i += 1) deep = { deep };
    expect(jsonOf(deep)).toContain('"@leftOut":"depth"');
    const wide = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`k${i}`, i]));
    expect(roundTrip(wide)).toMatchObject({ '…': { '@leftOut': 'entries', says: '4000 more entries' } });
    const many = Array.from({ length: 1000 }, () => Array.from({ length: 1000 }, () => 1));
    expect(jsonOf(many).length).toBeLessThan(LIMITS.values * 8);
    expect(roundTrip(new Set(Array.from({ length: 2000 }, (_, i) => i)))).toMatchObject({ says: 'a set of 2000' });
    expect(jsonOf(1n << 4_000_000n)).toContain('more than 256 bits');
  });
});

test('markers are known as such, and a context that has the key by chance does no harm', () => {
  expect(isLeftOut(plainOf(() => 1))).toBe(true);
  expect(isLeftOut(plainOf({ a: 1 }))).toBe(false);
  expect(isLeftOut(null)).toBe(false);
});
