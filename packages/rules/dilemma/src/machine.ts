/** The statechart of meeting a dilemma: it reads like the procedure. What each step changes is in `procedure*.ts`. */

import { setup } from 'xstate';
import { checkedInput, guardsOf, stampOf, type RuleTable } from '@rulebench/core';
import { doerOf } from './doing.ts';
import type { Context, Effect, Event, Input, Meeting, Output } from './model.ts';
import {
  askForNext, beamUp, beginChosen, beginNext, carryOut, endTurn, fetch, gather, handOver, lineUp, settleLot, settlePick, takeOver,
} from './procedure-acting.ts';
import {
  answerTo, askForVolunteer, askToEnter, AT_REST, begin, conclude, cureAtOnce, enter, fail, nullify, overcome, passBy, rest, reveal, sendOver, spareBorg, takeUp, work,
} from './procedure.ts';
import { rules as ownRules } from './rules.ts';
import { shapes } from './shape.ts';

export const ID = 'dilemma';
export const VERSION = '0.1.0';
const MAX_ITERATIONS = 1000;

/** The meeting in a request, without what makes it a request. */
function meetingIn(asked: NonNullable<Input['encounter']>): Meeting {
  const { player, card, location, terrain, team, ship = null, manner, prepared } = asked;
  return { player, card, location, terrain, team, ship, prepared, ...(manner === undefined ? {} : { manner }) };
}

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
    types: { context: {} as Context, events: {} as Event, input: {} as Input, output: {} as Output, emitted: {} as Effect }, // boundary: XState's way to name types
    guards: guardsOf(table, shapes),
    actions: {
      begin: doing(begin), reveal: doing(reveal), takeUp: doing(takeUp), nullify: doing(nullify), spareBorg: doing(spareBorg), passBy: doing(passBy),
      askToEnter: doing(askToEnter), enter: doing(enter), askForVolunteer: doing(askForVolunteer), sendOver: doing(sendOver),
      overcome: doing(overcome), fail: doing(fail), work: doing(work), conclude: doing(conclude), cureAtOnce: doing(cureAtOnce), rest: doing(rest),
      gather: doing(gather), settleLot: doing(settleLot), settlePick: doing(settlePick), carryOut: doing(carryOut),
      handOver: doing(handOver), fetch: doing(fetch), takeOver: doing(takeOver),
      lineUp: doing(lineUp), askForNext: doing(askForNext), beginNext: doing(beginNext), beginChosen: doing(beginChosen), endTurn: doing(endTurn), beamUp: doing(beamUp),
    },
  }).createMachine({
    id: ID, version: VERSION, options: { maxIterations: MAX_ITERATIONS },
    context: ({ input }) => {
      const { table: given, encounter } = checkedInput(table, input);
      return {
        of: stampOf({ id: ID, version: VERSION }, variant), table: given, once: encounter !== undefined,
        ...AT_REST, meeting: encounter === undefined ? null : meetingIn(encounter), queue: [], lots: [], choices: [],
      };
    },
    output: ({ context }) => answerTo(context),
    initial: 'opening',
    states: {
      opening: { always: [{ guard: 'isAskedFor', target: 'encounter' }, { target: 'play' }] },

      play: {
        on: {
          ENCOUNTER: { guard: 'mayBeMet', target: 'encounter', actions: { type: 'begin', params: ({ event }) => event } },
          PLAY: { guard: 'mayAnswer', actions: { type: 'nullify', params: ({ event }) => event } },
          BEAM: { guard: 'mayBeamUp', actions: { type: 'beamUp', params: ({ event }) => event } },
          END_TURN: { guard: 'turnIsYours', target: 'lasting', actions: 'lineUp' },
        },
      },

      encounter: {
        initial: 'revealed',
        meta: { forbids: { PLAY: ['cr98/adapt-negate-obstruction/1', 'cr98/encountered/1'], END_TURN: ['base/card-text/1'], ENCOUNTER: ['base/card-text/1'] }, says: 'a card is being met' },
        states: {
          revealed: {
            entry: 'reveal',
            on: {
              PLAY: { guard: 'mayAnswer', target: 'over', actions: { type: 'nullify', params: ({ event }) => event } },
              RESOLVE: { target: 'looking', actions: 'takeUp', meta: { cites: ['cr98/encountered/1'] } },
            },
          },
          looking: {
            always: [
              { guard: 'isNotForBorg', target: 'over', actions: 'spareBorg' },
              { guard: 'controlsItself', target: 'entering' },
              { guard: 'hasNoTarget', target: 'over', actions: { type: 'passBy', params: { cites: ['base/dilemma/5'] } } },
              { guard: 'isNotSetOff', target: 'over', actions: { type: 'passBy', params: { cites: ['base/dilemma/4'] } } },
              { guard: 'somebodyMayGo', target: 'volunteering' },
              { target: 'judging' },
            ],
          },
          entering: {
            entry: 'askToEnter',
            on: { ENTERED: { guard: 'entryApplies', target: 'over', actions: { type: 'enter', params: ({ event }) => event } } },
          },
          volunteering: {
            entry: 'askForVolunteer',
            on: { CHOOSE: { guard: 'maySend', target: 'judging', actions: { type: 'sendOver', params: ({ event }) => event } } },
          },
          judging: {
            meta: { cites: ['base/dilemma/2', 'base/dilemma/3'] },
            always: [
              { guard: 'conditionsAreMet', target: 'placing', actions: 'overcome' },
              { guard: 'hasConditions', target: `#${ID}.working`, actions: 'fail' },
              { target: `#${ID}.working`, actions: 'work' },
            ],
          },
          placing: { entry: ['conclude', 'cureAtOnce'], always: { target: 'over' } },
          over: { always: [{ guard: 'isForOnce', target: `#${ID}.done` }, { target: `#${ID}.play`, actions: 'rest' }] },
        },
      },

      working: {
        initial: 'next',
        meta: { forbids: { PLAY: ['cr98/adapt-negate-obstruction/1', 'cr98/encountered/1'], END_TURN: ['base/card-text/1'], ENCOUNTER: ['base/card-text/1'] }, says: 'the card is working already' },
        states: {
          next: {
            always: [
              { guard: { type: 'nextActIs', params: { does: ['kill', 'stop', 'disable', 'stasis', 'single-out'] } }, target: 'picking' },
              { guard: { type: 'nextActIs', params: { does: ['hand-over'] } }, target: 'handedOver' },
              { guard: { type: 'nextActIs', params: { does: ['download'] } }, target: 'fetching' },
              { guard: 'isMeeting', target: `#${ID}.encounter.placing` },
              { target: `#${ID}.lasting` },
            ],
          },
          picking: {
            entry: 'gather',
            always: { guard: 'nothingIsOpen', target: 'next', actions: 'carryOut' },
            on: {
              LOT: { guard: 'lotIsFair', actions: { type: 'settleLot', params: ({ event }) => event } },
              CHOOSE: { guard: 'mayPick', actions: { type: 'settlePick', params: ({ event }) => event } },
            },
          },
          handedOver: {
            entry: 'handOver',
            on: { RELEASED: { guard: 'answerApplies', target: 'next', actions: { type: 'takeOver', params: ({ event }) => event } } },
          },
          fetching: {
            entry: 'fetch',
            on: { DOWNLOADED: { guard: 'answerApplies', target: 'next', actions: { type: 'takeOver', params: ({ event }) => event } } },
          },
        },
      },

      lasting: {
        initial: 'next',
        states: {
          next: {
            always: [
              { guard: 'severalWait', target: 'choosing' },
              { guard: 'oneWaits', target: `#${ID}.working`, actions: 'beginNext' },
              { target: `#${ID}.play`, actions: 'endTurn' },
            ],
          },
          choosing: {
            entry: 'askForNext',
            on: { CHOOSE: { guard: 'mayOrder', target: `#${ID}.working`, actions: { type: 'beginChosen', params: ({ event }) => event } } },
          },
        },
      },

      done: { type: 'final' },
    },
  });
}

/** The machine of the rules as they are: a plain XState machine. */
export const machine = machineOf();
