/**
 * A hand of dice is rolled, each once, in any order. With `again` whoever holds it may then throw one die anew, once, or keep all. The other toys of
 * this file go wrong, each in its own way.
 */

import { assign, emit, setup } from 'xstate';
import type { Chance, Metric, RuleModule } from '@rulebench/core';

export interface Input { readonly faces: readonly number[]; readonly again: boolean; readonly together?: boolean }
export interface Context extends Input { readonly showing: Readonly<Record<string, number>>; readonly thrown: string | null }
type Event = { readonly type: 'ROLL'; readonly die: string; readonly value: number } | { readonly type: 'AGAIN'; readonly player: string; readonly die: string } | { readonly type: 'KEEP'; readonly player: string } | { readonly type: 'NEVER' };

const valuesIn = ({ showing }: Context): readonly number[] => Object.values(showing);
const dueIn = ({ faces, showing, thrown }: Context): readonly string[] => (thrown === null ? faces.map((_, i) => String(i)).filter((die) => !(die in showing)) : [thrown]);

const machine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as Input }, // boundary: XState takes types as values
  guards: { allLie: ({ context }) => dueIn(context).length === 0, mayAgain: ({ context: { again } }) => again },
}).createMachine({
  id: 'hand', version: '1', options: { maxIterations: 20 },
  context: ({ input }) => ({ ...input, showing: {}, thrown: null }),
  initial: 'rolling',
  states: {
    rolling: {
      always: [{ guard: ({ context }) => dueIn(context).length === 0 && context.again, target: 'deciding' }, { guard: 'allLie', target: 'over' }],
      on: { ROLL: { actions: [assign(({ context, event }) => ({ showing: { ...context.showing, [event.die]: event.value }, thrown: null })), emit(({ event }) => ({ type: 'rolled', value: event.value, cites: [] }))] } },
    },
    deciding: {
      on: {
        AGAIN: { target: 'rolling', actions: assign(({ event }) => ({ thrown: event.die, again: false })) },
        KEEP: 'over',
      },
    },
    over: { type: 'final' },
  },
});

const metrics: readonly Metric<Context>[] = [
  { id: 'sum', title: 'Sum', value: ({ context }) => valuesIn(context).reduce((sum, one) => sum + one, 0) },
  { id: 'highest', title: 'Highest die', value: ({ context }) => Math.max(...valuesIn(context)) },
  { id: 'rolled', title: 'Points of all rolls', adds: ({ effects }) => effects.reduce((sum, effect) => sum + ('value' in effect ? Number(effect.value) : 0), 0) },
  { id: 'share', title: 'Share of the points that lie in the end', adds: ({ effects }) => effects.reduce((sum, effect) => sum + ('value' in effect ? Number(effect.value) : 0), 0), value: ({ context }, sum) => valuesIn(context).reduce((all, one) => all + one, 0) / sum },
  { id: 'sixes', title: 'The die that shows a six', value: ({ context }) => (valuesIn(context).includes(6) ? valuesIn(context).indexOf(6) + 1 : undefined) },
];

function* chance({ context, value }: { readonly context: Context; readonly value: unknown }, draws: boolean): Generator<Chance> {
  if (value !== 'rolling') return;
  for (const die of dueIn(context)) {
    const faces = context.faces[Number(die)] ?? 0;
    for (let score = 1; score <= faces; score += 1) yield { event: { type: 'ROLL', die, value: score }, weight: 720 / faces, ...(draws ? { draw: die } : {}) };
  }
}

/** The dice lie side by side: which is rolled first is chance's as well, or makes no difference where they are told to be draws of their own. */
export function handOf(draws: boolean): RuleModule<Context, Input> {
  return {
    id: 'hand', title: 'A hand of dice', version: '1', machineOf: () => machine, rules: {}, schema: { $defs: {} }, metrics,
    chance: (at) => chance(at, draws),
    moves: function* moves({ value, context: { faces } }) {
      if (value !== 'deciding') return;
      yield { player: 'A', event: { type: 'KEEP', player: 'A' } };
      for (const i of faces.keys()) yield { player: 'A', event: { type: 'AGAIN', player: 'A', die: String(i) } };
    },
  };
}

const round = setup({ types: { events: {} as { type: 'TICK' | 'END' | 'STAY' } } }).createMachine({
  id: 'round', version: '1', initial: 'here', options: { maxIterations: 20 },
  states: { here: { on: { TICK: 'there', END: 'over' } }, there: { on: { TICK: 'here', END: 'over' } }, over: { type: 'final' } },
});

/** Chance goes round in a circle, or is asked for what cannot be told. */
export function wrongOf(how: 'circle' | 'sampler' | 'weights' | 'untaken'): RuleModule {
  return {
    id: 'round', title: 'Round', version: '1', machineOf: () => round, rules: {}, schema: { $defs: {} },
    metrics: [{ id: 'one', title: 'One', value: () => 1 }],
    chance: () => {
      switch (how) {
        case 'circle': return [{ event: { type: 'TICK' }, weight: 1 }, { event: { type: 'END' }, weight: 1 }];
        case 'sampler': return { sample: () => ({ type: 'END' }) };
        case 'weights': return [{ event: { type: 'END' }, weight: 0 }];
        case 'untaken': return [{ event: { type: 'STAY' }, weight: 1 }];
      }
    },
  };
}
