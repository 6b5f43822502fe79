/** What the events of `model.ts` are made of, to check what is sent. Written by `npm run schema`; a test keeps it fresh. */

import type { Shapes } from '@rulebench/core';

export const shapes: Shapes = {
  ATTACK: { player: 's', force: ['s'], targets: ['s'], 'tactic?': 's' },
  COUNTER_ATTACK: { player: 's', force: ['s'], targets: ['s'], 'tactic?': 's' },
  RETURN_FIRE: { player: 's', force: ['s'], targets: ['s'], 'tactic?': 's' },
  HOLD_FIRE: { player: 's' },
  COIN: { side: '=heads|tails' },
  MARKERS: { at: 's', hulls: ['n'] },
  PAIRED: { pairs: [{ attacker: 's', defender: 's' }] },
  LOST: { card: 's' },
  AFFECT: { player: 's', by: 's', fn: 'n', on: 's' },
  END_TURN: { player: 's' },
};
