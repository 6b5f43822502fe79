/** Random play, on a table where much can happen. */

import { oneOf } from '@rulebench/module-kit/random';
import { randomTests } from '@rulebench/module-kit/tests';
import { ruleModule } from '../src/module.ts';
import { BUSY } from './tables.ts';

const TYPES = ['BEGIN', 'STAY', 'MOVE', 'LAND', 'TAKE_OFF', 'DOCK', 'UNDOCK', 'LAUNCH', 'LOAD', 'PASS', 'BEAM', 'USE', 'NULLIFY', 'PULL_IN', 'END_TURN', 'AFFECTED'];

randomTests(ruleModule, {
  inputs: [BUSY], seed: 19980407, quick: 6000, perRun: 120, taken: TYPES, refused: TYPES.filter((type) => type !== 'PULL_IN'),
  /** Half of the time every type of event has the same chance, so that the many uses of cards leave room for the rest. */
  tries: (random, _, own) => {
    if (random() < 0.5) return undefined;
    const type = oneOf(random, [...new Set(own.map((event) => event.type))]);
    return oneOf(random, own.filter((event) => event.type === type));
  },
});
