/** A ferry that leaves with a full crew, or stays. With the fault it needs one more than there is room for, so that it never may leave. */

import { assign, setup } from 'xstate';
import { guardsOf, holds, rulesFor, tableOf, type RuleModule } from '@rulebench/core';

interface Context { readonly crew: number }
type Event = { readonly type: 'BOARD' } | { readonly type: 'LEAVE' } | { readonly type: 'STAY' };

const ROOM = 2;

export function ferry({ fault }: { readonly fault: boolean }): RuleModule<Context> {
  const needed = fault ? ROOM + 1 : ROOM;
  const { rule, all } = rulesFor<Context, Event>();
  const thereIsRoom = rule({ id: 'thereIsRoom', cites: [], says: '{crew} aboard, room for {room}', decide: ({ context: { crew } }) => holds(crew < ROOM, { crew, room: ROOM }) });
  const isStaffed = rule({ id: 'isStaffed', cites: [], says: '{crew} aboard, {needed} needed', decide: ({ context: { crew } }) => holds(crew >= needed, { crew, needed }) });
  const isManned = rule({ id: 'isManned', cites: [], says: '{crew} aboard', decide: ({ context: { crew } }) => holds(crew > 0, { crew }) });
  const mayLeave = all({ id: 'mayLeave', of: [isManned, isStaffed] });
  return {
    id: 'ferry', title: 'Ferry', version: '1.0.0', rules: tableOf([thereIsRoom, isStaffed, isManned, mayLeave]), schema: { $defs: {} },
    machineOf: (table) => setup({ types: { context: {} as Context, events: {} as Event }, guards: guardsOf(table) }).createMachine({ // boundary: XState's way to name types
      id: 'ferry', context: { crew: 0 }, initial: 'moored',
      states: {
        moored: {
          on: {
            BOARD: { guard: 'thereIsRoom', actions: assign({ crew: ({ context }) => context.crew + 1 }) },
            LEAVE: { guard: 'mayLeave', target: 'away' },
            STAY: 'stayed',
          },
        },
        away: { type: 'final' }, stayed: { type: 'final' },
      },
    }),
    *moves() { for (const type of ['BOARD', 'LEAVE', 'STAY']) yield { player: 'Ada', event: { type } }; },
  };
}
