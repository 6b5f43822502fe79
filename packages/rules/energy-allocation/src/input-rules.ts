/** What must hold of a table before the phase can begin on it. */

import { holds, rulesFor, type Values } from '@rulebench/core';
import type { Card, Context, DieRow, Event, Input, ShipId } from './model.ts';

const { inputRule } = rulesFor<Context, Event, Input>();

const playersAreDistinct = inputRule({
  id: 'playersAreDistinct', cites: ['ea/select/1'],
  says: { allowed: 'every player has one seat', refused: '{twice} {twice|has|have} several seats' },
  decide: ({ input }) => none('twice', repeated(input.players.map(({ id }) => id))),
});

const everyShipHasOnePlayer = inputRule({
  id: 'everyShipHasOnePlayer', cites: ['ea/select/1'],
  says: { allowed: 'every ship has one player', refused: '{ships} {ships|has|have} no player, or several' },
  decide: ({ input }) => {
    const commanded = commandedShips(input);
    return none('ships', Object.keys(input.ships).filter((ship) => commanded.filter((one) => one === ship).length !== 1));
  },
});

const everyShipHasASheet = inputRule({
  id: 'everyShipHasASheet', cites: ['ea/select/4', 'ea/dice/3'],
  says: { allowed: 'every ship has its sheet', refused: '{ships} {ships|has|have} no sheet' },
  decide: ({ input }) => none('ships', commandedShips(input).filter((ship) => !Object.hasOwn(input.ships, ship))),
});

const everySheetHasThreeSystems = inputRule({
  id: 'everySheetHasThreeSystems', cites: ['ea/dice/2', 'ea/dice/3'],
  says: { allowed: 'every ship has three systems', refused: '{ships} {ships|has|have} not three systems' },
  decide: ({ input }) => none('ships', shipsWhere(input, ({ systems }) => Object.keys(systems).length !== 3)),
});

const marksFitTheBoxes = inputRule({
  id: 'marksFitTheBoxes', cites: ['ea/dice/4', 'ea/dice/5'],
  says: { allowed: 'no column has more marks than boxes', refused: 'a column of {ships} has more marks than boxes, or no count of them' },
  decide: ({ input }) => none('ships', shipsWhere(input, ({ systems }) => Object.values(systems).some(({ boxes, marked }) => !isCount(marked) || !isCount(boxes - marked)))),
});

const suitRowsNameTwoTypes = inputRule({
  id: 'suitRowsNameTwoTypes', cites: ['ea/number-card/2'],
  says: { allowed: 'every suit names two action types', refused: 'a suit of {ships} names one twice' },
  decide: ({ input }) => none('ships', shipsWhere(input, ({ suits }) => Object.values(suits).some(({ primary, secondary }) => primary === secondary))),
});

const everyCardIsDrawnOnce = inputRule({
  id: 'everyCardIsDrawnOnce', cites: ['ea/select/2'],
  says: { allowed: 'no player has a card twice', refused: 'a player has {cards} twice' },
  decide: ({ input }) => none('cards', input.players.flatMap(({ ships }) => repeated(ships.flatMap((ship) => drawnFor(input, ship))))),
});

const noShipDrewTooMany = inputRule({
  id: 'noShipDrewTooMany', cites: ['ea/select/1'],
  says: { allowed: 'no ship has too many cards', refused: '{ships} {ships|has|have} more than {most} cards' },
  decide: ({ input }) => none('ships', shipsWhere(input, ({ drawn }) => !isCount(input.cardsPerShip - drawn.length)), { most: input.cardsPerShip }),
});

const dieTableRises = inputRule({
  id: 'dieTableRises', cites: ['ea/dice/4', 'ea/dice/5'],
  says: { allowed: 'the die table rises', refused: 'the die table does not rise at {boxes} boxes' },
  decide: ({ input }) => none('boxes', fallingRows(input.dieTable).map(String)),
});

/** Every rule of input. */
export const inputRules = [
  playersAreDistinct, everyShipHasOnePlayer, everyShipHasASheet, everySheetHasThreeSystems, marksFitTheBoxes,
  suitRowsNameTwoTypes, everyCardIsDrawnOnce, noShipDrewTooMany, dieTableRises,
];

/** Allowed where nothing is at fault. */
function none(name: string, faults: readonly string[], values: Values = {}): ReturnType<typeof holds> {
  return holds(faults.length === 0, { ...values, [name]: [...new Set(faults)] });
}

function commandedShips(input: Input): readonly ShipId[] {
  return input.players.flatMap(({ ships }) => ships);
}

function shipsWhere(input: Input, test: (ship: Input['ships'][string]) => boolean): readonly ShipId[] {
  return Object.entries(input.ships).filter(([, ship]) => test(ship)).map(([id]) => id);
}

function drawnFor(input: Input, ship: ShipId): readonly Card[] {
  return Object.hasOwn(input.ships, ship) ? input.ships[ship]?.drawn ?? [] : [];
}

function repeated(items: readonly string[]): readonly string[] {
  return items.filter((item, i) => items.indexOf(item) !== i);
}

/** Whether a number counts something: whole, and not below none. */
function isCount(number: number): boolean {
  return Number.isInteger(number) && number >= 0;
}

/** The boxes of rows that ask for no box, or for as many as another, or that give no die or a smaller one than a row with fewer. */
function fallingRows(table: readonly DieRow[]): readonly number[] {
  const rising = table.toSorted((a, b) => a.boxes - b.boxes);
  return rising.filter(({ boxes, die }, i) => {
    const below = rising[i - 1];
    return !isCount(boxes - 1) || !isCount(die - 2) || (below !== undefined && (boxes === below.boxes || die < below.die));
  }).map(({ boxes }) => boxes);
}
