/** Shapes from what @xstate/inspect's protocol carries: an XState 4 config or definition, with Rulebench's own fields where it sent it. */

import { isRecord } from '@rulebench/core';
import {
  actionsIn, invokesIn, listOf, reading, statesIn, tagsIn, typeOf, wordsIn, type GuardShape, type Reading, type StateShape, type TransitionShape,
} from './shape.ts';

/** The shape of a machine; of anything else, a machine of one state. Pure. */
export function shapeOfV4(config: unknown): StateShape {
  const root = isRecord(config) ? config : {};
  const id = typeof root['id'] === 'string' ? root['id'] : 'machine';
  return stateOf(id, id, root, 0, reading());
}

function stateOf(parentId: string, key: string, config: unknown, depth: number, room: Reading): StateShape {
  const state = isRecord(config) ? config : {};
  const id = typeof state['id'] === 'string' ? state['id'] : depth === 0 ? parentId : `${parentId}.${key}`;
  const states = statesIn(state['states'], depth, room, (childKey, child) => stateOf(id, childKey, child, depth + 1, room));
  const type = typeOf(state, states);
  const { initial, target } = state;
  return {
    id, key, type, states,
    ...(typeof initial === 'string' && states.some((child) => child.key === initial) ? { initial } : {}),
    ...(type === 'history' ? { history: state['history'] === 'deep' ? 'deep' : 'shallow', ...(typeof target === 'string' ? { target } : {}) } : {}),
    on: [...listsIn(state['on'], (event) => event), ...listsIn(state['after'], (delay) => `xstate.after.${delay}.${id}`)],
    always: listOf(state['always']).map(transitionOf),
    entry: actionsIn(state['entry']), exit: actionsIn(state['exit']),
    invoke: invokesIn(state['invoke'], id), tags: tagsIn(state['tags']),
    ...wordsIn(state),
  };
}

function listsIn(written: unknown, descriptorOf: (key: string) => string): StateShape['on'] {
  if (!isRecord(written)) return [];
  return Object.entries(written).filter(([key]) => key !== '' && key !== '__proto__')
    .map(([key, list]) => ({ descriptor: descriptorOf(key), transitions: listOf(list).map(transitionOf) }));
}

function transitionOf(written: unknown): TransitionShape {
  const transition = isRecord(written) ? written : { target: written };
  const targets = listOf(transition['target']).filter((target) => typeof target === 'string').map((target) => target.replace(/^#/, ''));
  const guard = guardIn(transition['guard']) ?? guardIn(transition['cond']);
  return {
    ...(targets.length === 0 ? {} : { targets }),
    ...(guard === undefined ? {} : { guard }),
    actions: actionsIn(transition['actions']),
    reenter: transition['reenter'] === true || (transition['reenter'] === undefined && transition['internal'] === false && targets.length > 0),
    ...wordsIn(transition),
  };
}

const DEEPEST_GUARD = 20;

function guardIn(guard: unknown, depth = 0): GuardShape | undefined {
  if (typeof guard === 'string') return guard;
  if (!isRecord(guard) || depth > DEEPEST_GUARD) return undefined;
  const { kind, name, type } = guard;
  if (kind === 'all' || kind === 'any' || kind === 'not') return { kind, of: listOf(guard['of']).flatMap((part) => guardIn(part, depth + 1) ?? []) };
  return typeof name === 'string' ? name : typeof type === 'string' ? type : undefined;
}
