/**
 * How the machine changes its context: a piece of procedure says what becomes of the context and which effects there
 * are; the effects are applied to the table and told.
 */

import { emit, enqueueActions } from 'xstate';
import { isRequest, reader, type ArgsOf, type Json, type Measure, type RuleTable } from '@rulebench/core';
import { applied, type Table, type TableEffect } from '@rulebench/board';
import type { Context, Effect, Event } from './model.ts';

/** What a piece of procedure has at hand. */
export interface Hand {
  readonly context: Context;
  readonly read: <A extends Json | void, V>(measure: Measure<A, V>, ...args: ArgsOf<A>) => V;
}

export interface Done {
  readonly context?: Partial<Context>;
  readonly effects?: readonly Effect[];
}

export type Procedure<P> = (hand: Hand, params: P) => Done;

const NOTED: readonly Effect['type'][] = ['no-more-draws', 'withheld', 'turn-ended'];

function changesTable(effect: Effect): effect is TableEffect {
  return !isRequest(effect) && !NOTED.includes(effect.type);
}

/** The table after effects. @throws where one cannot apply: the rules before it should have seen to that */
function withEffects(table: Table, effects: readonly Effect[]): Table {
  return effects.filter(changesTable).reduce((left: Table, effect) => {
    const result = applied(left, effect);
    if ('refused' in result) throw new Error(`the effect "${effect.type}" cannot apply: ${result.refused.says}`);
    return result.table;
  }, table);
}

/** The maker of actions for a table of rules. */
export function doerOf(rules: RuleTable) {
  const read = reader(rules);
  return <P>(procedure: Procedure<P>) => enqueueActions<Context, Event, P, Event, never, never, never, never, Effect>(({ context, enqueue }, params) => {
    const { context: changed = {}, effects = [] } = procedure({ context, read: (measure, ...args) => read(measure, context, ...args) }, params);
    enqueue.assign({ ...changed, table: withEffects(context.table, effects) });
    for (const effect of effects) enqueue(emit(effect));
  });
}
