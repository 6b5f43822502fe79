/** A door with a lock: a small rule module, with a raised event, an `always`, a delay, an invoked child and parallel regions. For the tests. */

import { and, assign, emit, fromPromise, not, raise, setup } from 'xstate';
import { guardsOf, holds, rulesFor, tableOf, type RuleModule, type RuleTable } from '@rulebench/core';

export interface DoorContext { readonly turns: number; readonly held: string }
export type DoorEvent = { type: 'OPEN'; key: string } | { type: 'CLOSE' } | { type: 'CREAK' } | { type: 'KNOCK' } | { type: 'BREAK' } | { type: 'door.rattle' };

const { rule } = rulesFor<DoorContext, DoorEvent>();

const keyFits = rule({
  id: 'keyFits', on: 'OPEN', cites: ['toy/door/1'], says: { allowed: '{key} fits', refused: '{key} does not fit' },
  decide: ({ event }) => holds(event.key === 'brass', { key: event.key }),
});
const doorTurns = rule({
  id: 'doorTurns', cites: ['toy/door/2'], says: '{turns} turns so far', decide: ({ context }) => holds(context.turns < 3, { turns: context.turns }),
});

export const doorRules = tableOf({ keyFits, doorTurns });

export function doorOf(rules: RuleTable = doorRules) {
  return setup({
    types: { context: {} as DoorContext, events: {} as DoorEvent, emitted: {} as { type: 'noise'; cites: [] } },
    guards: guardsOf({ ...doorRules, ...rules }),
    actors: { listen: fromPromise(() => new Promise<string>(() => undefined)) },
    actions: { turn: assign({ turns: ({ context }) => context.turns + 1 }) },
  }).createMachine({
    id: 'door', version: '1.0.0', options: { maxIterations: 100 },
    context: { turns: 0, held: 'nothing' },
    type: 'parallel',
    states: {
      leaf: {
        initial: 'shut',
        meta: { cites: ['toy/door/1'] },
        states: {
          shut: {
            description: 'Nobody gets in.',
            on: { OPEN: { guard: and(['keyFits', 'doorTurns']), target: 'ajar', actions: 'turn' }, 'door.*': { guard: not('doorTurns'), target: '#ruin' } },
          },
          ajar: { entry: [raise({ type: 'CREAK' }), emit({ type: 'noise', cites: [] })], on: { CREAK: 'open' } },
          open: {
            tags: 'passable',
            on: { CLOSE: { target: 'shut', meta: { cites: ['toy/door/2'] } }, OPEN: undefined },
            after: { 90_000: 'shut' },
            invoke: { id: 'ear', src: 'listen', onDone: 'shut' },
          },
        },
        onDone: {},
      },
      bell: {
        initial: 'still',
        states: {
          still: { on: { KNOCK: 'ringing' } },
          ringing: { always: { guard: 'doorTurns', target: 'still' }, on: { KNOCK: { target: 'ringing', reenter: true } } },
          past: { type: 'history', history: 'deep', target: 'still' },
        },
      },
      wall: { id: 'ruin', initial: 'whole', states: { whole: { on: { BREAK: 'gone' } }, gone: { type: 'final' } } },
    },
  });
}

export const doorModule: RuleModule = {
  id: 'door', title: 'Door', version: '1.0.0', machineOf: (rules) => doorOf(rules), rules: doorRules, schema: { $defs: {} },
  *moves() {
    yield { event: { type: 'OPEN', key: 'brass' } };
    yield { event: { type: 'OPEN', key: 'tin' } };
    yield { event: { type: 'CLOSE' } };
  },
};
