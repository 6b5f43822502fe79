/** The rules of the toy: two caravans cross a desert from well to well. */

import { holds, rulesFor, tableOf, type Choice, type Choose, type Stamp } from '@rulebench/core';

export interface CaravanContext {
  readonly of: Stamp;
  readonly wells: readonly { readonly name: string; readonly cost: number }[];
  readonly at: Readonly<Record<string, number>>;
  readonly water: Readonly<Record<string, number>>;
  readonly cache: Readonly<Record<string, number>>;
  readonly turn: string;
  readonly storm: boolean;
  readonly choices: readonly Choice<string>[];
}
export type CaravanEvent =
  | { readonly type: 'TRAVEL'; readonly player: string; readonly to: string; readonly load?: number }
  | { readonly type: 'REST'; readonly player: string }
  | { readonly type: 'DIG'; readonly player: string }
  | { readonly type: 'WEATHER'; readonly roll: number }
  | { readonly type: 'STORM' | 'CALM' }
  | Choose<string>;
export interface CaravanInput {
  readonly wells: readonly { readonly name: string; readonly cost: number }[];
  readonly water: Readonly<Record<string, number>>;
  readonly cache: Readonly<Record<string, number>>;
}

const { rule, inputRule, measure, all, any, not } = rulesFor<CaravanContext, CaravanEvent, CaravanInput>();

export const stormFrom = measure({ id: 'stormFrom', cites: ['toy/weather/1'], says: 'a storm rises from a roll of {value}', value: () => 5 });
export const waterNeeded = measure({
  id: 'waterNeeded', cites: ['toy/travel/2'], says: 'the way to {to} costs {value} water',
  value: ({ context }, { to }: { readonly to: string }) => context.wells.find(({ name }) => name === to)?.cost ?? 0,
});
export const turnIsOwn = rule({
  id: 'turnIsOwn', on: ['TRAVEL', 'REST', 'DIG'], cites: ['toy/travel/1'], says: { allowed: 'it is the turn of {player}', refused: 'it is the turn of {turn}, not of {player}' },
  decide: ({ context, event }) => holds(context.turn === event.player, { turn: context.turn, player: event.player }),
});
export const wellIsNext = rule({
  id: 'wellIsNext', on: 'TRAVEL', cites: ['toy/travel/1'], says: { allowed: '{to} is the next well', refused: 'the next well is {next}, not {to}' },
  decide: ({ context, event }) => {
    const next = context.wells[(context.at[event.player] ?? 0) + 1]?.name ?? 'none';
    return holds(next === event.to, { to: event.to, next });
  },
  mend: ({ context, event }) => {
    const well = context.wells.findIndex(({ name }) => name === event.to);
    return well < 1 ? [] : [{ says: `${event.player} is at the well before ${event.to}`, changes: [{ at: ['at', event.player], to: well - 1 }] }];
  },
});
export const waterIsEnough = rule({
  id: 'waterIsEnough', on: 'TRAVEL', cites: ['toy/travel/2'], says: { allowed: '{has} water is enough for {needs}', refused: '{has} water is too little, {needs} is needed' },
  decide: ({ context, event, read }) => {
    const [has, needs] = [context.water[event.player] ?? 0, read(waterNeeded, { to: event.to })];
    return holds(has >= needs, { has, needs });
  },
  mend: ({ event, read }) => [{ says: `${event.player} has water enough`, changes: [{ at: ['water', event.player], to: read(waterNeeded, { to: event.to }) }] }],
});
export const stormRages = rule({ id: 'stormRages', cites: ['toy/weather/2'], says: { allowed: 'a storm rages', refused: 'the sky is clear' }, decide: ({ context }) => holds(context.storm) });
export const skyIsClear = not({ id: 'skyIsClear', of: stormRages });
export const mayTravel = all({ id: 'mayTravel', cites: ['toy/travel/1'], of: [turnIsOwn, wellIsNext, waterIsEnough, skyIsClear] });
export const mayRest = any({ id: 'mayRest', of: [turnIsOwn] });
export const cacheLiesHere = rule({
  id: 'cacheLiesHere', on: 'DIG', cites: ['toy/cache/1'], says: { allowed: '{player} has a cache at this well', refused: '{player} has no cache at this well', unknown: 'whether {player} has a cache here is hidden' },
  decide: ({ context, event }) => holds(context.cache[event.player] === context.at[event.player], { player: event.player }),
});
export const mayDig = all({ id: 'mayDig', of: [turnIsOwn, cacheLiesHere] });
export const stormRises = rule({
  id: 'stormRises', on: 'WEATHER', cites: ['toy/weather/1'], says: { allowed: '{roll} brings a storm', refused: '{roll} is below {from}: no storm' },
  decide: ({ event, read }) => { const from = read(stormFrom); return holds(event.roll >= from, { roll: event.roll, from }); },
});
export const optionIsOffered = rule({
  id: 'optionIsOffered', on: 'CHOOSE', cites: ['toy/travel/3'], says: { allowed: '{picks} is offered', refused: '{picks} is not offered' },
  decide: ({ context, event }) => holds(event.picks.every((pick) => context.choices[0]?.options.includes(pick)), { picks: event.picks }),
});
export const lastWellIsReached = rule({
  id: 'lastWellIsReached', cites: ['toy/travel/4'], says: { allowed: '{turn} is at the last well', refused: '{turn} has not reached the last well' },
  decide: ({ context }) => holds(context.at[context.turn] === context.wells.length - 1, { turn: context.turn }),
});
export const wellsAreTwo = inputRule({
  id: 'wellsAreTwo', cites: ['toy/travel/4'], says: { allowed: 'there is somewhere to go', refused: 'with {wells} wells there is nowhere to go' },
  decide: ({ input }) => holds(input.wells.length > 1, { wells: input.wells.length }),
});

export const caravanRules = tableOf({
  stormFrom, waterNeeded, turnIsOwn, wellIsNext, waterIsEnough, stormRages, skyIsClear, mayTravel, mayRest, cacheLiesHere, mayDig,
  stormRises, optionIsOffered, lastWellIsReached, wellsAreTwo,
});
