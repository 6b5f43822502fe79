/**
 * A machine from its shape: the same states and transitions under the same ids and descriptors, and nothing that could
 * run. With it whatever draws or reads an XState machine does so for one that runs elsewhere. It is not to be started.
 */

import { and, createMachine, not, or, type AnyMachineSnapshot, type AnyStateMachine, type StateValue } from 'xstate';
import type { GuardShape, StateShape, TransitionShape } from './shape.ts';

const made = new WeakMap<StateShape, AnyStateMachine>();

/**
 * The machine of a shape, the same one each time; none where the shape is of no machine that XState accepts.
 * Pure: nothing is started, and no guard or action has code.
 */
export function skeletonOf(shape: StateShape): AnyStateMachine | undefined {
  const known = made.get(shape);
  if (known !== undefined) return known;
  try {
    const targets = new Set(idsIn(shape));
    const machine = createMachine(configOf(shape, targets) as never) as AnyStateMachine; // boundary: a config made of data has no types
    made.set(shape, machine);
    return machine;
  } catch {
    return undefined;
  }
}

/** A snapshot of a skeleton; none where it has no such state. Pure. */
export function snapshotIn(machine: AnyStateMachine, { value, context, status, output, error }: {
  readonly value: unknown; readonly context: unknown; readonly status: string; readonly output?: unknown; readonly error?: unknown;
}): AnyMachineSnapshot | undefined {
  try {
    return machine.resolveState({ value: value as StateValue, context, status: status as 'active', output, error }); // boundary: told by an app, and judged by XState
  } catch {
    return undefined;
  }
}

function idsIn(state: StateShape): readonly string[] {
  return [state.id, ...state.states.flatMap(idsIn)];
}

function configOf(state: StateShape, targets: ReadonlySet<string>): object {
  const transitions = (list: readonly TransitionShape[]): readonly object[] => list.map((transition) => transitionOf(transition, targets));
  return {
    id: state.id,
    ...(state.type === 'atomic' || state.type === 'compound' ? {} : { type: state.type }),
    ...(state.type === 'compound' ? { initial: state.initial ?? state.states[0]?.key } : {}),
    ...(state.type === 'history' ? { history: state.history, ...(state.target === undefined ? {} : { target: state.target }) } : {}),
    on: Object.fromEntries(state.on.map(({ descriptor, transitions: list }) => [descriptor, transitions(list)])),
    always: transitions(state.always),
    entry: state.entry.map(actionOf), exit: state.exit.map(actionOf),
    invoke: state.invoke,
    tags: state.tags,
    ...(state.description === undefined ? {} : { description: state.description }),
    ...(state.meta === undefined ? {} : { meta: state.meta }),
    states: Object.fromEntries(state.states.map((child) => [child.key, configOf(child, targets)])),
  };
}

/** A target that is not there is left out: the app's own machine knows better, and the rest can still be drawn. */
function transitionOf({ targets, guard, actions, reenter, description, meta }: TransitionShape, known: ReadonlySet<string>): object {
  const target = targets?.filter((id) => known.has(id)).map((id) => `#${id.replace(/[\\.]/g, '\\$&')}`);
  return {
    ...(target === undefined || target.length === 0 ? {} : { target }),
    ...(guard === undefined ? {} : { guard: guardOf(guard) }),
    actions: actions.map(actionOf),
    reenter,
    ...(description === undefined ? {} : { description }),
    ...(meta === undefined ? {} : { meta }),
  };
}

function guardOf(guard: GuardShape): unknown {
  if (typeof guard === 'string') return guard;
  const parts = guard.of.map(guardOf) as never; // boundary: guards by name, or made here
  return guard.kind === 'all' ? and(parts) : guard.kind === 'any' ? or(parts) : not((guard.of.length === 0 ? 'guard' : guardOf(guard.of[0] ?? 'guard')) as never); // boundary: likewise
}

function actionOf(action: StateShape['entry'][number]): object {
  return typeof action === 'string' ? { type: action } : action;
}
