/** The two that are compared, as steppers of one module; and one run under both. */

import type { AnyEventObject } from 'xstate';
import type { RuleModule } from '@rulebench/core';
import type { Start } from '../explore/start.ts';
import type { Reached, State, Stepper } from '../stepper.ts';
import { differenceOf, type Aspect } from './differ.ts';

export interface Sides {
  readonly module: RuleModule;
  readonly a: Stepper;
  readonly b: Stepper;
}

/** A run in which two variants part: its last event comes to something else, or the start does where there is none. */
export interface Parting {
  readonly start: Start;
  readonly events: readonly AnyEventObject[];
  readonly aspect: Aspect;
  readonly a: Reached;
  readonly b: Reached;
}

/** A state under each variant that the same events lead to. */
export interface Pair {
  readonly a: State;
  readonly b: State;
}

/** What a start comes to under both. Pure. */
export function startOf({ a, b }: Sides, { input }: Start): { readonly a: Reached; readonly b: Reached } {
  return { a: a.start(input), b: b.start(input) };
}

/** What an event comes to under both. Pure. */
export function nextOf(sides: Sides, { a, b }: Pair, event: AnyEventObject): { readonly a: Reached; readonly b: Reached } {
  return { a: sides.a.next(a, event), b: sides.b.next(b, event) };
}

/** The pair that a step came to, where both took it. Pure. */
export function pairOf({ a, b }: { readonly a: Reached; readonly b: Reached }): Pair | undefined {
  return a.outcome === 'taken' && b.outcome === 'taken' ? { a: a.state, b: b.state } : undefined;
}

/** Where a given run first parts; undefined where it goes the same way to its end. Pure. */
export function partingAlong(sides: Sides, start: Start, events: readonly AnyEventObject[]): Parting | undefined {
  let reached = startOf(sides, start);
  let pair: Pair | undefined;
  for (const [n, event] of [...events.entries(), [events.length, undefined] as const]) {
    const aspect = differenceOf(reached.a, reached.b);
    if (aspect !== undefined) return { start, events: events.slice(0, n), aspect, ...reached };
    pair = pairOf(reached) ?? pair;
    if (pair === undefined || event === undefined) return undefined;
    reached = nextOf(sides, pair, event);
  }
  return undefined;
}
