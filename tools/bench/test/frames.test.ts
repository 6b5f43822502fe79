/** How frames are counted, of which the browser's figures are made. */

import { expect, it } from 'vitest';
import { figuresOf, framesOf } from '../src/browser/frames.ts';

it('a frame is what passes, and what is computed, from the task that draws one to the task that draws the next', () => {
  const task = (at: number, worked: number, isFrame = false) => ({ at: at * 1000, worked: worked * 1000, isFrame });
  expect(framesOf([task(0, 99), task(10, 3, true), task(14, 2), task(26, 1, true), task(30, 60), task(96, 1, true)])).toEqual({
    count: 2,
    passed: { p50: 70, p95: 70, max: 70, over50: 1 },
    worked: { p50: 61, p95: 61, max: 61, over50: 1 },
  });
});

it('of a hundred times 95 are no longer than p95', () => {
  expect(figuresOf(Array.from({ length: 100 }, (_, i) => i + 1))).toEqual({ p50: 51, p95: 96, max: 100, over50: 50 });
  expect(() => figuresOf([])).toThrow('no frame was drawn');
});
