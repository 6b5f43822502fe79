/** How the machines of stories are explained: as the plain machines they are, with the events that they know as what could be tried. */

import { getNextTransitions, type AnyActorRef, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import type { Move } from '@rulebench/core';
import { benchOf, plainModule, type Bench } from '@rulebench/core/explain';

const benches = new WeakMap<AnyStateMachine, Bench>();

/** The bench of an actor that runs a machine; none of another. The same one each time. */
export function benchOfActor(actor: AnyActorRef): Bench | undefined {
  const machine = machineOf(actor);
  if (machine === undefined) return undefined;
  const known = benches.get(machine);
  if (known !== undefined) return known;
  const bench = benchOf({ ...plainModule(machine), moves: movesOf });
  benches.set(machine, bench);
  return bench;
}

function machineOf(actor: AnyActorRef): AnyStateMachine | undefined {
  const snapshot: unknown = actor.getSnapshot();
  return typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot ? snapshot.machine as AnyStateMachine : undefined; // boundary: only snapshots of machines have one
}

/** The events that the active states know, without data: what they may carry, a plain machine does not say. */
function* movesOf(snapshot: AnyMachineSnapshot): Generator<Move> {
  const types = new Set(getNextTransitions(snapshot).map(({ eventType }) => String(eventType)));
  for (const type of types) if (type !== '' && !type.startsWith('xstate.') && !type.includes('*') && isJudged(snapshot, type)) yield { event: { type } };
}

/** Whether a guard can judge the event without the data it may need. */
function isJudged(snapshot: AnyMachineSnapshot, type: string): boolean {
  try {
    snapshot.can({ type });
    return true;
  } catch {
    return false;
  }
}
