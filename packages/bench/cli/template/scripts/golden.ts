/** Writes the golden playthroughs, `test/golden/*.txt`: `npm run golden`. Read the difference before you keep it. */

import { goldenOf } from '@rulebench/module-kit/golden';
import { write } from '@rulebench/module-kit/kept';
import { ruleModule } from '../src/module.ts';
import { playthroughs } from '../test/playthroughs.ts';

write(goldenOf(import.meta.url, ruleModule, playthroughs));
