/** Landing and taking off, docking and undocking. */

import { holds } from '@rulebench/core';
import { areCompatible, cardOf, hasPlanet, isLanded, locationOf, nameOf, siteOf } from '@rulebench/board';
import { all, rule } from './deciding.ts';
import { isStaffedToDock, isStaffedToLand, isStaffedToTakeOff, isStaffedToUndock } from './kinds.ts';
import { shipIsInFlight, takesOrders } from './ordering.ts';

export const shipCanLand = rule({
  id: 'shipCanLand', on: 'LAND', cites: ['base/movement/7'], says: { allowed: '{ship} may land, and there is a planet', refused: '{ship} does not land, or there is no planet' },
  decide: ({ context: { table }, event: { ship } }) => {
    const facts = cardOf(table, ship)?.facts;
    return holds(facts?.kind === 'ship' && facts.lands === true && hasPlanet(table, siteOf(table, ship)), { ship: nameOf(table, ship) });
  },
});

export const shipIsLanded = rule({
  id: 'shipIsLanded', on: 'TAKE_OFF', cites: ['base/movement/7'], says: { allowed: '{ship} is landed', refused: '{ship} is not landed' },
  decide: ({ context: { table }, event: { ship } }) => { const card = cardOf(table, ship); return holds(card !== undefined && isLanded(card), { ship: nameOf(table, ship) }); },
});

export const dockIsThere = rule({
  id: 'dockIsThere', on: 'DOCK', cites: ['base/movement/6'],
  says: { allowed: '{at} is a facility of {player} where {ship} is', refused: '{at} is no facility of {player} where {ship} is, or {ship} is docked there already' },
  decide: ({ context: { table }, event: { ship, at, player } }) => {
    const dock = cardOf(table, at);
    const there = dock?.facts.kind === 'facility' && dock.controller === player && locationOf(table, at) === locationOf(table, ship) && cardOf(table, ship)?.place.at !== at;
    return holds(there, { at: nameOf(table, at), ship: nameOf(table, ship), player });
  },
});

export const dockIsCompatible = rule({
  id: 'dockIsCompatible', on: 'DOCK', cites: ['base/movement/6'], says: { allowed: '{ship} and {at} go together', refused: '{ship} and {at} do not go together' },
  decide: ({ context: { table }, event: { ship, at, player }, ask }) => ({ outcome: ask(areCompatible, { cards: [ship, at], player }), values: { ship: nameOf(table, ship), at: nameOf(table, at) } }),
});

export const shipIsDocked = rule({
  id: 'shipIsDocked', on: 'UNDOCK', cites: ['base/movement/6'], says: { allowed: '{ship} is docked', refused: '{ship} is not docked' },
  decide: ({ context: { table }, event: { ship } }) => holds(cardOf(table, ship)?.place.in === 'docked', { ship: nameOf(table, ship) }),
});

export const mayLand = all({ id: 'mayLand', of: [takesOrders, shipIsInFlight, shipCanLand, isStaffedToLand] });
export const mayTakeOff = all({ id: 'mayTakeOff', of: [takesOrders, shipIsLanded, isStaffedToTakeOff] });
export const mayDock = all({ id: 'mayDock', of: [takesOrders, shipIsInFlight, dockIsThere, dockIsCompatible, isStaffedToDock] });
export const mayUndock = all({ id: 'mayUndock', of: [takesOrders, shipIsDocked, isStaffedToUndock] });
