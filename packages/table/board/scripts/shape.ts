/** Writes `src/effect-shape.ts` from the types of `src/effects.ts`: `npm run schema`. */

import { write } from '@rulebench/module-kit/kept';
import { EFFECT_SHAPE } from './effect-shape.ts';

write([EFFECT_SHAPE]);
