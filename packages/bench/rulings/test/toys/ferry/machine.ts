/** A toy: a ferry that people board for a fare, and that casts off in calm weather for the bank its keeper chooses. */

import { assign, emit, setup } from 'xstate';
import {
  checkedInput, guardsOf, holds, reader, rulesFor, stampOf, tableOf, unknown, type Choice, type Effect, type RuleTable, type Stamp,
} from '@rulebench/core';

export interface FerryInput { seats: number; purses: Record<string, number>; sky: 'calm' | 'storm' | 'unseen' }
export interface FerryContext extends FerryInput { of: Stamp; aboard: string[]; choices: Choice<string>[]; bank: string | null }
export type FerryEvent =
  | { type: 'BOARD'; who: string; coins: number }
  | { type: 'CAST_OFF' }
  | { type: 'SKY'; is: FerryInput['sky'] }
  | { type: 'CHOOSE'; choice: string; picks: string[] };
export type FerryEffect = Effect & ({ type: 'pay'; who: string; coins: number } | { type: 'depart'; aboard: string[] });
export interface FerryOutput { bank: string | null; aboard: string[] }

const { rule, inputRule, measure, all } = rulesFor<FerryContext, FerryEvent, FerryInput>();

export const fare = measure({ id: 'fare', cites: ['toy/boarding/2'], says: 'the fare is {value}', mayBe: { type: 'integer', minimum: 0 }, value: () => 2 });
export const seatIsFree = rule({
  id: 'seatIsFree', cites: ['toy/boarding/1'], says: '{aboard} aboard, {seats} seats',
  decide: ({ context: { aboard, seats } }) => holds(aboard.length < seats, { aboard: aboard.length, seats }),
});
export const coinsCoverTheFare = rule({
  id: 'coinsCoverTheFare', on: 'BOARD', cites: ['toy/boarding/2'], says: '{coins} coins for a fare of {fare}',
  decide: ({ event: { coins }, read }) => { const due = read(fare); return holds(coins >= due, { coins, fare: due }); },
});
export const mayBoard = all({ id: 'mayBoard', of: [seatIsFree, coinsCoverTheFare] });
export const skyIsCalm = rule({
  id: 'skyIsCalm', cites: ['toy/casting-off/1'], says: 'the sky is {sky}',
  decide: ({ context: { sky } }) => (sky === 'unseen' ? unknown({ sky }) : holds(sky === 'calm', { sky })),
});
export const someoneIsAboard = rule({
  id: 'someoneIsAboard', cites: ['toy/casting-off/2'], says: '{aboard} aboard',
  decide: ({ context: { aboard } }) => holds(aboard.length > 0, { aboard: aboard.length }),
});
export const mayCastOff = all({ id: 'mayCastOff', of: [skyIsCalm, someoneIsAboard] });
export const bankIsOffered = rule({
  id: 'bankIsOffered', on: 'CHOOSE', cites: ['toy/casting-off/3'], says: '{picks} of {options}',
  decide: ({ context, event: { picks } }) => {
    const options = context.choices.flatMap((choice) => choice.options);
    return holds(picks.length === 1 && picks.every((pick) => options.includes(pick)), { picks, options });
  },
});
export const thereAreSeats = inputRule({
  id: 'thereAreSeats', cites: ['toy/boarding/1'], says: '{seats} seats', decide: ({ input: { seats } }) => holds(seats > 0, { seats }),
});

export const ferryRules = tableOf({ fare, seatIsFree, coinsCoverTheFare, mayBoard, skyIsCalm, someoneIsAboard, mayCastOff, bankIsOffered, thereAreSeats });

export function ferryOf(rules: RuleTable, variant?: string) {
  const table = { ...ferryRules, ...rules };
  const read = reader(table);
  return setup({
    types: {
      context: {} as FerryContext, events: {} as FerryEvent, input: {} as FerryInput, output: {} as FerryOutput, emitted: {} as FerryEffect,
    },
    guards: guardsOf(table),
  }).createMachine({
    id: 'ferry', version: '1.0.0', options: { maxIterations: 100 },
    context: ({ input }) => ({ ...checkedInput(table, input), of: stampOf({ id: 'ferry', version: '1.0.0' }, variant), aboard: [], choices: [], bank: null }),
    initial: 'boarding',
    output: ({ context: { bank, aboard } }) => ({ bank, aboard }),
    states: {
      boarding: {
        on: {
          BOARD: {
            guard: 'mayBoard',
            actions: [
              assign(({ context, event }) => ({
                aboard: [...context.aboard, event.who],
                purses: { ...context.purses, [event.who]: (context.purses[event.who] ?? 0) - read(fare, context) },
              })),
              emit(({ context, event }) => ({ type: 'pay' as const, who: event.who, coins: read(fare, context), cites: ['toy/boarding/2'] as const })),
            ],
          },
          SKY: { actions: assign(({ event }) => ({ sky: event.is })), meta: { cites: ['toy/casting-off/1'] } },
          CAST_OFF: { guard: 'mayCastOff', target: 'choosing' },
        },
      },
      choosing: {
        meta: { forbids: { BOARD: ['toy/casting-off/4'] }, says: 'the ferry has cast off' },
        entry: [
          assign({ choices: [{ id: 'bank', player: 'keeper', options: ['north', 'south'], min: 1, max: 1, cites: ['toy/casting-off/3'] }] }),
          emit(({ context }) => ({ type: 'depart' as const, aboard: context.aboard, cites: ['toy/casting-off/2'] as const })),
        ],
        on: { CHOOSE: { guard: 'bankIsOffered', target: 'landed', actions: assign(({ event }) => ({ bank: event.picks[0] ?? null, choices: [] })) } },
      },
      landed: { type: 'final', meta: { cites: ['toy/casting-off/3'] } },
    },
  });
}
