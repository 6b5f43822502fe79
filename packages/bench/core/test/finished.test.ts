import { expect, test } from 'vitest';
import { finished } from '../src/bench.ts';

function* sumOf(numbers: readonly number[]): Generator<number, number> {
  let sum = 0;
  for (const one of numbers) {
    if (!Number.isFinite(one)) throw new RangeError(`${String(one)} is no number to add`);
    yield (sum += one);
  }
  return sum;
}

test('work that is told bit by bit is done to its end, and gives what it came to', () => {
  expect(finished(sumOf([1, 2, 3]))).toBe(6);
  expect(finished(sumOf([]))).toBe(0);
  expect(() => finished(sumOf([1, Infinity]))).toThrow('Infinity is no number to add');
});
