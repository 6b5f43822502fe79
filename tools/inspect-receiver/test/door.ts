/** A door that opens to one key. For the tests. */

import { assign, raise, setup } from 'xstate';
import { guardsOf, holds, rulesFor, tableOf, type RuleModule, type RuleTable } from '@rulebench/core';

export interface DoorContext { readonly turns: number; readonly extra?: unknown }
export type DoorEvent = { type: 'OPEN'; key: string } | { type: 'CREAK' } | { type: 'CLOSE' } | { type: 'BURN' };

const { rule } = rulesFor<DoorContext, DoorEvent>();
const keyFits = rule({
  id: 'keyFits', on: 'OPEN', cites: ['toy/door/1'], says: { allowed: '{key} fits', refused: '{key} does not fit' },
  decide: ({ event }) => holds(event.key === 'brass', { key: event.key }),
});
const rules = tableOf({ keyFits });

export function doorOf(table: RuleTable = rules, extra?: unknown) {
  return setup({ types: { context: {} as DoorContext, events: {} as DoorEvent }, guards: guardsOf({ ...rules, ...table }) }).createMachine({
    id: 'door', context: { turns: 0, extra }, initial: 'shut',
    states: {
      shut: { on: { OPEN: { guard: 'keyFits', target: 'ajar', actions: assign({ turns: ({ context }) => context.turns + 1 }) } } },
      ajar: { entry: raise({ type: 'CREAK' }), on: { CREAK: 'open' } },
      open: { on: { CLOSE: 'shut', BURN: 'ash' } },
      ash: { type: 'final' },
    },
  });
}

export const doorModule: RuleModule = {
  id: 'door', title: 'Door', version: '1', machineOf: (table) => doorOf(table), rules, schema: { $defs: {} },
  *moves() {
    yield { event: { type: 'OPEN', key: 'brass' } };
    yield { event: { type: 'OPEN', key: 'tin' } };
  },
};
