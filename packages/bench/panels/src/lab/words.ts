/** How the pages of the lab word what came back. */

import { DEFAULT_VARIANT } from '@rulebench/core';
import type { Cut, Reason } from '@rulebench/explorer';
import { isDate } from '@rulebench/rulings';
import type { SideSaid } from './job.ts';

/** A side of a comparison in a sentence: a variant by its title, as it is chosen by, a day by its date. Pure. */
export function sideWords({ asked, titles }: Pick<SideSaid, 'asked' | 'titles'>): string {
  if (asked === DEFAULT_VARIANT) return 'the rules as they are';
  return isDate(asked) || titles.length === 0 ? asked : `“${titles.join('” and “')}”`;
}

/** A number for people: `12,345`, `0.0313`. Pure. */
export function number(n: number): string {
  return n.toLocaleString('en', { maximumSignificantDigits: Number.isInteger(n) ? 12 : 4 });
}

/** A share as a percentage: `12.5 %`. Pure. */
export function share(rate: number): string {
  return `${(rate * 100).toLocaleString('en', { maximumFractionDigits: 1 })} %`;
}

const REASONS: Readonly<Record<Reason, string>> = {
  'max-states': 'the limit of states was reached',
  'max-time': 'the time was up',
  'max-memory': 'the memory was full',
  'thread-lost': 'a thread was lost',
  interrupted: 'it was stopped',
  'chance-sampled': 'of some chances only a part was tried',
  'moves-capped': 'of some states not every move was tried',
};

/** Why not everything was looked at. Pure. */
export function reasonWords(reason: Reason): string {
  return REASONS[reason];
}

const CUTS: Readonly<Record<Cut, string>> = {
  states: 'the limit of states was reached', time: 'the time was up', depth: 'the longest run was reached', chance: 'of some chances only a part was tried',
  moves: 'of some states not every move was tried', 'no-moves': 'the module names no moves', broken: 'the module failed while it was asked', stopped: 'it was stopped',
};

/** Why a comparison was cut. Pure. */
export function cutWords(cut: Cut): string {
  return CUTS[cut];
}
