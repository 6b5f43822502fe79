/**
 * A branch as a run of its own, fit to be saved. What was changed by hand becomes part of how the table is given: at the start of the
 * run where that comes to the same, else at the start of a run that begins where it was changed.
 */

import { isRecord, sameJson } from '@rulebench/core';
import { finished, type Run, type Step } from '@rulebench/core/bench';
import { contextOf, persist, stateValueOf } from '@rulebench/core/explain';
import { listed } from '../words/value.ts';
import { joined, type Branch } from './branches.ts';
import { changedAt, isByHand, runningOn } from './by-hand.ts';

/** A run without anything done by hand, and what is to be known of it; or why there is none. */
export type Savable = { readonly run: Run; readonly note?: string } | { readonly why: string };

/** The run that an example of a branch would be. Pure. */
export function savableOf(run: Run, branch: Branch): Savable {
  return finished(savingOf(run, branch));
}

/** The same bit by bit: what was changed by hand may make it necessary to play all of a long run again. Pure. */
export function* savingOf(run: Run, branch: Branch): Generator<undefined, Savable> {
  const [, ...rest] = joined(run, branch);
  const whole: Run = { bench: branch.bench, input: run.input, steps: [run.steps[0], ...rest] };
  if (!rest.some(isHand)) return { run: whole };
  const fromStart = yield* changedAtStart(whole, rest);
  return 'run' in fromStart ? fromStart : (yield* beginningLater(whole, rest)) ?? fromStart;
}

const isHand = ({ event }: Step): boolean => isByHand(event);
const eventsOf = (steps: readonly Step[]) => steps.flatMap(({ event }) => (event === undefined ? [] : [event]));

/** The same events on a table that is so from the start, if they come to the same. */
function* changedAtStart({ bench, input: given, steps: whole }: Run, rest: readonly Step[]): Generator<undefined, Savable> {
  const input = changedAt(given, rest.flatMap(({ event }) => (isByHand(event) ? event.changes : [])));
  if (input === undefined) return { why: 'What was changed by hand is not given at the start: it only comes about in the run.' };
  const steps = rest.filter((step) => !isHand(step));
  const again = yield* runningOn(bench, input, eventsOf(steps));
  const parts = steps.findIndex(({ outcome, effects }, i) => outcome !== again.steps[i + 1]?.outcome || !sameJson(effects, again.steps[i + 1]?.effects));
  if (parts !== -1) return { why: `On a table that is so from the start the run goes otherwise: already at ${steps[parts]?.event?.type ?? 'its start'}, step ${String(parts + 1)}.` };
  const [is, was] = [again.steps.at(-1), whole.at(-1)].map((last) => last && persist(last.snapshot));
  return sameJson(is, was) ? { run: again } : { why: 'On a table that is so from the start the run ends otherwise.' };
}

/** The events after the last change, on the table as it was then, if the machine can start there and they come to the same. */
function* beginningLater({ bench, input: given }: Run, rest: readonly Step[]): Generator<undefined, Savable | undefined> {
  const at = rest.findLastIndex(isHand);
  const changed = rest[at];
  const context = changed && contextOf(changed.snapshot);
  if (!isRecord(given) || !isRecord(context) || !Object.keys(given).every((key) => Object.hasOwn(context, key))) return undefined;
  const input = Object.fromEntries(Object.keys(given).map((key) => [key, context[key]]));
  const steps = rest.slice(at + 1);
  const again = yield* runningOn(bench, input, eventsOf(steps));
  const first = again.steps[0];
  const alike = first.outcome === 'start' && steps.every(({ outcome }, i) => outcome === again.steps[i + 1]?.outcome)
    && sameJson(stateValueOf((again.steps.at(-1) ?? first).snapshot), stateValueOf((rest.at(-1) ?? first).snapshot));
  if (!alike) return undefined;
  const started = contextOf(first.snapshot);
  const anew = Object.keys(context).filter((key) => !isRecord(started) || !sameJson(started[key], context[key]));
  return { run: again, note: `The example begins where the table was changed by hand: what came before is part of how its table is given.${anew.length === 0 ? '' : ` What is not given begins anew: ${listed(anew)}.`}` };
}
