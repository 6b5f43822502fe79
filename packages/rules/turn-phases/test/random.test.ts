/** Random play, on a table where much can happen. */

import { oneOf } from '@rulebench/module-kit/random';
import { randomTests } from '@rulebench/module-kit/tests';
import { ruleModule } from '../src/module.ts';
import { BUSY } from './tables.ts';

const TYPES = ['GO_ON', 'PLAY', 'ORDER', 'DOWNLOAD', 'MAKE_ROOM', 'DISCARD', 'RESOLVED', 'SHUFFLED', 'CHOOSE', 'DRAW', 'END_TURN'];

randomTests(ruleModule, {
  inputs: [BUSY, { ...BUSY, step: 'card-play' }], seed: 19980408, taken: TYPES, refused: TYPES,
  /** What was begun comes to its end often enough for turns to go on. */
  tries: (random, _, own) => {
    const ending = own.filter(({ type }) => type === 'RESOLVED');
    return ending.length > 0 && random() < 0.3 ? oneOf(random, ending) : undefined;
  },
});
