/** Random play, on a table where much can happen. */

import { oneOf } from '@rulebench/module-kit/random';
import { randomTests } from '@rulebench/module-kit/tests';
import { ruleModule } from '../src/module.ts';
import { BUSY } from './tables.ts';

const TYPES = ['ATTEMPT', 'REVEAL', 'ENCOUNTERED', 'PLAY', 'PLAYED', 'CHOOSE', 'SOLVE', 'BEAM', 'END_TURN'];

randomTests(ruleModule, {
  inputs: [{ table: BUSY }], seed: 19980407, taken: TYPES, refused: TYPES,
  /** Attempts are begun often enough among all that can be beamed. */
  tries: (random, _, own) => {
    const announced = own.filter(({ type }) => type === 'ATTEMPT');
    return announced.length > 0 && random() < 0.5 ? oneOf(random, announced) : undefined;
  },
});
