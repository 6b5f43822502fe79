/** A card that goes one place at the end of every turn. With the fault it turns round at the end of the line; without, it leaves there. */

import { assign, setup } from 'xstate';
import { guardsOf, holds, rulesFor, tableOf, type RuleModule } from '@rulebench/core';

interface Context { readonly at: number; readonly heading: 1 | -1; readonly turn: 'Ada' | 'Ben' }
type Event = { readonly type: 'END_TURN'; readonly player: string };

const PLACES = 3;
const { rule } = rulesFor<Context, Event>();
const turnIsYours = rule({ id: 'turnIsYours', on: 'END_TURN', cites: [], says: 'it is the turn of {turn}', decide: ({ context: { turn }, event }) => holds(event.player === turn, { turn }) });
const isAtTheEnd = rule({ id: 'isAtTheEnd', cites: [], says: 'the line ends here', decide: ({ context: { at } }) => holds(at === PLACES - 1) });

function walked({ context: { at, heading, turn } }: { readonly context: Context }): Context {
  const to = at + heading;
  return { at: to, heading: to === 0 || to === PLACES - 1 ? (-heading as 1 | -1) : heading, turn: turn === 'Ada' ? 'Ben' : 'Ada' }; // boundary: one of two
}

export function roamer({ fault }: { readonly fault: boolean }): RuleModule<Context> {
  const rules = fault ? tableOf([turnIsYours]) : tableOf([turnIsYours, isAtTheEnd]);
  return {
    id: 'roamer', title: 'Roamer', version: '1.0.0', rules, schema: { $defs: {} },
    machineOf: (table) => setup({ types: { context: {} as Context, events: {} as Event }, guards: guardsOf(table) }).createMachine({ // boundary: XState's way to name types
      id: 'roamer', context: { at: 0, heading: 1, turn: 'Ada' }, initial: 'roaming',
      states: {
        roaming: {
          ...(fault ? {} : { always: { guard: 'isAtTheEnd', target: 'gone' } }),
          on: { END_TURN: { guard: 'turnIsYours', actions: assign(walked) } },
        },
        ...(fault ? {} : { gone: { type: 'final' as const } }),
      },
    }),
    *moves() { for (const player of ['Ada', 'Ben']) yield { player, event: { type: 'END_TURN', player } }; },
  };
}
