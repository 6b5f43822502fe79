/** The actions of states and transitions by name, and the events that they raise. */

import type { AnyStateMachine } from 'xstate';
import { isRecord } from '@rulebench/core';

/** How far a named action may lead to another. */
const MANY = 20;

/** The name of an action: the machine's own, or the kind of a built-in one (`assign`, `raise FADE`). Pure. */
export function actionName(action: unknown): string {
  if (typeof action === 'string') return action;
  const type = typeOf(action);
  if (type?.startsWith('xstate.')) return [type.slice('xstate.'.length), eventTypeOf(action)].filter((part) => part !== undefined).join(' ');
  return type ?? (typeof action === 'function' && action.name !== '' ? action.name : 'action');
}

/** Names that say only how an action is written: XState's own kinds, and what a function without a name of its own is called. */
const SAY_NOTHING = new Set(['action', 'actions', 'assign', 'cancel', 'emit', 'enqueueActions', 'entry', 'exit', 'log']);

/** Whether the name of an action tells a reader what it does. Pure. */
export function tellsSomething(name: string): boolean {
  return !SAY_NOTHING.has(name) && !name.startsWith('inline:');
}

/** Whether an action is written by the machine's author: XState adds its own for delays. Pure. */
export function isOwnAction(action: unknown): boolean {
  const type = typeOf(action);
  return !(type === 'xstate.cancel' && isDelay(fieldOf(action, 'sendId'))) && !(type === 'xstate.raise' && isDelay(eventTypeOf(action)));
}

/** The types of the events that actions raise, named ones looked up. What an action raises by a function is not known. Pure. */
export function raisedBy(machine: AnyStateMachine, actions: readonly unknown[]): readonly string[] {
  return [...new Set(actions.filter(isOwnAction).flatMap((action) => raised(machine, action, 0)))];
}

function raised(machine: AnyStateMachine, action: unknown, depth: number): readonly string[] {
  const type = typeof action === 'string' ? action : typeOf(action);
  if (type === undefined || depth > MANY) return [];
  if (type === 'xstate.raise') return [eventTypeOf(action) ?? []].flat();
  const named: unknown = Object.hasOwn(machine.implementations.actions, type) ? machine.implementations.actions[type] : undefined;
  return (Array.isArray(named) ? named : [named]).flatMap((one: unknown) => (one === undefined ? [] : raised(machine, one, depth + 1)));
}

function isDelay(name: unknown): boolean {
  return typeof name === 'string' && name.startsWith('xstate.after.');
}

function typeOf(action: unknown): string | undefined {
  const type = fieldOf(action, 'type');
  return typeof type === 'string' ? type : undefined;
}

function eventTypeOf(action: unknown): string | undefined {
  const event = fieldOf(action, 'event');
  return isRecord(event) && typeof event['type'] === 'string' ? event['type'] : undefined;
}

function fieldOf(action: unknown, field: string): unknown {
  return (typeof action === 'function' || isRecord(action)) && field in action ? Reflect.get(action, field) : undefined;
}
