/** Writes `src/clauses.ts` from the ruling files: `npm run clauses`. */

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { clausesModule } from '@rulebench/rulings/node';

const CLAUSES = fileURLToPath(new URL('../src/clauses.ts', import.meta.url));

/** The text that `src/clauses.ts` should have. */
export const clausesText = (): string => clausesModule(fileURLToPath(new URL('../rulings/', import.meta.url)));

/** The text that it has. */
export const clausesOnDisk = (): string => readFileSync(CLAUSES, 'utf8');

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(CLAUSES, clausesText());
