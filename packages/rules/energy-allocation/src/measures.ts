/** What is counted: boxes, dice, cards and points, each by the clauses that say how. */

import { rulesFor } from '@rulebench/core';
import { classOf, isJoker, suitOf } from './cards.ts';
import type { ActionType, Allocation, Card, Context, Counters, Energy, Event, Input, ShipId, SystemDie, SystemName } from './model.ts';
import { ACTION_TYPES, energyOf, entryOf, hasCards, isUndecided, shipOf, shipsInSeatOrder, systemOf } from './sheet.ts';

const { measure } = rulesFor<Context, Event, Input>();

type OfShip = { readonly ship: ShipId };
type OfSystem = { readonly ship: ShipId; readonly system: SystemName };

export const unmarkedBoxes = measure({
  id: 'unmarkedBoxes', cites: ['ea/dice/4', 'ea/dice/5'], says: 'unmarked boxes of {system} of {ship}: {value}',
  value: ({ context }, { ship, system }: OfSystem): number => {
    const column = systemOf(context, ship, system);
    return column === undefined ? 0 : column.boxes - column.marked;
  },
});

export const dieOf = measure({
  id: 'dieOf', cites: ['ea/dice/3', 'ea/dice/4'], says: 'faces of the die of {system} of {ship}: {value}',
  value: ({ context, read }, { ship, system }: OfSystem): number | null => {
    const unmarked = read(unmarkedBoxes, { ship, system });
    const rows = context.dieTable.filter(({ boxes }) => boxes <= unmarked);
    return rows.toSorted((a, b) => b.boxes - a.boxes)[0]?.die ?? null;
  },
});

export const diceDue = measure({
  id: 'diceDue', cites: ['ea/dice/2', 'ea/dice/3'], says: 'dice due of {ship}: {value}',
  value: ({ context, read }, { ship }: OfShip): readonly SystemName[] => {
    const sheet = shipOf(context, ship);
    if (sheet === undefined || sheet.stack.length === 0) return [];
    return Object.keys(sheet.systems).filter((system) => read(dieOf, { ship, system }) !== null && !Object.hasOwn(sheet.dice, system));
  },
});

export const topCard = measure({
  id: 'topCard', cites: ['ea/select/3'], says: 'top card of {ship}: {value}',
  value: ({ context }, { ship }: OfShip): Card | null => shipOf(context, ship)?.stack[0] ?? null,
});

export const cardsToRespondWith = measure({
  id: 'cardsToRespondWith', cites: ['ea/joker/2'], says: 'other cards of {ship}: {value}',
  value: ({ context }, { ship }: OfShip): readonly Card[] => shipOf(context, ship)?.stack.slice(1) ?? [],
});

export const declaringOrder = measure({
  id: 'declaringOrder', cites: ['ea/reveal/3'], says: 'order of Jokers: {value}',
  value: ({ context }): readonly ShipId[] => shipsInSeatOrder(context),
});

export const undeclaredJokers = measure({
  id: 'undeclaredJokers', cites: ['ea/reveal/3'], says: 'Jokers due: {value}',
  value: ({ context, read }): readonly ShipId[] =>
    read(declaringOrder).filter((ship) => isJoker(read(topCard, { ship })) && shipOf(context, ship)?.use === null),
});

/** Primary, Secondary and what remains. */
export const actionsInOrder = measure({
  id: 'actionsInOrder', cites: ['ea/number-card/2', 'ea/allocate/1'], says: 'actions of {ship}: {value}',
  value: ({ context, read }, { ship }: OfShip): readonly ActionType[] => {
    const card = read(topCard, { ship });
    const suit = card === null ? null : suitOf(card);
    const row = suit === null ? undefined : shipOf(context, ship)?.suits[suit];
    if (row === undefined) return ACTION_TYPES;
    const named = [row.primary, row.secondary];
    return [...named, ...ACTION_TYPES.filter((type) => !named.includes(type))];
  },
});

/** Equal scores keep the order of the sheet: which is named first changes no total. */
export const diceByScore = measure({
  id: 'diceByScore', cites: ['ea/number-card/1', 'ea/face-card/1'], says: 'dice of {ship} by score',
  value: ({ context }, { ship }: OfShip): readonly SystemDie[] => {
    const sheet = shipOf(context, ship);
    return Object.keys(sheet?.systems ?? {}).flatMap((system): SystemDie[] => {
      const die = sheet && entryOf(sheet.dice, system);
      return die === undefined ? [] : [{ system, ...die }];
    }).toSorted((a, b) => b.value - a.value);
  },
});

export const numberCardAllocation = measure({
  id: 'numberCardAllocation', cites: ['ea/number-card/1', 'ea/number-card/3', 'ea/allocate/5'], says: 'one die of {ship} an action',
  value: ({ read }, { ship }: OfShip): Allocation => {
    const dice = read(diceByScore, { ship });
    return allotted(read(actionsInOrder, { ship }), [dice.slice(0, 1), dice.slice(1, 2), dice.slice(2)]);
  },
});

export const faceCardAllocation = measure({
  id: 'faceCardAllocation', cites: ['ea/face-card/1', 'ea/face-card/2', 'ea/face-card/3'], says: 'the two highest dice of {ship} together',
  value: ({ read }, { ship }: OfShip): Allocation => {
    const dice = read(diceByScore, { ship });
    return allotted(read(actionsInOrder, { ship }), [dice.slice(0, 2), dice.slice(2)]);
  },
});

export const jokerAllocation = measure({
  id: 'jokerAllocation', cites: ['ea/joker/6', 'ea/joker/7'], says: 'all dice of {ship} together',
  value: ({ context, read }, { ship }: OfShip): Allocation => {
    const declared = ACTION_TYPES.filter((type) => type === shipOf(context, ship)?.use);
    return allotted(declared, [read(diceByScore, { ship })]);
  },
});

/** A ship without a card makes no energy. */
export const allocationOf = measure({
  id: 'allocationOf', cites: ['ea/allocate/2', 'ea/allocate/4', 'ea/invariant/1'], says: 'energy of {ship} by its card',
  value: ({ read }, { ship }: OfShip): Allocation => {
    const card = read(topCard, { ship });
    if (card === null) return allotted([], []);
    switch (classOf(card)) {
      case 'number': return read(numberCardAllocation, { ship });
      case 'face': return read(faceCardAllocation, { ship });
      case 'joker': return read(jokerAllocation, { ship });
    }
  },
});

export const diceToDivert = measure({
  id: 'diceToDivert', cites: ['ea/allocate/3', 'ea/joker/7'], says: 'dice for Damage Control of {ship}: {value}',
  value: ({ context, read }, { ship }: OfShip): readonly SystemName[] =>
    (isUndecided(context, ship) && !isJoker(read(topCard, { ship })) ? read(diceByScore, { ship }).map(({ system }) => system) : []),
});

export const tightTurnCounters = measure({
  id: 'tightTurnCounters', cites: ['ea/dice/8'], says: 'tight turn counters of {ship}: {value}', mayBe: { type: 'integer', minimum: 0 },
  value: (_, _ship: OfShip): number => 0,
});

export const countersFor = measure({
  id: 'countersFor', cites: ['ea/dice/8'], says: 'counters of {ship}',
  value: ({ context, read }, { ship }: OfShip): readonly Counters[] => {
    const { attack, defense, tightTurn } = context.counters;
    const energy = shipOf(context, ship)?.energy;
    return [
      { shows: 'weapons fire', colour: attack, count: energy?.Attack.points ?? 0 },
      { shows: 'defense', colour: defense, count: energy?.Defense.points ?? 0 },
      { shows: 'tight turn', colour: tightTurn, count: read(tightTurnCounters, { ship }) },
    ];
  },
});

/** Each ship by itself: nobody's dice wait for another's. */
export const shipsToAllot = measure({
  id: 'shipsToAllot', cites: ['ea/allocate/2', 'ea/dice/7'], says: 'energy due: {value}',
  value: ({ context, read }): readonly ShipId[] => shipsInSeatOrder(context)
    .filter((ship) => hasCards(context, ship) && shipOf(context, ship)?.energy === null && read(diceDue, { ship }).length === 0),
});

export const shipsToMark = measure({
  id: 'shipsToMark', cites: ['ea/dice/7', 'ea/dice/8'], says: 'counters due: {value}',
  value: ({ context, read }): readonly ShipId[] => shipsInSeatOrder(context).filter((id) => {
    const ship = shipOf(context, id);
    return ship?.energy && !ship.counters && read(diceToDivert, { ship: id }).length === 0;
  }),
});

/** Every measure of the phase. */
export const measures = [
  unmarkedBoxes, dieOf, diceDue, topCard, cardsToRespondWith, declaringOrder, undeclaredJokers,
  actionsInOrder, diceByScore, numberCardAllocation, faceCardAllocation, jokerAllocation, allocationOf, diceToDivert,
  tightTurnCounters, countersFor, shipsToAllot, shipsToMark,
];

function allotted(actions: readonly ActionType[], shares: readonly (readonly SystemDie[])[]): Allocation {
  const shareOf = (type: ActionType): Energy => energyOf(shares[actions.indexOf(type)] ?? []);
  return { Movement: shareOf('Movement'), Attack: shareOf('Attack'), Defense: shareOf('Defense') };
}
