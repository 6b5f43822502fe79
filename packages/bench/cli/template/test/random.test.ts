/** Random play. */

import { randomTests } from '@rulebench/module-kit/tests';
import { ruleModule } from '../src/module.ts';
import { TWO_CARDS } from './tables.ts';

randomTests(ruleModule, { inputs: [TWO_CARDS, { ...TWO_CARDS, counters: 2 }], seed: 1, taken: ['PLAY', 'PASS'], refused: ['PLAY'] });
