/**
 * What a compiled machine is made of. A chart is the machine as written; a configuration is a set of its states that can be active together; a plan is
 * what taking some transitions in a configuration comes to; a run is what changes while an event is carried out.
 */

import type { Actor, AnyEventObject, AnyStateMachine, StateValue } from 'xstate';
import type { Effect } from '@rulebench/core';
import type { Shown } from '../stepper.ts';

/** A context, as XState keeps it. */
export type Context = Readonly<Record<string, unknown>>;

/** What a guard is told. */
export interface Asked {
  readonly context: Context;
  readonly event: AnyEventObject;
}

/** A guard, compiled. Pure. @throws what the guard throws, or where nothing of its name is implemented */
export type Test = (asked: Asked, active: Configuration) => boolean;

/** One thing to do, compiled. @throws what the machine's own functions throw */
export type Do = (run: Run) => void;

/** A state. */
export interface Node {
  readonly id: string;
  readonly key: string;
  /** Its place in the machine as written: what is above or before has a lower one. */
  readonly order: number;
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly parent: Node | undefined;
  /** As written; history states are among them. */
  readonly children: readonly Node[];
  readonly deep: boolean;
  readonly entry: readonly Do[];
  readonly exit: readonly Do[];
  /** The actions of a compound state's own initial transition. */
  readonly initially: readonly Do[];
  /** Where entering it leads by itself; of a history state, where it leads while it remembers nothing. */
  readonly initial: readonly Node[];
  /** Whether a history state without a target of its own leads where its parent would begin. */
  readonly beginsAsParent: boolean;
  /** A value, or a function that XState calls with the context and event. */
  readonly output: unknown;
  readonly always: readonly Transition[];
  /** The transitions it considers for an event, in XState's order. */
  candidates(eventType: string): readonly Transition[];
}

export interface Transition {
  /** Unlike any other of the machine. */
  readonly index: number;
  /** What coverage calls it. */
  readonly id: string;
  readonly source: Node;
  /** None where it names no target, so that no state is left. */
  readonly targets: readonly Node[] | undefined;
  readonly reenter: boolean;
  readonly guard: Test | undefined;
  /** The guard's name, for errors; none where it is a function in its place. */
  readonly guardName: string | undefined;
  readonly actions: readonly Do[];
  /** It does nothing on purpose, so that nothing above takes the event. */
  readonly forbidden: boolean;
}

/** A transition as far as it says where it leads. */
export type Leading = Pick<Transition, 'source' | 'targets' | 'reenter'>;

/** What history states remember, by their ids. */
export type History = Readonly<Record<string, readonly Node[]>>;

/** Whom to ask about one type of event: the regions below first, and a state's own transitions only where none of them takes it. */
export interface Chooser {
  readonly below: readonly Chooser[];
  readonly own: readonly Transition[];
}

export interface Configuration {
  /** In XState's order: those that stayed first, then those entered last. It decides which of several regions acts first. */
  readonly nodes: readonly Node[];
  readonly value: StateValue;
  readonly history: History;
  /** The same as plain data. */
  readonly remembered: Readonly<Record<string, readonly { readonly id: string }[]>>;
  /** For each leaf, the `always` transitions of its states from the leaf upwards; without those that have none. */
  readonly eventless: readonly (readonly Transition[])[];
  /** Who is asked about an event, and in which order. */
  chooser(eventType: string): Chooser;
  /** What it comes to when one transition is taken. */
  planOfOne(transition: Transition): Plan;
  /** The same for several that are taken together, as an event or as `always` chooses them. */
  planOfAll(transitions: readonly Transition[], eventless: boolean): Plan;
}

export interface Plan {
  readonly todo: readonly Do[];
  /** What is active afterwards. */
  readonly after: Configuration;
  /** Whether active states, or what is remembered, become others. */
  readonly moves: boolean;
  /** Whether the transitions do nothing but forbid their event. */
  readonly forbids: boolean;
  readonly shows: Shown;
  /** Where the machine ended: what every state does on the way out, and the states in the order in which XState leaves them. */
  readonly end: { readonly todo: readonly Do[]; readonly after: Configuration };
}

export interface Run {
  context: Context;
  /** What the present microstep is about. */
  event: AnyEventObject;
  /** What was active when the present microstep began, which is what its actions are told. */
  active: Configuration;
  /** Raised events that wait; made with the first, as most steps raise nothing. */
  raised: AnyEventObject[] | undefined;
  /** Likewise. */
  effects: Effect[] | undefined;
  /** Whether the present microstep changed the context, or ended the machine. */
  changed: boolean;
  done: boolean;
  readonly shows: Shown[];
  output: unknown;
  /** The actor that the machine's functions are told they run in; it is never started. */
  readonly self: Actor<AnyStateMachine>;
}
