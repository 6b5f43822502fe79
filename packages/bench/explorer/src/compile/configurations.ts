/**
 * Sets of active states, each made once a machine, with all that follows from the set alone: the state value, which transitions are
 * considered for an event, and what taking them comes to. What history states remember is part of it.
 */

import type { StateValue } from 'xstate';
import type { Chart } from './chart.ts';
import { chooserOf } from './choosing.ts';
import { planFor } from './plan.ts';
import type { Chooser, Configuration, History, Node, Plan } from './shapes.ts';
import { ancestorsOf, isLeaf } from './tree.ts';

/** Types of events that are remembered a set of states. */
const MOST_EVENTS = 1000;

/** All configurations of a machine that have been met. */
export class Configurations {
  readonly #known = new Map<string, Configuration>();
  readonly #chart: Chart;

  constructor(chart: Chart) {
    this.#chart = chart;
  }

  /** The configuration of active states, in XState's order, and of what is remembered. */
  readonly of = (nodes: readonly Node[], history: History): Configuration => {
    const key = `${nodes.map(({ order }) => order).join()};${Object.entries(history).map(([id, held]) => `${id}=${held.map(({ order }) => order).join()}`).join(';')}`;
    let known = this.#known.get(key);
    if (known === undefined) {
      known = this.#made(nodes, history);
      this.#known.set(key, known);
    }
    return known;
  };

  /** The configuration that a state value tells, and what is remembered, as plain data. */
  at(value: StateValue, remembered: Configuration['remembered']): Configuration {
    const history = Object.entries(remembered).map(([id, nodes]) => [id, nodes.map((node) => this.#chart.nodeOf(node.id))] as const);
    return this.of(nodesOf(this.#chart.root, value), Object.fromEntries(history));
  }

  /** How a machine begins: only its root is active, and the value says already where that leads. */
  get beginning(): Configuration {
    return this.#made([this.#chart.root], {});
  }

  #made(nodes: readonly Node[], history: History): Configuration {
    const value = valueOf(this.#chart.root, completed(nodes));
    const choosers = new Map<string, Chooser>();
    const { of } = this;
    const single: (Plan | undefined)[] = [];
    const several = new Map<string, Plan>();
    const made: Configuration = {
      nodes, value, history,
      remembered: Object.fromEntries(Object.entries(history).map(([id, held]) => [id, held.map((node) => ({ id: node.id }))])),
      eventless: nodes.filter(isLeaf).map((leaf) => [leaf, ...ancestorsOf(leaf)].flatMap(({ always }) => always)).filter(({ length }) => length > 0),
      chooser: (eventType) => {
        let known = choosers.get(eventType);
        if (known === undefined) {
          known = chooserOf(this.#chart.root, value, eventType);
          if (choosers.size < MOST_EVENTS) choosers.set(eventType, known);
        }
        return known;
      },
      planOfOne: (transition) => single[transition.index] ??= planFor([transition], made, of),
      planOfAll: (transitions, eventless) => {
        const key = `${eventless ? 'always' : 'event'};${transitions.map(({ index }) => index).join()}`;
        let known = several.get(key);
        if (known === undefined) {
          known = planFor(transitions, made, of, eventless);
          several.set(key, known);
        }
        return known;
      },
    };
    return made;
  }
}

/** The states that are active where a state and all below it have just been entered by themselves. */
export function initialOf(node: Node): readonly Node[] {
  const found = new Set<Node>();
  const enter = (one: Node): void => {
    if (found.has(one)) return;
    found.add(one);
    const [first] = one.initial;
    if (one.type === 'compound' && first !== undefined) enter(first);
    if (one.type === 'parallel') one.children.filter(({ type }) => type !== 'history').forEach(enter);
  };
  enter(node);
  return [...found];
}

/**
 * Active states, with what XState's state value tells of those below which nothing is active: where they would begin. That is so before a machine
 * begins, and after a history state was returned to by a transition that enters its regions anew.
 */
function completed(nodes: readonly Node[]): readonly Node[] {
  const parents = new Set(nodes.map(({ parent }) => parent));
  const all = new Set(nodes);
  const add = (node: Node): void => { for (const one of initialOf(node)) all.add(one); };
  // What is added is looked at in turn.
  for (const node of all) {
    if (node.type === 'compound' && !parents.has(node)) add(node);
    if (node.type === 'parallel') node.children.filter((child) => child.type !== 'history' && !all.has(child)).forEach(add);
  }
  for (const node of all) if (node.parent !== undefined) all.add(node.parent);
  return [...all];
}

/** The state value of active states; regions stand in the order of their states. */
function valueOf(node: Node, nodes: readonly Node[]): StateValue {
  const children = nodes.filter(({ parent }) => parent === node);
  if (node.type === 'compound') {
    const [child] = children;
    if (child === undefined) return {};
    return isLeaf(child) ? child.key : { [child.key]: valueOf(child, nodes) };
  }
  return Object.fromEntries(children.map((child) => [child.key, valueOf(child, nodes)]));
}

/** The active states of a state value, as written. */
function nodesOf(node: Node, value: StateValue): readonly Node[] {
  const below = typeof value === 'string' ? [[value, {}] as const] : Object.entries(value);
  return [node, ...below.flatMap(([key, nested]) => node.children.filter((child) => child.key === key).flatMap((child) => nodesOf(child, nested ?? {})))];
}
