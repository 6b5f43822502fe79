/** The same examples give the same traces in Chromium and in Node. */

import { differing, tracesOf } from '@rulebench/module-kit/traces';
import { expect, inject, test } from 'vitest';
import { library } from 'virtual:rulebench/library';

test('every example comes to the same in this browser as in Node', { timeout: 120_000 }, async () => {
  const traces = await tracesOf(library);
  expect(Object.keys(traces).length).toBeGreaterThan(0);
  expect(differing(traces, inject('traces'))).toEqual([]);
});
