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
  // An actor that runs no machine takes whatever it is sent; a machine without a single transition takes nothing.
  if (event === undefined || (shape.states.length === 0 && shape.on.length === 0)) return told ? (taken ? 'taken' : 'not-now') : 'untold';
  const { ways } = isKnown(shape, before, event.type);
  if (ways === 'none') return 'not-now';
  return told || ways === 'guarded' ? 'refused' : 'taken';
}

/** What the active states have for an event. `ends`: no state around them is asked any more. */
interface Known {
  readonly ways: 'none' | 'guarded' | 'free';
  readonly ends: boolean;
}

/** Of states within one another the inner ones are asked first; one that forbids the event ends the asking, as does one that has a way without a guard. */
function isKnown(state: StateShape, value: unknown, type: string): Known {
  const below = state.states.filter(({ key }) => isActive(state, value, key)).map((child) => isKnown(child, isRecord(value) ? value[child.key] : undefined, type));
  const inner: Known = {
    ways: below.some(({ ways }) => ways === 'free') ? 'free' : below.some(({ ways }) => ways === 'guarded') ? 'guarded' : 'none',
    ends: below.some(({ ends }) => ends),
  };
  if (inner.ends) return inner;
  const own = state.on.filter(({ descriptor }) => matches(type, descriptor)).flatMap(({ transitions }) => transitions);
  const first = own.findIndex(({ guard }) => guard === undefined);
  const unguarded = own[first];
  if (unguarded !== undefined && !forbidden(unguarded)) return { ways: 'free', ends: true };
  return { ways: inner.ways === 'guarded' || own.some(({ guard }, i) => guard !== undefined && (first === -1 || i < first)) ? 'guarded' : 'none', ends: unguarded !== undefined };
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
