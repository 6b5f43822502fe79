/** The energy allocation phase as its procedure goes: choose, reveal, declare Jokers; then roll, allocate and place counters, each ship by itself. */

import { checkedInput, guardsOf, reader, stampOf, type ProcedureMeta, type RuleTable } from '@rulebench/core';
import { assign, enqueueActions, setup } from 'xstate';
import * as change from './changes.ts';
import * as effects from './effects.ts';
import type { Allocate, Context, Declare, Decline, Effect, Event, Input, Output, Pick, Ready, Respond, Roll, Withdraw } from './model.ts';
import { shapes } from './shape.ts';
import { rules as ownRules } from './table.ts';

/** Whose snapshots these are. */
export const IDENTITY = { id: 'energy-allocation', version: '0.1.0' } as const;

/** Only its type counts: what states and transitions may say of themselves. */
const META: ProcedureMeta = {};

/**
 * The phase under a table of rules and measures; what the table leaves out is as the rulings say. Pure.
 *
 * @param rules rules and measures by id; `{ ...rules, ...replaced }` makes a variant
 * @param variant its name, for the stamp of its snapshots
 * @throws RB201 where a machine is started with an input that the rules refuse
 */
export function machineOf(rules: RuleTable, variant?: string) {
  const table = { ...ownRules, ...rules };
  const read = reader(table);
  const next = (context: Context): Context => change.offering(context, read);

  return setup({
    types: {
      context: {} as Context, events: {} as Event, input: {} as Input, emitted: {} as Effect, output: {} as Output, // boundary: XState takes types as values
      meta: META,
    },
    guards: guardsOf(table, shapes),
    actions: {
      pick: enqueueActions(({ context, enqueue }, event: Pick) => {
        enqueue.emit(effects.placing(event));
        enqueue.assign(next(change.picked(context, event)));
      }),
      beReady: assign(({ context }, event: Ready) => next(change.readied(context, event))),
      withdraw: assign(({ context }, event: Withdraw) => next(change.withdrawn(context, event))),
      reveal: enqueueActions(({ context, enqueue }) => {
        enqueue.emit(effects.revealing(context, read));
        enqueue.assign(next(change.revealed(context)));
      }),
      declare: enqueueActions(({ context, enqueue }, event: Declare) => {
        effects.declaring(event).forEach(enqueue.emit);
        enqueue.assign(next(change.declared(context, event)));
      }),
      respond: enqueueActions(({ context, enqueue }, event: Respond) => {
        effects.replacing(context, event).forEach(enqueue.emit);
        enqueue.assign(next(change.responded(context, event)));
      }),
      roll: assign(({ context }, event: Roll) => next(change.rolled(context, event))),
      allocate: enqueueActions(({ context, enqueue }) => {
        effects.allocating(context, read).forEach(enqueue.emit);
        enqueue.assign(next(change.allocated(context, read)));
      }),
      divert: enqueueActions(({ context, enqueue }, event: Allocate) => {
        effects.diverting(context, event).forEach(enqueue.emit);
        enqueue.assign(next(change.diverted(context, event)));
      }),
      decline: assign(({ context }, event: Decline) => next(change.declined(context, event))),
      placeCounters: enqueueActions(({ context, enqueue }) => {
        effects.placingCounters(context, read).forEach(enqueue.emit);
        enqueue.assign(change.marked(context, read));
      }),
    },
  }).createMachine({
    ...IDENTITY,
    options: { maxIterations: 100 },
    context: ({ input }) => next(change.dealt(checkedInput(table, input), stampOf(IDENTITY, variant))),
    output: ({ context }) => effects.outputOf(context, read),
    initial: 'selecting',
    states: {
      selecting: {
        meta: {
          cites: ['ea/select/1', 'ea/reveal/1'],
          forbids: {
            DECLARE: ['ea/reveal/3', 'ea/joker/1'], CHOOSE: ['ea/joker/2', 'ea/joker/4'],
            ROLL: ['ea/dice/1'], ALLOCATE: ['ea/dice/1'], DECLINE: ['ea/dice/1'],
          },
          says: 'the cards are not revealed yet',
        },
        always: { guard: 'everyPlayerIsReady', target: 'revealed', actions: 'reveal', meta: { cites: ['ea/reveal/1', 'ea/reveal/2'] } },
        on: {
          PICK: { guard: 'mayPick', actions: { type: 'pick', params: ({ event }) => event } },
          READY: { guard: 'mayBeReady', actions: { type: 'beReady', params: ({ event }) => event } },
          WITHDRAW: { guard: 'playerIsReady', actions: { type: 'withdraw', params: ({ event }) => event } },
        },
      },
      revealed: {
        always: [
          { guard: 'aResponseIsDue', target: 'responding', meta: { cites: ['ea/joker/2', 'ea/joker/3'] } },
          { guard: 'aJokerWaits', target: 'declaring', meta: { cites: ['ea/reveal/3'] } },
          { target: 'allocating', meta: { cites: ['ea/dice/1', 'ea/joker/4'] } },
        ],
      },
      declaring: {
        meta: {
          cites: ['ea/reveal/3', 'ea/joker/1'],
          forbids: {
            PICK: ['ea/reveal/1', 'ea/joker/3'], READY: ['ea/reveal/1'], WITHDRAW: ['ea/reveal/1'],
            CHOOSE: ['ea/joker/3'], ROLL: ['ea/dice/1', 'ea/reveal/3'], ALLOCATE: ['ea/dice/1'], DECLINE: ['ea/dice/1'],
          },
          says: 'a revealed Joker is to be declared first',
        },
        on: {
          DECLARE: { guard: 'mayDeclare', target: 'revealed', actions: { type: 'declare', params: ({ event }) => event } },
        },
      },
      responding: {
        meta: {
          cites: ['ea/joker/2'],
          forbids: {
            PICK: ['ea/reveal/1', 'ea/joker/2'], READY: ['ea/reveal/1'], WITHDRAW: ['ea/reveal/1'],
            DECLARE: ['ea/joker/1', 'ea/joker/2'], ROLL: ['ea/dice/1', 'ea/joker/4'], ALLOCATE: ['ea/dice/1'], DECLINE: ['ea/dice/1'],
          },
          says: 'the initiative is to be answered first',
        },
        on: {
          CHOOSE: { guard: 'mayRespond', target: 'revealed', actions: { type: 'respond', params: ({ event }) => event } },
        },
      },
      allocating: {
        meta: { cites: ['ea/dice/7'] },
        always: [
          { guard: 'energyIsDue', actions: 'allocate', meta: { cites: ['ea/allocate/2'] } },
          { guard: 'countersAreDue', actions: 'placeCounters', meta: { cites: ['ea/dice/8'] } },
          { guard: 'diceAreDue', target: 'rolling', meta: { cites: ['ea/dice/2'] } },
          { guard: 'aDieMayBeDiverted', target: 'damageControl', meta: { cites: ['ea/allocate/3'] } },
          { target: 'done', meta: { cites: ['ea/dice/8'] } },
        ],
      },
      rolling: {
        meta: {
          cites: ['ea/dice/1', 'ea/dice/2', 'ea/dice/7'],
          forbids: {
            PICK: ['ea/reveal/1', 'ea/dice/7'], READY: ['ea/reveal/1'], WITHDRAW: ['ea/reveal/1'],
            DECLARE: ['ea/reveal/3', 'ea/joker/1'], CHOOSE: ['ea/joker/4'],
          },
          says: 'the cards are fixed',
        },
        on: {
          ROLL: { guard: 'mayRoll', target: 'allocating', actions: { type: 'roll', params: ({ event }) => event } },
          ALLOCATE: { guard: 'mayDivert', target: 'allocating', actions: { type: 'divert', params: ({ event }) => event } },
          DECLINE: { guard: 'mayDecline', target: 'allocating', actions: { type: 'decline', params: ({ event }) => event } },
        },
      },
      damageControl: {
        meta: {
          cites: ['ea/allocate/3'],
          forbids: {
            PICK: ['ea/reveal/1'], READY: ['ea/reveal/1'], WITHDRAW: ['ea/reveal/1'],
            DECLARE: ['ea/reveal/3', 'ea/joker/1'], CHOOSE: ['ea/joker/4'], ROLL: ['ea/dice/2'],
          },
          says: 'only Damage Control is open',
        },
        on: {
          ALLOCATE: { guard: 'mayDivert', target: 'allocating', actions: { type: 'divert', params: ({ event }) => event } },
          DECLINE: { guard: 'mayDecline', target: 'allocating', actions: { type: 'decline', params: ({ event }) => event } },
        },
      },
      done: { type: 'final' },
    },
  });
}

/** The phase as the rulings say. */
export const machine = machineOf(ownRules);
