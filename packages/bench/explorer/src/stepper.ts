/** How the explorer takes a step: through XState itself, or through a machine compiled for speed that agrees with it on every step. */

import type { AnyEventObject, AnyMachineSnapshot, StateValue } from 'xstate';
import type { Effect } from '@rulebench/core';
import type { Bench } from '@rulebench/core/explain';
import { reach } from '@rulebench/core/bench';

/** A state as the explorer holds it: what a snapshot says, without XState's machinery. A snapshot is one. Plain data that shares structure. */
export interface State {
  readonly value: StateValue;
  readonly context: unknown;
  readonly status: 'active' | 'done' | 'error' | 'stopped';
  readonly output?: unknown;
  /** What the history states remember, by the ids of the nodes; part of what the state is. */
  readonly historyValue?: Readonly<Record<string, readonly { readonly id: string }[]>>;
}

/** What a step shows of the chart: the states that it enters, the transitions that it takes and the states that these are written in, by their ids. */
export interface Shown { readonly states: readonly string[]; readonly transitions: readonly string[] }

/** What a start or an event comes to. */
export type Reached =
  | {
    readonly outcome: 'taken'; readonly state: State; readonly effects: readonly Effect[];
    /** What it shows of the chart, a microstep each; the same object each time that the same is taken. Only a compiled machine tells. */
    readonly shows?: readonly Shown[];
  }
  /** Refused, unknown to the state, or too late: nothing changes. */
  | { readonly outcome: 'untaken' }
  /** A rule threw, or a loop does not end. */
  | { readonly outcome: 'broken'; readonly error: { readonly code: string; readonly message: string } };

/** Takes steps of one machine. Pure: the same state and event always come to the same. */
export interface Stepper {
  /** Whether a compiled machine answers, or XState. */
  readonly compiled: boolean;
  start(input: unknown): Reached;
  /** @param state one that this stepper gave */
  next(state: State, event: AnyEventObject): Reached;
}

/** Steps taken by XState: the measure of all others. Pure. */
export function xstateStepper(bench: Bench): Stepper {
  return {
    compiled: false,
    start: (input) => told(reach(bench, { input })),
    next: (state, event) => told(reach(bench, { before: state as AnyMachineSnapshot, event })), // boundary: its states are the snapshots it gave
  };
}

function told(reached: ReturnType<typeof reach>): Reached {
  return reached.outcome === 'taken' ? { outcome: 'taken', state: reached.snapshot, effects: reached.effects } : reached;
}
