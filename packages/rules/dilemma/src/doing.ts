/** The area's procedure, on the pattern of the board's; what a meeting changes is noted for its answer. */

import { doerFor, type Hand as BoardHand, type Procedure as BoardProcedure, type TableEffect } from '@rulebench/board';
import { isRequest, type RuleTable } from '@rulebench/core';
import type { Context, Effect, Event } from './model.ts';

export type Hand = BoardHand<Context>;
export type Procedure<P> = BoardProcedure<Context, Effect, P>;

const doerOn = doerFor<Context, Event, Effect>();

/** The maker of actions for a table of rules. */
export function doerOf(rules: RuleTable) {
  const doing = doerOn(rules);
  return <P>(procedure: Procedure<P>) => doing<P>((hand, params) => {
    const { context: changed = {}, effects = [] } = procedure(hand, params);
    const { meeting, changes } = hand.context;
    const own = effects.filter((one): one is TableEffect => !isRequest(one));
    return { context: { ...changed, changes: meeting === null && changed.meeting === undefined ? [] : [...changes, ...own] }, effects };
  });
}
