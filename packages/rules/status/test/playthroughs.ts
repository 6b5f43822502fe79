/** The golden playthroughs: what is played, and from which seed. */

import { borgCube, borgSphere, cyberDrone, emhProgram, federationOutpost, holoProjectors, tommygun, usGalaxy } from '@rulebench/cards';
import type { Playthrough } from '@rulebench/module-kit/golden';
import type { Context, Input } from '../src/model.ts';
import { lying, person, tableWith } from './tables.ts';

export const playthroughs: readonly Playthrough<Context, Input>[] = [
  {
    name: 'hologram', title: 'A hologram leaves an outpost, joins an Away Team and is lost', seed: 7, steps: 8,
    input: {
      table: tableWith({
        outpost: lying(federationOutpost, 'P', { in: 'space', at: 'A' }), galaxy: lying(usGalaxy, 'P', { in: 'space', at: 'A' }), emh: lying(emhProgram, 'P', { in: 'aboard', at: 'outpost' }),
        tommygun: lying(tommygun, 'P', { in: 'aboard', at: 'galaxy' }), captain: lying(person('the captain'), 'P', { in: 'aboard', at: 'galaxy' }),
        projectors: lying(holoProjectors, 'P', { in: 'core', at: 'P' }),
      }),
    },
    onwards: ({ type }) => ['BEAM', 'PROJECT', 'LOSE', 'END_TURN', 'USE_SKILL'].includes(type),
  },
  {
    name: 'drones', title: 'Borg with and without the Cyber Drone meet what would freeze them', seed: 12, steps: 8,
    input: {
      table: tableWith({
        cube: lying(borgCube, 'P', { in: 'space', at: 'A' }), cyber: lying(cyberDrone, 'P', { in: 'aboard', at: 'cube' }),
        one: lying(person('one', { affiliation: 'Borg' }), 'P', { in: 'aboard', at: 'cube' }), sphere: lying(borgSphere, 'P', { in: 'space', at: 'A' }),
        two: lying(person('two', { affiliation: 'Borg' }), 'P', { in: 'aboard', at: 'sphere' }),
      }),
    },
    onwards: ({ type }) => ['BEAM', 'FREEZE', 'RELOCATE', 'RECOVER', 'FLY', 'PICK', 'LOT'].includes(type),
  },
];
