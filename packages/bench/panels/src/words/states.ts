/** States in words: what a machine is doing now, without its ids. */

import type { StateValue } from 'xstate';
import { sameJson, titleOf } from '@rulebench/core';
import { listed } from './value.ts';

/** The last part of a state's id as words: `game.picking.A` is "A", `choosingFarEnd` is "choosing far end". Pure. */
export function stateName(id: string): string {
  return titleOf(id.slice(id.lastIndexOf('.') + 1));
}

/** The innermost states of a value, each as the keys that lead to it. */
function leafKeys(value: StateValue, above: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value === 'string') return [value === '' ? above : [...above, value]];
  return Object.entries(value).flatMap(([key, below]) => {
    const here = [...above, key];
    return below === undefined || (typeof below === 'object' && Object.keys(below).length === 0) ? [here] : leafKeys(below, here);
  });
}

/** The innermost states of a value, as paths: `{ a: { b: 'c' } }` is `['a.b.c']`. Pure. */
export function leavesOf(value: StateValue): readonly string[] {
  return leafKeys(value).map((keys) => keys.join('.'));
}

/** Every active state of a value as a path, the outer ones first: `{ a: { b: 'c' } }` is `['a', 'a.b', 'a.b.c']`. Pure. */
export function activeStates(value: StateValue): readonly string[] {
  return [...new Set(leafKeys(value).flatMap((keys) => keys.map((_, i) => keys.slice(0, i + 1).join('.'))))];
}

/** What was left and what was entered between two values, in words; parallel states that stayed are not told. Pure. */
export function differentStates(before: StateValue, after: StateValue): readonly [left: string, entered: string] {
  const [was, is] = [leafKeys(before), leafKeys(after)];
  const without = (these: typeof was, those: typeof was) => these.filter((keys) => !those.some((other) => sameJson(other, keys)));
  const [left, entered] = [without(was, is), without(is, was)];
  if (left.length === 0 || entered.length === 0) return [stateWords(before), stateWords(after)];
  return [listed(left.map(lastOf)), listed(entered.map(lastOf))];
}

function lastOf(keys: readonly string[]): string {
  return titleOf(keys.at(-1) ?? '');
}

/** Whether it is the value of a machine without states, or of what runs no machine. Pure. */
export function isStateless(value: StateValue): boolean {
  return typeof value === 'object' ? Object.keys(value).length === 0 : value === '';
}

/** A state value in words: "rolling", or for parallel states "weather: calm and travel: waiting". Pure. */
export function stateWords(value: StateValue): string {
  if (isStateless(value)) return 'its only state';
  const leaves = leafKeys(value);
  const [first] = leaves;
  if (first !== undefined && leaves.length === 1) return lastOf(first);
  return listed(leaves.map((keys) => (keys.length === 1 ? lastOf(keys) : `${titleOf(keys.at(-2) ?? '')}: ${lastOf(keys)}`)));
}
