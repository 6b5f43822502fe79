/** What the events of `model.ts` are made of, to check what is sent. Written by `npm run schema`; a test keeps it fresh. */

import type { Shapes } from '@rulebench/core';

export const shapes: Shapes = {
  PLAY: { card: 's' },
  PASS: {},
};
