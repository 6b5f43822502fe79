/** What the events of `model.ts` are made of, to check what is sent. Written by `npm run schema`; a test keeps it fresh. */

import type { Shapes } from '@rulebench/core';

export const shapes: Shapes = {
  SEED: { player: 's', card: 's', location: 's' },
  START: {},
  ENCOUNTER: { player: 's', card: 's', location: 's', 'ship?': 's' },
  PLAY: { player: 's', card: 's', by: 'sz', quadrant: 's' },
  ARRIVE: { ship: 's', location: 's' },
  ATTACK: { player: 's', force: ['s'], target: 's' },
  AFFECT: { player: 's', by: 's', fn: 'n', on: 'sz', 'to?': 's' },
  END_TURN: { player: 's' },
  CHOOSE: { player: 's', choice: 's', picks: ['s'] },
  LOT: { lot: 's', picks: ['s'] },
  BATTLED: { volleys: [{ from: ['s'], at: 's', 'tactic?': 's', 'markers?': ['n'] }] },
};
