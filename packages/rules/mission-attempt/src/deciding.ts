/** The makers of this area's rules and measures, and what they ask of the table alike. */

import { rulesFor } from '@rulebench/core';
import { cardOf, locationById, locationOf, type CardId, type LocationId, type Mission, type Table } from '@rulebench/board';
import type { Attempt, Context, Event, Input } from './model.ts';

export const { rule, inputRule, measure, all, any, not } = rulesFor<Context, Event, Input>();

/** Where those who attempt are, seen from a mission. */
export interface Sides {
  readonly awayTeam: readonly CardId[];
  readonly crew: readonly CardId[];
  /** The ships that the crew is aboard. */
  readonly ships: readonly CardId[];
  /** Those who are neither on the planet nor aboard a ship in space there. */
  readonly elsewhere: readonly CardId[];
}

/** The mission at a location; none where it has none. Pure. */
export function missionAt(table: Table, location: LocationId): Mission | undefined {
  return locationById(table, location)?.mission;
}

function carrierOf(table: Table, id: CardId): CardId | undefined {
  const place = cardOf(table, id)?.place;
  return place?.in === 'aboard' ? place.at : undefined;
}

/** The facility that a personnel is aboard; none where it is elsewhere. Pure. */
export function facilityOf(table: Table, id: CardId): CardId | undefined {
  const carrier = carrierOf(table, id);
  return carrier !== undefined && cardOf(table, carrier)?.facts.kind === 'facility' ? carrier : undefined;
}

/** The ship in space at a location that a personnel is aboard; none where it is elsewhere. Pure. */
export function shipThere(table: Table, id: CardId, location: LocationId): CardId | undefined {
  const carrier = carrierOf(table, id);
  const ship = carrier === undefined ? undefined : cardOf(table, carrier);
  const flies = ship?.facts.kind === 'ship' && ship.place.in !== 'planet' && ship.place.in !== 'aboard';
  return carrier !== undefined && flies && locationOf(table, carrier) === location ? carrier : undefined;
}

/** Who of a team is where. Pure. */
export function sidesOf(table: Table, location: LocationId, team: readonly CardId[]): Sides {
  const awayTeam = team.filter((id) => { const place = cardOf(table, id)?.place; return place?.in === 'planet' && place.at === location; });
  const crew = team.filter((id) => shipThere(table, id, location) !== undefined);
  return {
    awayTeam, crew, elsewhere: team.filter((id) => !awayTeam.includes(id) && !crew.includes(id)),
    ships: [...new Set(crew.flatMap((id) => shipThere(table, id, location) ?? []))],
  };
}

/** The attempt that is going on. @throws where none is: the states before it see to that */
export function attemptOf({ attempt }: Context): Attempt {
  if (attempt === null) throw new Error('no attempt is going on');
  return attempt;
}
