/** What the bench is told of the ferry. */

import { holds, type RuleModule } from '@rulebench/core';
import { fare, ferryOf, ferryRules, seatIsFree, type FerryContext, type FerryInput } from './machine.ts';

const text = { type: 'string' } as const;
const number = { type: 'number' } as const;
const words = { type: 'array', items: text } as const;
const object = (properties: Readonly<Record<string, object>>, required: readonly string[] = Object.keys(properties)): object =>
  ({ type: 'object', properties, required, additionalProperties: false });
const sky = { type: 'string', enum: ['calm', 'storm', 'unseen'] } as const;
const purses = { type: 'object', additionalProperties: number } as const;
const event = (type: string, fields: Readonly<Record<string, object>>): object => object({ type: { type: 'string', const: type }, ...fields });

export const ruleModule: RuleModule<FerryContext, FerryInput> = {
  id: 'ferry', title: 'The ferry', version: '1.0.0', machineOf: ferryOf, rules: ferryRules,
  schema: {
    $defs: {
      Input: object({ seats: number, purses, sky }),
      Context: object({
        seats: number, purses, sky, of: { type: 'object' }, aboard: words, bank: { anyOf: [text, { type: 'null' }] },
        choices: { type: 'array', items: { $ref: '#/$defs/Choice' } },
      }),
      Choice: object({ id: text, player: text, options: words, min: number, max: number, cites: words }),
      Event: { anyOf: [{ $ref: '#/$defs/Board' }, event('CAST_OFF', {}), event('SKY', { is: sky }), event('CHOOSE', { choice: text, picks: words })] },
      Board: event('BOARD', { who: text, coins: number }),
      Effect: { anyOf: [event('pay', { who: text, coins: number, cites: words }), event('depart', { aboard: words, cites: words })] },
      Output: object({ bank: { anyOf: [text, { type: 'null' }] }, aboard: words }),
    },
  },
  invariants: [{ id: 'noMoreAboardThanSeats', cites: ['toy/boarding/1'], says: 'there are at most as many aboard as seats', holds: ({ context }) => context.aboard.length <= context.seats }],
  players: () => ['Ann', 'Ben', 'keeper'],
  secrets: { context: ({ purses: all }, player) => Object.keys(all).filter((who) => who !== player).map((who) => ['purses', who]), event: () => [] },
  variants: [
    { id: 'dear', title: 'A dear crossing', replaced: { fare: { ...fare, value: () => 5 } } },
    { id: 'crowded', title: 'Seats are not counted', replaced: { seatIsFree: { ...seatIsFree, decide: () => holds(true) } } },
    { id: 'mad', title: 'A fare that cannot be told', replaced: { fare: { ...fare, value: () => { throw new Error('no fare today'); } } } },
  ],
};
