/** The statechart of mission attempts: it reads like the procedure. What each step changes is in `procedure.ts`. */

import { setup } from 'xstate';
import { checkedInput, guardsOf, stampOf, type RuleTable } from '@rulebench/core';
import { doerOf } from './doing.ts';
import type { Context, Effect, Event, Input } from './model.ts';
import { askWhoMeets, beam, begin, endBy, endTurn, meet, meetAsChosen, play, reveal, settle, settlePlay, solve, solveAsSaid } from './procedure.ts';
import { rules as ownRules } from './rules.ts';
import { shapes } from './shape.ts';

export const ID = 'mission-attempt';
export const VERSION = '0.1.0';
const MAX_ITERATIONS = 200;

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
      begin: doing(begin), reveal: doing(reveal), askWhoMeets: doing(askWhoMeets), meet: doing(meet), meetAsChosen: doing(meetAsChosen), settle: doing(settle),
      play: doing(play), settlePlay: doing(settlePlay), solve: doing(solve), solveAsSaid: doing(solveAsSaid), beam: doing(beam), endTurn: doing(endTurn),
      endAllStopped: doing(endBy('all-stopped')), endNobodyLeft: doing(endBy('nobody-left')), endByCard: doing(endBy('card-ends-attempt')),
      endWithTurn: doing(endBy('card-ends-turn')), endUnmet: doing(endBy('requirements-not-met')),
    },
  }).createMachine({
    id: ID, version: VERSION, options: { maxIterations: MAX_ITERATIONS },
    context: ({ input }) => ({
      of: stampOf({ id: ID, version: VERSION }, variant), table: checkedInput(table, input).table, attempts: 0, attempt: null, ended: null, choices: [],
    }),
    initial: 'turn',
    states: {
      turn: {
        meta: { forbids: { REVEAL: ['cr98/mission-attempt/1'], SOLVE: ['cr98/mission-attempt/1'] }, says: 'no attempt is announced' },
        on: {
          ATTEMPT: { guard: 'mayAttempt', target: 'attempt', actions: { type: 'begin', params: ({ event }) => event }, meta: { cites: ['cr98/mission-attempt/1', 'cr98/mission-attempt/14', 'cr98/mission-attempt/18'] } },
          BEAM: { guard: 'mayBeam', actions: { type: 'beam', params: ({ event }) => event } },
          END_TURN: { guard: 'turnIsYours', actions: 'endTurn' },
        },
      },

      attempt: {
        initial: 'opening',
        meta: {
          cites: ['cr98/mission-attempt/1'], says: 'an attempt is going on',
          forbids: { ATTEMPT: ['cr98/mission-attempt/1', 'cr98/mission-attempt/18'], BEAM: ['cr98/dilemmas-playing-cards-between/3'], END_TURN: ['cr98/dilemmas-playing-cards-between/3'] },
        },
        states: {
          opening: { always: [{ guard: 'seedsAreLeft', target: 'revealing' }, { target: 'going' }] },

          revealing: {
            entry: 'reveal',
            always: [{ guard: 'eitherMayMeet', target: 'choosingSide' }, { target: 'meeting', actions: 'meet' }],
          },
          choosingSide: {
            entry: 'askWhoMeets',
            on: { CHOOSE: { guard: 'sideIsYours', target: 'meeting', actions: { type: 'meetAsChosen', params: ({ event }) => event } } },
          },
          meeting: {
            meta: { forbids: { PLAY: ['cr98/dilemmas-playing-cards-between/1', 'cr98/dilemmas-playing-cards-between/2'], REVEAL: ['base/mission/5'] }, says: 'a card is being met' },
            on: { ENCOUNTERED: { guard: 'answerIsLawful', target: 'going', actions: { type: 'settle', params: ({ event }) => event } } },
          },

          going: {
            always: [
              { guard: 'cardEndsTurn', target: `#${ID}.turnOver`, actions: 'endWithTurn' },
              { guard: 'nobodyIsLeft', target: `#${ID}.turn`, actions: 'endNobodyLeft' },
              { guard: 'allAreStopped', target: `#${ID}.turn`, actions: 'endAllStopped' },
              { guard: 'cardEndsAttempt', target: `#${ID}.turn`, actions: 'endByCard' },
              { guard: 'seedsAreLeft', target: 'between' },
              { guard: 'missionIsComplete', target: 'completing' },
              { target: `#${ID}.turn`, actions: 'endUnmet' },
            ],
          },
          between: {
            on: {
              REVEAL: { guard: 'turnIsYours', target: 'revealing' },
              PLAY: { guard: 'mayPlay', target: 'playing', actions: { type: 'play', params: ({ event }) => event } },
            },
          },
          playing: {
            on: { PLAYED: { guard: 'answerIsLawful', target: 'going', actions: { type: 'settlePlay', params: ({ event }) => event } } },
          },

          completing: { always: [{ guard: 'usesMatter', target: 'assigning' }, { target: `#${ID}.turn`, actions: 'solve' }] },
          assigning: {
            on: { SOLVE: { guard: 'maySolve', target: `#${ID}.turn`, actions: { type: 'solveAsSaid', params: ({ event }) => event } } },
          },
        },
      },

      turnOver: {
        meta: { forbids: { ATTEMPT: ['cr98/mission-attempt/16', 'cr98/mission-attempt/9', 'cr98/mission-attempt/10'], BEAM: ['cr98/mission-attempt/9'] }, says: 'a card has ended this turn' },
        on: { END_TURN: { guard: 'turnIsYours', target: 'turn', actions: 'endTurn' } },
      },
    },
  });
}

/** The machine of the rules as they are: a plain XState machine. */
export const machine = machineOf();
