/**
 * A machine to measure walks with, and the same by hand: a ship with a drive, shields and a crew on watch, regions at once, states within states, guards, `always`,
 * a raised event, and some thousands of states; or, with room for more fuel, many more.
 */

import { assign, emit, raise, setup } from 'xstate';
import type { Effect } from '@rulebench/core';
import type { Reached, State, Stepper } from '@rulebench/explorer';

interface Context { readonly fuel: number; readonly damage: number; readonly at: number }
type Event = { readonly type: 'LAUNCH' | 'DOCK' | 'REFUEL' | 'HIT' | 'MEND' | 'RAISE' | 'LOWER' | 'ALARM' } | { readonly type: 'FLY'; readonly by: number };

/** How much there is room for: a short voyage has thousands of states, a long one more than a hundred thousand. */
interface Most { readonly fuel: number; readonly damage: number }
const SHORT: Most = { fuel: 24, damage: 7 };
export const LONG: Most = { fuel: 120, damage: 39 };
const PLACES = 16;
const PORT = 0;

/** What is tried in every state. */
export const events: readonly Event[] = [
  { type: 'LAUNCH' }, { type: 'DOCK' }, { type: 'REFUEL' }, { type: 'HIT' }, { type: 'MEND' }, { type: 'RAISE' }, { type: 'LOWER' }, { type: 'FLY', by: 1 }, { type: 'FLY', by: 2 },
];

/** The machine, with room for so much. */
export const voyageOf = (most: Most) => setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Effect }, // boundary: XState's way to name types
  guards: {
    canFly: ({ context, event }) => event.type === 'FLY' && context.fuel >= event.by,
    isAtPort: ({ context }) => context.at === PORT,
    hasRoom: ({ context }) => context.fuel < most.fuel,
    isWhole: ({ context }) => context.damage === 0,
    isHurt: ({ context }) => context.damage > 0,
    isAfloat: ({ context }) => context.damage < most.damage,
    isWrecked: ({ context }) => context.damage >= most.damage,
  },
  actions: {
    fly: assign(({ context }, { by }: { by: number }) => ({ fuel: context.fuel - by, at: (context.at + by) % PLACES })),
    refuel: assign(({ context }) => ({ fuel: context.fuel + 1 })),
    hit: assign(({ context }) => ({ damage: context.damage + 1 })),
    mend: assign(({ context }) => ({ damage: context.damage - 1 })),
    tellHit: emit({ type: 'hit', cites: [] }),
  },
}).createMachine({
  id: 'voyage', context: { fuel: 3, damage: 0, at: PORT }, type: 'parallel', options: { maxIterations: 100 },
  states: {
    drive: {
      initial: 'docked',
      states: {
        docked: { on: { LAUNCH: 'flying', REFUEL: { guard: 'hasRoom', actions: 'refuel' }, MEND: { guard: 'isHurt', actions: 'mend' } } },
        flying: {
          initial: 'fit', on: { DOCK: { guard: 'isAtPort', target: 'docked' } },
          states: {
            fit: { always: { guard: 'isWrecked', target: 'wrecked' }, on: { FLY: { guard: 'canFly', actions: { type: 'fly', params: ({ event }) => ({ by: event.by }) } } } },
            wrecked: {},
          },
        },
      },
    },
    shields: {
      initial: 'down',
      states: {
        down: { on: { RAISE: 'up', HIT: { guard: 'isAfloat', actions: ['hit', 'tellHit', raise({ type: 'ALARM' })] } } },
        up: { on: { LOWER: 'down', HIT: { target: 'down', actions: 'tellHit' } } },
      },
    },
    watch: { initial: 'calm', states: { calm: { on: { ALARM: 'alarmed' } }, alarmed: { always: { guard: 'isWhole', target: 'calm' } } } },
  },
});

interface Ship extends Context { readonly drive: 'docked' | 'fit' | 'wrecked'; readonly shields: 'up' | 'down'; readonly watch: 'calm' | 'alarmed' }

const HIT: readonly Effect[] = [{ type: 'hit', cites: [] }];
const NOTHING: readonly Effect[] = [];
const UNTAKEN: Reached = { outcome: 'untaken' };

export const voyage = voyageOf(SHORT);

/** The same ship as somebody would write it who wants nothing but speed. */
export const byHandOf = (most: Most): Stepper => ({
  compiled: false,
  start: () => reached({ drive: 'docked', shields: 'down', watch: 'calm', fuel: 3, damage: 0, at: PORT }, NOTHING),
  next: ({ context }, event) => after(most, context as Ship, event as Event), // boundary: its own states, and the events above
});

export const byHand = byHandOf(SHORT);

function after(most: Most, ship: Ship, event: Event): Reached {
  const { drive, shields, fuel, damage, at } = ship;
  switch (event.type) {
    case 'LAUNCH': return drive === 'docked' ? reached({ ...ship, drive: damage >= most.damage ? 'wrecked' : 'fit' }, NOTHING) : UNTAKEN;
    case 'DOCK': return drive !== 'docked' && at === PORT ? reached({ ...ship, drive: 'docked' }, NOTHING) : UNTAKEN;
    case 'REFUEL': return drive === 'docked' && fuel < most.fuel ? reached({ ...ship, fuel: fuel + 1 }, NOTHING) : UNTAKEN;
    case 'MEND': return drive === 'docked' && damage > 0 ? reached({ ...ship, damage: damage - 1, watch: damage === 1 ? 'calm' : ship.watch }, NOTHING) : UNTAKEN;
    case 'FLY': return drive === 'fit' && fuel >= event.by ? reached({ ...ship, fuel: fuel - event.by, at: (at + event.by) % PLACES }, NOTHING) : UNTAKEN;
    case 'RAISE': return shields === 'down' ? reached({ ...ship, shields: 'up' }, NOTHING) : UNTAKEN;
    case 'LOWER': return shields === 'up' ? reached({ ...ship, shields: 'down' }, NOTHING) : UNTAKEN;
    case 'HIT':
      if (shields === 'up') return reached({ ...ship, shields: 'down' }, HIT);
      if (damage >= most.damage) return UNTAKEN;
      return reached({ ...ship, damage: damage + 1, watch: 'alarmed', drive: drive === 'fit' && damage + 1 >= most.damage ? 'wrecked' : drive }, HIT);
    case 'ALARM': return UNTAKEN;
  }
}

function reached(ship: Ship, effects: readonly Effect[]): Reached {
  const state: State = { value: ship.drive, context: ship, status: 'active' };
  return { outcome: 'taken', state, effects };
}
