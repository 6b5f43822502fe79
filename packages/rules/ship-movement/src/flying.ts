/** Flying along a spaceline: the way, what it costs, what bars it. */

import { holds } from '@rulebench/core';
import {
  attributeOf, barriersOn, cardOf, cardsMend, closedTo, controllerOf, functionOf, locationOf, meets, names, namesOf, ownCrewOf, ownerOf, siteOf, spanFor, wayBetween, type Barrier, type CardId, type LocationId, type Table,
} from '@rulebench/board';
import { all, measure, rule } from './deciding.ts';
import { isStaffedToFly } from './kinds.ts';
import { isBeginning, shipIsInFlight, takesOrders } from './ordering.ts';

type Trip = { readonly ship: CardId; readonly to: LocationId };

/** A location that is entered, and what it costs. */
export type Leg = { readonly from: LocationId; readonly to: LocationId; readonly span: number };

/** The locations that a ship enters on its way, with their spans. */
export const legsOf = measure({
  id: 'legsOf', cites: ['base/movement/2', 'base/spaceline/1'], says: 'the way: {value}',
  value: ({ context: { table } }, { ship, to }: Trip): readonly Leg[] => {
    const from = siteOf(table, ship);
    const way = wayBetween(table, from, to);
    const player = controllerOf(table, ship);
    return way.map((one, n) => ({ from: way[n - 1]?.id ?? from, to: one.id, span: spanFor(one, player) }));
  },
});

/** The RANGE that a ship still has in this turn. */
export const rangeLeft = measure({
  id: 'rangeLeft', cites: ['base/movement/3', 'cr98/distortion-of-space-time-continuum/2', 'cr98/distortion-of-space-time-continuum/5'], says: '{ship} has {value} of its RANGE left',
  value: ({ context: { table }, read }, { ship }: { readonly ship: CardId }): number => Math.max(0, read(attributeOf, { card: ship, attribute: 'range' }) - (cardOf(table, ship)?.rangeUsed ?? 0)),
});

export const wayLeadsThere = rule({
  id: 'wayLeadsThere', on: 'MOVE', cites: ['base/movement/2', 'cr98/wormhole/6'],
  says: { allowed: 'the spaceline leads from {from} to {to}', refused: 'no spaceline leads from {from} to {to}' },
  decide: ({ context: { table }, event: { ship, to }, read }) => holds(read(legsOf, { ship, to }).length > 0, { from: locationOf(table, ship) ?? null, to }),
});

export const rangeCoversTheWay = rule({
  id: 'rangeCoversTheWay', on: 'MOVE', cites: ['base/movement/2', 'cr98/wormhole/3', 'cr98/wormhole/5'],
  says: { allowed: 'spans of {cost} are within the {left} left of RANGE', refused: 'spans of {cost} are more than the {left} left of RANGE' },
  decide: ({ event: { ship, to }, read }) => {
    const cost = read(legsOf, { ship, to }).reduce((sum, { span }) => sum + span, 0);
    const left = read(rangeLeft, { ship });
    return holds(cost <= left, { cost, left });
  },
  mend: ({ context: { table }, event: { ship, to }, read }) => {
    const { facts, rangeUsed } = cardOf(table, ship) ?? {};
    const short = read(legsOf, { ship, to }).reduce((sum, { span }) => sum + span, 0) - read(rangeLeft, { ship });
    const range = facts?.kind === 'ship' ? facts.range + short : 0;
    return [...(rangeUsed === undefined ? [] : cardsMend(table, [ship], 'still to use its RANGE', 'rangeUsed')), ...(range === 0 ? [] : cardsMend(table, [ship], `of RANGE ${range}`, ['facts', 'range'], range))];
  },
});

function bars(table: Table, { by, fn }: Barrier, ship: CardId): boolean {
  const barrier = functionOf(table, by, fn);
  if (barrier?.deed.does !== 'bar' || !names(barrier, table, ship)) return false;
  return barrier.deed.unless === undefined || !meets(table, ownCrewOf(table, ship), barrier.deed.unless);
}

/** The cards that bar the way of a ship over some legs, each once. */
function barriersFor(table: Table, ship: CardId, legs: readonly Leg[]): readonly CardId[] {
  const barriers = legs.flatMap((leg) => barriersOn(table, leg.from, leg.to)).filter((barrier) => bars(table, barrier, ship));
  return [...new Set(barriers.map(({ by }) => by))];
}

export const nothingBarsTheWay = rule({
  id: 'nothingBarsTheWay', on: 'MOVE', cites: ['base/spaceline/2', 'cr98/wormhole/3'], says: { allowed: 'nothing bars the way', refused: '{barriers} bars the way' },
  decide: ({ context: { table }, event: { ship, to }, read }) => {
    const barriers = barriersFor(table, ship, read(legsOf, { ship, to }));
    return holds(barriers.length === 0, { barriers: namesOf(table, barriers) });
  },
  mend: ({ context: { table }, event: { ship, to }, read }) => {
    const barriers = barriersFor(table, ship, read(legsOf, { ship, to }));
    return cardsMend(table, barriers, 'not in play', 'place', { in: 'discard', at: ownerOf(table, barriers[0] ?? '') });
  },
});

/** Some places are closed to the opponent of whoever has a facility there. */
export const placeIsOpen = rule({
  id: 'placeIsOpen', cites: ['cr98/borg-outpost/1'], says: { allowed: '{to} is open to {player}', refused: '{to} is closed to {player}: {by}' },
  decide: ({ context: { table } }, { to, player }: { readonly to: LocationId; readonly player: string }) => {
    const by = closedTo(table, to, player);
    return holds(by.length === 0, { to, player, by: namesOf(table, by) });
  },
});

/** Only where a ship stops counts: it may fly past a closed place. */
export const placeIsOpenToShip = rule({
  id: 'placeIsOpenToShip', on: 'MOVE', cites: [], says: { allowed: '{to} is open', refused: '{to} is closed' },
  decide: ({ event: { to, player }, ask }) => ({ outcome: ask(placeIsOpen, { to, player }), values: { to } }),
});

export const mayFly = all({ id: 'mayFly', of: [takesOrders, shipIsInFlight, isStaffedToFly, wayLeadsThere, rangeCoversTheWay, nothingBarsTheWay, placeIsOpenToShip] });
export const mayFlyNow = all({ id: 'mayFlyNow', of: [isBeginning, mayFly] });
