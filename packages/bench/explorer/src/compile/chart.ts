/**
 * A machine as the compiler works on it: its states and transitions as plain records, each with its guard and actions resolved. This file and
 * `parts.ts` are all of the compiler that knows how XState keeps a machine; the differential test holds what they read against XState itself.
 */

import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { candidatesOf, isForbidden, refOf } from '@rulebench/core/bench';
import { transitionId } from '@rulebench/rulings';
import type { Do, Node, Test, Transition } from './shapes.ts';

/** What turns XState's guards and actions into the compiler's. An action is told where it stands, for the reason why it cannot be compiled. */
export interface Resolver {
  readonly test: (guard: unknown) => Test;
  readonly act: (action: unknown, where: string) => Do;
  /** Notes why the machine cannot be compiled. */
  readonly cannot: (reason: string) => void;
}

/** The states of a machine, by their ids. */
export interface Chart {
  readonly root: Node;
  /** @throws where there is none */
  nodeOf(id: string): Node;
}

/** Reads a machine. What cannot be compiled is told to the resolver. */
export function chartOf(machine: AnyStateMachine, resolver: Resolver): Chart {
  const read = new Map<AnyStateNode, Node>();
  const transitions = new Map<AnyTransitionDefinition, Transition>();
  const nodeOf = (node: AnyStateNode): Node => found(read.get(node), node.id);
  const transitionOf = (transition: AnyTransitionDefinition): Transition => {
    const known = transitions.get(transition);
    if (known !== undefined) return known;
    const made: Transition = {
      index: transitions.size, id: transitionId(refOf(transition)),
      source: nodeOf(transition.source),
      targets: transition.target?.map(nodeOf),
      reenter: transition.reenter,
      guard: transition.guard === undefined ? undefined : resolver.test(transition.guard),
      guardName: nameOf(transition.guard),
      actions: (transition.actions as readonly unknown[]).map((action) => resolver.act(action, transition.source.id)), // boundary: actions of any kind
      forbidden: isForbidden(transition),
    };
    transitions.set(transition, made);
    return made;
  };
  const root = readNode(machine.root, undefined, { read, resolver, nodeOf, transitionOf });
  // Targets are known only when all states are.
  for (const [node, made] of read) {
    Object.assign(made, { initial: initialOf(node, resolver).map(nodeOf), always: (node.always ?? []).map(transitionOf) });
    for (const written of node.transitions.values()) written.forEach(transitionOf);
  }
  const byId = new Map([...read.values()].map((node) => [node.id, node]));
  return { root, nodeOf: (id) => found(byId.get(id), id) };
}

interface Reading {
  readonly read: Map<AnyStateNode, Node>;
  readonly resolver: Resolver;
  readonly nodeOf: (node: AnyStateNode) => Node;
  readonly transitionOf: (transition: AnyTransitionDefinition) => Transition;
}

function readNode(node: AnyStateNode, parent: Node | undefined, reading: Reading): Node {
  const { resolver } = reading;
  if (node.invoke.length > 0) resolver.cannot(`state "${node.id}" invokes an actor`);
  if (node.after.length > 0) resolver.cannot(`state "${node.id}" waits for time to pass (after)`);
  const act = (action: unknown): Do => resolver.act(action, node.id);
  const children: Node[] = [];
  const candidates = new Map<string, readonly Transition[]>();
  const made: Node = {
    id: node.id, key: node.key, order: node.order, type: node.type, parent, children,
    deep: node.history === 'deep',
    entry: node.after.length > 0 ? [] : (node.entry as readonly unknown[]).map(act), // boundary: actions of any kind
    exit: node.after.length > 0 ? [] : (node.exit as readonly unknown[]).map(act), // boundary: actions of any kind
    initially: ((node.initial as { readonly actions: readonly unknown[] }).actions).map(act), // boundary: actions of any kind
    initial: [], always: [],
    beginsAsParent: node.type === 'history' && targetsOf(node).length === 0 && node.parent?.type !== 'parallel',
    output: node.output,
    candidates: (eventType) => {
      let known = candidates.get(eventType);
      if (known === undefined) {
        known = candidatesOf(node, eventType).map(reading.transitionOf);
        if (candidates.size < MOST_EVENTS) candidates.set(eventType, known);
      }
      return known;
    },
  };
  reading.read.set(node, made);
  for (const child of Object.values(node.states)) children.push(readNode(child, made, reading));
  return made;
}

/** Types of events that are remembered a state; a walk that makes up ever new ones is answered all the same. */
const MOST_EVENTS = 1000;

function initialOf(node: AnyStateNode, resolver: Resolver): readonly AnyStateNode[] {
  if (node.type !== 'history') return node.initial.target as readonly AnyStateNode[]; // boundary: XState types it loosely
  const { parent } = node;
  if (parent === undefined) return [];
  const targets = targetsOf(node);
  if (targets.length > 0) return targets.flatMap((target) => historyTarget(parent, target, resolver));
  return parent.type === 'parallel' ? [parent] : parent.initial.target as readonly AnyStateNode[]; // boundary: XState types it loosely
}

function targetsOf(node: AnyStateNode): readonly string[] {
  const { target } = node.config as { readonly target?: string | readonly string[] }; // boundary: of a history state
  return target === undefined || target === '' ? [] : typeof target === 'string' ? [target] : target;
}

function historyTarget(parent: AnyStateNode, target: string, resolver: Resolver): readonly AnyStateNode[] {
  if (target.includes('\\')) resolver.cannot(`a history state of "${parent.id}" has a target with an escaped name`);
  if (target.startsWith('#')) return [parent.machine.getStateNodeById(target)];
  let node: AnyStateNode | undefined = parent;
  for (const key of target.split('.')) node = node?.states[key];
  if (node !== undefined) return [node];
  resolver.cannot(`a history state of "${parent.id}" leads to "${target}", which is no state there`);
  return [];
}

function nameOf(guard: unknown): string | undefined {
  if (typeof guard === 'string') return guard;
  return typeof guard === 'object' && guard !== null && 'type' in guard ? String(guard.type) : undefined;
}

function found(node: Node | undefined, id: string): Node {
  if (node === undefined) throw new Error(`there is no state "${id}" in this machine`);
  return node;
}
