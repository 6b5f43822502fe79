/** The golden playthroughs: what is played, and from which seed. */

import type { Playthrough } from '@rulebench/module-kit/golden';
import type { Context, Input } from '../src/model.ts';
import { TWO_CARDS } from './tables.ts';

export const playthroughs: readonly Playthrough<Context, Input>[] = [
  { name: 'two-cards', title: 'A card that can be paid for, and one that cannot', seed: 7, input: TWO_CARDS },
  { name: 'too-dear', title: 'Neither card can be paid for', seed: 1, input: { ...TWO_CARDS, counters: 2 } },
];
