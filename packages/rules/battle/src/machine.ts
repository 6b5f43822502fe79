/** The statechart of battle: it reads like the procedure. What each step changes is in `procedure.ts`. */

import { setup } from 'xstate';
import { checkedInput, guardsOf, stampOf, type RuleTable } from '@rulebench/core';
import { battleOf } from './deciding.ts';
import { doerOf } from './doing.ts';
import type { Context, Effect, Event, Input, Output } from './model.ts';
import { affect, aim, askedBattle, compare, deal, endTurn, flip, loseOne, openAttack, openCounterAttack, returnFire, returnFireOfCard, settle, settleTeams } from './procedure.ts';
import { rules as ownRules } from './rules.ts';
import { shapes } from './shape.ts';

export const ID = 'battle';
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
    types: { context: {} as Context, events: {} as Event, input: {} as Input, output: {} as Output, emitted: {} as Effect }, // boundary: XState's way to name types
    guards: guardsOf(table, shapes),
    actions: {
      openAttack: doing(openAttack), openCounterAttack: doing(openCounterAttack), flip: doing(flip), aim: doing(aim), returnFire: doing(returnFire),
      returnFireOfCard: doing(returnFireOfCard), deal: doing(deal), settle: doing(settle), compare: doing(compare), settleTeams: doing(settleTeams), loseOne: doing(loseOne),
      affect: doing(affect), endTurn: doing(endTurn),
    },
  }).createMachine({
    id: ID, version: VERSION, options: { maxIterations: MAX_ITERATIONS },
    context: ({ input }) => {
      const { table: given, asked } = checkedInput(table, input);
      return { of: stampOf({ id: ID, version: VERSION }, variant), table: given, asked: asked !== undefined, battle: asked === undefined ? null : askedBattle({ table: given }, asked) };
    },
    initial: 'opening',
    states: {
      opening: { always: [{ guard: 'battleWasAskedFor', target: 'battle.answering' }, { target: 'turn' }] },

      turn: {
        meta: { forbids: { RETURN_FIRE: ['cr98/battle/2'], HOLD_FIRE: ['cr98/battle/2'] }, says: 'no battle is being fought' },
        on: {
          ATTACK: { guard: 'mayAttack', target: 'battle', actions: { type: 'openAttack', params: ({ event }) => event }, meta: { cites: ['base/attack/10'] } },
          COUNTER_ATTACK: {
            guard: 'mayCounterAttack', target: 'battle', actions: { type: 'openCounterAttack', params: ({ event }) => event },
            meta: { cites: ['cr98/battle/1', 'cr98/battle/4', 'cr98/battle/12', 'cr98/battle/13', 'cr98/borg-servo/6', 'cr98/undetected-beam-in/4', 'cr98/alien-parasites/9', 'cr98/multiplexor-drone-nine-of-seventeen/3'] },
          },
          AFFECT: { guard: 'mayAffect', actions: { type: 'affect', params: ({ event }) => event } },
          END_TURN: { guard: 'turnIsYours', actions: 'endTurn' },
        },
      },

      battle: {
        initial: 'begun',
        meta: { forbids: { ATTACK: ['base/attack/9'], COUNTER_ATTACK: ['cr98/battle/3'], END_TURN: ['base/attack/9'] }, says: 'a battle is being fought' },
        states: {
          begun: {
            always: [{ guard: 'coinIsDue', target: 'flipping' }, { target: 'answering' }],
          },
          flipping: {
            meta: { cites: ['cr98/edo-vessel/1'], forbids: { RETURN_FIRE: ['cr98/edo-vessel/1'] }, says: 'the coin comes first' },
            on: { COIN: { guard: 'isWellFormed', target: 'begun', actions: { type: 'flip', params: ({ event }) => event }, meta: { cites: ['cr98/edo-vessel/2'] } } },
          },
          answering: {
            entry: 'aim',
            meta: { forbids: { COIN: ['cr98/edo-vessel/3'] }, says: 'fire may be returned, which is no attack' },
            always: [
              { guard: 'cardAnswersByItself', target: 'firing', actions: 'returnFireOfCard' },
              { guard: 'nobodyCanFireBack', target: 'firing' },
            ],
            on: {
              RETURN_FIRE: { guard: 'mayReturnFire', target: 'resolving', actions: { type: 'returnFire', params: ({ event }) => event }, meta: { cites: ['cr98/battle/1', 'cr98/edo-vessel/3'] } },
              AFFECT: { guard: 'mayAffect', actions: { type: 'affect', params: ({ event }) => event } },
              HOLD_FIRE: { guard: 'answerIsYours', target: 'resolving', meta: { cites: ['cr98/battle/5'] } },
            },
          },
          resolving: { always: [{ guard: 'isManToMan', target: 'pairing' }, { target: 'firing' }] },
          firing: {
            always: { guard: 'everyMarkerIsDealt', target: 'over', actions: 'settle' },
            on: { MARKERS: { guard: 'markersAreAsDue', actions: { type: 'deal', params: ({ event }) => event } } },
          },
          pairing: {
            on: { PAIRED: { guard: 'pairingIsWhole', target: 'counting', actions: { type: 'compare', params: ({ event }) => event } } },
          },
          counting: { always: [{ guard: 'oneMoreIsLost', target: 'losing' }, { target: 'over', actions: 'settleTeams' }] },
          losing: {
            on: { LOST: { guard: 'isOfTheLosers', target: 'over', actions: { type: 'loseOne', params: ({ event }) => event } } },
          },
          over: { always: [{ guard: 'battleWasAskedFor', target: `#${ID}.answered` }, { target: `#${ID}.turn` }] },
        },
      },

      answered: { type: 'final' },
    },
    output: ({ context }) => ({ answer: { type: 'BATTLED', volleys: battleOf(context).volleys } }),
  });
}

/** The machine of the rules as they are: a plain XState machine. */
export const machine = machineOf();
