/** Random outcomes grouped so that a person can set or roll them: one group a die, one button a face. */

import type { AnyEventObject } from 'xstate';
import { sameJson, type Chance } from '@rulebench/core';
import { eventDetail, valueWords } from '../words/value.ts';

export interface OutcomeGroup {
  /** What is random, in words: "F1 · Weapons · d10". */
  readonly label: string;
  readonly type: string;
  readonly outcomes: readonly { readonly label: string; readonly event: AnyEventObject; readonly weight: number }[];
}

/** Groups outcomes that differ in numbers only; where nothing is numbered all of one type are a group. Pure. */
export function groupsOf(chances: readonly Chance[]): readonly OutcomeGroup[] {
  const groups = new Map<string, Chance[]>();
  for (const chance of chances) {
    const key = JSON.stringify(numbered(chance.event) ? Object.entries(chance.event).filter(([, value]) => typeof value !== 'number') : chance.event.type);
    groups.set(key, [...groups.get(key) ?? [], chance]);
  }
  return [...groups.values()].flatMap((group): readonly OutcomeGroup[] => {
    const first = group[0]?.event;
    if (first === undefined) return [];
    const varying = Object.keys(first).filter((name) => name !== 'type' && group.some(({ event }) => !sameJson(event[name], first[name])));
    const fixed = Object.fromEntries(Object.entries(first).filter(([name]) => !varying.includes(name)));
    return [{
      type: first.type,
      label: group.length === 1 ? '' : eventDetail(fixed),
      outcomes: group.map(({ event, weight }) => ({ event, weight, label: varying.map((name) => valueWords(event[name])).join(', ') || eventDetail(event) || event.type })),
    }];
  });
}

/** One outcome of a group at random, by weight. `random` is in [0, 1). Pure. */
export function drawn(group: OutcomeGroup, random: number): AnyEventObject | undefined {
  return drawnOf(group.outcomes, random)?.event;
}

/** One of several by its weight; none of none. `random` is in [0, 1). Pure. */
export function drawnOf<T extends { readonly weight: number }>(all: readonly T[], random: number): T | undefined {
  let left = random * all.reduce((sum, { weight }) => sum + weight, 0);
  return all.find(({ weight }) => (left -= weight) < 0) ?? all.at(-1);
}

const numbered = (event: object): boolean => Object.values(event).some((value) => typeof value === 'number');
