/** What the events of `model.ts` are made of, to check what is sent. Written by `npm run schema`; a test keeps it fresh. */

import { effectShape } from '@rulebench/board';
import type { Shapes } from '@rulebench/core';

export const shapes: Shapes = {
  GO_ON: { player: 's', to: '=start|card-play|orders|end' },
  PLAY: { player: 's', card: 's', 'on?': 's' },
  ORDER: { player: 's', order: '=move|beam|attempt|scout|battle|other', card: 's' },
  DOWNLOAD: { player: 's', by: 's' },
  MAKE_ROOM: { player: 's', card: 's' },
  DISCARD: { player: 's', card: 's', by: 'sz' },
  RESOLVED: { of: 's', effects: [effectShape], 'endsTurn?': 'b', 'cancels?': 'b' },
  SHUFFLED: { player: 's', order: ['s'] },
  CHOOSE: { player: 's', choice: 's', picks: ['s'] },
  DRAW: { player: 's' },
  END_TURN: { player: 's' },
};
