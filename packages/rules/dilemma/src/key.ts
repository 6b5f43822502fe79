/** What tells two states apart: not what a meeting has changed so far; that is only told when it is over. */

import { timeless } from '@rulebench/board';
import type { Context } from './model.ts';

export function key({ changes: _, ...rest }: Context): unknown {
  return timeless(rest);
}
