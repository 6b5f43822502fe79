/** Groups: the crew of a ship, the Away Team on a planet, whoever is there. Groups are asked for, never stored. */

import { aboard, cardOf, cardsWhere, controllerOf, locationOf, siteOf } from './asking.ts';
import type { PersonnelFacts } from './facts.ts';
import { getOn } from './house-arrest.ts';
import { personnelOf } from './personnel.ts';
import { canUseSkills } from './status.ts';
import type { Card, CardId, LocationId, PlayerId, Table } from './table.ts';

function isPersonnelOf({ facts, controller }: Card, player: PlayerId): boolean {
  return facts.kind === 'personnel' && controller === player;
}

/** A player's personnel aboard a ship or facility, whatever their status; not those aboard a ship that it carries. Pure. */
export function crewOf(table: Table, carrier: CardId, player: PlayerId): readonly CardId[] {
  return cardsWhere(table, (card) => isPersonnelOf(card, player) && card.place.in === 'aboard' && card.place.at === carrier);
}

/** The crew of whoever controls a ship or facility; nobody where that is no player. Pure. */
export function ownCrewOf(table: Table, carrier: CardId): readonly CardId[] {
  return crewOf(table, carrier, controllerOf(table, carrier));
}

/** A player's personnel on a planet, aboard nothing: one Away Team. Pure. */
export function awayTeamOf(table: Table, location: LocationId, player: PlayerId): readonly CardId[] {
  return cardsWhere(table, (card) => isPersonnelOf(card, player) && card.place.in === 'planet' && card.place.at === location);
}

/** Whether some personnel are one whole Away Team: they work together, and nobody else of their player on the planet works with all of them. Pure. */
export function isAwayTeam(table: Table, team: readonly CardId[]): boolean {
  const [first = ''] = team;
  const there = awayTeamOf(table, siteOf(table, first), controllerOf(table, first));
  return team.every((id) => there.includes(id)) && there.every((one) => team.includes(one) === team.every((other) => other === one || getOn(table, one, other)));
}

/** A player's personnel at a location, on the planet and aboard whatever is there. Pure. */
export function personnelAt(table: Table, location: LocationId, player: PlayerId): readonly CardId[] {
  return cardsWhere(table, (card, id) => isPersonnelOf(card, player) && locationOf(table, id) === location);
}

/** The equipment that a group has with it: what lies where its members are, and is the same player's. Pure. */
export function equipmentWith(table: Table, group: readonly CardId[]): readonly CardId[] {
  const members = group.flatMap((id) => cardOf(table, id) ?? []);
  return cardsWhere(table, ({ facts, controller, place }) =>
    facts.kind === 'equipment' && members.some((one) => one.controller === controller && one.place.in === place.in && one.place.at === place.at));
}

/** Those of a group whose skills and attributes count. Pure. */
export function ableOf(table: Table, group: readonly CardId[]): readonly CardId[] {
  return group.filter((id) => personnelOf(table, id) !== undefined && canUseSkills(table, id));
}

/** The personnel aboard a card that can use skills and attributes, whoever's they are. Pure. */
export function ableAboard(table: Table, carrier: CardId): readonly PersonnelFacts[] {
  return ableOf(table, aboard(table, carrier)).flatMap((id) => personnelOf(table, id) ?? []);
}
