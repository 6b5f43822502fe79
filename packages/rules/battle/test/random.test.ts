/** Random play, on a table where everything that fights can be met, and in battles that are asked for. */

import { oneOf } from '@rulebench/module-kit/random';
import { randomTests } from '@rulebench/module-kit/tests';
import { ruleModule } from '../src/module.ts';
import { ASKED, BUSY } from './tables.ts';

randomTests(ruleModule, {
  inputs: [BUSY, BUSY, BUSY, ASKED], seed: 19980407, perRun: 60,
  taken: ['ATTACK', 'COUNTER_ATTACK', 'RETURN_FIRE', 'HOLD_FIRE', 'COIN', 'MARKERS', 'PAIRED', 'LOST', 'AFFECT', 'END_TURN'],
  refused: ['ATTACK', 'COUNTER_ATTACK', 'RETURN_FIRE', 'HOLD_FIRE', 'AFFECT', 'END_TURN'],
  /** Turns end often enough for what can be answered on the next, and answers are tried as often as they can. */
  tries: (random, _, own) => {
    const kinds = [...new Set(own.map(({ type }) => type))];
    const kind = oneOf(random, kinds.filter((type) => type !== 'END_TURN' || random() < 0.3));
    return random() < 0.6 ? oneOf(random, own.filter(({ type }) => type === kind)) : undefined;
  },
});
