/** The debugger's machine in a component: its state, and what is derived from it at the cursor. */

import { useMemo } from 'react';
import { useMachine } from '@xstate/react';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { explain, type Bench, type Explanation } from '@rulebench/core/explain';
import type { Step } from '@rulebench/core/bench';
import { isByHand } from './by-hand.ts';
import { benchAt, benchNow, debuggerMachine, stepAt, type DebuggerContext, type DebuggerEvent, type DebuggerInput } from './machine.ts';

export interface DebuggerView {
  readonly context: DebuggerContext;
  /** Whether it moves by itself, or is on its way to a breakpoint. */
  readonly playing: boolean;
  readonly send: (event: DebuggerEvent) => void;
  readonly step: Step;
  /** The snapshot the step at the cursor was played on; none for the start. */
  readonly before: AnyMachineSnapshot | undefined;
  /** Of the tried event after the step, else of the step's own; none for the start. */
  readonly explanation: Explanation | undefined;
  /** The rules that the next event is played by: on a branch under a house rule, with that rule. */
  readonly bench: Bench;
}

/** Runs the machine of the debugger for a component. A new run wants a new component (by `key`). */
export function useDebugger(input: DebuggerInput, as?: string): DebuggerView {
  const [state, send] = useMachine(debuggerMachine, { input });
  const { context } = state;
  const step = stepAt(context);
  const before = context.cursor === 0 ? undefined : context.steps[context.cursor - 1]?.snapshot;
  const bench = benchNow(context);
  const explanation = useExplanation(
    context.tried === undefined ? benchAt(context, context.cursor) : bench,
    context.tried === undefined ? before : step.snapshot, context.tried ?? step.event, as,
  );
  return { context, playing: state.matches('playing') || state.matches('seeking'), send, step, before, explanation, bench };
}

function useExplanation(bench: Bench, at: AnyMachineSnapshot | undefined, event: AnyEventObject | undefined, as: string | undefined): Explanation | undefined {
  return useMemo(
    () => (at === undefined || event === undefined || isByHand(event) ? undefined : explain(bench, at, event, as === undefined ? {} : { as })),
    [bench, at, event, as],
  );
}
