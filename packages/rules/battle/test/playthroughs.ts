/** The golden playthroughs: what is played, and from which seed. */

import { husnockShip, iksBortas, iksVorCha, planetKiller, runabout, usEnterprise } from '@rulebench/cards';
import type { Playthrough } from '@rulebench/module-kit/golden';
import type { Context, Input } from '../src/model.ts';
import { lying, personnel, tableWith } from './tables.ts';

const officer = { classification: 'OFFICER' };

export const playthroughs: readonly Playthrough<Context, Input>[] = [
  {
    name: 'quarrel', title: 'Klingons attack the Enterprise, and what comes of it on the next turns', seed: 3, steps: 7,
    input: {
      table: tableWith({
        vorcha: lying(iksVorCha, 'Q', { in: 'space', at: 'L1' }), general: lying(personnel('a general', 'Klingon', 8, officer), 'Q', { in: 'aboard', at: 'vorcha' }),
        bortas: lying(iksBortas, 'Q', { in: 'space', at: 'L1' }), gunner: lying(personnel('a gunner', 'Klingon', 9), 'Q', { in: 'aboard', at: 'bortas' }),
        enterprise: lying(usEnterprise, 'P', { in: 'space', at: 'L1' }), captain: lying(personnel('a captain', 'Federation', 6, officer), 'P', { in: 'aboard', at: 'enterprise' }),
      }),
    },
  },
  {
    name: 'man-to-man', title: 'Two Away Teams fight on a planet', seed: 5, steps: 8,
    input: {
      table: tableWith({
        warrior: lying(personnel('a warrior', 'Klingon', 9, officer), 'Q', { in: 'planet', at: 'L1' }), scout: lying(personnel('a scout', 'Klingon', 5), 'Q', { in: 'planet', at: 'L1' }),
        trader: lying(personnel('a trader', 'Ferengi', 4, officer), 'P', { in: 'planet', at: 'L1' }), guardian: lying(personnel('a guardian', 'Ferengi', 8), 'P', { in: 'planet', at: 'L1' }),
      }),
    },
  },
  {
    name: 'coin', title: 'The Edo Vessel is attacked, and coins are flipped', seed: 8, steps: 6,
    input: {
      table: tableWith({
        vorcha: lying(iksVorCha, 'Q', { in: 'space', at: 'L1' }), general: lying(personnel('a general', 'Klingon', 8, officer), 'Q', { in: 'aboard', at: 'vorcha' }),
        edo: lying({ ...husnockShip, name: 'Edo Vessel', nullifiesAttackOn: 'heads' }, 'P', { in: 'space', at: 'L1' }), guide: lying(personnel('a guide', 'Non-Aligned', 5, officer), 'P', { in: 'aboard', at: 'edo' }),
      }),
    },
  },
  {
    name: 'asked', title: 'The Planet Killer has attacked two ships, and another area asks for the battle', seed: 2,
    input: {
      asked: { card: 'killer', player: 'Q', begunBy: 'card', involved: ['vorcha', 'runabout'] },
      table: tableWith({
        killer: lying(planetKiller, 'P', { in: 'space', at: 'L1' }, { course: { heading: 'right', met: 'L1' } }),
        vorcha: lying(iksVorCha, 'Q', { in: 'space', at: 'L1' }), general: lying(personnel('a general', 'Klingon', 8, officer), 'Q', { in: 'aboard', at: 'vorcha' }),
        runabout: lying(runabout, 'Q', { in: 'space', at: 'L1' }), pilot: lying(personnel('a pilot', 'Klingon', 5), 'Q', { in: 'aboard', at: 'runabout' }),
      }),
    },
  },
];
