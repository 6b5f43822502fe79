/** What it costs to check all examples, coverage and all, against sending the same events to actors of XState's own. */

import { check, libraryFrom } from '@rulebench/rulings';
import type { Entry } from '../entry.ts';
import { runsOf, sendToActor } from '../runs.ts';

export const entry: Entry = {
  name: 'check',
  against: 'sending the events of all examples to bare actors',
  prepare(library) {
    const runs = runsOf(library);
    const { sources, rulings, fixtures } = library;
    return {
      // Modules made anew: what an earlier check remembers of them would make the next one look cheap.
      measured: () => check(libraryFrom({ sources, rulings, fixtures, modules: [...library.modules.values()].map((module) => ({ ...module })) })),
      base: () => { for (const run of runs) sendToActor(run); },
    };
  },
};
