/** Random play, on a table where much can happen. */

import { oneOf } from '@rulebench/module-kit/random';
import { randomTests } from '@rulebench/module-kit/tests';
import { ruleModule } from '../src/module.ts';
import { BUSY } from './tables.ts';

const TYPES = ['SEED', 'ENCOUNTER', 'PLAY', 'ATTACK', 'AFFECT', 'END_TURN', 'CHOOSE', 'BATTLED'];

randomTests(ruleModule, {
  inputs: [BUSY], seed: 20130426, taken: TYPES, refused: TYPES,
  /** Turns end often enough for what is done at their end. */
  tries: (random, _, own) => {
    const ending = own.filter(({ type }) => type === 'START' || type === 'END_TURN');
    return ending.length > 0 && random() < 0.15 ? oneOf(random, ending) : undefined;
  },
});
