/** Random play, on a table where much can happen, and through single meetings. */

import { oneOf } from '@rulebench/module-kit/random';
import { randomTests } from '@rulebench/module-kit/tests';
import { ruleModule } from '../src/module.ts';
import { BUSY, meeting } from './tables.ts';

const TYPES = ['ENCOUNTER', 'PLAY', 'END_TURN', 'CHOOSE', 'BEAM', 'ENTERED', 'DOWNLOADED', 'RELEASED', 'LOT'];

randomTests(ruleModule, {
  inputs: [BUSY, meeting('plague'), BUSY, meeting('parasites')], seed: 19980407, perRun: 400, taken: [...TYPES, 'RESOLVE'], refused: TYPES.filter((one) => one !== 'LOT'),
  /** Turns end and cards work often enough for what comes of it. */
  tries: (random, _, own) => {
    const onwards = own.filter(({ type }) => type === 'END_TURN' || type === 'RESOLVE');
    return onwards.length > 0 && random() < 0.2 ? oneOf(random, onwards) : undefined;
  },
});
