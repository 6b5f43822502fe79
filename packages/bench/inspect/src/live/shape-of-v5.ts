/** Shapes from an XState 5 config as JSON, which is what @statelyai/inspect sends: functions are missing from it, names are there. */

import { isRecord } from '@rulebench/core';
import {
  actionsIn, invokesIn, listOf, reading, statesIn, tagsIn, typeOf, wordsIn, type GuardShape, type Reading, type StateShape, type TransitionShape,
} from './shape.ts';

type Config = Readonly<Record<string, unknown>>;
/** What a target may be resolved against. */
interface Around { readonly id: string; readonly root: string; readonly parent: string }

/** The shape of a machine; of anything else, a machine of one state. Pure. */
export function shapeOfV5(config: unknown): StateShape {
  const root = isRecord(config) ? config : {};
  const id = typeof root['id'] === 'string' ? root['id'] : '(machine)';
  return stateOf(root, id, { id, root: id, parent: id }, 0, reading());
}

function stateOf(config: unknown, key: string, around: Around, depth: number, room: Reading): StateShape {
  const state = isRecord(config) ? config : {};
  const { id } = around;
  const states = statesIn(state['states'], depth, room, (childKey, child) =>
    stateOf(child, childKey, { id: idIn(child) ?? `${id}.${childKey}`, root: around.root, parent: id }, depth + 1, room));
  const type = typeOf(state, states);
  const initial = isRecord(state['initial']) ? state['initial']['target'] : state['initial'];
  const invokes = invokesIn(state['invoke'], id);
  return {
    id, key, type, states,
    ...(typeof initial === 'string' && states.some((child) => child.key === initial) ? { initial } : {}),
    ...(type === 'history' ? { history: state['history'] === 'deep' ? 'deep' : 'shallow', ...(typeof state['target'] === 'string' ? { target: state['target'] } : {}) } : {}),
    on: transitionsIn(state, around, invokes.map((invoked) => invoked.id)),
    always: listOf(state['always']).map((one) => transitionOf(one, around)),
    entry: actionsIn(state['entry']), exit: actionsIn(state['exit']),
    invoke: invokes, tags: tagsIn(state['tags']),
    ...wordsIn(state),
  };
}

function idIn(config: unknown): string | undefined {
  return isRecord(config) && typeof config['id'] === 'string' ? config['id'] : undefined;
}

/** Ends, errors and delays are written apart in a config, and are events all the same. */
function transitionsIn(state: Config, around: Around, invoked: readonly string[]): StateShape['on'] {
  const entry = (descriptor: string, written: unknown): StateShape['on'] =>
    (written === undefined ? [] : [{ descriptor, transitions: (written === null ? [{}] : listOf(written)).map((one) => transitionOf(one, around)) }]);
  const listed = (written: unknown, descriptorOf: (key: string) => string): StateShape['on'] =>
    (isRecord(written) ? Object.entries(written).filter(([key]) => key !== '' && key !== '__proto__').flatMap(([key, list]) => entry(descriptorOf(key), list)) : []);
  return [
    ...listed(state['on'], (event) => event),
    ...entry(`xstate.done.state.${around.id}`, state['onDone']),
    ...listOf(state['invoke']).filter(isRecord).flatMap((one, i) => [
      ...entry(`xstate.done.actor.${invoked[i] ?? ''}`, one['onDone']),
      ...entry(`xstate.error.actor.${invoked[i] ?? ''}`, one['onError']),
      ...entry(`xstate.snapshot.${invoked[i] ?? ''}`, one['onSnapshot']),
    ]),
    ...listed(state['after'], (delay) => `xstate.after.${delay}.${around.id}`),
  ];
}

function transitionOf(written: unknown, around: Around): TransitionShape {
  const transition: Config = isRecord(written) ? written : { target: written };
  const targets = listOf(transition['target']).filter((target) => typeof target === 'string').map((target) => targetId(target, around));
  const guard = guardIn(transition['guard']);
  return {
    ...(targets.length === 0 ? {} : { targets }),
    ...(guard === undefined ? {} : { guard }),
    actions: actionsIn(transition['actions']),
    reenter: transition['reenter'] === true,
    ...wordsIn(transition),
  };
}

/** `#id`, `.child`, or a sibling; ids that a state gives itself below are not looked for. */
function targetId(target: string, { id, parent, root }: Around): string {
  if (target.startsWith('#')) return target.slice(1);
  if (target.startsWith('.')) return `${id}${target}`;
  return id === root ? `${root}.${target}` : `${parent}.${target}`;
}

function guardIn(guard: unknown): GuardShape | undefined {
  if (typeof guard === 'string') return guard;
  return isRecord(guard) ? (typeof guard['type'] === 'string' ? guard['type'] : 'guard') : undefined;
}
