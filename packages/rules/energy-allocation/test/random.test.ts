/** Random play, on random tables and with any event that the schema admits. */

import { oneOf } from '@rulebench/module-kit/random';
import { randomTests } from '@rulebench/module-kit/tests';
import { ruleModule } from '../src/module.ts';
import { randomTable } from './tables.ts';
import { wildEvent } from './tries.ts';

const TYPES = ['PICK', 'READY', 'WITHDRAW', 'DECLARE', 'CHOOSE', 'ROLL', 'ALLOCATE', 'DECLINE'];

randomTests(ruleModule, {
  inputs: randomTable, seed: 20, perRun: 120, taken: TYPES, refused: TYPES,
  tries: (random, { context }, own) => (own.length === 0 || random() < 0.2 ? wildEvent(random, context) : oneOf(random, own)),
});
