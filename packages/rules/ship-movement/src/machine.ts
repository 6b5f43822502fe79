/** The statechart of ship movement: it reads like the procedure. What each step changes is in `procedure.ts`. */

import { setup } from 'xstate';
import { checkedInput, guardsOf, stampOf, type RuleTable } from '@rulebench/core';
import { doerOf } from './doing.ts';
import type { Context, Effect, Event, Input } from './model.ts';
import { affected, ask, beam, begin, dock, endTurn, fly, land, launch, load, nullify, pass, pullIn, stay, takeOff, undock, use } from './procedure.ts';
import { rules as ownRules } from './rules.ts';
import { shapes } from './shape.ts';

export const ID = 'ship-movement';
export const VERSION = '0.1.0';
const MAX_ITERATIONS = 100;

/**
 * The machine made of a table of rules: a variant is `machineOf({ ...rules, ...replaced })`. Pure.
 *
 * @param replaced rules and measures that take the place of those with the same id
 * @param variant the variant's name, kept in every snapshot
 * @throws RB201 when it is started with an input that a rule of input refuses
 */
export function machineOf(replaced: RuleTable = {}, variant?: string) {
  const table = { ...ownRules, ...replaced };
  const doing = doerOf(table);
  return setup({
    types: { context: {} as Context, events: {} as Event, input: {} as Input, emitted: {} as Effect }, // boundary: XState's way to name types
    guards: guardsOf(table, shapes),
    actions: {
      begin: doing(begin), stay: doing(stay), fly: doing(fly), land: doing(land), takeOff: doing(takeOff), dock: doing(dock), undock: doing(undock), launch: doing(launch), load: doing(load),
      pass: doing(pass), beam: doing(beam), use: doing(use), ask: doing(ask), affected: doing(affected), nullify: doing(nullify), pullIn: doing(pullIn), endTurn: doing(endTurn),
    },
  }).createMachine({
    id: ID, version: VERSION, options: { maxIterations: MAX_ITERATIONS },
    context: ({ input }) => ({ of: stampOf({ id: ID, version: VERSION }, variant), table: checkedInput(table, input).table, beginning: null, pending: null }),
    initial: 'turn',
    states: {
      turn: {
        on: {
          BEGIN: { guard: 'takesOrders', target: 'beginning', actions: { type: 'begin', params: ({ event }) => event }, meta: { cites: ['cr98/wormhole/4', 'cr98/wormhole/5', 'cr98/wormhole/6', 'cr98/wormhole/7'] } },
          MOVE: { guard: 'mayFly', actions: { type: 'fly', params: ({ event }) => event }, meta: { cites: ['cr98/ship-movement/2', 'base/movement/3'] } },
          LAND: { guard: 'mayLand', actions: { type: 'land', params: ({ event }) => event }, meta: { cites: ['cr98/ship-movement/3'] } },
          TAKE_OFF: { guard: 'mayTakeOff', actions: { type: 'takeOff', params: ({ event }) => event }, meta: { cites: ['cr98/ship-movement/4'] } },
          DOCK: { guard: 'mayDock', actions: { type: 'dock', params: ({ event }) => event } },
          UNDOCK: { guard: 'mayUndock', actions: { type: 'undock', params: ({ event }) => event } },
          LAUNCH: { guard: 'mayLaunch', actions: { type: 'launch', params: ({ event }) => event }, meta: { cites: ['cr98/ship-movement/5'] } },
          LOAD: { guard: 'mayLoad', actions: { type: 'load', params: ({ event }) => event }, meta: { cites: ['cr98/ship-movement/6'] } },
          PASS: { guard: 'mayPass', actions: { type: 'pass', params: ({ event }) => event } },
          BEAM: { guard: 'mayBeam', actions: { type: 'beam', params: ({ event }) => event }, meta: { cites: ['cr98/ship-staffing/5'] } },
          USE: [
            { guard: 'mayMoveShips', actions: { type: 'use', params: ({ event }) => event } },
            { guard: 'mayUse', target: 'affecting', actions: { type: 'ask', params: ({ event }) => event } },
          ],
          NULLIFY: { guard: 'cardNullifies', actions: { type: 'nullify', params: ({ event }) => event } },
          PULL_IN: { guard: 'mayPullIn', actions: { type: 'pullIn', params: ({ event }) => event } },
          END_TURN: { guard: 'turnIsYours', actions: 'endTurn' },
        },
      },

      beginning: {
        meta: { forbids: { END_TURN: ['base/movement/1'], BEGIN: ['base/movement/1'] }, says: 'a ship is just beginning to move' },
        on: {
          MOVE: { guard: 'mayFlyNow', target: 'turn', actions: { type: 'fly', params: ({ event }) => event } },
          PASS: { guard: 'mayPassNow', target: 'turn', actions: { type: 'pass', params: ({ event }) => event } },
          STAY: { guard: 'mayStay', target: 'turn', actions: { type: 'stay', params: ({ event }) => event } },
          USE: [
            { guard: 'mayMoveShips', actions: { type: 'use', params: ({ event }) => event }, meta: { cites: ['cr98/wormhole/2', 'cr98/wormhole/5', 'cr98/wormhole/7'] } },
            { guard: 'mayUse', target: 'affecting', actions: { type: 'ask', params: ({ event }) => event } },
          ],
        },
      },

      affecting: {
        meta: { forbids: { END_TURN: ['base/card-text/1'], MOVE: ['base/card-text/1'] }, says: 'a card is just doing what it does' },
        on: {
          AFFECTED: [
            { guard: 'mayGoOnBeginning', target: 'beginning', actions: { type: 'affected', params: ({ event }) => event } },
            { guard: 'effectsApply', target: 'turn', actions: { type: 'affected', params: ({ event }) => event } },
          ],
        },
      },
    },
  });
}

/** The machine of the rules as they are: a plain XState machine. */
export const machine = machineOf();
