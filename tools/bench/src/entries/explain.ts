/** What it costs to be told why, for every event of every example, against asking XState whether it can happen at all. */

import { explain } from '@rulebench/core/explain';
import type { Entry } from '../entry.ts';
import { runsOf } from '../runs.ts';

export const entry: Entry = {
  name: 'explain',
  against: 'snapshot.can, for every event of every example',
  prepare(library) {
    const asked = runsOf(library).flatMap(({ bench, steps }) => steps.flatMap(({ event }, i) => {
      const before = steps[i - 1]?.snapshot;
      return event === undefined || before?.status !== 'active' ? [] : [{ bench, before, event }];
    }));
    return {
      measured: () => { for (const { bench, before, event } of asked) explain(bench, before, event); },
      base: () => { for (const { before, event } of asked) before.can(event); },
    };
  },
};
