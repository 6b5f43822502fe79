/** Random play, on a table with several outposts. */

import { oneOf } from '@rulebench/module-kit/random';
import { randomTests } from '@rulebench/module-kit/tests';
import { ruleModule } from '../src/module.ts';
import { YARDS } from './tables.ts';

randomTests(ruleModule, {
  inputs: [YARDS], seed: 19980407, taken: ['REPAIR', 'CHANGE'], refused: ['REPAIR', 'CHANGE'],
  /** Repairs are tried often enough beside everything that changes meanwhile. */
  tries: (random, _, own) => {
    const repairs = own.filter(({ type }) => type === 'REPAIR');
    return repairs.length > 0 && random() < 0.4 ? oneOf(random, repairs) : undefined;
  },
});
