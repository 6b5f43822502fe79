/** A module small enough to see through: a lamp with a counted switch, a secret and a raised event. For the tests of core. */

import { assign, emit, raise, setup } from 'xstate';
import {
  checkedInput, guardsOf, holds, reader, rulesFor, stampOf, tableOf, unknown, type Effect, type RuleModule, type RuleTable, type Stamp,
} from '../src/index.ts';

export interface LampContext { of: Stamp; left: number; fuse: 'whole' | 'blown' | 'unseen'; code: Record<string, number> }
export type LampEvent =
  | { type: 'PRESS'; player: string; force: number }
  | { type: 'ENTER'; player: string; code: number }
  | { type: 'FADE' }
  | { type: 'SMASH' };
export interface LampInput { presses: number; fuse: LampContext['fuse']; codes: Record<string, number> }

const { rule, inputRule, measure, all, any, not } = rulesFor<LampContext, LampEvent, LampInput>();

export const strengthNeeded = measure({ id: 'strengthNeeded', cites: ['toy/press/2'], says: 'a press needs force {value}', value: () => 3 });
export const pressIsStrong = rule({
  id: 'pressIsStrong', on: 'PRESS', cites: ['toy/press/2'], says: { allowed: 'force {force} is enough', refused: 'force {force} is less than {needed}' },
  decide: ({ event, read }) => { const needed = read(strengthNeeded); return holds(event.force >= needed, { force: event.force, needed }); },
});
export const pressesAreLeft = rule({
  id: 'pressesAreLeft', cites: ['toy/press/1'], says: '{left} presses left',
  decide: ({ context }) => holds(context.left > 0, { left: context.left }),
});
export const fuseIsWhole = rule({
  id: 'fuseIsWhole', cites: ['toy/fuse/1'], says: 'the fuse is {fuse}',
  decide: ({ context: { fuse } }) => (fuse === 'unseen' ? unknown({ fuse }) : holds(fuse === 'whole', { fuse })),
});
export const mayPress = all({ id: 'mayPress', cites: ['toy/press/3'], of: [pressesAreLeft, pressIsStrong, fuseIsWhole] });
export const lampMustRest = not({ id: 'lampMustRest', cites: ['toy/fuse/2'], of: fuseIsWhole });
export const restsOrIsSpent = any({ id: 'restsOrIsSpent', of: [lampMustRest, not({ id: 'pressesAreSpent', cites: ['toy/press/1'], of: pressesAreLeft })] });
export const codeIsRight = rule({
  id: 'codeIsRight', on: 'ENTER', cites: ['toy/code/1'], says: '{player} knows the code',
  decide: ({ context, event }) => holds(context.code[event.player] === event.code, { player: event.player }),
});
export const pressesAreGiven = inputRule({
  id: 'pressesAreGiven', cites: ['toy/press/1'], says: { allowed: 'there are presses', refused: '{presses} presses are too few' },
  decide: ({ input }) => holds(input.presses > 0, { presses: input.presses }),
});

export const lampRules = tableOf({
  strengthNeeded, pressIsStrong, pressesAreLeft, fuseIsWhole, mayPress, lampMustRest, restsOrIsSpent, codeIsRight, pressesAreGiven,
});

export function lampOf(rules: RuleTable, variant?: string) {
  const table = { ...lampRules, ...rules };
  const read = reader(table);
  return setup({
    types: { context: {} as LampContext, events: {} as LampEvent, input: {} as LampInput, emitted: {} as Effect & { type: 'shine' } },
    guards: guardsOf(table),
    actions: { press: assign({ left: ({ context }) => context.left - (read(strengthNeeded, context) > 0 ? 1 : 0) }) },
  }).createMachine({
    id: 'lamp', version: '1.0.0', options: { maxIterations: 100 },
    context: ({ input }) => { const { presses, fuse, codes } = checkedInput(table, input); return { of: stampOf({ id: 'lamp', version: '1.0.0' }, variant), left: presses, fuse, code: codes }; },
    initial: 'dark',
    states: {
      dark: {
        meta: { forbids: { FADE: ['toy/fade/1'] }, says: 'a dark lamp cannot fade' },
        on: {
          PRESS: { guard: 'mayPress', target: 'bright', actions: 'press' },
          ENTER: { guard: 'codeIsRight', target: 'bright' },
        },
      },
      bright: {
        entry: [raise({ type: 'FADE' }), emit({ type: 'shine', cites: ['toy/shine/1'] })],
        on: { FADE: 'fading' },
      },
      fading: { always: [{ guard: 'restsOrIsSpent', target: 'out' }, { target: 'dark', meta: { cites: ['toy/fade/2'] } }] },
      out: { type: 'final' },
    },
  });
}

export const lampModule: RuleModule<LampContext, LampInput> = {
  id: 'lamp', title: 'Lamp', version: '1.0.0', machineOf: lampOf, rules: lampRules, schema: { $defs: {} },
  *moves({ context }) {
    for (const player of ['A', 'B']) {
      for (const force of [1, 5]) yield { player, event: { type: 'PRESS', player, force } };
      yield { player, event: { type: 'ENTER', player, code: context.code[player] ?? 0 } };
    }
  },
  secrets: {
    context: ({ code }, player) => Object.keys(code).filter((owner) => owner !== player).map((owner) => ['code', owner]),
    event: (event, _, player) => ('player' in event && event.player !== player && 'code' in event ? [['code']] : []),
  },
  variants: [{ id: 'stiff', title: 'A stiff switch', replaced: { strengthNeeded: { ...strengthNeeded, value: () => 9 } } }],
};

export const LAMP: LampInput = { presses: 2, fuse: 'whole', codes: { A: 1234, B: 9876 } };
