/** What came of an event in an app, as far as what the app tells lets one say. */

import type { AnyEventObject } from 'xstate';
import { isRecord } from '@rulebench/core';
import type { LiveMicrostep, LiveStep } from './model.ts';
import type { StateShape, TransitionShape } from './shape.ts';

export interface Asked {
  readonly shape: StateShape;
  /** The state value and status before the event. */
  readonly before: unknown;
  readonly statusBefore: string;
  readonly event: AnyEventObject | undefined;
  readonly status: string;
  readonly microsteps: readonly LiveMicrostep[];
  /** Whether the app tells what it took. */
  readonly told: boolean;
  /** What an app that does not tell it suggests. */
  readonly taken: boolean;
}

/** The outcome of a step. Pure. */
export function outcomeOf({ shape, before, statusBefore, event, status, microsteps, told, taken }: Asked): LiveStep['outcome'] {
  if (statusBefore === 'active' && status === 'error') return 'broken';
  if (statusBefore !== 'active') return 'over';
  if (told ? microsteps.some(({ transitions }) => transitions.some((ref) => !isForbidden(shape, ref))) : taken) return 'taken';
  if (event === undefined || shape.states.length === 0 && shape.on.length === 0) return told ? 'taken' : 'untold';
  const known = isKnown(shape, before, event.type);
  if (known === 'no') return 'not-now';
  return told || known === 'guarded' ? 'refused' : 'untold';
}

/** Whether the active states know an event; `guarded`: only under a guard. */
function isKnown(state: StateShape, value: unknown, type: string): 'no' | 'guarded' | 'free' {
  const below = state.states.filter(({ key }) => isActive(state, value, key)).map((child) => isKnown(child, isRecord(value) ? value[child.key] : undefined, type));
  if (below.includes('free')) return 'free';
  const own = state.on.filter(({ descriptor }) => matches(type, descriptor)).flatMap(({ transitions }) => transitions);
  const forbids = own.findIndex((transition) => transition.guard === undefined && forbidden(transition));
  const reached = forbids === -1 ? own : own.slice(0, forbids);
  if (reached.some(({ guard }) => guard === undefined)) return 'free';
  return reached.length > 0 || below.includes('guarded') ? 'guarded' : 'no';
}

function isActive({ type }: StateShape, value: unknown, key: string): boolean {
  return type === 'parallel' || value === key || (isRecord(value) && Object.hasOwn(value, key));
}

function matches(type: string, descriptor: string): boolean {
  if (descriptor === type || descriptor === '*') return true;
  return descriptor.endsWith('.*') && (type === descriptor.slice(0, -2) || type.startsWith(descriptor.slice(0, -1)));
}

function isForbidden(shape: StateShape, { source, descriptor, index }: LiveMicrostep['transitions'][number]): boolean {
  const state = found(shape, source);
  const transition = descriptor === '' ? state?.always[index] : state?.on.find((one) => one.descriptor === descriptor)?.transitions[index];
  return transition !== undefined && forbidden(transition);
}

function forbidden({ targets, actions }: TransitionShape): boolean {
  return targets === undefined && actions.length === 0;
}

function found(state: StateShape, id: string): StateShape | undefined {
  if (state.id === id) return state;
  for (const child of state.states) { const below = found(child, id); if (below !== undefined) return below; }
  return undefined;
}
