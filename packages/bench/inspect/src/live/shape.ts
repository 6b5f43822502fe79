/**
 * A machine's definition as plain data: what is left of it when it has crossed to another page. Read from what apps send,
 * so nothing in it is taken on trust: what has the wrong form is left out, and of what is too much no more is read.
 */

import { isRecord } from '@rulebench/core';
import type { ActionShape, GuardShape } from '../definition.ts';

export type { ActionShape, GuardShape };

export interface TransitionShape {
  /** The ids of the states it leads to; none where it stays. */
  readonly targets?: readonly string[];
  readonly guard?: GuardShape;
  readonly actions: readonly ActionShape[];
  readonly reenter: boolean;
  readonly description?: string;
  readonly meta?: Readonly<Record<string, unknown>>;
}

export interface StateShape {
  readonly id: string;
  readonly key: string;
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** The key of the state entered first. */
  readonly initial?: string;
  readonly history?: 'shallow' | 'deep';
  /** Where a history state leads while it remembers nothing. */
  readonly target?: string;
  /** By descriptor, in the order in which they are considered; `always` is apart. */
  readonly on: readonly { readonly descriptor: string; readonly transitions: readonly TransitionShape[] }[];
  readonly always: readonly TransitionShape[];
  readonly entry: readonly ActionShape[];
  readonly exit: readonly ActionShape[];
  readonly invoke: readonly { readonly id: string; readonly src: string }[];
  readonly tags: readonly string[];
  readonly description?: string;
  readonly meta?: Readonly<Record<string, unknown>>;
  readonly states: readonly StateShape[];
}

/** States of one machine and levels of it that are read. */
const MOST_STATES = 5000;
const DEEPEST = 50;

export interface Reading { left: number }

/** Room for one machine. */
export function reading(): Reading {
  return { left: MOST_STATES };
}

/** The states below, each read by `read` while there is room. Keys that would reach a prototype are none. */
export function statesIn(states: unknown, depth: number, room: Reading, read: (key: string, config: unknown) => StateShape): readonly StateShape[] {
  if (!isRecord(states) || depth >= DEEPEST) return [];
  return Object.entries(states).flatMap(([key, config]) => {
    if (key === '__proto__' || room.left <= 0) return [];
    room.left -= 1;
    return [read(key, config)];
  });
}

/** The kind of a state, by what it says or by what lies in it. Pure. */
export function typeOf(config: Readonly<Record<string, unknown>>, below: readonly StateShape[]): StateShape['type'] {
  switch (config['type']) {
    case 'parallel': case 'final': case 'history': return config['type'];
    default: return below.length === 0 ? 'atomic' : 'compound';
  }
}

/** An action of any form, by name. Pure. */
export function actionsIn(actions: unknown): readonly ActionShape[] {
  return listOf(actions).map((action) => {
    if (typeof action === 'string') return action;
    if (!isRecord(action) || typeof action['type'] !== 'string') return 'inline';
    const event = action['event'];
    return isRecord(event) && typeof event['type'] === 'string' ? { type: action['type'], event: { type: event['type'] } } : action['type'].startsWith('xstate.') ? { type: action['type'] } : action['type'];
  });
}

/** One or several, or none. Pure. */
export function listOf(value: unknown): readonly unknown[] {
  return value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];
}

/** What describes a state or transition. Pure. */
export function wordsIn({ description, meta }: Readonly<Record<string, unknown>>) {
  return { ...(typeof description === 'string' ? { description } : {}), ...(isRecord(meta) ? { meta } : {}) };
}

/** What a state invokes; without an id of its own it has the one that XState gives it. Pure. */
export function invokesIn(invoke: unknown, stateId: string): StateShape['invoke'] {
  return listOf(invoke).filter(isRecord).map(({ id, src }, i) => ({
    id: typeof id === 'string' ? id : `${i}.${stateId}`, src: typeof src === 'string' ? src : 'inline',
  }));
}

export function tagsIn(tags: unknown): readonly string[] {
  return listOf(tags).filter((tag) => typeof tag === 'string');
}
