/** What XState types as `any`, with the type that it has. */

import type { AnyMachineSnapshot, AnyTransitionDefinition, StateValue } from 'xstate';

/** The state that a snapshot is in. Pure. */
export function stateValueOf(snapshot: AnyMachineSnapshot): StateValue {
  return snapshot.value as StateValue; // boundary: what XState calls a state value
}

/** A snapshot's context, of whatever shape. Pure. */
export function contextOf(snapshot: AnyMachineSnapshot): unknown {
  return snapshot.context;
}

/** The event descriptor that a transition is written under; '' for `always`. Pure. */
export function descriptorOf(transition: AnyTransitionDefinition): string {
  return transition.eventType as string; // boundary: a descriptor is a string
}
