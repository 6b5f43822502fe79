/** What a walk in a loop over XState's own `transition()` takes, against the same walk with the machine compiled. */

import { stepperOf } from '@rulebench/explorer';
import { benchOf, plainModule } from '@rulebench/core/explain';
import type { Entry } from '../entry.ts';
import { events, voyage } from '../voyage.ts';
import { documentedStepper, walk } from '../walks.ts';

export const entry: Entry = {
  name: 'transitionLoop',
  against: 'the same walk with the machine compiled',
  prepare() {
    const ground = { eventsIn: () => events, expanded: Infinity };
    const stepper = stepperOf(benchOf(plainModule(voyage)));
    return { measured: () => walk(documentedStepper(voyage), ground), base: () => walk(stepper, ground), states: 'same' };
  },
};
