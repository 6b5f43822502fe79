/** The golden playthroughs: what is played, and from which seed. */

import * as cards from '@rulebench/cards';
import type { Playthrough } from '@rulebench/module-kit/golden';
import type { Context, Input } from '../src/model.ts';
import { crewman, FLEETS, lying, tableWith } from './tables.ts';

/** So that a run gets somewhere: ships fly, and turns end now and then. */
const ONWARDS: readonly string[] = ['MOVE', 'LAUNCH', 'LOAD', 'LAND', 'TAKE_OFF', 'USE', 'BEGIN', 'STAY', 'PASS', 'NULLIFY', 'PULL_IN', 'END_TURN'];

export const playthroughs: readonly Playthrough<Context, Input>[] = [
  { name: 'fleets', title: 'A ship with a shuttle aboard, a ship of the other player, and a pair of wormholes', seed: 5, steps: 14, input: FLEETS, onwards: ({ type }) => ONWARDS.includes(type) },
  {
    name: 'out-of-time', title: 'A Temporal Rift takes a ship out of time, and a door may bring it back early', seed: 3, steps: 10, onwards: ({ type }) => ONWARDS.includes(type),
    input: {
      table: tableWith([3, 4, 2], {
        galaxy: lying({ ...cards.usGalaxy, staffing: ['command'] }, 'P', { in: 'space', at: 'L2' }), captain: crewman('a captain', 'P', 'galaxy', ['command']),
        rift: lying(cards.temporalRift, 'Q', { in: 'hand', at: 'Q' }), door: lying(cards.alternateUniverseDoor, 'P', { in: 'hand', at: 'P' }),
      }),
    },
  },
  {
    name: 'gates', title: 'A Borg cube goes through gates and takes its sphere along', seed: 9, steps: 10, onwards: ({ type }) => ONWARDS.includes(type),
    input: {
      table: tableWith([2, 3, 1], {
        cube: lying({ ...cards.borgCube, staffing: ['communication'] }, 'P', { in: 'space', at: 'L1' }), one: crewman('a first drone', 'P', 'cube', ['communication'], { affiliation: 'Borg' }),
        sphere: lying({ ...cards.borgSphere, staffing: ['defence'] }, 'P', { in: 'space', at: 'L1' }), two: crewman('a second drone', 'P', 'sphere', ['defence'], { affiliation: 'Borg' }),
        near: lying(cards.transwarpNetworkGateway, 'P', { in: 'space', at: 'L1' }), far: lying(cards.transwarpNetworkGateway, 'P', { in: 'space', at: 'L3' }),
        gateway: lying(cards.transwarpNetworkGateway, 'P', { in: 'hand', at: 'P' }), conduit: lying(cards.transwarpConduit, 'P', { in: 'hand', at: 'P' }),
      }),
    },
  },
];
