/** A lift that is called one floor up at a time. With the fault it is let to be called above its topmost floor, and looks for that floor for ever. */

import { assign, setup } from 'xstate';
import { guardsOf, holds, rulesFor, tableOf, type RuleModule } from '@rulebench/core';

interface Context { readonly floor: number; readonly called: number }
type Event = { readonly type: 'CALL'; readonly to: number } | { readonly type: 'CLOSE' } | { readonly type: 'LEAVE' };

const TOP = 1;

export function lift({ fault }: { readonly fault: boolean }): RuleModule<Context> {
  const { rule } = rulesFor<Context, Event>();
  const floorIsThere = rule({ id: 'floorIsThere', on: 'CALL', cites: [], says: 'there is a floor {to}', decide: ({ event: { to } }) => holds(to <= (fault ? TOP + 1 : TOP), { to }) });
  const hasArrived = rule({ id: 'hasArrived', cites: [], says: 'on floor {floor}', decide: ({ context: { floor, called } }) => holds(floor === called, { floor }) });
  return {
    id: 'lift', title: 'Lift', version: '1.0.0', rules: tableOf([floorIsThere, hasArrived]), schema: { $defs: {} },
    machineOf: (table) => setup({ types: { context: {} as Context, events: {} as Event }, guards: guardsOf(table) }).createMachine({ // boundary: XState's way to name types
      id: 'lift', options: { maxIterations: 100 }, context: { floor: 0, called: 0 }, initial: 'idle',
      states: {
        idle: { on: { CALL: { guard: 'floorIsThere', target: 'moving', actions: assign({ called: ({ event }) => event.to }) }, LEAVE: 'left' } },
        moving: { always: [{ guard: 'hasArrived', target: 'open' }, { target: 'between' }] },
        between: { always: { target: 'moving', actions: assign({ floor: ({ context }) => Math.min(TOP, context.floor + 1) }) } },
        open: { on: { CLOSE: 'idle' } },
        left: { type: 'final' },
      },
    }),
    *moves({ context: { floor } }) {
      yield { player: 'Ada', event: { type: 'CALL', to: floor + 1 } };
      yield { player: 'Ada', event: { type: 'CALL', to: TOP + 2 } };
      yield { player: 'Ada', event: { type: 'CLOSE' } };
      yield { player: 'Ada', event: { type: 'LEAVE' } };
    },
  };
}
