/** Writes what every module says in the rulings' examples, `sayings/<module>.txt`: `npm run sayings -w @rulebench/checks`. Read the difference before you keep it. */

import { write } from '@rulebench/module-kit/kept';
import { keptSayings } from './kept-sayings.ts';

write(await keptSayings());
