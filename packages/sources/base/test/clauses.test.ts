/** The sentences of this source are handed out as its ruling files have them. Their examples are run with the sources that lean on them. */

import { expect, test } from 'vitest';
import { clausesOnDisk, clausesText } from '../scripts/clauses.ts';
import { clauses } from '../src/clauses.ts';

test('the sentences of the clauses are those of the ruling files', () => {
  expect(clausesOnDisk()).toBe(clausesText());
  expect(Object.keys(clauses)).not.toEqual([]);
});
