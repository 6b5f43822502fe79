/** The shape of effects is that of their types, and effects have it. */

import { onDisk } from '@rulebench/module-kit/kept';
import { expect, test } from 'vitest';
import { EFFECT_SHAPE } from '../scripts/effect-shape.ts';

test('it is fresh: else write it anew with `npm run schema`', { timeout: 120_000 }, () => {
  expect(onDisk(EFFECT_SHAPE)).toBe(EFFECT_SHAPE.text());
});
