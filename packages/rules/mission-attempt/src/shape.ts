/** What the events of `model.ts` are made of, to check what is sent. Written by `npm run schema`; a test keeps it fresh. */

import { effectShape } from '@rulebench/board';
import type { Shapes } from '@rulebench/core';

export const shapes: Shapes = {
  ATTEMPT: { player: 's', location: 's', team: ['s'] },
  REVEAL: { player: 's' },
  ENCOUNTERED: { card: 's', outcome: '=overcome|failed|done', effects: [effectShape], 'ends?': '=attempt|turn' },
  PLAY: { player: 's', card: 's' },
  PLAYED: { card: 's', effects: [effectShape], 'ends?': '=attempt|turn' },
  CHOOSE: { player: 's', choice: 's', picks: ['s'] },
  SOLVE: { player: 's', uses: [{ card: 's', skill: 's', 'levels?': 'n' }] },
  BEAM: { player: 's', cards: ['s'], to: { in: '=space|planet|atop|seeds|between|aboard|docked|on|hand|deck|discard|points|core|side-deck|aside', at: 's', 'position?': 'n', 'to?': 's' } },
  END_TURN: { player: 's' },
};
