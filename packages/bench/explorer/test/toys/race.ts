/**
 * Two players take turns to go 1, 2 or 3 steps, which the rules allow, or 4, which they refuse; whoever stands on 12 or beyond has won.
 * In one of the toy's variants of input the way is `endless`, in another it is `walled`, so that nobody can go on.
 */

import { assign, setup } from 'xstate';
import type { Metric, Policy, RuleModule } from '@rulebench/core';

export interface Context { readonly at: Readonly<Record<string, number>>; readonly turn: 'A' | 'B'; readonly way: Way }
type Way = 'open' | 'endless' | 'walled';
interface Input { readonly way: Way }
interface Go { readonly type: 'GO'; readonly player: 'A' | 'B'; readonly steps: number }

const END = 12;
const machine = setup({
  types: { context: {} as Context, events: {} as Go, input: {} as Input },
  guards: {
    mayGo: ({ context, event }) => event.player === context.turn && event.steps <= 3 && (context.way !== 'walled' || (context.at[event.player] ?? 0) + event.steps < END),
  },
}).createMachine({
  id: 'race', version: '1', options: { maxIterations: 50 },
  context: ({ input }) => ({ at: { A: 0, B: 0 }, turn: 'A', way: input.way }), initial: 'going',
  states: {
    going: {
      always: { guard: ({ context: { at, way } }) => way === 'open' && Math.max(...Object.values(at)) >= END, target: 'won' },
      on: {
        GO: {
          guard: 'mayGo',
          actions: assign(({ context, event: { player, steps } }) => ({ at: { ...context.at, [player]: (context.at[player] ?? 0) + steps }, turn: player === 'A' ? 'B' as const : 'A' as const })),
        },
      },
    },
    won: { type: 'final' },
  },
});

const metrics: readonly Metric<Context>[] = [
  { id: 'lead', title: 'How far A is ahead', value: ({ context: { at } }) => (at['A'] ?? 0) - (at['B'] ?? 0) },
  { id: 'a', title: 'Where A stands', value: ({ context: { at } }) => at['A'] },
  { id: 'threes', title: 'Moves of three steps', adds: ({ before, after }) => Number(Object.entries(after.context.at).some(([id, at]) => at - (before.context.at[id] ?? 0) === 3)) },
  { id: 'fails', title: 'Fails past ten', value: ({ context: { at } }) => { if ((at['A'] ?? 0) > 10) throw new Error('too far'); return 0; } },
];

const policies: readonly Policy<Context>[] = [
  { id: 'asleep', title: 'Never moves', choose: () => undefined },
  { id: 'hasty', title: 'Goes as far as it may', choose: (_, moves) => moves.at(-1) },
  { id: 'cheat', title: 'Makes up a move', choose: () => ({ event: { type: 'GO', player: 'A', steps: 12 } }) },
];

export const ruleModule: RuleModule<Context, Input> = {
  id: 'race', title: 'Race', version: '1', machineOf: () => machine, rules: {}, schema: { $defs: {} }, metrics, policies,
  moves: function* moves() {
    for (const player of ['A', 'B']) for (const steps of [1, 2, 3, 4]) yield { player, event: { type: 'GO', player, steps } };
  },
  players: () => ['A', 'B'],
};
