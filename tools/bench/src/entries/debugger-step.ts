/**
 * What a step back costs in a timeline of 1,000 steps, with all that the panels are told of it (the scene, why, the changes), against
 * replaying the run up to there. Drawing is left out: it is the browser's.
 */

import { createActor } from 'xstate';
import { run } from '@rulebench/core/bench';
import { explain } from '@rulebench/core/explain';
import { changesBetween, debuggerMachine, stepAt } from '@rulebench/panels';
import type { Entry } from '../entry.ts';
import { longRun } from '../runs.ts';

const LENGTH = 1_000;

export const entry: Entry = {
  name: 'debuggerStep',
  against: `replaying the run up to there, in a timeline of ${LENGTH.toLocaleString('en')} steps`,
  prepare(library) {
    const long = longRun(library, LENGTH);
    const { bench, input, steps } = long;
    const events = steps.flatMap(({ event }) => event ?? []);
    const actor = createActor(debuggerMachine, { input: { run: long, at: LENGTH - 1 } }).start();
    return {
      measured: () => {
        actor.send({ type: 'BACK' });
        const { context } = actor.getSnapshot();
        if (context.cursor === 0) actor.send({ type: 'LAST' });
        const { event, snapshot } = stepAt(context);
        const before = context.steps[context.cursor - 1]?.snapshot;
        if (event === undefined || before === undefined) return;
        explain(bench, before, event);
        changesBetween(before.context, snapshot.context);
        bench.module.scene?.(snapshot);
      },
      base: () => run(bench, input, events.slice(0, -1)),
    };
  },
};
