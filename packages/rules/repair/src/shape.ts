/** What the events of `model.ts` are made of, to check what is sent. Written by `npm run schema`; a test keeps it fresh. */

import { effectShape } from '@rulebench/board';
import type { Shapes } from '@rulebench/core';

export const shapes: Shapes = {
  REPAIR: { player: 's', ship: 's', at: 's' },
  CHANGE: { effects: [effectShape] },
};
