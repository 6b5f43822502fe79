/** The area's procedure, on the pattern of the board's; a lot that no piece of it asks for is settled by it. */

import { doerFor, type Hand as BoardHand } from '@rulebench/board';
import type { RuleTable } from '@rulebench/core';
import type { Context, Effect, Event } from './model.ts';

export type Hand = BoardHand<Context>;

export interface Done {
  readonly lot?: Context['lot'];
  readonly effects?: readonly Effect[];
}

export type Procedure<P> = (hand: Hand, params: P) => Done;

const doerOn = doerFor<Context, Event, Effect>(['acts', 'used', 'found', 'reached', 'picked']);

/** The maker of actions for a table of rules. */
export function doerOf(rules: RuleTable) {
  const doing = doerOn(rules);
  return <P>(procedure: Procedure<P>) => doing<P>((hand, params) => {
    const { lot = null, effects = [] } = procedure(hand, params);
    return { context: { lot }, effects };
  });
}
