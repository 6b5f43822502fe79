/** The statechart of statuses: what players try, and what happens to their cards. What each step changes is in `procedure.ts`. */

import { setup } from 'xstate';
import { checkedInput, guardsOf, stampOf, type RuleTable } from '@rulebench/core';
import { doerOf } from './doing.ts';
import type { Context, Effect, Event, Input } from './model.ts';
import {
  act, affect, beam, endTurn, fly, freeze, hurt, lose, pick, project, recover, relocate, seek, settleLot, stop, use, useSkill,
} from './procedure.ts';
import { rules as ownRules } from './rules.ts';
import { shapes } from './shape.ts';

export const ID = 'status';
export const VERSION = '0.1.0';
const MAX_ITERATIONS = 100;

/**
 * The machine made of a table of rules: a variant is `machineOf({ ...rules, ...replaced })`. Pure.
 *
 * @param replaced rules and measures that take the place of those with the same id
 * @param variant the variant's name, kept in every snapshot
 */
export function machineOf(replaced: RuleTable = {}, variant?: string) {
  const table = { ...ownRules, ...replaced };
  const doing = doerOf(table);
  return setup({
    types: { context: {} as Context, events: {} as Event, input: {} as Input, emitted: {} as Effect }, // boundary: XState's way to name types
    guards: guardsOf(table, shapes),
    actions: {
      act: doing(act), fly: doing(fly), beam: doing(beam), project: doing(project), use: doing(use), useSkill: doing(useSkill), seek: doing(seek), affect: doing(affect),
      stop: doing(stop), hurt: doing(hurt), recover: doing(recover), freeze: doing(freeze), relocate: doing(relocate), lose: doing(lose),
      pick: doing(pick), settleLot: doing(settleLot), endTurn: doing(endTurn),
    },
  }).createMachine({
    id: ID, version: VERSION, options: { maxIterations: MAX_ITERATIONS },
    context: ({ input }) => ({ of: stampOf({ id: ID, version: VERSION }, variant), table: checkedInput(table, input).table, lot: null }),
    initial: 'turn',
    states: {
      turn: {
        on: {
          ACT: { guard: 'mayAct', actions: { type: 'act', params: ({ event }) => event } },
          FLY: { guard: 'mayFly', actions: { type: 'fly', params: ({ event }) => event } },
          BEAM: {
            guard: 'mayBeam', actions: { type: 'beam', params: ({ event }) => event },
            meta: { cites: ['cr98/cyber-drone-five-of-eleven/4', 'cr98/cyber-drone-five-of-eleven/8'] },
          },
          PROJECT: { guard: 'mayProject', actions: { type: 'project', params: ({ event }) => event } },
          USE: { guard: 'mayUse', actions: { type: 'use', params: ({ event }) => event } },
          USE_SKILL: { guard: 'mayUseSkill', actions: { type: 'useSkill', params: ({ event }) => event } },
          SEEK: { guard: 'mayBeFound', actions: { type: 'seek', params: ({ event }) => event } },
          AFFECT: { guard: 'mayAffect', actions: { type: 'affect', params: ({ event }) => event } },
          STOP: { guard: 'teamIsThere', actions: { type: 'stop', params: ({ event }) => event } },
          HURT: { guard: 'canBeHurt', actions: { type: 'hurt', params: ({ event }) => event } },
          RECOVER: { guard: 'hasThisStatus', actions: { type: 'recover', params: ({ event }) => event } },
          FREEZE: { guard: 'groupIsThere', actions: { type: 'freeze', params: ({ event }) => event } },
          RELOCATE: {
            guard: 'groupGoesElsewhere', actions: { type: 'relocate', params: ({ event }) => event }, meta: { cites: ['cr98/cyber-drone-five-of-eleven/11'] },
          },
          LOSE: { guard: 'canBeLost', actions: { type: 'lose', params: ({ event }) => event } },
          PICK: { guard: 'somebodyCanBePicked', target: 'picking', actions: { type: 'pick', params: ({ event }) => event } },
          END_TURN: { guard: 'turnIsYours', actions: { type: 'endTurn', params: ({ event }) => event } },
        },
      },
      picking: {
        meta: { cites: ['base/card-text/2'], forbids: { END_TURN: ['base/card-text/2'], ACT: ['base/card-text/2'] }, says: 'chance is picking' },
        on: { LOT: { guard: 'lotIsFair', target: 'turn', actions: { type: 'settleLot', params: ({ event }) => event } } },
      },
    },
  });
}

/** The machine of the rules as they are: a plain XState machine. */
export const machine = machineOf();
