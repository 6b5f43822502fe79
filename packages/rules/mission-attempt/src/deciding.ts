/** The makers of this area's rules and measures, and what they ask of the table alike. */

import { rulesFor } from '@rulebench/core';
import { cardOf, locationById, locationOf, nameOf, namesOf, type CardId, type LocationId, type Mission, type PlayerId, type Requirement, type Table } from '@rulebench/board';
import type { Attempt, Context, Event, Input, Side } from './model.ts';

export const { rule, inputRule, measure, all, any, not } = rulesFor<Context, Event, Input>();

/** Where those who attempt are, seen from a mission. */
export interface Sides {
  readonly awayTeam: readonly CardId[];
  /** Aboard a ship in space there, or aboard a facility. */
  readonly crew: readonly CardId[];
  /** The ships and facilities that the crew is aboard. */
  readonly carriers: readonly CardId[];
  /** Those who are neither on the planet nor aboard anything there. */
  readonly elsewhere: readonly CardId[];
}

/** The mission at a location; none where it has none. Pure. */
export function missionAt(table: Table, location: LocationId): Mission | undefined {
  return locationById(table, location)?.mission;
}

/** What nobody meets. */
const NEVER: Requirement = { any: [] };

/** What a mission requires; where nothing is known of it, nobody meets it. Pure. */
export function requiredAt(table: Table, location: LocationId): Requirement {
  return missionAt(table, location)?.requires ?? NEVER;
}

export function isFacility(table: Table, id: CardId): boolean {
  return cardOf(table, id)?.facts.kind === 'facility';
}

/** Whether a card is a ship in space at a location, docked or not: neither landed nor aboard another. Pure. */
export function fliesAt(table: Table, id: CardId, location: LocationId): boolean {
  const ship = cardOf(table, id);
  return ship?.facts.kind === 'ship' && ship.place.in !== 'planet' && ship.place.in !== 'aboard' && locationOf(table, id) === location;
}

/** The facility, or the ship in space, at a location that a personnel is aboard; none where it is elsewhere. Pure. */
function carrierThere(table: Table, id: CardId, location: LocationId): CardId | undefined {
  const place = cardOf(table, id)?.place;
  return place?.in === 'aboard' && (fliesAt(table, place.at, location) || (isFacility(table, place.at) && locationOf(table, place.at) === location)) ? place.at : undefined;
}

/** What is wrong with the cards that a player names: none, others than are asked for, or one twice. Pure. */
export function misnamed(table: Table, ids: readonly CardId[], isAskedFor: (id: CardId) => boolean): readonly string[] {
  if (ids.length === 0) return ['nobody'];
  return [...namesOf(table, ids.filter((id) => !isAskedFor(id))), ...ids.filter((id, n) => ids.indexOf(id) < n).map((id) => `${nameOf(table, id)} twice`)];
}

/** Who of a team is where. Pure. */
export function sidesOf(table: Table, location: LocationId, team: readonly CardId[]): Sides {
  const awayTeam = team.filter((id) => { const place = cardOf(table, id)?.place; return place?.in === 'planet' && place.at === location; });
  const crew = team.filter((id) => carrierThere(table, id, location) !== undefined);
  return {
    awayTeam, crew, elsewhere: team.filter((id) => !awayTeam.includes(id) && !crew.includes(id)),
    carriers: [...new Set(crew.flatMap((id) => carrierThere(table, id, location) ?? []))],
  };
}

/** Whether a crew is aboard one and the same carrier of its player. Pure. */
export function isOneOf({ carriers }: Sides, table: Table, player: PlayerId): boolean {
  return carriers.length === 1 && carriers.every((id) => cardOf(table, id)?.controller === player);
}

/** Of the sides from which a mission is attempted, those that a seed card is for; none for what is no dilemma. Pure. */
export function sidesFor({ table, attempt }: Context, card: CardId | null): readonly Side[] {
  const facts = cardOf(table, card ?? '')?.facts;
  return attempt === null || facts?.kind !== 'dilemma' ? [] : attempt.sides.filter((side) => facts.terrain === 'dual' || facts.terrain === (side === 'crew' ? 'space' : 'planet'));
}

/** The attempt that is going on. @throws where none is: the states before it see to that */
export function attemptOf({ attempt }: Context): Attempt {
  if (attempt === null) throw new Error('no attempt is going on');
  return attempt;
}
