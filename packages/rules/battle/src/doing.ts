/** The area's procedure, on the pattern of the board's: its context, its effects, and which of them change no table. */

import { doerFor, type Hand as BoardHand, type Procedure as BoardProcedure } from '@rulebench/board';
import type { Context, Effect, Event } from './model.ts';

export type Hand = BoardHand<Context>;
export type Procedure<P> = BoardProcedure<Context, Effect, P>;

/** The maker of actions for a table of rules. */
export const doerOf = doerFor<Context, Event, Effect>(['nullified']);
