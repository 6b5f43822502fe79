/** The file that holds what effects are made of. */

import { shapeOf } from '@rulebench/module-kit/schema';

export const EFFECT_SHAPE = shapeOf(import.meta.url, { from: 'src/effects.ts', type: 'TableEffect', to: 'src/effect-shape.ts', name: 'effectShape' });
