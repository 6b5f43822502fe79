/** Two dice of three faces are rolled once each and added up. With the fault a die that was rolled may be rolled again, and both rolls are counted. */

import { assign, setup } from 'xstate';
import { guardsOf, holds, rulesFor, tableOf, type RuleModule } from '@rulebench/core';

interface Context { readonly dice: Readonly<Record<string, number>>; readonly total: number }
interface Event { readonly type: 'ROLL'; readonly die: string; readonly value: number }

const DICE = ['red', 'blue'];
const FACES = [1, 2, 3];

export function twoDice({ fault }: { readonly fault: boolean }): RuleModule<Context> {
  const { rule } = rulesFor<Context, Event>();
  const dieIsDue = rule({ id: 'dieIsDue', on: 'ROLL', cites: [], says: '{die} is still to be rolled', decide: ({ context, event: { die } }) => holds(!Object.hasOwn(context.dice, die), { die }) });
  const allAreRolled = rule({ id: 'allAreRolled', cites: [], says: 'all dice are rolled', decide: ({ context }) => holds(DICE.every((die) => Object.hasOwn(context.dice, die))) });
  return {
    id: 'dice', title: 'Dice', version: '1.0.0', rules: fault ? tableOf([allAreRolled]) : tableOf([dieIsDue, allAreRolled]), schema: { $defs: {} },
    machineOf: (table) => setup({ types: { context: {} as Context, events: {} as Event }, guards: guardsOf(table) }).createMachine({ // boundary: XState's way to name types
      id: 'dice', context: { dice: {}, total: 0 }, initial: 'rolling',
      states: {
        rolling: {
          always: { guard: 'allAreRolled', target: 'rolled' },
          on: {
            ROLL: {
              ...(fault ? {} : { guard: 'dieIsDue' as const }),
              actions: assign({ dice: ({ context, event }) => ({ ...context.dice, [event.die]: event.value }), total: ({ context, event }) => context.total + event.value }),
            },
          },
        },
        rolled: { type: 'final' },
      },
    }),
    *moves({ context }) { for (const die of Object.keys(context.dice)) yield { event: { type: 'ROLL', die, value: 1 } }; },
    *chance({ context }) { for (const die of DICE) if (!Object.hasOwn(context.dice, die)) for (const value of FACES) yield { weight: 1, event: { type: 'ROLL', die, value } }; },
    invariants: [{
      id: 'eachDieCountsOnce', cites: [], says: 'the total is that of the dice that lie there',
      // A die rolled again for no more than it showed would not tell: the total is compared, not the number of rolls.
      holds: ({ context: { dice: rolled, total } }) => total <= Object.values(rolled).reduce((sum, value) => sum + value, 0),
    }],
  };
}
