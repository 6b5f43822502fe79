/** The statechart of ship repairs. What its events change is in `procedure.ts`. */

import { setup } from 'xstate';
import { checkedInput, guardsOf, stampOf, type RuleTable } from '@rulebench/core';
import { doerOf } from './doing.ts';
import type { Context, Effect, Event, Input } from './model.ts';
import { change, repair } from './procedure.ts';
import { rules as ownRules } from './rules.ts';
import { shapes } from './shape.ts';

export const ID = 'repair';
export const VERSION = '0.1.0';

/**
 * The machine made of a table of rules: a variant is `machineOf({ ...rules, ...replaced })`. Pure.
 *
 * @param replaced rules and measures that take the place of those with the same id
 * @param variant the variant's name, kept in every snapshot
 * @throws RB201 when it is started with an input that a rule of input refuses
 */
export function machineOf(replaced: RuleTable = {}, variant?: string) {
  const table = { ...ownRules, ...replaced };
  const doing = doerOf(table);
  return setup({
    types: { context: {} as Context, events: {} as Event, input: {} as Input, emitted: {} as Effect }, // boundary: XState's way to name types
    guards: guardsOf(table, shapes),
    actions: { repair: doing(repair), change: doing(change) },
  }).createMachine({
    id: ID, version: VERSION, options: { maxIterations: 100 },
    context: ({ input }) => ({ of: stampOf({ id: ID, version: VERSION }, variant), table: checkedInput(table, input).table }),
    initial: 'open',
    states: {
      open: {
        on: {
          REPAIR: { guard: 'mayRepair', actions: { type: 'repair', params: ({ event }) => event } },
          CHANGE: { guard: 'changesApply', actions: { type: 'change', params: ({ event }) => event } },
        },
      },
    },
  });
}

/** The machine of the rules as they are: a plain XState machine. */
export const machine = machineOf();
