/** Another reading: what an interrupt frees beside what it is played on. */

import type { Variant } from '@rulebench/core';
import { affectedWith, measure, type CardId } from '@rulebench/board';

export const variants: readonly Variant[] = [
  {
    id: 'crew-stays-stopped', title: 'An interrupt on a ship frees the ship alone, not the crew aboard it',
    replaced: { affectedWith: measure({ ...affectedWith, value: (_, { on }: { readonly on: readonly CardId[] }): readonly CardId[] => on }) },
  },
];
