/** What the events of `model.ts` are made of, to check what is sent. Written by `npm run schema`; a test keeps it fresh. */

import { effectShape } from '@rulebench/board';
import type { Shapes } from '@rulebench/core';

export const shapes: Shapes = {
  BEGIN: { player: 's', ship: 's' },
  STAY: { player: 's', ship: 's' },
  MOVE: { player: 's', ship: 's', to: 's' },
  LAND: { player: 's', ship: 's' },
  TAKE_OFF: { player: 's', ship: 's' },
  DOCK: { player: 's', ship: 's', at: 's' },
  UNDOCK: { player: 's', ship: 's' },
  LAUNCH: { player: 's', ship: 's' },
  LOAD: { player: 's', ship: 's', aboard: 's' },
  PASS: { player: 's', ships: ['s'], from: 's', to: 's', by: 'sz' },
  BEAM: { player: 's', cards: ['s'], by: 's', to: [{ in: '=planet', at: 's' }, { in: '=aboard', at: 's' }] },
  USE: { player: 's', by: 's', fn: 'n', ships: ['s'], 'teams?': [{ at: 's', of: 's', 'who?': ['s'] }], 'to?': 's' },
  AFFECTED: { effects: [effectShape] },
  NULLIFY: { player: 's', by: 's', card: 's' },
  PULL_IN: { location: 's', into: 's' },
  END_TURN: { player: 's' },
};
