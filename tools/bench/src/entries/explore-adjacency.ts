/** What a walk by XState's own `getAdjacencyMap` takes, against the same walk with the machine compiled. */

import { stepperOf } from '@rulebench/explorer';
import { benchOf, plainModule } from '@rulebench/core/explain';
import type { Entry } from '../entry.ts';
import { events, voyage } from '../voyage.ts';
import { adjacency, walk } from '../walks.ts';

export const entry: Entry = {
  name: 'adjacencyMap',
  against: 'the same walk with the machine compiled',
  prepare() {
    const ground = { eventsIn: () => events, expanded: Infinity };
    const stepper = stepperOf(benchOf(plainModule(voyage)));
    return { measured: () => adjacency(voyage, ground), base: () => walk(stepper, ground), states: 'same' };
  },
};
