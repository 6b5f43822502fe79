/** States that an expectation names, looked up in the module's machine. */

import { isRecord, type RuleModule } from '@rulebench/core';
import { nodesOf } from '@rulebench/core/explain';
import { suggest } from './problem.ts';
import type { Mismatch } from './schema.ts';
import { benchFor } from './tape.ts';

interface StateNode { readonly states: Readonly<Record<string, StateNode>> }

/** What is wrong with an expected state: a name that no state has there. Pure. */
export function wrongState(module: RuleModule, state: unknown): readonly Mismatch[] {
  const { root } = benchFor(module).machine;
  if (typeof state === 'string') {
    if (state.split('.').reduce<StateNode | undefined>((node, key) => childOf(node, key), root) !== undefined) return [];
    const known = nodesOf(root).filter((node) => node !== root).map(({ path }) => path.join('.'));
    return [unknownState(module, state, known, [], 'value')];
  }
  return isRecord(state) ? below(module, root, state, []) : [{ code: 'RB111', path: [], at: 'value', message: `a state is text or nested keys, not ${JSON.stringify(state)}` }];
}

function childOf(node: StateNode | undefined, key: string): StateNode | undefined {
  return node !== undefined && Object.hasOwn(node.states, key) ? node.states[key] : undefined;
}

function below(module: RuleModule, node: StateNode, value: unknown, path: readonly string[]): readonly Mismatch[] {
  if (typeof value === 'string') return childOf(node, value) === undefined ? [unknownState(module, value, Object.keys(node.states), path, 'value')] : [];
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const child = childOf(node, key);
    return child === undefined ? [unknownState(module, key, Object.keys(node.states), [...path, key], 'key')] : below(module, child, part, [...path, key]);
  });
}

function unknownState({ id }: RuleModule, state: string, known: readonly string[], path: readonly string[], at: Mismatch['at']): Mismatch {
  return { code: 'RB119', path, at, message: `module "${id}" has no state "${state}" here`, hint: suggest(state, known) };
}
