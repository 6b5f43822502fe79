/** What the process that judges mutants tells the one that started it. */

import type { Mutant } from './mutated.ts';

export type Told =
  | { readonly kind: 'mutants'; readonly count: number }
  | { readonly kind: 'trying'; readonly n: number; readonly mutant: Mutant }
  | { readonly kind: 'tried'; readonly n: number; readonly noticed: Noticed };

/** What noticed a mutant: the module did not load, an example failed, what is kept of it reads otherwise, nothing, or it never ended. */
export type Noticed = 'loading' | 'examples' | 'kept' | 'nothing' | 'endless';
