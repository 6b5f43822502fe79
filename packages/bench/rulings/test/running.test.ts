/** An example run bit by bit comes to what it comes to at once. */

import { expect, test } from 'vitest';
import { examplesOf, runExample, runningExample } from '../src/index.ts';
import { goodLibrary } from './library.ts';

test('every example comes to the same, and yields after each event that is played and judged', () => {
  const library = goodLibrary();
  const examples = examplesOf(library.rulings);
  expect(examples.length).toBeGreaterThan(0);
  for (const example of examples) {
    const bits = runningExample(library, example);
    let count = 0;
    for (;;) {
      const { done, value } = bits.next();
      if (done === true) {
        expect(value).toEqual(runExample(library, example));
        if (value.ok && value.run !== undefined) expect(count).toBe(example.when.length * 2 + 1);
        break;
      }
      count += 1;
    }
  }
});

test('an example of a module that is not there fails likewise', () => {
  const library = goodLibrary();
  const [first] = examplesOf(library.rulings);
  if (first === undefined) throw new Error('there is no example');
  const example = { ...first, module: 'nowhere' };
  expect(runningExample(library, example).next()).toEqual({ done: true, value: runExample(library, example) });
});
