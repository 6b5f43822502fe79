import { expect, test } from 'vitest';
import { errorOf } from '../src/errors.ts';

const cycle: { self?: unknown } = {};
cycle.self = cycle;

test.each([
  [new Error('no key'), 'no key'], ['no key', 'no key'], [undefined, 'undefined'], [null, 'null'], [{ code: 7 }, '{"code":7}'],
  [cycle, 'something that cannot be read was thrown'], [Object.create(null), '{}'], [Symbol('s'), 'Symbol(s)'],
  [{ toJSON: () => undefined }, 'object'], [12n, 'something that cannot be read was thrown'],
])('anything that is thrown has words: %#', (thrown, message) => {
  expect(errorOf(thrown)).toEqual({ code: 'RB206', message });
});
