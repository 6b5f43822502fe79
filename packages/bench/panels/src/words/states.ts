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

/** A state value in words: "rolling", or for parallel states "weather: calm and travel: waiting". Pure. */
export function stateWords(value: StateValue): string {
  const leaves = leavesOf(value);
  if (leaves.length === 1) return stateName(leaves[0] ?? '');
  return listed(leaves.map((path) => {
    const keys = path.split('.');
    return keys.length === 1 ? stateName(path) : `${titleOf(keys.at(-2) ?? '')}: ${stateName(path)}`;
  }));
}
