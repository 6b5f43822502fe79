/** What the bench is told of the energy allocation phase beside its machine. */

import type { Metric, RuleModule } from '@rulebench/core';
import { effectWords } from './effect-words.ts';
import { invariants } from './invariants.ts';
import { IDENTITY, machineOf } from './machine.ts';
import type { Context, Destination, Input, Ship } from './model.ts';
import { chanceAt, movesAt } from './moves.ts';
import { rules } from './table.ts';
import { sceneAt } from './scene.ts';
import { schema } from './schema.ts';
import { secrets } from './secrets.ts';
import { variants } from './variants.ts';

const DESTINATIONS: readonly Destination[] = ['Movement', 'Attack', 'Defense', 'Damage Control'];

const metrics = DESTINATIONS.map((destination): Metric<Context> => ({
  id: `energy-${destination.toLowerCase().replace(' ', '-')}`,
  title: `Energy for ${destination}`,
  value: ({ context }) => Object.values(context.ships).reduce((sum, { energy }) => sum + (energy?.[destination]?.points ?? 0), 0),
}));

/** What tells two states apart: neither the order of the cards that were not chosen, nor that of those who are ready. */
function key({ ships, ready, ...rest }: Context): unknown {
  const sorted = Object.entries(ships).map(([id, ship]): [string, Ship] => {
    const top = ship.picked ? ship.stack.slice(0, 1) : [];
    return [id, { ...ship, stack: [...top, ...ship.stack.slice(top.length).toSorted()] }];
  });
  return { ...rest, choices: rest.choices.map(({ id }) => id), ready: ready.toSorted(), ships: Object.fromEntries(sorted) };
}

export const ruleModule: RuleModule<Context, Input> = {
  ...IDENTITY, title: 'Energy allocation',
  machineOf, rules, schema, moves: movesAt, chance: chanceAt, invariants, variants, metrics, key, scene: sceneAt, secrets, effectWords,
  players: ({ players }) => players.map(({ id }) => id),
};
