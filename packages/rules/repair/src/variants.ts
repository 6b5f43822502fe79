/** The older reading. */

import type { Variant } from '@rulebench/core';
import { measure } from './deciding.ts';
import { homeOf } from './repairing.ts';

export const variants: readonly Variant[] = [
  {
    id: 'matching-outposts', title: 'Before the ruling of 1998: a ship is repaired at outposts of its own affiliation alone, or at a dock',
    replaced: { homeOf: measure({ ...homeOf, value: (): 'compatible' | 'matching' => 'matching' }) },
    before: [
      'cr98/ship-repairs/2', 'cr98/ship-repairs/3', 'cr98/ship-repairs/5', 'cr98/ship-repairs/6', 'cr98/ship-repairs/7', 'cr98/ship-repairs/8',
      'cr98/significant-rules-changes-to-note/24',
    ],
  },
];
