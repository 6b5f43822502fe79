/** The statechart, and nothing else: it reads like the procedure in the rulebook. */

import { emit, enqueueActions, setup } from 'xstate';
import { checkedInput, guardsOf, reader, stampOf, type RuleTable } from '@rulebench/core';
import type { Context, Effect, Event, Input, Output, PlayCard } from './model.ts';
import { costOf, rules as ownRules } from './rules.ts';
import { shapes } from './shape.ts';

export const ID = 'template-module';
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
  const read = reader(table);
  return setup({
    types: { context: {} as Context, events: {} as Event, input: {} as Input, output: {} as Output, emitted: {} as Effect }, // boundary: XState's way to name types
    guards: guardsOf(table, shapes),
    actions: {
      pay: enqueueActions(({ context, enqueue }, { card }: PlayCard) => {
        const counters = read(costOf, context, { card }) ?? 0;
        enqueue.assign({ counters: context.counters - counters });
        enqueue(emit({ type: 'pay', cites: ['template-module/paying/1'], card, counters }));
      }),
    },
  }).createMachine({
    id: ID, version: VERSION, options: { maxIterations: 100 },
    context: ({ input }) => ({ of: stampOf({ id: ID, version: VERSION }, variant), ...checkedInput(table, input) }),
    output: ({ context: { counters } }) => ({ counters }),
    initial: 'deciding',
    states: {
      deciding: {
        on: {
          PLAY: { guard: 'countersPayForCard', target: 'played', actions: { type: 'pay', params: ({ event }) => event } },
          PASS: { target: 'passed' },
        },
      },
      played: { type: 'final' },
      passed: { type: 'final' },
    },
  });
}

/** The machine of the rules as they are: a plain XState machine. */
export const machine = machineOf();
