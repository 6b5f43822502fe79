/** A walk through the states of self-controlling, by XState's own `getAdjacencyMap` against the compiled machine. */

import { walkOf } from '../module-walks.ts';

export const entry = walkOf('self-controlling', 'selfControllingMap');
