/** How the pages of the lab word what came back. */

import { DEFAULT_VARIANT } from '@rulebench/core';
import { isDate } from '@rulebench/rulings';
import type { SideSaid } from './job.ts';

/** What a limit is called where it is a field of the page. */
export const LIMIT = 'the limit';

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
