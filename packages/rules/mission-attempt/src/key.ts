/** What tells two states apart: neither how many attempts there were, nor how the last one ended; no rule asks for that. */

import { timeless } from '@rulebench/board';
import type { Context } from './model.ts';

export function key({ attempts: _, attempt, ended, ...rest }: Context): unknown {
  return { ...timeless(rest), attempt: attempt === null ? null : { ...attempt, number: 0 }, ended: ended !== null };
}
