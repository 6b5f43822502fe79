/** Gates of one network, between which ships go when a card from hand opens the way. */

import { holds } from '@rulebench/core';
import { cardOf, isAble, locationOf, nameOf, namesOf, siteOf, type CardId, type Table } from '@rulebench/board';
import { all, rule } from './deciding.ts';
import { placeIsOpen } from './flying.ts';
import { passingIs, staffsSuffice } from './kinds.ts';
import { isBeginning, isInFlight, isThere, turnIsYours } from './ordering.ts';

function networkOf(table: Table, gate: CardId): string | undefined {
  const card = cardOf(table, gate);
  return card !== undefined && 'gate' in card.facts && card.place.in === 'space' ? card.facts.gate : undefined;
}

export const gatesAreOfOneNetwork = rule({
  id: 'gatesAreOfOneNetwork', on: 'PASS', cites: ['cr98/transwarp-network-gateway/1'],
  says: { allowed: '{from} and {to} are two gates of one network', refused: '{from} and {to} are not two gates of one network in play' },
  decide: ({ context: { table }, event: { from, to } }) =>
    holds(from !== to && networkOf(table, from) !== undefined && networkOf(table, from) === networkOf(table, to) && locationOf(table, from) !== locationOf(table, to), { from: nameOf(table, from), to: nameOf(table, to) }),
});

/** Each time anew: a card opens the way once, for one ship or for several together. */
export const aCardOpensTheWay = rule({
  id: 'aCardOpensTheWay', on: 'PASS', cites: ['cr98/transwarp-network-gateway/1', 'cr98/transwarp-network-gateway/2', 'cr98/transwarp-network-gateway/3'],
  says: { allowed: '{by} opens the way', refused: '{player} plays no card from hand that opens the way: {by}' },
  decide: ({ context: { table }, event: { by, from, player } }) => {
    const card = by === null ? undefined : cardOf(table, by);
    const opens = card !== undefined && 'opens' in card.facts && card.facts.opens === networkOf(table, from);
    return holds(opens && card.place.in === 'hand' && card.owner === player, { by: by === null ? 'nothing' : nameOf(table, by), player });
  },
});

export const shipsAreAtTheGate = rule({
  id: 'shipsAreAtTheGate', on: 'PASS', cites: ['base/movement/1', 'cr98/transwarp-network-gateway/3'],
  says: { allowed: '{ships} of {player} {ships|is|are} in flight at {from}', refused: '{player} does not have {ships} in flight at {from}, ready to move' },
  decide: ({ context: { table }, event: { ships, from, player } }) => {
    const fit = ships.every((ship) => {
      const card = cardOf(table, ship);
      return card?.facts.kind === 'ship' && card.controller === player && isThere(table, ship) && isInFlight(table, ship) && isAble(table, ship, 'move') && locationOf(table, ship) === locationOf(table, from);
    });
    return holds(ships.length > 0 && new Set(ships).size === ships.length && fit, { ships: namesOf(table, ships), from: nameOf(table, from), player });
  },
});

export const otherGateIsOpen = rule({
  id: 'otherGateIsOpen', on: 'PASS', cites: [], says: { allowed: 'the place of {to} is open', refused: 'the place of {to} is closed' },
  decide: ({ context: { table }, event: { to, player }, ask }) => ({ outcome: ask(placeIsOpen, { to: siteOf(table, to), player }), values: { to: nameOf(table, to) } }),
});

export const shipsAreStaffedToPass = rule({
  id: 'shipsAreStaffedToPass', on: 'PASS', cites: [], says: { allowed: 'the ships are staffed to move', refused: 'the ships are not all staffed to move' },
  decide: ({ event: { ships }, read, ask }) => ({ outcome: ask(staffsSuffice, { ships, kind: read(passingIs) }), values: {} }),
});

export const mayPass = all({ id: 'mayPass', of: [turnIsYours, gatesAreOfOneNetwork, aCardOpensTheWay, shipsAreAtTheGate, otherGateIsOpen, shipsAreStaffedToPass] });
export const mayPassNow = all({ id: 'mayPassNow', of: [isBeginning, mayPass] });
