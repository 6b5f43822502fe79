/** The statechart of the turn: it reads like the procedure. What each step changes is in `procedure.ts`. */

import { setup } from 'xstate';
import { checkedInput, guardsOf, stampOf, type RuleTable } from '@rulebench/core';
import { doerOf } from './doing.ts';
import type { Context, Effect, Event, Input } from './model.ts';
import {
  askWhatElse, askWhatIsNext, beginChosen, beginDue, comeToDraw, cutShort, discard, download, draw, endDrawing, goOn, makeRoom, nextTurn, order, play, settle, shuffle, withhold,
} from './procedure.ts';
import { rules as ownRules } from './rules.ts';
import { shapes } from './shape.ts';

export const ID = 'turn-phases';
export const VERSION = '0.1.0';
const MAX_ITERATIONS = 1000;

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
      goOn: doing(goOn), cutShort: doing(cutShort), nextTurn: doing(nextTurn),
      play: doing(play), order: doing(order), download: doing(download), settle: doing(settle),
      makeRoom: doing(makeRoom), discard: doing(discard), shuffle: doing(shuffle),
      draw: doing(draw), withhold: doing(withhold), endDrawing: doing(endDrawing), comeToDraw: doing(comeToDraw),
      askWhatIsNext: doing(askWhatIsNext), askWhatElse: doing(askWhatElse), beginDue: doing(beginDue), beginChosen: doing(beginChosen),
    },
  }).createMachine({
    id: ID, version: VERSION, options: { maxIterations: MAX_ITERATIONS },
    context: ({ input }) => {
      const { table: given, step = 'start' } = checkedInput(table, input);
      return {
        of: stampOf({ id: ID, version: VERSION }, variant), table: given, step,
        plays: [], barred: [], owed: [], frames: [], begun: 0, due: [], cutShort: false, discards: [], shuffling: null, choices: [],
      };
    },
    initial: 'goingOn',
    on: {
      PLAY: { guard: 'mayPlay', target: '.waiting', actions: { type: 'play', params: ({ event }) => event } },
      DOWNLOAD: { guard: 'mayDownload', target: '.waiting', actions: { type: 'download', params: ({ event }) => event } },
      DISCARD: { guard: 'mayDiscard', actions: { type: 'discard', params: ({ event }) => event } },
    },
    states: {
      /** Wherever the turn stands, it goes on from there: first what was begun, then draws, then its steps. */
      goingOn: {
        always: [
          { guard: 'somethingGoesOn', target: 'waiting' },
          { guard: 'shuffleIsDue', target: 'shuffling' },
          { guard: { type: 'stepIs', params: { step: 'draw' } }, target: 'draw' },
          { guard: 'drawsAreOwed', target: 'drawing' },
          { guard: 'turnIsOverAtOnce', target: 'over' },
          { guard: 'turnIsCutShort', target: 'ending', actions: 'cutShort' },
          { guard: { type: 'stepIs', params: { step: 'end' } }, target: 'ending' },
          { guard: { type: 'stepIs', params: { step: 'orders' } }, target: 'orders' },
          { guard: { type: 'stepIs', params: { step: 'card-play' } }, target: 'cardPlay' },
          { target: 'start' },
        ],
      },

      start: {
        meta: { forbids: { ORDER: ['base/turn-steps/4'], DRAW: ['base/turn-steps/7'], END_TURN: ['base/turn-steps/7'] }, says: 'the turn has only begun' },
        on: {
          MAKE_ROOM: { guard: 'mayMakeRoom', actions: { type: 'makeRoom', params: ({ event }) => event } },
          GO_ON: { guard: 'mayGoOn', target: 'goingOn', actions: { type: 'goOn', params: ({ event }) => event } },
        },
      },

      cardPlay: {
        meta: {
          forbids: { MAKE_ROOM: ['cr98/assign-mission-specialists/14'], ORDER: ['base/turn-steps/4'], DRAW: ['base/turn-steps/7'], END_TURN: ['base/turn-steps/7'] },
          says: 'it is the step of card play',
        },
        on: { GO_ON: { guard: 'mayGoOn', target: 'goingOn', actions: { type: 'goOn', params: ({ event }) => event } } },
      },

      orders: {
        meta: { forbids: { MAKE_ROOM: ['cr98/assign-mission-specialists/14'], DRAW: ['base/turn-steps/7'], END_TURN: ['base/turn-steps/7'] }, says: 'it is the step of orders' },
        on: {
          ORDER: { guard: 'mayOrder', target: 'waiting', actions: { type: 'order', params: ({ event }) => event } },
          GO_ON: { guard: 'mayGoOn', target: 'goingOn', actions: { type: 'goOn', params: ({ event }) => event } },
        },
      },

      ending: {
        initial: 'next',
        meta: {
          forbids: {
            MAKE_ROOM: ['cr98/assign-mission-specialists/14'], ORDER: ['base/turn-steps/4'], GO_ON: ['base/turn-steps/2'], DRAW: ['base/turn-steps/5'], END_TURN: ['base/turn-steps/7'],
          },
          says: 'what is due at the end of the turn comes first',
        },
        states: {
          next: {
            always: [
              { guard: 'severalMustHappen', target: 'ordering' },
              { guard: 'oneMustHappen', target: `#${ID}.goingOn`, actions: 'beginDue' },
              { guard: 'someMayHappen', target: 'offering' },
              { target: `#${ID}.draw`, actions: 'comeToDraw' },
            ],
          },
          ordering: {
            entry: 'askWhatIsNext',
            on: { CHOOSE: { guard: 'maySayWhatIsNext', target: `#${ID}.goingOn`, actions: { type: 'beginChosen', params: ({ event }) => event } } },
          },
          offering: {
            entry: 'askWhatElse',
            on: {
              CHOOSE: [
                { guard: 'mayLeaveItAtThat', target: `#${ID}.draw`, actions: 'comeToDraw' },
                { guard: 'maySayWhatIsNext', target: `#${ID}.goingOn`, actions: { type: 'beginChosen', params: ({ event }) => event } },
              ],
            },
          },
        },
      },

      draw: {
        meta: { forbids: { MAKE_ROOM: ['cr98/assign-mission-specialists/14'], ORDER: ['base/turn-steps/4'], GO_ON: ['base/turn-steps/2'] }, says: 'the draw ends the turn' },
        always: { guard: 'noDrawIsLeft', target: 'over' },
        on: {
          DRAW: { guard: 'mayDraw', target: 'goingOn', actions: { type: 'draw', params: ({ event }) => event } },
          END_TURN: { guard: 'mayEndTurn', target: 'over', actions: 'withhold' },
        },
      },

      over: { always: { target: 'start', actions: 'nextTurn', meta: { cites: ['base/turn/3'] } } },

      /** Draws that a card gives. */
      drawing: {
        meta: { forbids: { MAKE_ROOM: ['base/turn-steps/8'], ORDER: ['base/turn-steps/8'], GO_ON: ['base/turn-steps/8'], END_TURN: ['base/turn-steps/8'] }, says: 'the draws that a card gives are made at once' },
        always: [
          { guard: 'noDrawIsLeft', target: 'goingOn', actions: 'endDrawing' },
          { guard: 'onlyBarredDrawsAreLeft', target: 'goingOn', actions: 'withhold' },
        ],
        on: { DRAW: { guard: 'mayDraw', target: 'goingOn', actions: { type: 'draw', params: ({ event }) => event } } },
      },

      shuffling: {
        meta: { forbids: { MAKE_ROOM: ['base/suspending/1'], ORDER: ['base/suspending/1'], GO_ON: ['base/suspending/1'], DRAW: ['base/suspending/1'], END_TURN: ['base/suspending/1'] }, says: 'a draw deck is being shuffled' },
        on: { SHUFFLED: { guard: 'mayShuffle', target: 'goingOn', actions: { type: 'shuffle', params: ({ event }) => event } } },
      },

      waiting: {
        meta: {
          forbids: {
            MAKE_ROOM: ['base/suspending/1'], ORDER: ['base/suspending/1'], GO_ON: ['base/suspending/1'], DRAW: ['base/suspending/1'], END_TURN: ['base/suspending/1'], CHOOSE: ['base/suspending/1'],
          },
          says: 'something else is going on',
        },
        on: { RESOLVED: { guard: 'mayResolve', target: 'goingOn', actions: { type: 'settle', params: ({ event }) => event } } },
      },
    },
  });
}

/** The machine of the rules as they are: a plain XState machine. */
export const machine = machineOf();
