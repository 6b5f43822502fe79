/** Reads the chart off a machine. What the machine does not name is called by what it is: `guard`, `action`. */

import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { isRecord } from '@rulebench/core';
import { isForbidden, refOf } from '@rulebench/core/bench';
import { metaOf, nodesOf } from '@rulebench/core/explain';
import { actionName, isOwnAction, raisedBy } from './actions.ts';
import { edgeId, type Chart, type ChartEdge, type ChartState, type EdgeKind } from './chart.ts';
import { guardOf } from './guards.ts';

/** The chart of any XState machine. Pure: nothing is started, no guard is asked. */
export function chartOf(machine: AnyStateMachine): Chart {
  const nodes = nodesOf(machine.root);
  return {
    id: machine.id,
    states: nodes.map((node) => stateOf(machine, node)),
    edges: nodes.flatMap((node) => transitionsOf(node).map((transition) => edgeOf(machine, transition))),
  };
}

function stateOf(machine: AnyStateMachine, node: AnyStateNode): ChartState {
  const { cites = [], forbids = {} } = metaOf(node.meta);
  return {
    id: node.id,
    key: node.key,
    ...(node.parent === undefined ? {} : { parent: node.parent.id }),
    type: node.type,
    ...(node.type === 'history' && node.history !== false ? { history: node.history === 'deep' ? 'deep' : 'shallow' } : {}),
    initial: node.type === 'history' ? rememberedFirst(machine, node) : (node.type === 'compound' ? node.initial.target ?? [] : []).map(({ id }) => id),
    tags: [...node.tags],
    ...(node.description === undefined ? {} : { description: node.description }),
    entry: node.entry.filter(isOwnAction).map(actionName),
    exit: node.exit.filter(isOwnAction).map(actionName),
    invokes: node.invoke.map(({ id }) => invokedName(node, id)),
    raises: raisedBy(machine, node.entry),
    cites,
    forbids,
    depth: node.path.length,
  };
}

/** What an invoked actor is called: its id, or its source where XState made the id up. */
function invokedName(node: AnyStateNode, id: string): string {
  const place = node.invoke.findIndex((one) => one.id === id);
  const src: unknown = node.invoke[place]?.src;
  const isNamed = typeof src === 'string' && !src.startsWith('xstate.invoke.') && node.invoke.filter((one) => one.src === src).length === 1;
  return id === `${String(place)}.${node.id}` && isNamed ? src : id;
}

/** The states that a history state leads to while it remembers nothing. */
function rememberedFirst(machine: AnyStateMachine, node: AnyStateNode): readonly string[] {
  const target: unknown = isRecord(node.config) ? node.config['target'] : undefined;
  const named = (Array.isArray(target) ? target : [target]).filter((one) => typeof one === 'string');
  return named.flatMap((one) => {
    if (one.startsWith('#')) return nodesOf(machine.root).find(({ id }) => id === one.slice(1))?.id ?? [];
    let found: AnyStateNode | undefined = node.parent;
    for (const key of one.split('.').filter((part) => part !== '')) found = found?.states[key];
    return found?.id ?? [];
  });
}

/** Events, ends and delays as they are written, then `always`. */
function transitionsOf(node: AnyStateNode): readonly AnyTransitionDefinition[] {
  return [...[...node.transitions].filter(([descriptor]) => descriptor !== '').flatMap(([, transitions]) => transitions), ...(node.always ?? [])];
}

function edgeOf(machine: AnyStateMachine, transition: AnyTransitionDefinition): ChartEdge {
  const place = refOf(transition);
  const forbidden = isForbidden(transition) && transition.guard === undefined;
  const said = descriptorSays(place.descriptor, transition.source);
  const { kind, says } = forbidden ? { kind: 'forbidden' as const, says: said.says } : said;
  const guard = guardOf(machine, transition.guard);
  const inside = (transition.target ?? []).every((target) => isWithin(target, transition.source));
  return {
    id: edgeId(place),
    ...place,
    kind, says,
    ...(guard === undefined ? {} : { guard }),
    actions: transition.actions.filter(isOwnAction).map(actionName),
    reenter: transition.reenter,
    internal: !transition.reenter && inside,
    cites: metaOf(transition.meta).cites ?? [],
    raises: raisedBy(machine, transition.actions),
  };
}

function isWithin(inner: AnyStateNode, outer: AnyStateNode): boolean {
  for (let node: AnyStateNode | undefined = inner; node !== undefined; node = node.parent) if (node === outer) return true;
  return false;
}

const OWN_EVENTS: readonly { readonly kind: EdgeKind; readonly form: RegExp; readonly says: (found: string, source: AnyStateNode) => string }[] = [
  { kind: 'after', form: /^xstate\.after\.([^.]+)\./, says: (delay) => `after ${delay}` },
  { kind: 'done', form: /^xstate\.done\.state\.(.+)$/, says: () => 'done' },
  { kind: 'done', form: /^xstate\.done\.actor\.(.+)$/, says: (actor, source) => `done: ${invokedName(source, actor)}` },
  { kind: 'error', form: /^xstate\.error\.actor\.(.+)$/, says: (actor, source) => `error: ${invokedName(source, actor)}` },
  { kind: 'event', form: /^xstate\.snapshot\.(.+)$/, says: (actor, source) => `snapshot: ${invokedName(source, actor)}` },
];

function descriptorSays(descriptor: string, source: AnyStateNode): { readonly kind: EdgeKind; readonly says: string } {
  if (descriptor === '') return { kind: 'always', says: 'always' };
  if (descriptor === '*') return { kind: 'wildcard', says: 'any event' };
  if (descriptor.endsWith('.*')) return { kind: 'wildcard', says: `any ${descriptor}` };
  for (const { kind, form, says } of OWN_EVENTS) {
    const found = form.exec(descriptor)?.[1];
    if (found !== undefined) return { kind, says: says(found, source) };
  }
  return { kind: 'event', says: descriptor };
}
