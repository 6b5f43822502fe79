/** The golden playthroughs: what is played, and from which seed. */

import { klingonOutpost, mercenaryShip, neutralOutpost } from '@rulebench/cards';
import type { Playthrough } from '@rulebench/module-kit/golden';
import type { Context, Input } from '../src/model.ts';
import { lying, tableWith, YARDS } from './tables.ts';

export const playthroughs: readonly Playthrough<Context, Input>[] = [
  {
    name: 'two-outposts', title: 'A non-aligned ship between a Klingon and the Neutral Outpost', seed: 1, steps: 8,
    input: {
      table: tableWith({
        klingon: lying(klingonOutpost, 'P', { in: 'space', at: 'L1' }), neutral: lying(neutralOutpost, 'P', { in: 'space', at: 'L2' }),
        mercenary: lying(mercenaryShip, 'P', { in: 'docked', at: 'neutral' }, { damage: { rotated: true, markers: [] } }),
      }),
    },
  },
  { name: 'yards', title: 'Ships of several affiliations, a treaty and a Spacedock', seed: 4, steps: 4, input: YARDS },
];
