/** Random play, on a table where much can happen. */

import { oneOf } from '@rulebench/module-kit/random';
import { randomTests } from '@rulebench/module-kit/tests';
import { ruleModule } from '../src/module.ts';
import { BUSY } from './tables.ts';

const TYPES = ['ACT', 'FLY', 'BEAM', 'PROJECT', 'USE', 'USE_SKILL', 'SEEK', 'AFFECT', 'RELOCATE', 'RECOVER', 'PICK', 'END_TURN'];
const HAPPEN = ['STOP', 'HURT', 'FREEZE', 'LOSE', 'LOT'];

randomTests(ruleModule, {
  inputs: [BUSY], seed: 19980407, taken: [...TYPES, ...HAPPEN], refused: TYPES,
  /** Each kind of event is as likely as any other, and nobody is killed so often that nobody is left. */
  tries: (random, _, own) => {
    const types = [...new Set(own.map(({ type }) => type))].filter((type) => type !== 'LOSE' || random() < 0.1);
    return types.length === 0 ? undefined : oneOf(random, own.filter(({ type }) => type === oneOf(random, types)));
  },
});
