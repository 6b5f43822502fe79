/** The golden playthroughs are what the machine does now; `npm run golden` writes them anew. */

import { expect, test } from 'vitest';
import { onDisk, playthroughs, told } from '../scripts/golden.ts';

test.each(playthroughs)('$title', { timeout: 60_000 }, (playthrough) => {
  expect(told(playthrough)).toBe(onDisk(playthrough));
});
