/**
 * How a machine on a table changes its context: a piece of procedure says what becomes of the context and which effects there
 * are; the effects are applied to the table and told. One way for every area.
 */

import { emit, enqueueActions, type EventObject } from 'xstate';
import { isRequest, outcomeOf, reader, type ArgsOf, type Effect, type Json, type Measure, type Outcome, type Rule, type RuleTable } from '@rulebench/core';
import { allApplied } from './apply.ts';
import type { OnTable } from './deciding.ts';
import type { TableEffect } from './effects.ts';
import type { Table } from './table.ts';

/** What a piece of procedure has at hand. */
export interface Hand<C> {
  readonly context: C;
  readonly read: <A extends Json | void, V>(measure: Measure<A, V>, ...args: ArgsOf<A>) => V;
  readonly ask: <A extends Json | void>(rule: Rule<A>, ...args: ArgsOf<A>) => Outcome;
}

/** What becomes of the context, and what is told, in order. */
export interface Done<C, F> {
  readonly context?: Partial<C>;
  readonly effects?: readonly F[];
}

export type Procedure<C, F, P> = (hand: Hand<C>, params: P) => Done<C, F>;

/**
 * The table after effects; requests, and what is only told, change nothing. Pure.
 * @param told the types of effects that are told, and change no table
 * @throws where one cannot apply: the rules before it should have seen to that
 */
export function withEffects(table: Table, effects: readonly Effect[], told: readonly string[] = []): Table {
  const result = allApplied(table, effects.filter((one): one is TableEffect => !isRequest(one) && !told.includes(one.type)));
  if ('refused' in result) throw new Error(`an effect cannot apply: ${result.refused.says}`);
  return result.table;
}

/**
 * The maker of the maker of actions for an area: first its types, then its rules.
 *
 * @param told the types of its effects that change no table
 * @example
 * const doing = doerFor<Context, Event, Effect>(['stays'])(rules);
 * setup({ actions: { seed: doing(seed) } });
 */
export function doerFor<C extends OnTable, E extends EventObject, F extends Effect>(told: readonly Exclude<F['type'], TableEffect['type']>[] = []) {
  return (rules: RuleTable) => {
    const read = reader(rules);
    return <P>(procedure: Procedure<C, F, P>) => enqueueActions<C, E, P, E, never, never, never, never, F>(({ context, enqueue }, params) => {
      const hand: Hand<C> = {
        context,
        read: (measure, ...args) => read(measure, context, ...args),
        ask: (rule, ...args) => outcomeOf(rule, { table: rules, context }, ...args),
      };
      const { context: become, effects = [] } = procedure(hand, params);
      const changed: Partial<C> = become ?? {};
      enqueue.assign({ ...changed, table: withEffects(changed.table ?? context.table, effects, told) });
      for (const effect of effects) enqueue(emit(effect));
    });
  };
}
