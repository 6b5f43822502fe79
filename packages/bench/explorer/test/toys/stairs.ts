/**
 * Somebody climbs stairs of some steps, one by one, up or down, and rings a bell at the top, which ends it. Each variant parts from the
 * rules as they are elsewhere: how, and after how many events, is to be seen in its line.
 */

import { assign, emit, setup } from 'xstate';
import { checkedInput, guardsOf, holds, reader, rulesFor, stampOf, tableOf, type Effect, type RuleModule, type RuleTable, type Stamp } from '@rulebench/core';

export interface Input { readonly steps: number }
export interface Context extends Input { readonly of: Stamp; readonly at: number; readonly choices: readonly { readonly id: string; readonly player: string; readonly options: readonly string[] }[]; readonly tired: number }
type Event = { readonly type: 'UP' } | { readonly type: 'DOWN' } | { readonly type: 'RING' };

const { rule, inputRule, measure } = rulesFor<Context, Event, Input>();

const top = measure({ id: 'top', cites: ['stairs/climbing/1'], says: 'the top is {value}', value: ({ context: { steps } }): number => steps });
const loudness = measure({ id: 'loudness', cites: ['stairs/climbing/1'], says: 'step {value}', value: ({ context: { at } }): number => at });
const prize = measure({ id: 'prize', cites: ['stairs/climbing/1'], says: 'a prize of {value}', value: (): number => 1 });
const weariness = measure({ id: 'weariness', cites: ['stairs/climbing/1'], says: '{value} tired', value: (): number => 0 });
const offered = measure({ id: 'offered', cites: ['stairs/climbing/1'], says: 'offered {value}', value: (): readonly string[] => ['rest'] });
const isBelowTop = rule({ id: 'isBelowTop', on: 'UP', cites: ['stairs/climbing/1'], says: 'step {at} of {top}', decide: ({ context: { at }, read }) => holds(at < read(top), { at, top: read(top) }) });
const isOffGround = rule({ id: 'isOffGround', on: 'DOWN', cites: ['stairs/climbing/1'], says: 'step {at}', decide: ({ context: { at } }) => holds(at > 0, { at }) });
const isAtTop = rule({ id: 'isAtTop', on: 'RING', cites: ['stairs/climbing/2'], says: 'step {at} of {steps}', decide: ({ context: { at, steps } }) => holds(at === steps, { at, steps }) });
const hasSteps = inputRule({ id: 'hasSteps', cites: ['stairs/climbing/1'], says: '{steps} steps', decide: ({ input: { steps } }) => holds(steps > 0, { steps }) });

const rules = tableOf({ top, loudness, prize, weariness, offered, isBelowTop, isOffGround, isAtTop, hasSteps });

function machineOf(replaced: RuleTable, variant?: string) {
  const table = { ...rules, ...replaced };
  const read = reader(table);
  const choicesAt = (context: Context): Context => ({ ...context, choices: context.at === 2 ? [{ id: 'landing', player: 'A', options: read(offered, context) }] : [] });
  return setup({
    types: { context: {} as Context, events: {} as Event, input: {} as Input, output: {} as { prize: number }, emitted: {} as Effect & { step: number } }, // boundary: XState takes types as values
    guards: guardsOf(table),
    actions: {
      step: emit(({ context }) => ({ type: 'creak', step: read(loudness, context), cites: ['stairs/climbing/1'] as const })),
      up: assign(({ context }) => choicesAt({ ...context, at: context.at + 1, tired: context.tired + read(weariness, context) })),
      down: assign(({ context }) => choicesAt({ ...context, at: context.at - 1 })),
    },
  }).createMachine({
    id: 'stairs', version: '1', options: { maxIterations: 10 },
    context: ({ input }) => ({ of: stampOf({ id: 'stairs', version: '1' }, variant), ...checkedInput(table, input), at: 0, choices: [], tired: 0 }),
    output: ({ context }) => ({ prize: read(prize, context) }),
    initial: 'climbing',
    states: {
      climbing: { on: { UP: { guard: 'isBelowTop', actions: ['up', 'step'] }, DOWN: { guard: 'isOffGround', actions: ['down', 'step'] }, RING: { guard: 'isAtTop', target: 'rung' } } },
      rung: { type: 'final' },
    },
  });
}

export const ruleModule: RuleModule<Context, Input> = {
  id: 'stairs', title: 'Stairs', version: '1', machineOf, rules, schema: { $defs: {} },
  moves: function* moves() { for (const type of ['UP', 'DOWN', 'RING']) yield { player: 'A', event: { type } }; },
  key: ({ at, steps, choices }) => ({ at, steps, choices }),
  variants: [
    { id: 'low', title: 'Nobody goes beyond step 3: parts in the outcome of the fourth UP', replaced: { top: measure({ ...top, value: ({ context: { steps } }): number => Math.min(3, steps) }) } },
    { id: 'muffled', title: 'Nothing creaks louder than step 2: parts in the effect of the third UP', replaced: { loudness: measure({ ...loudness, value: ({ context: { at } }): number => Math.min(at, 2) }) } },
    { id: 'choosy', title: 'More is offered on the landing: parts in the choice after the second UP', replaced: { offered: measure({ ...offered, value: (): readonly string[] => ['rest', 'turn back'] }) } },
    { id: 'rich', title: 'The prize is 2: parts in the output, after an UP for each step and RING', replaced: { prize: measure({ ...prize, value: (): number => 2 }) } },
    { id: 'weary', title: 'Only the context tells that one is tired: never parts', replaced: { weariness: measure({ ...weariness, value: (): number => 1 }) } },
    { id: 'flat', title: 'Stairs of no step are stairs: a start that one side refuses', replaced: { hasSteps: inputRule({ ...hasSteps, decide: () => holds(true) }) } },
  ],
  fixtures: { five: { steps: 5 }, two: { steps: 2 } },
};
