/** Walks through all states that can be reached, to be measured: with any stepper, and with XState's own `getAdjacencyMap`. */

import { initialTransition, transition, type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import { statePrint, visitedSet, type Reached, type State, type Stepper } from '@rulebench/explorer';

/** What is walked through: the events tried in a state, and after how many states no further ones are tried. */
export interface Ground {
  readonly input?: unknown;
  readonly eventsIn: (state: State) => readonly AnyEventObject[];
  readonly expanded: number;
}

/** Walks breadth first. Returns how many states were gone on from. */
export function walk(stepper: Stepper, { input, eventsIn, expanded }: Ground): number {
  const visited = visitedSet();
  const waiting: State[] = [];
  const meet = (reached: Reached, parent: number, move: number): void => {
    if (reached.outcome !== 'taken') return;
    const before = visited.size;
    if (visited.add(statePrint(reached.state), parent, move) === before) waiting.push(reached.state);
  };
  meet(stepper.start(input), -1, 0);
  let place = 0;
  for (; place < waiting.length && place < expanded; place += 1) {
    const state = waiting[place];
    if (state?.status !== 'active') continue;
    eventsIn(state).forEach((event, move) => { meet(stepper.next(state, event), place, move); });
  }
  return place;
}

/** The same walk by XState, which takes states for different where only their keys stand in another order. Returns how many states were gone on from. */
export function adjacency(machine: AnyStateMachine, { input, eventsIn, expanded }: Ground): number {
  let met = 0;
  getAdjacencyMap(machine, {
    input,
    events: (state) => eventsIn(state) as AnyEventObject[], // boundary: only read; a copy of each would be measured as well
    stopWhen: (state) => { met += 1; return met > expanded || state.status !== 'active'; },
  });
  return Math.min(met, expanded);
}

/** A stepper that asks XState's documented functions and nothing else. */
export function documentedStepper(machine: AnyStateMachine): Stepper {
  return {
    compiled: false,
    start: (input) => ({ outcome: 'taken', state: initialTransition(machine, input)[0], effects: [] }),
    next: (state, event) => ({ outcome: 'taken', state: transition(machine, state as AnyMachineSnapshot, event)[0], effects: [] }), // boundary: its states are the snapshots it gave
  };
}
