/** Other readings and older rules, each a few rules or measures in place of the usual ones. */

import { holds } from '@rulebench/core';
import type { Variant } from '@rulebench/core';
import { measure, rule } from './deciding.ts';
import { aCardOpensTheWay } from './gating.ts';
import { euphemisms } from './kinds.ts';
import { landedIsNamed } from './using.ts';

export const variants: readonly Variant[] = [
  {
    id: 'plain-words', title: 'Only the word "relocate" makes a relocation',
    replaced: { euphemisms: measure({ ...euphemisms, says: 'no other word is as good as "relocate"', value: (): readonly string[] => [] }) },
  },
  {
    id: 'landed-targets', title: 'Before the ruling of 1998: cards reach landed ships like any others',
    before: landedIsNamed.cites,
    replaced: { landedIsNamed: rule({ ...landedIsNamed, on: 'USE', says: 'a landed ship is a ship', decide: () => holds(true) }) },
  },
  {
    id: 'open-gates', title: 'Two gates are enough: no card has to open the way each time',
    replaced: { aCardOpensTheWay: rule({ ...aCardOpensTheWay, on: 'PASS', says: 'the way is open', decide: () => holds(true) }) },
  },
];
