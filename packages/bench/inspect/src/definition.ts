/**
 * A running machine's definition as the protocol has it: an XState 4 config with the names of guards, actions and actors
 * and none of their code. What version 4 cannot say is in fields that it ignores: `guard` with the parts of `and`, `or`
 * and `not`, `reenter`, and `meta` of transitions.
 */

import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { isRecord } from '@rulebench/core';
import { resolveGuard } from '@rulebench/core/bench';
import { plainOf } from './plain.ts';

type Config = Readonly<Record<string, unknown>>;

/** A guard by name, or its parts where it is built of others. */
export type GuardShape = string | { readonly kind: 'all' | 'any' | 'not'; readonly of: readonly GuardShape[] };

/** An action by name; the event where it raises one. */
export type ActionShape = string | { readonly type: string; readonly event?: { readonly type: string } };

/** The definition of a machine for the protocol. Pure: no guard or action runs. */
export function definitionOf(machine: AnyStateMachine): Config {
  return { predictableActionArguments: true, ...configOf(machine, machine.root) };
}

/** What stands for an actor that runs no machine: one state without a name for anything. */
export function emptyDefinition(id: string): Config {
  return { id, key: id, states: {} };
}

function configOf(machine: AnyStateMachine, node: AnyStateNode): Config {
  const initial = node.type === 'compound' ? node.initial.target?.[0] : undefined;
  return {
    id: node.id,
    key: node.key,
    type: node.type,
    ...(initial === undefined ? {} : { initial: initial.key }),
    ...(node.type === 'history' ? historyOf(node) : {}),
    ...transitionsOf(machine, node),
    always: (node.always ?? []).map((transition) => transitionOf(machine, transition)),
    entry: actionsOf(node.entry),
    exit: actionsOf(node.exit),
    invoke: node.invoke.map(({ id, src }) => ({ id, src: typeof src === 'string' ? src : 'inline' })),
    tags: [...node.tags],
    ...(node.description === undefined ? {} : { description: node.description }),
    ...(node.meta === undefined ? {} : { meta: plainOf(node.meta) }),
    states: Object.fromEntries(Object.entries(node.states).map(([key, child]) => [key, configOf(machine, child)])),
  };
}

function historyOf(node: AnyStateNode): Config {
  const target: unknown = isRecord(node.config) ? node.config['target'] : undefined;
  return { history: node.history, ...(typeof target === 'string' ? { target } : {}) };
}

/** Delays have a place of their own in a config; everything else is an event. */
function transitionsOf(machine: AnyStateMachine, node: AnyStateNode): Config {
  const written = [...node.transitions].filter(([descriptor]) => descriptor !== '')
    .map(([descriptor, list]) => ({ descriptor, delay: delayOf(descriptor, node.id), list: list.map((one) => transitionOf(machine, one)) }));
  return {
    on: Object.fromEntries(written.flatMap(({ descriptor, delay, list }) => (delay === undefined ? [[descriptor, list]] : []))),
    after: Object.fromEntries(written.flatMap(({ delay, list }) => (delay === undefined ? [] : [[delay, list]]))),
  };
}

/** The delay of `xstate.after.500.lamp.on`. Pure. */
function delayOf(descriptor: string, nodeId: string): string | undefined {
  const [start, end] = ['xstate.after.', `.${nodeId}`];
  return descriptor.startsWith(start) && descriptor.endsWith(end) ? descriptor.slice(start.length, -end.length) : undefined;
}

function transitionOf(machine: AnyStateMachine, transition: AnyTransitionDefinition): Config {
  const guard = transition.guard === undefined ? undefined : guardOf(machine, transition.guard);
  return {
    ...(transition.target === undefined ? {} : { target: transition.target.map(({ id }) => `#${id}`) }),
    ...(guard === undefined ? {} : { cond: guardName(guard), guard }),
    actions: actionsOf(transition.actions),
    internal: !transition.reenter,
    reenter: transition.reenter,
    ...(transition.description === undefined ? {} : { description: transition.description }),
    ...(transition.meta === undefined ? {} : { meta: plainOf(transition.meta) }),
  };
}

/** The parameters of a guard may be a function of a context that is not there; only its name is asked for. */
function guardOf(machine: AnyStateMachine, guard: unknown): GuardShape {
  const { name, builtin } = resolveGuard(machine, isRecord(guard) ? { type: guard['type'] } : guard, undefined, undefined);
  if (builtin === undefined || typeof guard !== 'function') return name;
  return { kind: builtin.kind, of: builtin.parts.map((part) => guardOf(machine, part)) };
}

/** A guard in one word, as version 4 has it: `and(isOpen, isPaid)`. Pure. */
export function guardName(guard: GuardShape): string {
  return typeof guard === 'string' ? guard : `${{ all: 'and', any: 'or', not: 'not' }[guard.kind]}(${guard.of.map(guardName).join(', ')})`;
}

/** XState's own actions for delays are left out: the delay says it. */
function actionsOf(actions: readonly unknown[]): readonly ActionShape[] {
  return actions.map(actionOf).filter((action) => !isOfDelay(action));
}

function actionOf(action: unknown): ActionShape {
  if (typeof action === 'string') return action;
  const type = fieldOf(action, 'type');
  if (typeof type !== 'string') return typeof action === 'function' && action.name !== '' ? action.name : 'inline';
  const event = fieldOf(action, 'event');
  const raises = isRecord(event) ? event['type'] : fieldOf(action, 'sendId');
  return { type, ...(typeof raises === 'string' ? { event: { type: raises } } : {}) };
}

function isOfDelay(action: ActionShape): boolean {
  return typeof action !== 'string' && action.type.startsWith('xstate.') && (action.event?.type.startsWith('xstate.after.') ?? false);
}

function fieldOf(action: unknown, field: string): unknown {
  return (typeof action === 'function' || isRecord(action)) && field in action ? Reflect.get(action, field) : undefined;
}
