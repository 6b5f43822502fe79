/** What a state takes in exploring on all cores, against a walk with a reducer written by hand on one. */

import type { Entry } from '../entry.ts';
import { onAllCores } from '../threads.ts';
import { byHandOf, events, LONG } from '../voyage.ts';
import { walk } from '../walks.ts';

export const entry: Entry = {
  name: 'exploredThreads',
  against: 'a walk with a reducer written by hand, on one core, a state of each',
  async prepare() {
    const { explored, close } = await onAllCores();
    const byHand = byHandOf(LONG);
    return { measured: explored, base: () => walk(byHand, { eventsIn: () => events, expanded: Infinity }), states: 'own', close };
  },
};
