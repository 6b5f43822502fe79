/** The area's procedure, on the pattern of the board's. */

import { doerFor, type Procedure as BoardProcedure } from '@rulebench/board';
import type { Context, Effect, Event } from './model.ts';

export type Procedure<P> = BoardProcedure<Context, Effect, P>;

/** The maker of actions for a table of rules. */
export const doerOf = doerFor<Context, Event, Effect>();
