/** Everything in a module that cites clauses: rules, measures, invariants, and the states and transitions of its machine. */

import type { ClauseId, Ruled } from '@rulebench/core';
import type { TransitionRef } from '@rulebench/core/bench';
import { metaOf, nodesOf, type Bench } from '@rulebench/core/explain';
import type { Citer } from './coverage-types.ts';

export interface Citing extends Citer {
  readonly cites: readonly ClauseId[];
}

type StateNode = Bench['machine']['root'];
interface Transition { readonly target?: unknown; readonly actions: readonly unknown[]; readonly reenter: boolean; readonly meta?: unknown }

/** How a transition is named in coverage: where it leaves from, under what, and its place there. Pure. */
export function transitionId({ source, descriptor, index }: Pick<TransitionRef, 'source' | 'descriptor' | 'index'>): string {
  return `${source}|${descriptor}|${index}`;
}

/** What a rule or measure is to coverage. Pure. */
export function kindOf(ruled: Ruled): 'rule' | 'measure' | 'input' {
  if (ruled.kind === 'measure') return 'measure';
  return 'of' in ruled && ruled.of === 'input' ? 'input' : 'rule';
}

const known = new WeakMap<Bench, readonly Citing[]>();

/** All that a bench's table and machine hold, whether or not it cites anything. Pure. */
export function citersOf(bench: Bench): readonly Citing[] {
  const made = known.get(bench) ?? [...ofTable(bench), ...ofInvariants(bench), ...nodesOf(bench.machine.root).flatMap((node) => ofState(bench.module.id, node))];
  known.set(bench, made);
  return made;
}

function ofTable({ module, rules }: Bench): readonly Citing[] {
  return Object.values(rules).map((ruled) => ({ kind: kindOf(ruled), module: module.id, id: ruled.id, cites: ruled.cites }));
}

/** What the variants of a module put in the place of its own rules and measures. Pure. */
export function citersOfVariants({ id: module, variants = [] }: Bench['module']): readonly Citing[] {
  return variants.flatMap(({ replaced }) => Object.values(replaced)).map((ruled) => ({ kind: kindOf(ruled), module, id: ruled.id, cites: ruled.cites }));
}

function ofInvariants({ module }: Bench): readonly Citing[] {
  return (module.invariants ?? []).map(({ id, cites }) => ({ kind: 'invariant', module: module.id, id, cites }));
}

function ofState(module: string, node: StateNode): readonly Citing[] {
  const { cites = [], forbids = {} } = metaOf(node.meta);
  return [
    { kind: 'state', module, id: node.id, cites },
    ...Object.entries(forbids).map(([event, by]): Citing => ({ kind: 'forbids', module, id: `${node.id}|${event}`, cites: by })),
    ...[...node.transitions].flatMap(([descriptor, transitions]) => ofTransitions(module, node.id, descriptor, transitions)),
    ...ofTransitions(module, node.id, '', node.always ?? []),
  ];
}

function ofTransitions(module: string, source: string, descriptor: string, transitions: readonly Transition[]): readonly Citing[] {
  return transitions.flatMap((transition, index): Citing[] => {
    const doesNothing = transition.target === undefined && transition.actions.length === 0 && !transition.reenter;
    return doesNothing ? [] : [{ kind: 'transition', module, id: transitionId({ source, descriptor, index }), cites: metaOf(transition.meta).cites ?? [] }];
  });
}

/** The ids of the states that a value makes active, root first. Pure. */
export function activeIds(root: StateNode, value: unknown): readonly string[] {
  const below = typeof value === 'string' ? [[value, undefined] as const] : typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [root.id, ...below.flatMap(([key, part]) => {
    const child = root.states[key];
    return child === undefined ? [] : activeIds(child, part);
  })];
}
