/** States in words: what a machine is doing now, without its ids. */

import type { StateValue } from 'xstate';
import { titleOf } from '@rulebench/core';
import { listed } from './value.ts';

/** The last part of a state's id as words: `game.picking.A` is "A", `choosingFarEnd` is "choosing far end". Pure. */
export function stateName(id: string): string {
  return titleOf(id.slice(id.lastIndexOf('.') + 1));
}

/** The innermost states of a value, as paths: `{ a: { b: 'c' } }` is `['a.b.c']`. Pure. */
export function leavesOf(value: StateValue, path = ''): readonly string[] {
  if (typeof value === 'string') return value === '' ? [path] : [path === '' ? value : `${path}.${value}`];
  return Object.entries(value).flatMap(([key, below]) => {
    const here = path === '' ? key : `${path}.${key}`;
    return below === undefined || (typeof below === 'object' && Object.keys(below).length === 0) ? [here] : leavesOf(below, here);
  });
}

/** Every active state of a value as a path, the outer ones first: `{ a: { b: 'c' } }` is `['a', 'a.b', 'a.b.c']`. Pure. */
export function activeStates(value: StateValue): readonly string[] {
  return [...new Set(leavesOf(value).flatMap((path) => path.split('.').map((_, i, keys) => keys.slice(0, i + 1).join('.'))))];
}

/** What was left and what was entered between two values, in words; parallel states that stayed are not told. Pure. */
export function differentStates(before: StateValue, after: StateValue): readonly [left: string, entered: string] {
  const [was, is] = [leavesOf(before), leavesOf(after)];
  const left = was.filter((path) => !is.includes(path));
  const entered = is.filter((path) => !was.includes(path));
  if (left.length === 0 || entered.length === 0) return [stateWords(before), stateWords(after)];
  return [listed(left.map(stateName)), listed(entered.map(stateName))];
}

/** A state value in words: "rolling", or for parallel states "weather: calm and travel: waiting". Pure. */
export function stateWords(value: StateValue): string {
  const leaves = leavesOf(value);
  if (leaves.length === 1) return stateName(leaves[0] ?? '');
  return listed(leaves.map((path) => {
    const keys = path.split('.');
    return keys.length === 1 ? stateName(path) : `${titleOf(keys.at(-2) ?? '')}: ${stateName(path)}`;
  }));
}
