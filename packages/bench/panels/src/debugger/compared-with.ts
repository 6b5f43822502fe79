/** What a run is compared with, in one word as the panels and links carry it: a variant, two days, or the house rule of a branch. */

import { isDate, variantOfWord, variantToWord } from '@rulebench/rulings';

/** The house rule of the branch that is shown; no variant has such a name. */
export const HOUSE = 'own house';

export type Days = readonly [string, string];

/** The two days of `1998-03-05 1998-03-06`; none where it says no such thing. Pure. */
export function daysIn(chosen: string | undefined): Days | undefined {
  const [before, after, ...more] = chosen?.split(' ') ?? [];
  return before !== undefined && after !== undefined && more.length === 0 && isDate(before) && isDate(after) ? [before, after] : undefined;
}

/** As a link carries it. Pure. */
export function compareToWord(chosen: string): string {
  return variantToWord(chosen);
}

/** What a link says: of a variant the several parts are put together again. Pure. */
export function compareOfWord(word: string): string {
  return word === HOUSE || daysIn(word) !== undefined ? word : variantOfWord(word);
}
