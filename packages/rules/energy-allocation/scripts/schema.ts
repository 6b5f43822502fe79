/** Writes `src/schema.ts` and `src/shape.ts` from the types of `src/model.ts`: `npm run schema`. */

import { write } from '@rulebench/module-kit/kept';
import { schemaOf, shapesOf } from '@rulebench/module-kit/schema';

write([schemaOf(import.meta.url), shapesOf(import.meta.url)]);
