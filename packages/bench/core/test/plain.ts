/** Plain XState machines that know nothing of Rulebench. For the tests of core. */

import { and, assign, createMachine, not, or, setup, stateIn } from 'xstate';

export const plainMachine = setup({
  types: { context: {} as { n: number }, events: {} as { type: 'GO'; by: number } | { type: 'pay.card' } | { type: 'pay.cash' } | { type: 'BLOCK' } | { type: 'OTHER' } | { type: 'BOTH' } },
  guards: {
    enough: ({ context }, { least }: { least: number }) => context.n >= least,
    even: ({ context }) => context.n % 2 === 0,
    throwing: () => { throw new Error('no such thing'); },
  },
  actions: { add: assign({ n: ({ context }) => context.n + 1 }) },
}).createMachine({
  id: 'plain',
  context: { n: 0 },
  type: 'parallel',
  on: { OTHER: { actions: 'add' }, BLOCK: { actions: 'add' } },
  states: {
    left: {
      initial: 'a',
      states: {
        a: {
          on: {
            GO: [{ guard: { type: 'enough', params: { least: 1 } }, target: 'b' }, { guard: 'even', target: 'c' }],
            BLOCK: undefined,
            BOTH: 'b',
            'pay.*': 'b',
            '*': { guard: 'throwing', target: 'c' },
          },
        },
        b: { always: { guard: 'even', target: 'c' } },
        c: { on: { GO: { guard: and(['even', or([not('even'), { type: 'enough', params: { least: 3 } }])]), target: 'a' } } },
      },
    },
    right: {
      initial: 'x',
      states: {
        x: { on: { GO: { guard: stateIn({ left: 'c' }), target: 'y' }, BOTH: 'y' } },
        y: {},
      },
    },
  },
});

export const loopingMachine = createMachine({ id: 'loop', initial: 'rest', states: { rest: { on: { GO: 'ping' } }, ping: { always: 'pong' }, pong: { always: 'ping' } } });
