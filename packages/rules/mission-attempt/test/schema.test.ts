/** The schema is that of the types, and every card there is fits it. */

import { expect, test } from 'vitest';
import { schemaOnDisk, schemaText } from '../scripts/schema.ts';

test('the schema is fresh', { timeout: 120_000 }, () => {
  expect(schemaOnDisk()).toBe(schemaText());
});
