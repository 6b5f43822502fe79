/** What a state takes in XState's own `getAdjacencyMap`, against exploring on all cores. */

import type { Entry } from '../entry.ts';
import { onAllCores } from '../threads.ts';
import { events, LONG, voyageOf } from '../voyage.ts';
import { adjacency } from '../walks.ts';

/** XState goes through the first of them: all would take minutes. */
const EXPANDED = 4000;

export const entry: Entry = {
  name: 'adjacencyMapThreads',
  against: 'exploring on all cores, a state of each',
  async prepare() {
    const { explored, close } = await onAllCores();
    const machine = voyageOf(LONG);
    return { measured: () => adjacency(machine, { eventsIn: () => events, expanded: EXPANDED }), base: explored, states: 'own', close };
  },
};
