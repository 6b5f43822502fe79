/** What the modules say in the rulings' examples is what is written down, to be read. */

import { onDisk } from '@rulebench/module-kit/kept';
import { WORDLESS } from '@rulebench/module-kit/sayings';
import { expect, test } from 'vitest';
import { keptSayings } from '../src/kept-sayings.ts';

const kept = await keptSayings();

test('there are modules', () => {
  expect(kept.length).toBeGreaterThan(5);
});

test.each(kept.map((one) => ({ name: one.file.split('/').at(-1), one })))('$name', ({ one }) => {
  expect(onDisk(one), 'npm run sayings -w @rulebench/checks').toBe(one.text());
  expect(one.text()).toContain('effect ');
  expect(one.text()).not.toContain(WORDLESS);
});
