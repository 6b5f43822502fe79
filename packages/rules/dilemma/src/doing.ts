/**
 * How the machine changes its context: a piece of procedure says what becomes of the context and which effects there
 * are; those that change the table are applied to it, and kept for the answer.
 */

import { emit, enqueueActions } from 'xstate';
import { outcomeOf, reader, type ArgsOf, type Json, type Measure, type Outcome, type Rule, type RuleTable } from '@rulebench/core';
import { applied, type Table, type TableEffect } from '@rulebench/board';
import type { Context, Effect, Event } from './model.ts';

/** What a piece of procedure has at hand. */
export interface Hand {
  readonly context: Context;
  readonly read: <A extends Json | void, V>(measure: Measure<A, V>, ...args: ArgsOf<A>) => V;
  readonly ask: <A extends Json | void>(rule: Rule<A>, ...args: ArgsOf<A>) => Outcome;
}

export interface Done {
  readonly context?: Partial<Context>;
  readonly effects?: readonly Effect[];
}

export type Procedure<P> = (hand: Hand, params: P) => Done;

function changesTheTable(effect: Effect): effect is TableEffect {
  return !('request' in effect);
}

/** The table after effects, or why one of them cannot apply. Pure. */
export function tableAfter(table: Table, effects: readonly TableEffect[]): { readonly table: Table } | { readonly says: string } {
  return effects.reduce<{ readonly table: Table } | { readonly says: string }>((left, effect) => {
    if ('says' in left) return left;
    const result = applied(left.table, effect);
    return 'refused' in result ? { says: result.refused.says } : result;
  }, { table });
}

/** The maker of actions for a table of rules. */
export function doerOf(rules: RuleTable) {
  const read = reader(rules);
  return <P>(procedure: Procedure<P>) => enqueueActions<Context, Event, P, Event, never, never, never, never, Effect>(({ context, enqueue }, params) => {
    const hand: Hand = {
      context,
      read: (measure, ...args) => read(measure, context, ...args),
      ask: (rule, ...args) => outcomeOf(rule, { table: rules, context }, ...args),
    };
    const { context: changed = {}, effects = [] } = procedure(hand, params);
    const changes = effects.filter(changesTheTable);
    const after = tableAfter(context.table, changes);
    if ('says' in after) throw new Error(`an effect cannot apply: ${after.says}`);
    enqueue.assign({ ...changed, table: after.table, changes: context.meeting === null && changed.meeting === undefined ? [] : [...context.changes, ...changes] });
    for (const effect of effects) enqueue(emit(effect));
  });
}
