/** Live steps as steps of the core, so that every panel that shows a run shows a live one. */

import { isRecord } from '@rulebench/core';
import type { Effect } from '@rulebench/core';
import type { Microstep, Step } from '@rulebench/core/bench';
import { benchOf, plainModule, type Bench } from '@rulebench/core/explain';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode, StateValue } from 'xstate';
import type { LiveMicrostep, LiveSession, LiveStep } from './model.ts';
import type { StateShape } from './shape.ts';
import { skeletonOf, snapshotIn } from './skeleton.ts';

const benches = new WeakMap<StateShape, Bench>();
const converted = new WeakMap<LiveStep, Step>();

/** A bench around the skeleton of a session's machine: it can be drawn; explaining is for the app. None where it runs no machine. */
export function benchOfSession({ shape }: LiveSession): Bench | undefined {
  const known = benches.get(shape);
  const machine = known?.machine ?? skeletonOf(shape);
  if (known !== undefined || machine === undefined) return known;
  const bench = benchOf(plainModule(machine));
  benches.set(shape, bench);
  return bench;
}

/**
 * The steps of a session as steps of a run, one for each and the same objects each time; none where even the first is of no
 * state that the machine has. A later step of such a state is `broken`, and stays where it was. An outcome that is not told
 * is `not-now`: nothing changed. Pure.
 */
export function stepsOfSession(session: LiveSession): readonly Step[] {
  const bench = benchOfSession(session);
  if (bench === undefined) return [];
  const steps: Step[] = [];
  for (const live of session.steps) {
    const step = converted.get(live) ?? stepOf(bench, live, steps.at(-1)?.snapshot);
    if (step === undefined) return [];
    converted.set(live, step);
    steps.push(step);
  }
  return steps;
}

function stepOf(bench: Bench, live: LiveStep, before: AnyMachineSnapshot | undefined): Step | undefined {
  const own = snapshotIn(bench.machine, live);
  const snapshot = own ?? before;
  if (snapshot === undefined) return undefined;
  const microsteps = live.microsteps.map((one, i) => microstepOf(bench, one, live.microsteps[i - 1]?.value ?? before?.value));
  return {
    ...(live.event === undefined ? {} : { event: live.event }),
    outcome: own === undefined ? 'broken' : live.outcome === 'untold' ? 'not-now' : live.outcome,
    microsteps, effects: microsteps.flatMap(({ effects }) => effects), requests: [],
    raised: live.microsteps.flatMap(({ raises }) => raises.filter(isEvent)),
    snapshot,
    ...(own === undefined ? { error: { code: 'RB206', message: 'the app tells a state that its machine does not have' } } : live.error === undefined ? {} : { error: { code: 'RB206', message: live.error } }),
  };
}

function microstepOf(bench: Bench, { event, raised, transitions, value, emitted }: LiveMicrostep, before: unknown): Microstep {
  const is = idsAt(bench, value);
  const was = idsAt(bench, before);
  return {
    event, raised, transitions, value: value as StateValue, // boundary: told by an app; drawn only
    entered: is.filter((id) => !was.includes(id)), exited: was.filter((id) => !is.includes(id)),
    effects: emitted.filter(isEvent).map((one): Effect => ({ cites: [], ...one })),
  };
}

/** The ids of the active states of a value. */
function idsAt({ machine }: Bench, value: unknown): readonly string[] {
  const active = (node: AnyStateNode, at: unknown): readonly string[] => [node.id, ...Object.values(node.states).flatMap((child) =>
    (node.type === 'parallel' || at === child.key || (isRecord(at) && Object.hasOwn(at, child.key)) ? active(child, isRecord(at) ? at[child.key] : undefined) : []))];
  return value === undefined || value === null ? [] : active(machine.root, value);
}

function isEvent(value: unknown): value is AnyEventObject {
  return isRecord(value) && typeof value['type'] === 'string';
}
