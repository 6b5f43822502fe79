/** Functions of cards that move ships, or do something else to them: what they may be used on, and when. */

import { allOf, holds } from '@rulebench/core';
import {
  awayTeamOf, cardOf, cardsWhere, closedTo, functionOf, isAble, isAwayTeam, isLanded, isOnSpaceline, isTimeLocation, locationById, locationOf, meets, nameOf, names, namesOf, ownCrewOf, siteOf, type Card, type CardFunction, type CardId, type Table,
} from '@rulebench/board';
import { all, measure, rule } from './deciding.ts';
import { placeIsOpen } from './flying.ts';
import { kindOfFunction, staffsSuffice } from './kinds.ts';
import type { Context, TeamOn, Use } from './model.ts';
import { isThere } from './ordering.ts';

/** Whether a function takes ships to another place. Pure. */
export function moves(fn: CardFunction | undefined): boolean {
  return fn?.deed.does === 'move' || fn?.deed.does === 'relocate';
}

function functionIn({ table }: Context, { by, fn }: Use): CardFunction | undefined {
  return functionOf(table, by, fn);
}

function shipsOf(table: Table, ids: readonly CardId[]): readonly Card[] {
  return ids.flatMap((id) => cardOf(table, id) ?? []);
}

function isMet(table: Table, { place }: Card, ships: readonly CardId[]): boolean {
  return place.in === 'seeds' && ships.every((ship) => locationOf(table, ship) === place.at);
}

export const cardIsAtHand = rule({
  id: 'cardIsAtHand', on: 'USE', cites: ['base/movement/9'],
  says: { allowed: '{player} can use {by}', refused: '{player} has not {by} at hand, or it has no such function' },
  decide: ({ context, event }) => {
    const card = cardOf(context.table, event.by);
    const waits = card?.place.in === 'hand' || card?.place.in === 'core' || (card !== undefined && isMet(context.table, card, event.ships));
    return holds(waits && card?.owner === event.player && functionIn(context, event) !== undefined, { player: event.player, by: nameOf(context.table, event.by) });
  },
});

/** What a function can be used on together: how many ships, and how many Away Teams. */
export const shapesOf = measure({
  id: 'shapesOf', cites: ['base/card-text/1', 'cr98/distortion-of-space-time-continuum/1'], says: 'ships and Away Teams at once: {value}',
  value: ({ context: { table } }, { by, fn, ships }: { readonly by: CardId; readonly fn: number; readonly ships: number }): readonly (readonly [number, number])[] => {
    const reaches = functionOf(table, by, fn)?.reaches;
    if (reaches === 'ship-or-team') return [[1, 0], [0, 1], [1, 1]];
    return reaches === 'one' ? [[1, 0]] : [[Math.max(1, ships), 0]];
  },
});

export const targetsFit = rule({
  id: 'targetsFit', on: 'USE', cites: ['base/card-text/1', 'cr98/distortion-of-space-time-continuum/1'],
  says: { allowed: '{by} may be used on this at once: {targets}', refused: '{by} is not used on this at once: {targets}' },
  decide: ({ context: { table }, event: { by, fn, ships, teams = [] }, read }) => {
    const fits = read(shapesOf, { by, fn, ships: ships.length }).some(([some, others]) => some === ships.length && others === teams.length);
    return holds(fits && new Set(ships).size === ships.length, { by: nameOf(table, by), targets: [...namesOf(table, ships), ...teams.map(({ at, of }) => `the Away Team of ${of} at ${at}`)] });
  },
});

/** Who are meant by an Away Team. Pure. */
export function membersOf(table: Table, { at, of, who }: TeamOn): readonly CardId[] {
  return who ?? awayTeamOf(table, at, of);
}

function isTeamOn(table: Table, team: TeamOn): boolean {
  const members = membersOf(table, team);
  const there = awayTeamOf(table, team.at, team.of);
  return members.length > 0 && members.every((one) => there.includes(one)) && isAwayTeam(table, members);
}

/** A ship that is there, and not inside another. Pure. */
function isAtLarge(table: Table, ship: CardId): boolean {
  const card = cardOf(table, ship);
  return card?.facts.kind === 'ship' && card.place.in !== 'aboard' && isThere(table, ship);
}

export const targetsAreThere = rule({
  id: 'targetsAreThere', on: 'USE', cites: ['base/movement/9', 'base/time-travel/1'],
  says: { allowed: 'all that {by} is used on is in play, and what it names', refused: 'not all that {by} is used on is in play and in time, aboard no other ship, in one place, and what it names' },
  decide: ({ context, event }) => {
    const { table } = context;
    const { ships, teams = [] } = event;
    const fn = functionIn(context, event);
    const whole = teams.every((team) => isTeamOn(table, team));
    const named = ships.every((ship) => isAtLarge(table, ship) && fn !== undefined && names(fn, table, ship));
    const together = teams.every(({ at }) => ships.every((ship) => locationOf(table, ship) === at));
    return holds(named && together && whole, { by: nameOf(table, event.by) });
  },
});

/** A card reaches a landed ship only if it says so: no card that is printed does. */
export const landedIsNamed = rule({
  id: 'landedIsNamed', on: 'USE',
  cites: [
    'cr98/landed-ships/5', 'cr98/landed-ships/6', 'cr98/landed-ships/7', 'cr98/landed-ships/8', 'cr98/landed-ships/9', 'cr98/landed-ships/11', 'cr98/significant-rules-changes-to-note/12',
  ],
  says: { allowed: 'no ship is landed, or {by} says that it reaches landed ships', refused: '{landed} is landed, and {by} does not say that it reaches landed ships' },
  decide: ({ context, event }) => {
    const { table } = context;
    const landed = event.ships.filter((id) => shipsOf(table, [id]).some(isLanded));
    return holds(landed.length === 0 || functionIn(context, event)?.landed === true, { by: nameOf(table, event.by), landed: namesOf(table, landed) });
  },
});

export const ownerIsNamed = rule({
  id: 'ownerIsNamed', on: 'USE', cites: ['cr98/ship-movement/16'],
  says: { allowed: '{by} may be used on ships of this player', refused: '{by} is used on ships of {player} alone' },
  decide: ({ context, event }) => {
    const own = shipsOf(context.table, event.ships).every(({ controller }) => controller === event.player);
    return holds(own || functionIn(context, event)?.own !== true, { by: nameOf(context.table, event.by), player: event.player });
  },
});

/** The controller's intention counts, not a motion that has happened. */
export const shipBegins = rule({
  id: 'shipBegins', on: 'USE', cites: ['cr98/wormhole/1', 'cr98/wormhole/4'],
  says: { allowed: '{ships} {ships|is|are} about to move, or {by} does not ask for it', refused: '{by} is used just as a ship begins to move, and nobody means to move {ships}' },
  decide: ({ context, event }) => {
    const begins = event.ships.every((ship) => ship === context.beginning?.ship);
    return holds(begins || functionIn(context, event)?.asShipBegins !== true, { by: nameOf(context.table, event.by), ships: namesOf(context.table, event.ships) });
  },
});

/** The second card of a pair, in the hand of who uses the first; none where it takes no pair, or there is no second. Pure. */
export function secondOf(context: Context, event: Use): CardId | undefined {
  const name = functionIn(context, event)?.pairedWith;
  return cardsWhere(context.table, (card, id) => id !== event.by && card.facts.name === name && card.place.in === 'hand' && card.owner === event.player)[0];
}

export const pairIsAtHand = rule({
  id: 'pairIsAtHand', on: 'USE', cites: ['cr98/wormhole/7'],
  says: { allowed: '{by} is used alone, or with a second card', refused: '{by} takes a second card from hand, and there is none' },
  decide: ({ context, event }) => holds(functionIn(context, event)?.pairedWith === undefined || secondOf(context, event) !== undefined, { by: nameOf(context.table, event.by) }),
});

export const destinationIsGiven = rule({
  id: 'destinationIsGiven', on: 'USE', cites: ['base/movement/9'],
  says: { allowed: 'where {by} takes ships is settled', refused: '{by} takes no ship from where it is to {to}' },
  decide: ({ context, event }) => {
    const { table } = context;
    const { to, ships, by } = event;
    const elsewhere = to !== undefined && locationById(table, to) !== undefined && ships.every((ship) => locationOf(table, ship) !== to);
    return holds(moves(functionIn(context, event)) ? elsewhere : to === undefined, { by: nameOf(table, by), to: to ?? 'nowhere' });
  },
});

export const placeIsOnASpaceline = rule({
  id: 'placeIsOnASpaceline', on: 'USE', cites: ['cr98/borg-outpost/9'],
  says: { allowed: '{by} asks for no other sort of place', refused: '{by} asks for a spaceline location, and {to} is none' },
  decide: ({ context, event }) => {
    const { to } = event;
    return holds(to === undefined || functionIn(context, event)?.to !== 'spaceline' || isOnSpaceline(context.table, to), { by: nameOf(context.table, event.by), to: to ?? 'nowhere' });
  },
});

export const timeIsCrossed = rule({
  id: 'timeIsCrossed', on: 'USE', cites: ['cr98/ship-movement/15', 'cr98/ship-movement/16'],
  says: { allowed: '{by} asks for no way through time, or this is one', refused: '{by} takes ships out of a time location or into one, and this is neither' },
  decide: ({ context, event }) => {
    const { table } = context;
    const { to = '' } = event;
    const into = isTimeLocation(table, to);
    const crossed = event.ships.every((ship) => isTimeLocation(table, siteOf(table, ship)) !== into);
    return holds(crossed || functionIn(context, event)?.acrossTime !== true, { by: nameOf(table, event.by) });
  },
});

/** Neither whoever uses a card nor whose ships it takes comes to a place that is closed to him. */
export const placeIsOpenToCard = rule({
  id: 'placeIsOpenToCard', on: 'USE', cites: [], says: { allowed: 'the place is open', refused: 'the place is closed' },
  decide: ({ context: { table }, event: { to, player, ships }, ask }) => {
    const comers = [...new Set([player, ...shipsOf(table, ships).flatMap(({ controller }) => controller ?? [])])];
    return { outcome: to === undefined ? 'allowed' : allOf(comers.map((one) => ask(placeIsOpen, { to, player: one }))), values: {} };
  },
});

/** Ships in a place that is closed to whoever uses a card are out of its reach. */
export const shipsAreInTheOpen = rule({
  id: 'shipsAreInTheOpen', on: 'USE', cites: ['cr98/borg-outpost/6'], says: { allowed: 'the ships are in reach of {player}', refused: '{ships} {ships|is|are} where {player} affects nothing' },
  decide: ({ context: { table }, event: { ships, player } }) => {
    const sheltered = ships.filter((ship) => closedTo(table, siteOf(table, ship), player).length > 0);
    return holds(sheltered.length === 0, { ships: namesOf(table, sheltered), player });
  },
});

export const shipsHaveTheStaff = rule({
  id: 'shipsHaveTheStaff', on: 'USE', cites: [], says: { allowed: 'the ships have the staff that this takes', refused: 'the ships have not the staff that this takes' },
  decide: ({ context, event, read, ask }) => {
    const { by, fn, ships } = event;
    return { outcome: moves(functionIn(context, event)) ? ask(staffsSuffice, { ships, kind: read(kindOfFunction, { by, fn }) }) : 'allowed', values: {} };
  },
});

/** Normal movement is the ship's own, whatever card allows it: what keeps a ship from setting out keeps it here too. */
export const shipsCanSetOut = rule({
  id: 'shipsCanSetOut', on: 'USE', cites: ['base/movement/8', 'cr98/stasis/5'],
  says: { allowed: '{by} takes the ships as they are, or they can set out', refused: '{held} cannot set out now' },
  decide: ({ context, event, read }) => {
    const { table } = context;
    const { by, fn, ships } = event;
    const isOwn = moves(functionIn(context, event)) && read(kindOfFunction, { by, fn }) === 'normal';
    const held = isOwn ? ships.filter((ship) => !isAble(table, ship, 'move')) : [];
    return holds(held.length === 0, { by: nameOf(table, by), held: namesOf(table, held) });
  },
});

/** Those aboard that a player may use as the own can keep a card from what it does. */
export const crewPreventsNothing = rule({
  id: 'crewPreventsNothing', on: 'USE', cites: ['cr98/brainwash/16', 'base/card-text/1'],
  says: { allowed: 'nobody aboard keeps {by} from what it does', refused: 'somebody aboard keeps {by} from what it does' },
  decide: ({ context, event }) => {
    const { table } = context;
    const unless = functionIn(context, event)?.unless;
    const kept = unless !== undefined && event.ships.some((ship) => meets(table, ownCrewOf(table, ship), unless));
    return holds(!kept, { by: nameOf(table, event.by) });
  },
});

export const mayUse = all({
  id: 'mayUse',
  of: [
    cardIsAtHand, targetsFit, targetsAreThere, landedIsNamed, ownerIsNamed, shipBegins, pairIsAtHand, destinationIsGiven, placeIsOnASpaceline, timeIsCrossed, placeIsOpenToCard, shipsAreInTheOpen,
    shipsCanSetOut, shipsHaveTheStaff, crewPreventsNothing,
  ],
});

/** Whether what a function does is for this area: it moves ships, takes them out of time, or gives their RANGE back. */
export const functionIsOfMovement = rule({
  id: 'functionIsOfMovement', on: 'USE', cites: ['base/card-text/1'], says: { allowed: '{by} moves ships', refused: '{by} does something else to ships' },
  decide: ({ context, event }) => {
    const fn = functionIn(context, event);
    return holds(moves(fn) || fn?.deed.does === 'time-travel' || fn?.deed.does === 'refresh', { by: nameOf(context.table, event.by) });
  },
});

export const mayMoveShips = all({ id: 'mayMoveShips', of: [mayUse, functionIsOfMovement] });
