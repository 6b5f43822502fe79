/** A recorded run as plain data: kept in files, shared as links, played again to see whether it still goes the same way. */

import type { AnyEventObject, StateValue } from 'xstate';
import type { Effect } from './effect.ts';
import { RulebenchError } from './errors.ts';
import { sameJson } from './json.ts';
import type { Bench } from './module.ts';
import { run, type Run, type Step, type StepOutcome } from './run.ts';
import { stampOf, type Stamp } from './stamp.ts';
import { stateValueOf } from './typed.ts';

export interface TraceStep {
  readonly event?: AnyEventObject;
  readonly outcome: StepOutcome;
  readonly value: StateValue;
  readonly status: string;
  readonly effects: readonly Effect[];
  readonly raised: readonly AnyEventObject[];
  readonly microsteps: readonly { readonly event: AnyEventObject; readonly value: StateValue }[];
}

export interface Trace {
  readonly of: Stamp;
  readonly input: unknown;
  readonly steps: readonly TraceStep[];
}

/** The first step at which a replay parted from its trace. */
export interface Divergence {
  readonly step: number;
  readonly was: TraceStep | undefined;
  readonly is: TraceStep | undefined;
}

/** The trace of a run. Pure. */
export function traceOf({ bench, input, steps }: Run): Trace {
  return { of: stampOf(bench.module, bench.variant), input, steps: steps.map(traceStepOf) };
}

function traceStepOf({ event, outcome, snapshot, effects, raised, microsteps }: Step): TraceStep {
  return {
    ...(event === undefined ? {} : { event }),
    outcome, value: stateValueOf(snapshot), status: snapshot.status, effects, raised,
    microsteps: microsteps.map((one) => ({ event: one.event, value: one.value })),
  };
}

/**
 * Plays a trace again. Pure.
 * @returns the new run, and where it first parts from the trace, if it does
 * @throws RB210 where the trace is of another module; another variant or version may be replayed, to see what differs
 */
export function replay(bench: Bench, trace: Trace): { readonly run: Run; readonly divergence?: Divergence } {
  if (trace.of.module !== bench.module.id) {
    throw new RulebenchError('RB210', `the trace is of module "${trace.of.module}", and this is "${bench.module.id}"`);
  }
  const played = run(bench, trace.input, trace.steps.flatMap(({ event }) => (event === undefined ? [] : [event])));
  const now = traceOf(played).steps;
  const step = now.findIndex((one, i) => !sameJson(one, trace.steps[i]));
  return step === -1 ? { run: played } : { run: played, divergence: { step, was: trace.steps[step], is: now[step] } };
}
