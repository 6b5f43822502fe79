/** The golden playthroughs: what is played, and from which seed. */

import { borgCube, borgSphere, cyberDrone, emhProgram, federationOutpost, holoProjectors, tommygun, usGalaxy } from '@rulebench/cards';
import type { Playthrough } from '@rulebench/module-kit/golden';
import type { Context, Input } from '../src/model.ts';
import { lying, person, tableWith } from './tables.ts';

export const playthroughs: readonly Playthrough<Context, Input>[] = [
  {
    name: 'hologram', title: 'A hologram leaves an outpost, joins an Away Team and is lost', seed: 8, steps: 5,
    input: {
      table: tableWith({
        outpost: lying(federationOutpost, 'P', { in: 'space', at: 'A' }), galaxy: lying(usGalaxy, 'P', { in: 'space', at: 'A' }), emh: lying(emhProgram, 'P', { in: 'aboard', at: 'outpost' }),
        tommygun: lying(tommygun, 'P', { in: 'aboard', at: 'galaxy' }), captain: lying(person('the captain'), 'P', { in: 'aboard', at: 'galaxy' }),
        projectors: lying(holoProjectors, 'P', { in: 'core', at: 'P' }),
      }),
    },
    /** It goes aboard the ship and down, and is lost: everything else stays as it is. */
    onwards: ({ type, ...event }) => type === 'END_TURN' || (event['card'] === 'emh' && (['PROJECT', 'LOSE'].includes(type) || event['to'] === 'galaxy')),
  },
  {
    name: 'drones', title: 'Borg with and without the Cyber Drone meet what would freeze them', seed: 5, steps: 5,
    input: {
      table: tableWith({
        cube: lying(borgCube, 'P', { in: 'space', at: 'A' }), cyber: lying(cyberDrone, 'P', { in: 'aboard', at: 'cube' }),
        one: lying(person('one', { affiliation: 'Borg' }), 'P', { in: 'aboard', at: 'cube' }), sphere: lying(borgSphere, 'P', { in: 'space', at: 'A' }),
        two: lying(person('two', { affiliation: 'Borg' }), 'P', { in: 'aboard', at: 'sphere' }),
      }),
    },
    onwards: ({ type }) => ['FREEZE', 'RELOCATE', 'RECOVER', 'FLY'].includes(type),
  },
];
