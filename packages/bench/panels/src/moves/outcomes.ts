/** Random outcomes grouped so that a person can set or roll them: one group a die, one button a face. */

import type { AnyEventObject } from 'xstate';
import type { Chance } from '@rulebench/core';
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
    const key = JSON.stringify([chance.event.type, numbered(chance.event) ? fixedPart(chance.event) : {}]);
    groups.set(key, [...groups.get(key) ?? [], chance]);
  }
  return [...groups.values()].flatMap((group): readonly OutcomeGroup[] => {
    const first = group[0];
    if (first === undefined) return [];
    const byNumber = numbered(first.event);
    return [{
      type: first.event.type,
      label: byNumber ? eventDetail(fixedPart(first.event)) : '',
      outcomes: group.map(({ event, weight }) => ({ event, weight, label: byNumber ? numbersOf(event) : eventDetail(event) || event.type })),
    }];
  });
}

/** One outcome of a group at random, by weight. `random` is in [0, 1). Pure. */
export function drawn(group: OutcomeGroup, random: number): AnyEventObject | undefined {
  let left = random * group.outcomes.reduce((sum, { weight }) => sum + weight, 0);
  return group.outcomes.find(({ weight }) => (left -= weight) < 0)?.event ?? group.outcomes.at(-1)?.event;
}

const numbered = (event: object): boolean => Object.values(event).some((value) => typeof value === 'number');
const fixedPart = (event: object): object => Object.fromEntries(Object.entries(event).filter(([, value]) => typeof value !== 'number'));
const numbersOf = (event: object): string => Object.values(event).filter((value) => typeof value === 'number').map(valueWords).join(', ');
