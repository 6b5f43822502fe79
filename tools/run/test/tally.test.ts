/** What the last line of `npm test` counts. */

import { describe, expect, it } from 'vitest';
import { lineOf, sum, tallyOf } from '../src/tally.ts';

describe('a task counts', () => {
  it('one where it writes no report', () => {
    expect(tallyOf(true, undefined)).toEqual({ passed: 1, failed: 0 });
    expect(tallyOf(false, undefined)).toEqual({ passed: 0, failed: 1 });
  });

  it('its tests where Vitest ran', () => {
    expect(tallyOf(true, '{ "numPassedTests": 7, "numFailedTests": 0, "numPendingTests": 1 }')).toEqual({ passed: 7, failed: 0 });
    expect(tallyOf(false, '{ "numPassedTests": 5, "numFailedTests": 2 }')).toEqual({ passed: 5, failed: 2 });
  });

  it('its examples where rulings were checked', () => {
    expect(tallyOf(true, '{ "ok": true, "examples": { "total": 3, "passed": 3, "failed": 0 } }')).toEqual({ passed: 3, failed: 0 });
  });

  it('a failure where it failed though all that it counted passed', () => {
    expect(tallyOf(false, '{ "numPassedTests": 7, "numFailedTests": 0 }')).toEqual({ passed: 7, failed: 1 });
    expect(tallyOf(false, '{ "ok": false, "examples": { "total": 3, "passed": 3, "failed": 0 } }')).toEqual({ passed: 3, failed: 1 });
    expect(tallyOf(false, '{ "numPassedTests": 0, "numFailedTests": 0 }')).toEqual({ passed: 0, failed: 1 });
  });
});

it('is summed up in one line', () => {
  expect(lineOf(sum([{ passed: 2, failed: 0 }, { passed: 3, failed: 1 }]))).toBe('5 passed, 1 failed');
  expect(lineOf(sum([]))).toBe('0 passed, 0 failed');
});
