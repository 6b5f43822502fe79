/** Two players are asked for an answer each. With the fault, each may answer only after the other has; without, Ada answers first. */

import { assign, setup } from 'xstate';
import { guardsOf, holds, rulesFor, tableOf, type Choice, type Choose, type RuleModule } from '@rulebench/core';

interface Context { readonly choices: readonly Choice<string>[]; readonly answered: readonly string[] }
type Event = { readonly type: 'MEET' } | Choose<string>;

const choiceOf = (player: string): Choice<string> => ({ id: `answer-of-${player}`, player, options: ['yes', 'no'], min: 1, max: 1, cites: [] });

export function parley({ fault }: { readonly fault: boolean }): RuleModule<Context> {
  const { rule } = rulesFor<Context, Event>();
  const theOtherHasAnswered = rule({
    id: 'theOtherHasAnswered', on: 'CHOOSE', cites: [], says: '{first} has answered',
    decide: ({ context: { answered }, event: { choice } }) => {
      const first = choice === 'answer-of-Ada' ? 'Ben' : 'Ada';
      return holds(answered.includes(first) || (!fault && first === 'Ben'), { first });
    },
  });
  const allHaveAnswered = rule({ id: 'allHaveAnswered', cites: [], says: 'all have answered', decide: ({ context: { answered } }) => holds(answered.length === 2) });
  return {
    id: 'parley', title: 'Parley', version: '1.0.0', rules: tableOf([theOtherHasAnswered, allHaveAnswered]), schema: { $defs: {} },
    machineOf: (table) => setup({ types: { context: {} as Context, events: {} as Event }, guards: guardsOf(table) }).createMachine({ // boundary: XState's way to name types
      id: 'parley', context: { choices: [], answered: [] }, initial: 'apart',
      states: {
        apart: { on: { MEET: { target: 'talking', actions: assign({ choices: [choiceOf('Ada'), choiceOf('Ben')] }) } } },
        talking: {
          always: { guard: 'allHaveAnswered', target: 'agreed' },
          on: {
            CHOOSE: {
              guard: 'theOtherHasAnswered',
              actions: assign({
                choices: ({ context, event }) => context.choices.filter(({ id }) => id !== event.choice),
                answered: ({ context, event }) => [...context.answered, event.choice.slice('answer-of-'.length)],
              }),
            },
          },
        },
        agreed: { type: 'final' },
      },
    }),
    *moves({ context, value }) {
      if (value === 'apart') yield { event: { type: 'MEET' } };
      for (const { id: choice, player, options } of context.choices) for (const one of options) yield { player, event: { type: 'CHOOSE', choice, picks: [one] } };
    },
  };
}
