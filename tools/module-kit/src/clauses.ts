/** The sentences of a source: `src/clauses.ts`, made from its ruling files. */

import { join } from 'node:path';
import { clausesModule } from '@rulebench/rulings/node';
import { packageOf, type Kept } from './kept.ts';

/**
 * The file of sentences of the package that `here` is in.
 *
 * @example
 * write([clausesOf(import.meta.url)]); // the whole of a source's scripts/clauses.ts
 */
export function clausesOf(here: string): Kept {
  const folder = packageOf(here);
  return { file: join(folder, 'src/clauses.ts'), text: () => clausesModule(join(folder, 'rulings')) };
}
