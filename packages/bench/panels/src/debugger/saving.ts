/** A branch as a run of its own, fit to be saved: changes made by hand become part of how the table is given, where that comes to the same. */

import { sameJson } from '@rulebench/core';
import { run as played, type Run } from '@rulebench/core/bench';
import { persist } from '@rulebench/core/explain';
import { joined, type Branch } from './branches.ts';
import { changedAt, isByHand } from './by-hand.ts';

/** A run without anything done by hand; or why there is none. */
export type Savable = { readonly run: Run } | { readonly why: string };

/** The run that an example of a branch would be. Pure. */
export function savableOf(run: Run, branch: Branch): Savable {
  const [, ...rest] = joined(run, branch);
  const byHand = rest.flatMap(({ event }) => (isByHand(event) ? [event] : []));
  const whole: Run = { bench: branch.bench, input: run.input, steps: [run.steps[0], ...rest] };
  if (byHand.length === 0) return { run: whole };
  const input = changedAt(run.input, byHand.flatMap(({ changes }) => changes));
  if (input === undefined) return { why: 'What was changed by hand is not given at the start: it only comes about in the run.' };
  const steps = rest.filter(({ event }) => !isByHand(event));
  const again = played(branch.bench, input, steps.flatMap(({ event }) => (event === undefined ? [] : [event])));
  const parts = steps.findIndex(({ outcome, effects }, i) => outcome !== again.steps[i + 1]?.outcome || !sameJson(effects, again.steps[i + 1]?.effects));
  if (parts !== -1) return { why: `On a table that is so from the start the run goes otherwise: already at ${steps[parts]?.event?.type ?? 'its start'}, step ${String(parts + 1)}.` };
  const [is, was] = [again.steps.at(-1), whole.steps.at(-1)].map((last) => last && persist(last.snapshot));
  return sameJson(is, was) ? { run: again } : { why: 'On a table that is so from the start the run ends otherwise.' };
}
