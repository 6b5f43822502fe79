/** A purse from which coins are spent, red or blue. Which went first does not count, and its key may forget that; a key that also forgets whether the purse is locked is unsound. */

import { assign, setup } from 'xstate';
import { guardsOf, holds, rulesFor, tableOf, type RuleModule } from '@rulebench/core';

interface Context { readonly spent: readonly string[]; readonly locked: boolean }
type Event = { readonly type: 'SPEND'; readonly coin: string } | { readonly type: 'LOCK' } | { readonly type: 'LEAVE' };

const COINS = ['red', 'blue'];
const { rule } = rulesFor<Context, Event>();
const coinIsThere = rule({
  id: 'coinIsThere', on: 'SPEND', cites: [], says: '{coin} is in the open purse',
  decide: ({ context: { spent, locked }, event: { coin } }) => holds(!locked && !spent.includes(coin), { coin }),
});

export function purse({ key }: { readonly key?: 'sound' | 'unsound' } = {}): RuleModule<Context> {
  return {
    id: 'purse', title: 'Purse', version: '1.0.0', rules: tableOf([coinIsThere]), schema: { $defs: {} },
    machineOf: (table) => setup({ types: { context: {} as Context, events: {} as Event }, guards: guardsOf(table) }).createMachine({ // boundary: XState's way to name types
      id: 'purse', context: { spent: [], locked: false }, initial: 'held',
      states: {
        held: {
          on: {
            SPEND: { guard: 'coinIsThere', actions: assign({ spent: ({ context, event }) => [...context.spent, event.coin] }) },
            LOCK: { actions: assign({ locked: true }) },
            LEAVE: 'left',
          },
        },
        left: { type: 'final' },
      },
    }),
    *moves() {
      for (const coin of COINS) yield { player: 'Ada', event: { type: 'SPEND', coin } };
      yield { player: 'Ada', event: { type: 'LEAVE' } };
      yield { player: 'Ada', event: { type: 'LOCK' } };
    },
    ...(key === undefined ? {} : { key: ({ spent, locked }: Context) => ({ spent: spent.toSorted(), ...(key === 'sound' ? { locked } : {}) }) }),
  };
}
