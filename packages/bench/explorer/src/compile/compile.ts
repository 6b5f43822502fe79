/**
 * A transition function made for one machine: everything that follows from the machine alone (who is asked about an event in which states, what is left
 * and entered, every guard and action by its name) is worked out once, when it is first needed. It agrees with XState on every step.
 */

import { createActor, isMachineSnapshot, type AnyEventObject } from 'xstate';
import { errorOf, type Effect } from '@rulebench/core';
import { causeOf, MAX_ITERATIONS } from '@rulebench/core/bench';
import { restore, type Bench } from '@rulebench/core/explain';
import { xstateStepper, type Reached, type State, type Stepper } from '../stepper.ts';
import { actionsFor, spawn } from './actions.ts';
import { chartOf } from './chart.ts';
import { Configurations, initialOf } from './configurations.ts';
import { testsFor } from './guards.ts';
import { Held } from './held.ts';
import { carryOut, planOf, settle } from './macrostep.ts';
import { NotCompiled } from './not-compiled.ts';
import { beginningOf } from './plan.ts';
import type { Configuration, Context, Run } from './shapes.ts';

/** A compiled machine, or XState with the reasons why it was not compiled. */
export interface Compilation {
  readonly stepper: Stepper;
  /** One line each; empty exactly where it is compiled. */
  readonly reasons: readonly string[];
}

/** Events that XState itself understands: they stop a machine, start it, or tell that an actor failed. */
const XSTATES_OWN = /^xstate\.(?:init$|stop$|error\.actor)/u;
const XSTATE = 'xstate.';
const UNTAKEN: Reached = { outcome: 'untaken' };
const NOTHING: readonly Effect[] = [];

const compilations = new WeakMap<object, Compilation>();

/** The fastest stepper there is for a bench: its machine compiled, or else XState. Made once a machine. */
export function stepperOf(bench: Bench): Stepper {
  const known = compilations.get(bench.machine) ?? compile(bench);
  compilations.set(bench.machine, known);
  return known.stepper;
}

/**
 * Compiles the machine of a bench, with the guards and actions that it has at this time.
 * @returns a stepper with `compiled: true`, or XState's with the reasons: it invokes or spawns actors, waits for time, or sends to others. A state from
 * elsewhere (parsed, or of another thread) is taken by its value, context and status.
 */
export function compile(bench: Bench): Compilation {
  const { machine } = bench;
  const reasons = new Set<string>();
  const cannot = (reason: string): void => { reasons.add(reason); };
  const self = createActor(machine);
  const { act } = actionsFor(machine, self, testsFor(machine), cannot);
  const chart = chartOf(machine, { act, cannot, test: noting(testsFor(machine), cannot) });
  const xstate = xstateStepper(bench);
  if (reasons.size > 0) return { stepper: xstate, reasons: [...reasons] };

  const configurations = new Configurations(chart);
  const beginning = configurations.beginning;
  const begins = beginningOf(chart.root, initialOf(chart.root), beginning, configurations.of);
  const { maxIterations } = machine.options;
  const limit = maxIterations === undefined || maxIterations === Infinity ? MAX_ITERATIONS : maxIterations;

  function start(input: unknown): Reached {
    try {
      const run = newRun(beginning, contextFor(input), { type: 'xstate.init', input });
      carryOut(begins, run);
      settle(run, limit);
      return taken(run);
    } catch (thrown) {
      return thrown instanceof NotCompiled ? xstate.start(input) : { outcome: 'broken', error: errorOf(thrown) };
    }
  }

  function contextFor(input: unknown): Context {
    const given: unknown = machine.config.context;
    if (typeof given !== 'function') return (given ?? {}) as Context; // boundary: a machine's context
    return { ...(given as (told: object) => Context)({ spawn, input, self }) }; // boundary: a machine's context factory
  }

  function next(state: State, event: AnyEventObject): Reached {
    if (state.status !== 'active') return UNTAKEN;
    if (!(state instanceof Held) && isMachineSnapshot(state)) return xstate.next(state, event);
    const held = state instanceof Held ? state : adopted(state);
    try {
      return event.type.startsWith(XSTATE) && XSTATES_OWN.test(event.type) ? xstate.next(snapshotOf(held), event) : stepped(held, event);
    } catch (thrown) {
      return thrown instanceof NotCompiled ? xstate.next(snapshotOf(held), event) : { outcome: 'broken', error: errorOf(causeOf(thrown)) };
    }
  }

  function stepped(held: Held, event: AnyEventObject): Reached {
    const active = Held.activeIn(held);
    const { context } = held;
    const plan = planOf(active, { context, event });
    if (plan === undefined && active.eventless.length === 0) return UNTAKEN;
    const run = newRun(active, context, event);
    if (plan !== undefined) carryOut(plan, run);
    // Where the event is not taken, `always` is asked again all the same, and may break the machine.
    settle(run, limit);
    return plan === undefined || plan.forbids ? UNTAKEN : taken(run);
  }

  function newRun(active: Configuration, context: Context, event: AnyEventObject): Run {
    return { active, context, event, raised: undefined, effects: undefined, changed: false, done: false, output: undefined, shows: [], self };
  }

  function adopted({ value, context, status, historyValue = {} }: State): Held {
    return new Held(configurations.at(value, historyValue), context as Context, status === 'active' ? status : 'done', undefined); // boundary: a context of this machine
  }

  function snapshotOf({ value, context, historyValue }: Held): State {
    return restore(bench, { status: 'active', value, context, historyValue, children: {} });
  }

  return { stepper: { compiled: true, start, next }, reasons: [] };
}

function taken({ active, context, done, output, effects, shows }: Run): Reached {
  return { outcome: 'taken', state: new Held(active, context, done ? 'done' : 'active', output), effects: effects ?? NOTHING, shows };
}

/** A maker of tests that notes what cannot be compiled, and goes on. */
function noting(testOf: ReturnType<typeof testsFor>, cannot: (reason: string) => void): ReturnType<typeof testsFor> {
  return (guard) => {
    try {
      return testOf(guard);
    } catch (thrown) {
      if (!(thrown instanceof NotCompiled)) throw thrown;
      cannot(`the machine ${thrown.message}`);
      return () => false;
    }
  };
}
