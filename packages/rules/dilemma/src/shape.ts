/** What the events of `model.ts` are made of, to check what is sent. Written by `npm run schema`; a test keeps it fresh. */

import { effectShape } from '@rulebench/board';
import type { Shapes } from '@rulebench/core';

export const shapes: Shapes = {
  ENCOUNTER: { player: 's', card: 's', location: 's', terrain: '=space|planet', team: ['s'], 'ship?': 'sz', 'manner?': '=attempt|scouting', prepared: 'b' },
  PLAY: { player: 's', card: 's', on: 's' },
  RESOLVE: {},
  CHOOSE: { player: 's', choice: 's', picks: ['s'] },
  LOT: { lot: 's', picks: ['s'] },
  END_TURN: { player: 's' },
  BEAM: { player: 's', cards: ['s'], to: 'sz' },
  ENTERED: { effects: [effectShape] },
  RELEASED: { effects: [effectShape] },
  DOWNLOADED: { effects: [effectShape] },
};
