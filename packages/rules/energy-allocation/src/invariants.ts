/** What holds in every state that the phase can reach. */

import { reader, type Invariant } from '@rulebench/core';
import { isJoker } from './cards.ts';
import { diceDue } from './measures.ts';
import type { Allocation, Context, Counters, Energy, Ship, SystemDie } from './model.ts';
import { rules } from './table.ts';
import { shipsToOrder } from './sheet.ts';

const read = reader(rules);
/** The states from the first die on. */
const DICE_STATES: readonly unknown[] = ['rolling', 'damageControl', 'done'];

export const invariants: readonly Invariant<Context>[] = [
  {
    id: 'energyEqualsDice', cites: ['ea/invariant/1', 'ea/allocate/2'], says: 'the energy given out is the sum of the dice rolled',
    holds: ({ context }) => allocatedShips(context).every(({ energy, dice }) =>
      sum(energies(energy).map(({ points }) => points)) === sum(Object.values(dice).map(({ value }) => value))),
  },
  {
    id: 'noDieIsInTwoPlaces', cites: ['ea/allocate/4'], says: 'every die is whole and in one place',
    holds: ({ context }) => allocatedShips(context).every(({ energy, dice }) => {
      const given = energies(energy).flatMap((one) => one.dice);
      return given.length === Object.keys(dice).length && given.every((die) => isRolled(die, dice))
        && new Set(given.map(({ system }) => system)).size === given.length;
    }),
  },
  {
    id: 'pointsAreOfTheirDice', cites: ['ea/allocate/4'], says: 'the points of an action are those of its dice',
    holds: ({ context }) => allocatedShips(context).every(({ energy }) => energies(energy).every(({ points, dice }) => points === sum(dice.map(({ value }) => value)))),
  },
  {
    id: 'everyShipIsByItself', cites: ['ea/dice/7', 'ea/allocate/2'], says: 'a ship has its energy as soon as its own dice lie, and its counters unless Damage Control is to be decided',
    holds: ({ context, value }) => !DICE_STATES.includes(value) || Object.entries(context.ships).every(([id, { stack, energy, counters }]) =>
      (energy !== null) === (stack.length > 0 && read(diceDue, context, { ship: id }).length === 0)
      && (counters !== null) === (energy !== null && !context.choices.some(({ ship }) => ship === id))),
  },
  {
    id: 'countersShowTheEnergy', cites: ['ea/dice/8'], says: 'there are as many counters as points of Attack and of Defense',
    holds: ({ context }) => Object.values(context.ships).every(({ energy, counters }) => counters === null
      || (count(counters, 'weapons fire') === energy?.Attack.points && count(counters, 'defense') === energy.Defense.points)),
  },
  {
    id: 'wrecksGiveNothing', cites: ['ea/dice/4', 'ea/dice/5'], says: 'a system without unmarked boxes makes no die',
    holds: ({ context }) => Object.values(context.ships).every(({ systems, dice }) =>
      Object.entries(systems).every(([name, { boxes, marked }]) => marked < boxes || !Object.hasOwn(dice, name))),
  },
  {
    id: 'nobodyIsWaitedForInVain', cites: ['ea/reveal/1', 'ea/dice/2'], says: 'where the phase waits, somebody has something to do',
    holds: ({ context, value, status }) => status !== 'active' || isAwaited(context, value),
  },
  {
    id: 'cardsComeBeforeDice', cites: ['ea/dice/1', 'ea/joker/4'], says: 'no die lies anywhere before every card is revealed and every Joker declared',
    holds: ({ context }) => Object.values(context.ships).every(({ dice }) => Object.keys(dice).length === 0)
      || (context.revealed && Object.values(context.ships).every(({ stack, use }) => !isJoker(stack[0] ?? null) || (use !== null && use !== 'initiative'))),
  },
  {
    id: 'everyShipRevealsOneCard', cites: ['ea/select/1', 'ea/reveal/1'], says: 'cards are revealed only when every ship with cards has one',
    holds: ({ context }) => !context.revealed || Object.values(context.ships).every(({ stack, picked }) => stack.length === 0 || picked),
  },
];

function count(counters: readonly Counters[], what: Counters['shows']): number {
  return sum(counters.filter(({ shows }) => shows === what).map((one) => one.count));
}

function isAwaited(context: Context, value: unknown): boolean {
  if (value === 'selecting') return context.players.some(({ id }) => shipsToOrder(context, id).length > 0 && !context.ready.includes(id));
  if (value === 'rolling') return Object.keys(context.ships).some((ship) => read(diceDue, context, { ship }).length > 0);
  return context.choices.length > 0;
}

function allocatedShips(context: Context): readonly (Ship & { readonly energy: Allocation })[] {
  return Object.values(context.ships).flatMap((ship) => (ship.energy === null ? [] : [{ ...ship, energy: ship.energy }]));
}

function energies({ Movement, Attack, Defense, 'Damage Control': repair }: Allocation): readonly Energy[] {
  return [Movement, Attack, Defense, ...(repair === undefined ? [] : [repair])];
}

function isRolled({ system, die, value }: SystemDie, dice: Ship['dice']): boolean {
  const rolled = Object.hasOwn(dice, system) ? dice[system] : undefined;
  return rolled?.die === die && rolled.value === value;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
