/**
 * Actions compiled. What changes the state or is told (`assign`, `raise`, `emit`, `enqueueActions`) is carried out; what acts on the world outside
 * is not, as in XState's own `transition()`, but its parameters are made, since that may fail.
 */

import type { Actor, AnyEventObject, AnyStateMachine } from 'xstate';
import type { Effect } from '@rulebench/core';
import { NotCompiled } from './not-compiled.ts';
import { isBuiltIn, partsOf } from './parts.ts';
import type { Asked, Context, Do, Run, Test } from './shapes.ts';

/** What an action is told. */
interface Told extends Asked {
  readonly self: Actor<AnyStateMachine>;
  readonly system: unknown;
}

type Maker = (told: object, params: unknown) => unknown;

export interface ActionMaker {
  /** @param where the state it stands in; none where it was queued by `enqueueActions`, and so shows only in the running machine */
  readonly act: (action: unknown, where?: string) => Do;
}

/** The maker of compiled actions for a machine; `self` is what the machine's functions are told they run in. */
export function actionsFor(machine: AnyStateMachine, self: Actor<AnyStateMachine>, testOf: (guard: unknown) => Test, cannot: (reason: string) => void): ActionMaker {
  const { system } = self;
  /** What the `enqueueActions` that runs has queued so far; one `enqueue` serves them all. */
  let queue: Do[] = [];
  const told = ({ context, event }: Run): Told => ({ context, event, self, system });

  /** Static, an action that cannot be compiled is a reason; queued, it is left to XState. */
  function refuse(what: string, where: string | undefined): Do {
    if (where === undefined) throw new NotCompiled(what);
    cannot(`state "${where}" ${what}`);
    return () => undefined;
  }

  function act(action: unknown, where?: string): Do {
    if (typeof action === 'function') return actionOf(action, undefined, where);
    const { type, params } = typeof action === 'string' ? { type: action, params: undefined } : action as { readonly type: string; readonly params?: unknown }; // boundary: an action by name
    return actionOf(machine.implementations.actions[type], params, where);
  }

  function actionOf(action: unknown, params: unknown, where: string | undefined): Do {
    const given = typeof params === 'function' ? params as (asked: Asked) => unknown : undefined; // boundary: parameters made of context and event
    const paramsFor = given === undefined ? (): unknown => params : ({ context, event }: Run): unknown => given({ context, event });
    if (!isBuiltIn(action)) return given === undefined ? () => undefined : (run) => { paramsFor(run); };
    const { type, assignment, event, delay, value, collect } = partsOf(action);
    switch (type) {
      case 'xstate.assign': return assigning(assignment, paramsFor);
      case 'xstate.raise': return delay === undefined ? raising(event, paramsFor) : refuse('raises an event after a delay', where);
      case 'xstate.emit': return (run) => { (run.effects ??= []).push(made(event, run, paramsFor) as Effect); }; // boundary: what a Rulebench machine emits is an effect
      case 'xstate.log': return typeof value === 'function' ? (run) => { made(value, run, paramsFor); } : () => undefined;
      case 'xstate.enqueueActions': return queueing(collect as Collector, paramsFor); // boundary: what `enqueueActions` was given
      default: return refuse(NAMES[type ?? ''] ?? `has the action "${String(type)}"`, where);
    }
  }

  function made(value: unknown, run: Run, paramsFor: (run: Run) => unknown): unknown {
    if (typeof value === 'function') return (value as Maker)(told(run), paramsFor(run)); // boundary: a value made of context and event
    paramsFor(run);
    return value;
  }

  function assigning(assignment: unknown, paramsFor: (run: Run) => unknown): Do {
    const updateFor = typeof assignment === 'function' ? assignment as Maker : propertiesOf(assignment as Readonly<Record<string, unknown>>); // boundary: what `assign` was given
    return (run) => {
      const { context, event } = run;
      const params = paramsFor(run);
      const update = updateFor({ context, event, self, system, spawn }, params) as Context; // boundary: an assignment gives a part of the context
      run.context = { ...context, ...update };
      run.changed = true;
    };
  }

  function raising(event: unknown, paramsFor: (run: Run) => unknown): Do {
    if (typeof event === 'string') return () => { throw new Error(`Only event objects may be used with raise; use raise({ type: "${event}" }) instead`); };
    return (run) => { (run.raised ??= []).push(made(event, run, paramsFor) as AnyEventObject); }; // boundary: what is raised is an event
  }

  function queueing(collect: Collector, paramsFor: (run: Run) => unknown): Do {
    return (run) => {
      const { context, event, active } = run;
      const params = paramsFor(run);
      const outer = queue;
      const own: Do[] = [];
      queue = own;
      try {
        collect({ context, event, self, system, enqueue, check: (guard) => testOf(guard)({ context, event }, active) }, params);
      } finally {
        queue = outer;
      }
      for (const one of own) one(run);
    };
  }

  function enqueuer(): Enqueue {
    const none = (): unknown => undefined;
    const left = (what: string) => (): never => { throw new NotCompiled(what); };
    return Object.assign((action: unknown) => { queue.push(act(action)); }, {
      assign: (assignment: unknown) => { queue.push(assigning(assignment, none)); },
      raise: (event: unknown, options?: { readonly delay?: unknown }) => {
        if (options?.delay !== undefined) throw new NotCompiled('raises an event after a delay');
        queue.push(raising(event, none));
      },
      emit: (event: unknown) => { queue.push((run) => { (run.effects ??= []).push(made(event, run, none) as Effect); }); }, // boundary: what a Rulebench machine emits is an effect
      sendTo: left('sends'), sendParent: left('sends'), spawnChild: left('spawns'), stopChild: left('stops an actor'), cancel: left('cancels'),
    });
  }

  const enqueue = enqueuer();
  return { act };
}

interface Enqueue {
  (action: unknown): void;
  assign(assignment: unknown): void;
  raise(event: unknown, options?: { readonly delay?: unknown }): void;
  emit(event: unknown): void;
}

type Collector = (told: Told & { readonly enqueue: Enqueue; check(guard: unknown): boolean }, params: unknown) => void;

const NAMES: Readonly<Record<string, string>> = {
  'xstate.sendTo': 'sends an event to an actor', 'xstate.spawnChild': 'spawns an actor', 'xstate.stopChild': 'stops an actor', 'xstate.cancel': 'cancels a delayed event',
};

function propertiesOf(assignments: Readonly<Record<string, unknown>>): Maker {
  const entries = Object.entries(assignments);
  return (told, params) => Object.fromEntries(entries.map(([key, value]) => [key, typeof value === 'function' ? (value as Maker)(told, params) : value])); // boundary: a value made of context and event
}

export function spawn(): never {
  throw new NotCompiled('spawns an actor');
}
