/** Writes `src/schema.ts` from the types of `src/model.ts`: `npm run schema`. */

import { write } from '@rulebench/module-kit/kept';
import { schemaOf } from '@rulebench/module-kit/schema';

write([schemaOf(import.meta.url)]);
