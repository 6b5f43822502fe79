/** The golden playthroughs: what is played, and from which seed. */

import { osaarianPirates, planetKiller, runabout, usGalaxy, iksVorCha, assimilatedVessel } from '@rulebench/cards';
import type { Playthrough } from '@rulebench/module-kit/golden';
import type { Context, Input } from '../src/model.ts';
import { lying, tableWith } from './tables.ts';

const crewman = (name: string, owner: string, ship: string) => lying(
  { kind: 'personnel', name, affiliation: owner === 'P' ? 'Klingon' : 'Federation', classification: 'OFFICER', skills: {}, integrity: 6, cunning: 7, strength: 6 }, owner, { in: 'aboard', at: ship });

const played: readonly Playthrough<Context, Input>[] = [
  {
    name: 'pirates', title: 'The Osaarian Pirates are met and rob a ship until they leave or are hunted down', seed: 4, steps: 14,
    input: {
      table: tableWith([3, 2, 4, 2], {
        pirates: lying(osaarianPirates, 'P', { in: 'seeds', at: 'L2' }), galaxy: lying(usGalaxy, 'Q', { in: 'space', at: 'L2' }), officer: crewman('a captain', 'Q', 'galaxy'),
        kit: lying({ kind: 'equipment', name: 'Medical Kit' }, 'Q', { in: 'aboard', at: 'galaxy' }), tricorder: lying({ kind: 'equipment', name: 'Tricorder' }, 'Q', { in: 'aboard', at: 'galaxy' }),
      }),
    },
  },
  {
    name: 'two-battles', title: 'The Planet Killer attacks the ships of both players, one of whom plays with a Battle Bridge', seed: 11, steps: 10,
    input: {
      table: tableWith([2, 6, 3], {
        killer: lying(planetKiller, 'P', { in: 'space', at: 'L1' }, { course: { heading: 'right', met: 'L1' } }),
        vorcha: lying(iksVorCha, 'P', { in: 'space', at: 'L1' }), officer: crewman('a commander', 'P', 'vorcha'),
        runabout: lying(runabout, 'Q', { in: 'space', at: 'L1' }), pilot: crewman('a pilot', 'Q', 'runabout'),
      }, 20),
    },
  },
  {
    name: 'limit-and-tie', title: 'A second card of one owner is met where both ends are equally far', seed: 2, steps: 8,
    input: {
      table: tableWith([3, 3, 3], {
        vessel: lying(assimilatedVessel, 'P', { in: 'seeds', at: 'L2' }),
        pirates: lying(osaarianPirates, 'P', { in: 'space', at: 'L1' }, { course: { heading: 'right', met: 'L1' } }),
      }),
    },
  },
];

/** Where a card arrives is told by its move. */
export const playthroughs = played.map((one): Playthrough<Context, Input> => ({ ...one, onwards: ({ type }) => type !== 'ARRIVE' }));
