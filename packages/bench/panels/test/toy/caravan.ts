/** The toy as a machine and a module: parallel sky and day, a choice at each well, weather by chance, a cache that others do not see. */

import { assign, emit, raise, setup } from 'xstate';
import { checkedInput, guardsOf, stampOf, type Effect, type RuleModule, type RuleTable, type Scene } from '@rulebench/core';
import { caravanRules, waterNeeded, type CaravanContext, type CaravanEvent, type CaravanInput } from './rules.ts';

const other = (player: string): string => (player === 'Amber' ? 'Basalt' : 'Amber');
const toward = (context: CaravanContext, event: CaravanEvent): number => (event.type === 'TRAVEL' ? waterNeeded.value({ context, ask: () => 'allowed', read: () => { throw new Error('unused'); } }, { to: event.to }) : 0);

function machineOf(rules: RuleTable, variant?: string) {
  const table = { ...caravanRules, ...rules };
  return setup({
    types: {
      context: {} as CaravanContext, events: {} as CaravanEvent, input: {} as CaravanInput,
      emitted: {} as Effect & { readonly type: 'arrive' | 'fill' | 'trade'; readonly player: string; readonly at?: string },
    },
    guards: guardsOf(table),
  }).createMachine({
    id: 'caravan', version: '1.0.0', options: { maxIterations: 50 }, initial: 'crossing',
    context: ({ input }) => {
      const { wells, water, cache } = checkedInput(table, input);
      return { of: stampOf({ id: 'caravan', version: '1.0.0' }, variant), wells, water, cache, at: { Amber: 0, Basalt: 0 }, turn: 'Amber', storm: false, choices: [] };
    },
    states: {
      crossing: {
        type: 'parallel',
        states: {
          sky: {
            initial: 'clear',
            states: {
              clear: { on: { STORM: { target: 'storm', actions: assign({ storm: true }) } } },
              storm: { on: { CALM: { target: 'clear', actions: assign({ storm: false }) } } },
            },
          },
          day: {
            initial: 'dawn',
            states: {
              dawn: {
                on: {
                  WEATHER: [
                    { guard: 'stormRises', target: 'underWay', actions: raise({ type: 'STORM' }) },
                    { target: 'underWay', actions: raise({ type: 'CALM' }) },
                  ],
                },
              },
              underWay: {
                meta: { cites: ['toy/travel/1'], forbids: { WEATHER: ['toy/weather/1'] }, says: 'the weather of a day is settled at dawn' },
                on: {
                  TRAVEL: {
                    guard: 'mayTravel', target: 'atWell',
                    actions: [
                      assign({
                        at: ({ context, event }) => ({ ...context.at, [event.player]: (context.at[event.player] ?? 0) + 1 }),
                        water: ({ context, event }) => ({ ...context.water, [event.player]: (context.water[event.player] ?? 0) - toward(context, event) }),
                      }),
                      emit(({ event }) => ({ type: 'arrive', player: event.player, at: event.to, cites: ['toy/travel/1'] })),
                    ],
                  },
                  DIG: { guard: 'mayDig', actions: assign({ water: ({ context, event }) => ({ ...context.water, [event.player]: (context.water[event.player] ?? 0) + 2 }) }) },
                  REST: { guard: 'mayRest', target: 'evening' },
                },
              },
              atWell: {
                entry: assign({ choices: ({ context }) => [{ id: 'atTheWell', player: context.turn, options: ['fill', 'trade'], min: 1, max: 1, cites: ['toy/travel/3'] }] }),
                on: {
                  CHOOSE: {
                    guard: 'optionIsOffered', target: 'evening',
                    actions: [
                      assign({
                        choices: [],
                        water: ({ context, event }) => ({ ...context.water, [context.turn]: (context.water[context.turn] ?? 0) + (event.picks[0] === 'fill' ? 3 : 0) }),
                      }),
                      emit(({ context, event }) => ({ type: event.picks[0] === 'fill' ? 'fill' : 'trade', player: context.turn, cites: ['toy/travel/3'] })),
                    ],
                  },
                },
              },
              evening: {
                always: [
                  { guard: 'lastWellIsReached', target: '#caravan.arrived' },
                  { target: 'dawn', actions: assign({ turn: ({ context }) => other(context.turn) }), meta: { cites: ['toy/travel/1'] } },
                ],
              },
            },
          },
        },
      },
      arrived: { type: 'final' },
    },
  });
}

function scene({ context }: { readonly context: CaravanContext }): Scene {
  const here = (player: string, i: number) => (context.at[player] === i ? [{ id: player, label: player, detail: `${String(context.water[player])} water`, tone: player === 'Amber' ? 'player1' as const : 'player2' as const }] : []);
  return {
    caption: `${context.turn} is to move${context.storm ? ', a storm rages' : ''}`,
    words: `Amber is at well ${String(context.at['Amber'])}, Basalt at well ${String(context.at['Basalt'])}.`,
    tracks: [{
      id: 'desert', label: 'Desert',
      places: context.wells.map(({ name, cost }, i) => ({ id: name, label: name, detail: `${String(cost)} water`, above: here('Amber', i), below: here('Basalt', i), ...(context.at[context.turn] === i ? { tone: 'here' as const } : {}) })),
    }],
    sheets: ['Amber', 'Basalt'].map((player, i) => ({
      id: player, title: player, tone: i === 0 ? 'player1' as const : 'player2' as const,
      columns: [{ id: 'skins', label: 'Skins', boxes: Array.from({ length: 8 }, (_, box) => box >= (context.water[player] ?? 0)), die: { faces: 6 } }],
      cards: [{ id: 'cache', label: String(context.cache[player]), detail: 'cache', ...(String(context.cache[player]) === 'hidden' ? { face: 'down' as const } : {}) }],
      totals: [{ id: 'water', label: 'Water', points: context.water[player] ?? 0, from: [], counters: { colour: 'teal', count: context.water[player] ?? 0 } }],
    })),
  };
}

const text = { type: 'string' };
const schema = {
  $defs: {
    Input: {
      type: 'object', required: ['wells', 'water', 'cache'], additionalProperties: false,
      properties: {
        wells: { type: 'array', items: { type: 'object', properties: { name: text, cost: { type: 'integer' } }, required: ['name', 'cost'], additionalProperties: false } },
        water: { type: 'object', additionalProperties: { type: 'integer' } },
        cache: { type: 'object', additionalProperties: { type: 'integer' } },
      },
    },
    Player: { enum: ['Amber', 'Basalt'], type: 'string' },
    Event: {
      anyOf: [
        { type: 'object', properties: { type: { const: 'TRAVEL', type: 'string' }, player: { $ref: '#/$defs/Player' }, to: { ...text, description: 'The well to go to.' }, load: { type: 'integer', minimum: 0 } }, required: ['type', 'player', 'to'], additionalProperties: false },
        { type: 'object', properties: { type: { const: 'REST', type: 'string' }, player: { $ref: '#/$defs/Player' } }, required: ['type', 'player'], additionalProperties: false },
        { type: 'object', properties: { type: { const: 'DIG', type: 'string' }, player: { $ref: '#/$defs/Player' } }, required: ['type', 'player'], additionalProperties: false },
        { type: 'object', properties: { type: { const: 'WEATHER', type: 'string' }, roll: { type: 'integer', minimum: 1, maximum: 6 } }, required: ['type', 'roll'], additionalProperties: false },
        { type: 'object', properties: { type: { const: 'CHOOSE', type: 'string' }, choice: text, picks: { type: 'array', items: text } }, required: ['type', 'choice', 'picks'], additionalProperties: false },
      ],
    },
  },
};

export const CARAVAN: CaravanInput = {
  wells: [{ name: 'Aruna', cost: 0 }, { name: 'Bir', cost: 2 }, { name: 'Cisterna', cost: 3 }, { name: 'Dara', cost: 5 }],
  water: { Amber: 4, Basalt: 2 }, cache: { Amber: 1, Basalt: 2 },
};

export const caravanModule: RuleModule<CaravanContext, CaravanInput> = {
  id: 'caravan', title: 'Caravans', version: '1.0.0', machineOf, rules: caravanRules, schema, scene,
  *moves({ context }) {
    for (const player of ['Amber', 'Basalt']) {
      for (const { name } of context.wells.slice(1)) yield { player, event: { type: 'TRAVEL', player, to: name } };
      yield { player, event: { type: 'REST', player } };
      yield { player, event: { type: 'DIG', player } };
    }
    for (const { id, player, options } of context.choices) for (const option of options) yield { player, event: { type: 'CHOOSE', choice: id, picks: [option] } };
  },
  *chance({ value }) {
    if (JSON.stringify(value).includes('dawn')) for (let roll = 1; roll <= 6; roll += 1) yield { event: { type: 'WEATHER', roll }, weight: 1 };
  },
  secrets: {
    context: ({ cache }, player) => Object.keys(cache).filter((owner) => owner !== player).map((owner) => ['cache', owner]),
    event: () => [],
  },
  effectWords: (effect) => (effect.type === 'arrive' && 'player' in effect && 'at' in effect ? `${String(effect.player)} comes to the well ${String(effect.at)}` : undefined),
  variants: [{ id: 'calm', title: 'Storms from a six only', replaced: { stormFrom: { id: 'stormFrom', kind: 'measure', cites: ['toy/weather/1'], says: 'a storm rises from a roll of {value}', value: () => 6 } } }],
  fixtures: { start: CARAVAN },
};
