/** A dilemma that strikes a climber. With the fault, it waits for one for ever where nobody climbs; without, it is passed by. */

import { assign, setup } from 'xstate';
import { guardsOf, holds, rulesFor, tableOf, type RuleModule, type RuleTable } from '@rulebench/core';

export interface Context { readonly team: readonly string[]; readonly turn: 'Ada' | 'Ben' }
export interface Input { readonly team: readonly string[] }
type Event = { readonly type: 'REVEAL' } | { readonly type: 'END_TURN'; readonly player: string };

const { rule } = rulesFor<Context, Event, Input>();
const somebodyClimbs = rule({ id: 'somebodyClimbs', cites: [], says: 'a climber is in the team', decide: ({ context }) => holds(context.team.includes('climber')) });
const turnIsYours = rule({ id: 'turnIsYours', on: 'END_TURN', cites: [], says: 'it is the turn of {turn}', decide: ({ context: { turn }, event }) => holds(event.player === turn, { turn }) });

/** Faced: REVEAL; then struck at once where somebody climbs, else looked at again at the end of every turn. */
export function rockSlide({ fault }: { readonly fault: boolean }): RuleModule<Context, Input> {
  const rules = fault ? tableOf([somebodyClimbs, turnIsYours]) : tableOf([somebodyClimbs]);
  const machineOf = (table: RuleTable) => setup({
    types: { context: {} as Context, events: {} as Event, input: {} as Input }, // boundary: XState's way to name types
    guards: guardsOf(table),
  }).createMachine({
    id: 'rock-slide', options: { maxIterations: 50 }, context: ({ input }) => ({ team: input.team, turn: 'Ada' }), initial: 'faced',
    states: {
      faced: { on: { REVEAL: 'looking' } },
      looking: { always: [{ guard: 'somebodyClimbs', target: 'struck' }, { target: fault ? 'pending' : 'passed' }] },
      ...(fault ? { pending: { on: { END_TURN: { guard: 'turnIsYours', target: 'looking', actions: assign({ turn: ({ context }) => (context.turn === 'Ada' ? 'Ben' as const : 'Ada' as const) }) } } } } : {}),
      struck: { type: 'final' }, passed: { type: 'final' },
    },
  });
  return {
    id: 'rock-slide', title: 'Rock slide', version: '1.0.0', rules, schema: { $defs: {} }, machineOf,
    *moves({ value }) {
      if (value === 'faced') yield { event: { type: 'REVEAL' } };
      if (value === 'pending') for (const player of ['Ada', 'Ben']) yield { player, event: { type: 'END_TURN', player } };
    },
  };
}
