/** Other readings and house rules, each a measure in place of the usual one. */

import type { Variant } from '@rulebench/core';
import { measure } from './deciding.ts';
import { lastFullTurn } from './ending.ts';
import { playsPerTurn } from './playing.ts';
import { leftOfTurn } from './stepping.ts';

type Full = { readonly of: readonly string[]; readonly count: number };

export const variants: readonly Variant[] = [
  { id: 'two-card-plays', title: 'Two normal card plays a turn', replaced: { playsPerTurn: measure({ ...playsPerTurn, value: (): number => 2 }) } },
  { id: 'ended-at-once', title: 'A turn that a card ends is over at once, without its end and its draw', replaced: { leftOfTurn: measure({ ...leftOfTurn, value: (): 'end' | 'nothing' => 'nothing' }) } },
  {
    id: 'everybodys-turns', title: 'Every turn counts as a full one, whoever has it',
    replaced: { lastFullTurn: measure({ ...lastFullTurn, value: ({ context: { table: { turn } } }, { count }: Full): number => turn.number + count }) },
  },
];
