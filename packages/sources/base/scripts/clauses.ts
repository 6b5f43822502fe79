/** Writes `src/clauses.ts` from the ruling files: `npm run clauses`. */

import { clausesOf } from '@rulebench/module-kit/clauses';
import { write } from '@rulebench/module-kit/kept';

write([clausesOf(import.meta.url)]);
