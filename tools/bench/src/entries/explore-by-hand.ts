/** What a walk with the machine compiled takes, against the same walk with a reducer written by hand. */

import { stepperOf } from '@rulebench/explorer';
import { benchOf, plainModule } from '@rulebench/core/explain';
import type { Entry } from '../entry.ts';
import { byHand, events, voyage } from '../voyage.ts';
import { walk } from '../walks.ts';

export const entry: Entry = {
  name: 'compiled',
  against: 'the same walk with a reducer written by hand',
  prepare() {
    const ground = { eventsIn: () => events, expanded: Infinity };
    const stepper = stepperOf(benchOf(plainModule(voyage)));
    return { measured: () => walk(stepper, ground), base: () => walk(byHand, ground), states: 'same' };
  },
};
