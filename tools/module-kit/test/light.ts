/** A small module to play: a light that its owner switches, and that breaks by chance; and a place to spoil it. */

import { guardsOf, holds, rulesFor, tableOf, type RuleModule, type RuleTable } from '@rulebench/core';
import { assign, setup } from 'xstate';

export interface Context { readonly owner: string; readonly switched: number; readonly choices: readonly object[]; readonly dust?: unknown }
export interface Input { readonly owner: string }
type Event = { readonly type: 'SWITCH'; readonly player: string } | { readonly type: 'BREAK'; readonly glass: number } | { readonly type: 'DIM' };

const { rule } = rulesFor<Context, Event, Input>();
const isOwner = rule({
  id: 'isOwner', on: 'SWITCH', cites: ['light/switch/1'], says: { allowed: '{player} owns the light', refused: '{player} does not own the light' },
  decide: ({ context, event }) => holds(context.owner === event.player, { player: event.player }),
});

/** The module. `dust` gathers when it is switched. */
export function lightModule(dust: (context: Context) => unknown = () => null): RuleModule<Context, Input> {
  const machineOf = (rules: RuleTable) => setup({
    types: { context: {} as Context, events: {} as Event, input: {} as Input },
    guards: guardsOf({ ...rules, isOwner }),
    actions: { count: assign(({ context }) => ({ switched: context.switched + 1, dust: dust(context) })) },
  }).createMachine({
    id: 'light', initial: 'off', context: ({ input }) => ({ owner: input.owner, switched: 0, choices: [{ id: 'which', player: input.owner, options: ['on', 'off'] }] }),
    states: {
      off: { on: { SWITCH: { guard: 'isOwner', target: 'on', actions: 'count' } }, meta: { forbids: { DIM: ['light/dim/1'] }, says: 'it is dark' } },
      on: { on: { SWITCH: { guard: 'isOwner', target: 'off', actions: 'count' }, BREAK: 'broken', DIM: { actions: 'count' } } },
      broken: { type: 'final' },
    },
  });
  return {
    id: 'light', title: 'A light', version: '1', rules: tableOf({ isOwner }), schema: { $defs: {} }, machineOf,
    moves: () => ['Ada', 'Bo'].map((player) => ({ event: { type: 'SWITCH', player } })),
    chance: ({ value }) => (value === 'on' ? [1, 2, 3].map((glass) => ({ event: { type: 'BREAK', glass }, weight: 1 })) : []),
    invariants: [{ id: 'isNotWorn', cites: ['light/switch/2'], says: 'a light is switched at most five times', holds: ({ context }) => context.switched <= 5 }],
  };
}
