/**
 * How the machine changes its context: a piece of procedure says what becomes of the context and which effects there
 * are; the effects are applied to the table and told.
 */

import { emit, enqueueActions } from 'xstate';
import { outcomeOf, reader, type ArgsOf, type Json, type Measure, type Outcome, type Rule, type RuleTable } from '@rulebench/core';
import { applied, type Table, type TableEffect } from '@rulebench/board';
import type { Context, Effect, Event, Nullified } from './model.ts';

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

function changesNoTable(effect: Effect): effect is Nullified {
  return effect.type === 'nullified';
}

/** The table after effects. @throws where one cannot apply: the rules before it should have seen to that */
export function withEffects(table: Table, effects: readonly Effect[]): Table {
  return effects.filter((one): one is TableEffect => !changesNoTable(one)).reduce((left: Table, effect) => {
    const result = applied(left, effect);
    if ('refused' in result) throw new Error(`the effect "${effect.type}" cannot apply: ${result.refused.says}`);
    return result.table;
  }, table);
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
    enqueue.assign({ ...changed, table: withEffects(changed.table ?? context.table, effects) });
    for (const effect of effects) enqueue(emit(effect));
  });
}
