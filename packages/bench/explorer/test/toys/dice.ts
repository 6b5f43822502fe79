/**
 * A die is rolled until it shows a six, and chance alone has a say. By hand: rolls are geometric, 6 on average with a variance of 30; the points
 * of all rolls are 6 · 3.5 = 21 on average (Wald); the run is over after one roll in a sixth of all runs.
 *
 * `TOY_POISON=once:FILE` ends the thread that first comes to a total of 20 (FILE remembers that it did), `TOY_POISON=always` every one that does.
 */

import { existsSync, writeFileSync } from 'node:fs';
import { assign, setup } from 'xstate';
import type { Metric, RuleModule } from '@rulebench/core';

interface Context { readonly rolls: readonly number[] }
interface Roll { readonly type: 'ROLL'; readonly value: number }

const totalOf = ({ rolls }: Context): number => rolls.reduce((sum, one) => sum + one, 0);

function poisoned(context: Context): Context {
  const [how, file = ''] = (process.env['TOY_POISON'] ?? '').split(/:(.*)/s);
  if (totalOf(context) !== 20 || (how !== 'always' && (how !== 'once' || existsSync(file)))) return context;
  if (how === 'once') writeFileSync(file, '');
  process.exit(7);
}

const machine = setup({ types: { context: {} as Context, events: {} as Roll } }).createMachine({
  id: 'dice', version: '1', options: { maxIterations: 50 },
  context: { rolls: [] }, initial: 'rolling',
  states: {
    rolling: {
      on: {
        ROLL: [
          { guard: ({ event }) => event.value === 6, target: 'over', actions: assign({ rolls: ({ context, event }) => [...context.rolls, event.value] }) },
          { actions: assign(({ context, event }) => poisoned({ rolls: [...context.rolls, event.value] })) },
        ],
      },
    },
    over: { type: 'final' },
  },
});

const metrics: readonly Metric<Context>[] = [
  { id: 'rolls', title: 'Rolls', value: ({ context }) => context.rolls.length },
  { id: 'points', title: 'Points of all rolls', adds: ({ before, after }) => totalOf(after.context) - totalOf(before.context) },
  { id: 'fives', title: 'Rolls up to the first five', value: ({ context: { rolls } }) => (rolls.includes(5) ? rolls.indexOf(5) + 1 : undefined) },
];

export const ruleModule: RuleModule<Context> = {
  id: 'dice', title: 'Dice', version: '1', machineOf: () => machine, rules: {}, schema: { $defs: {} }, metrics,
  chance: ({ value }) => (value === 'rolling' ? [1, 2, 3, 4, 5, 6].map((one) => ({ event: { type: 'ROLL', value: one }, weight: 1 })) : []),
};
