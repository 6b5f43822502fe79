/** The statechart of self-controlling cards: it reads like the procedure. What each step changes is in `procedure*.ts`. */

import { setup } from 'xstate';
import { checkedInput, guardsOf, stampOf, type RuleTable } from '@rulebench/core';
import { doerOf } from './doing.ts';
import type { Context, Event, Input, Effect } from './model.ts';
import { affect, arrive, goOn, leave, openAttack, rest, setOut, settleBattle, stay } from './procedure-moving.ts';
import {
  aim, askForDiscard, askForEnd, askForFirstBattle, askForNextCard, beginChosen, beginNext, carryOut, discardOne, endActing, endTurn, enterTowardsChosenEnd, enterTowardsFarEnd,
  gather, lineUp, lineUpThere, meet, openBattle, openChosenBattle, release, seed, settleLoss, settleLot, start,
} from './procedure.ts';
import { rules as ownRules } from './rules.ts';
import { shapes } from './shape.ts';

export const ID = 'self-controlling';
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
      seed: doing(seed), start: doing(start),
      meet: doing(meet), release: doing(release),
      askForEnd: doing(askForEnd), enterTowardsFarEnd: doing(enterTowardsFarEnd), enterTowardsChosenEnd: doing(enterTowardsChosenEnd),
      askForDiscard: doing(askForDiscard), discardOne: doing(discardOne),
      lineUpForEncounter: doing(lineUp('encounter')), lineUpForEndOfTurn: doing(lineUp('end-of-turn')), lineUpThere: doing(lineUpThere),
      askForNextCard: doing(askForNextCard), beginNext: doing(beginNext), beginChosen: doing(beginChosen),
      gather: doing(gather), settleLot: doing(settleLot), settleLoss: doing(settleLoss), carryOut: doing(carryOut),
      aim: doing(aim), askForFirstBattle: doing(askForFirstBattle), openBattle: doing(openBattle), openChosenBattle: doing(openChosenBattle),
      setOut: doing(setOut), goOn: doing(goOn), rest: doing(rest), stay: doing(stay), leave: doing(leave),
      openAttack: doing(openAttack), settleBattle: doing(settleBattle), arrive: doing(arrive), affect: doing(affect),
      endActing: doing(endActing), endTurn: doing(endTurn),
    },
  }).createMachine({
    id: ID, version: VERSION, options: { maxIterations: MAX_ITERATIONS },
    context: ({ input }) => {
      const { table: given, phase = 'play' } = checkedInput(table, input);
      return {
        of: stampOf({ id: ID, version: VERSION }, variant), table: given, phase,
        entering: null, moment: null, meeting: null, queue: [], acting: null, picked: [], lots: [], choices: [], targets: [], sides: [], battle: null, journey: null,
      };
    },
    initial: 'opening',
    states: {
      opening: { always: [{ guard: 'isStillSeeding', target: 'seeding' }, { target: 'turn' }] },

      seeding: {
        meta: { forbids: { ENCOUNTER: ['sc13/seeding/1'], END_TURN: ['base/turn/1'] }, says: 'dilemmas are being seeded' },
        on: {
          SEED: { guard: 'maySeed', actions: { type: 'seed', params: ({ event }) => event } },
          START: { target: 'turn', actions: 'start' },
        },
      },

      turn: {
        on: {
          ENCOUNTER: { guard: 'mayBeMet', target: 'entering', actions: { type: 'meet', params: ({ event }) => event }, meta: { cites: ['sc13/seeding/2'] } },
          PLAY: { guard: 'mayBeReleased', target: 'entering', actions: { type: 'release', params: ({ event }) => event } },
          ATTACK: { guard: 'mayAttack', target: 'underAttack', actions: { type: 'openAttack', params: ({ event }) => event }, meta: { cites: ['sc13/initiate/9'] } },
          AFFECT: { guard: 'mayAffect', actions: { type: 'affect', params: ({ event }) => event } },
          ARRIVE: { guard: 'shipMayArrive', target: 'acting', actions: [{ type: 'arrive', params: ({ event }) => event }, { type: 'lineUpThere', params: ({ event }) => event }] },
          END_TURN: { guard: 'turnIsYours', target: 'acting', actions: 'lineUpForEndOfTurn', meta: { cites: ['sc13/nature/2', 'sc13/timing/1'] } },
        },
      },

      underAttack: {
        meta: { forbids: { END_TURN: ['sc13/initiate/5'], ATTACK: ['sc13/initiate/5'] }, says: 'the card fires back first' },
        on: { BATTLED: { guard: 'playersBattleIsLawful', target: 'turn', actions: { type: 'settleBattle', params: ({ event }) => event } } },
      },

      entering: {
        initial: 'looking',
        meta: { forbids: { END_TURN: ['sc13/limit/3'], ATTACK: ['sc13/limit/3'], ENCOUNTER: ['sc13/limit/3'] }, says: 'a card is entering play' },
        states: {
          looking: { always: [{ guard: 'farEndIsTied', target: 'choosingEnd' }, { target: 'placed', actions: 'enterTowardsFarEnd' }] },
          choosingEnd: {
            entry: 'askForEnd',
            on: { CHOOSE: { guard: 'mayChooseEnd', target: 'placed', actions: { type: 'enterTowardsChosenEnd', params: ({ event }) => event } } },
          },
          placed: { always: [{ guard: 'ownerHasTooMany', target: 'choosingDiscard' }, { target: 'entered' }] },
          choosingDiscard: {
            entry: 'askForDiscard',
            on: { CHOOSE: { guard: 'mayDiscard', target: 'entered', actions: { type: 'discardOne', params: ({ event }) => event } } },
          },
          entered: { always: { target: `#${ID}.acting`, actions: 'lineUpForEncounter' } },
        },
      },

      acting: {
        initial: 'next',
        meta: { forbids: { END_TURN: ['sc13/nature/2'], ATTACK: ['sc13/nature/2'], ENCOUNTER: ['sc13/nature/2'] }, says: 'cards act by themselves' },
        states: {
          next: {
            always: [
              { guard: 'severalWait', target: 'choosingCard' },
              { guard: 'oneWaits', target: 'text', actions: 'beginNext' },
              { guard: 'turnIsEnding', target: `#${ID}.turn`, actions: 'endTurn' },
              { target: `#${ID}.turn`, actions: 'endActing' },
            ],
          },
          choosingCard: {
            entry: 'askForNextCard',
            on: { CHOOSE: { guard: 'mayOrderCards', target: 'text', actions: { type: 'beginChosen', params: ({ event }) => event } } },
          },
          text: {
            always: [
              { guard: { type: 'nextActIs', params: { does: ['attack'] } }, target: 'aiming' },
              { guard: { type: 'nextActIs', params: { does: ['move'] } }, target: 'moving', actions: 'setOut' },
              { guard: { type: 'nextActIs', params: { does: ['destroy', 'stop', 'lower-mission', 'discard-itself'] } }, target: 'picking' },
              { target: 'next' },
            ],
          },
          picking: {
            entry: 'gather',
            always: { guard: 'nothingIsOpen', target: 'text', actions: 'carryOut' },
            on: {
              LOT: { guard: 'lotIsFair', actions: { type: 'settleLot', params: ({ event }) => event } },
              CHOOSE: { guard: 'mayGiveUp', actions: { type: 'settleLoss', params: ({ event }) => event } },
            },
          },
          aiming: {
            entry: 'gather',
            always: { guard: 'nothingIsOpen', target: 'attacking', actions: 'aim' },
            on: {
              LOT: { guard: 'lotIsFair', actions: { type: 'settleLot', params: ({ event }) => event } },
              CHOOSE: { guard: 'mayGiveUp', actions: { type: 'settleLoss', params: ({ event }) => event } },
            },
          },
          attacking: {
            always: [
              { guard: 'attackMeetsBoth', target: 'choosingBattle' },
              { guard: 'attackMeetsOne', target: 'battle', actions: 'openBattle' },
              { target: 'text' },
            ],
          },
          choosingBattle: {
            entry: 'askForFirstBattle',
            on: { CHOOSE: { guard: 'mayOrderBattles', target: 'battle', actions: { type: 'openChosenBattle', params: ({ event }) => event } } },
          },
          battle: {
            on: { BATTLED: { guard: 'cardsBattleIsLawful', target: 'attacking', actions: { type: 'settleBattle', params: ({ event }) => event } } },
          },
          moving: {
            always: [
              { guard: 'mayGoOn', target: 'moving', actions: 'goOn' },
              { guard: 'mayLeave', target: 'text', actions: 'leave', meta: { cites: ['sc13/movement/5'] } },
              { guard: 'isStuck', target: 'text', actions: 'stay', meta: { cites: ['sc13/movement/4'] } },
              { target: 'text', actions: 'rest' },
            ],
          },
        },
      },
    },
  });
}

/** The machine of the rules as they are: a plain XState machine. */
export const machine = machineOf();
