/** The older reading. */

import type { Variant } from '@rulebench/core';
import { measure } from './deciding.ts';
import { homeOf } from './repairing.ts';

export const variants: readonly Variant[] = [
  { id: 'matching-outposts', title: 'Before April 1998: a ship is repaired at outposts of its own affiliation alone, or at a dock', until: '1998-04-07', replaced: { homeOf: measure({ ...homeOf, value: (): 'compatible' | 'matching' => 'matching' }) } },
];
