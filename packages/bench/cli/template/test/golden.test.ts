/** The golden playthroughs are what the machine does now. */

import { goldenTests } from '@rulebench/module-kit/tests';
import { ruleModule } from '../src/module.ts';
import { playthroughs } from './playthroughs.ts';

goldenTests(import.meta.url, ruleModule, playthroughs);
