/** Who may give a ship orders, and when: asked alike whatever the ship is to do. */

import { holds } from '@rulebench/core';
import { cardOf, cardsMend, freeMend, isAble, isLanded, isTimeTravelling, locationOf, nameOf, siteOf, statusesIn, turnMend, type CardId, type Table } from '@rulebench/board';
import { all, rule } from './deciding.ts';

const ORDERS = ['BEGIN', 'MOVE', 'LAND', 'TAKE_OFF', 'DOCK', 'UNDOCK', 'LAUNCH', 'LOAD'] as const;

export const turnIsYours = rule({
  id: 'turnIsYours', on: [...ORDERS, 'PASS', 'BEAM', 'END_TURN'], cites: ['base/turn/1', 'base/movement/1'],
  says: { allowed: 'it is the turn of {player}', refused: 'it is not the turn of {player}' },
  decide: ({ context: { table }, event }) => holds(table.turn.player === event.player, { player: event.player }),
  mend: ({ event }) => turnMend(event.player),
});

export const shipIsYours = rule({
  id: 'shipIsYours', on: [...ORDERS, 'STAY'], cites: ['base/movement/1', 'cr98/alien-parasites/7'],
  says: { allowed: '{player} controls {ship}', refused: '{ship} is no ship that {player} controls' },
  decide: ({ context: { table }, event: { ship, player } }) => {
    const card = cardOf(table, ship);
    return holds(card?.facts.kind === 'ship' && card.controller === player, { ship: nameOf(table, ship), player });
  },
});

/** In play, and in time. Pure. */
export function isThere(table: Table, ship: CardId): boolean {
  return locationOf(table, ship) !== undefined && !isTimeTravelling(table, ship);
}

export const shipIsThere = rule({
  id: 'shipIsThere', on: [...ORDERS], cites: ['base/time-travel/1'],
  says: { allowed: '{ship} is where its card lies', refused: '{ship} is not in play, or out of time' },
  decide: ({ context: { table }, event: { ship } }) => holds(isThere(table, ship), { ship: nameOf(table, ship) }),
  mend: ({ context: { table }, event: { ship } }) => (isTimeTravelling(table, ship) ? cardsMend(table, [ship], 'in time', 'timeTravel') : []),
});

export const statusLetsItMove = rule({
  id: 'statusLetsItMove', on: [...ORDERS], cites: ['base/movement/8', 'cr98/stasis/5'],
  says: { allowed: 'nothing that happened to {ship} keeps it from moving', refused: '{ship} is {statuses}, and does not move' },
  decide: ({ context: { table }, event: { ship } }) => holds(isAble(table, ship, 'move'), { ship: nameOf(table, ship), statuses: statusesIn(table, ship) }),
  mend: ({ context: { table }, event: { ship } }) => freeMend(table, [ship], 'move'),
});

/** A player's ship that can be given orders now. */
export const takesOrders = all({ id: 'takesOrders', of: [turnIsYours, shipIsYours, shipIsThere, statusLetsItMove] });

/** In space, not aboard another ship and not on a planet; a dock lets it go. Pure. */
export function isInFlight(table: Table, ship: CardId): boolean {
  const card = cardOf(table, ship);
  return card !== undefined && !isLanded(card) && (card.place.in === 'space' || card.place.in === 'docked');
}

export const shipIsInFlight = rule({
  id: 'shipIsInFlight', on: ['MOVE', 'LAND', 'DOCK', 'LOAD'], cites: ['base/movement/5'],
  says: { allowed: '{ship} is in flight, or leaves its dock', refused: '{ship} is landed, or aboard another ship' },
  decide: ({ context: { table }, event: { ship } }) => holds(isInFlight(table, ship), { ship: nameOf(table, ship) }),
  mend: ({ context: { table }, event: { ship } }) => cardsMend(table, [ship], 'in space', 'place', { in: 'space', at: siteOf(table, ship) }),
});

/** Only what its controller said would move is kept. */
export const isBeginning = rule({
  id: 'isBeginning', on: ['MOVE', 'STAY', 'PASS'], cites: ['base/movement/1'],
  says: { allowed: '{ship} is about to move', refused: '{other} is about to move, and ships move one at a time' },
  decide: ({ context: { table, beginning }, event }) => {
    const ships = event.type === 'PASS' ? event.ships : [event.ship];
    const other = beginning?.ship ?? '';
    return holds(ships.includes(other), { ship: nameOf(table, other), other: nameOf(table, other) });
  },
});

export const aShipBegins = rule({
  id: 'aShipBegins', cites: ['base/movement/1'], says: { allowed: '{ship} is still about to move', refused: 'no ship is about to move' },
  decide: ({ context: { table, beginning } }) => holds(beginning !== null, { ship: beginning === null ? 'nothing' : nameOf(table, beginning.ship) }),
});

export const mayStay = all({ id: 'mayStay', of: [shipIsYours, isBeginning] });
