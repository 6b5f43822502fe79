/** A walk through the states of energy-allocation, by XState's own `getAdjacencyMap` against the compiled machine. */

import { walkOf } from '../module-walks.ts';

export const entry = walkOf('energy-allocation', 'energyAllocationMap');
