/** Who may announce the attempt of a mission, with whom, and from where. */

import { allOf, holds, unknown, type Mend } from '@rulebench/core';
import {
  aboardMend, areCompatible, cardOf, cardsMend, cardsWhere, crewMatchesShip, freeMend, isAble, isTimeTravelling, meets, missionIsOpen, missionMend, namesOf, personnelOf, turnMend,
  type CardId, type LocationId, type Table,
} from '@rulebench/board';
import { all, fliesAt, isFacility, isOneOf, measure, misnamed, missionAt, requiredAt, rule, sidesOf } from './deciding.ts';
import type { AttemptMission } from './model.ts';

export const turnIsYours = rule({
  id: 'turnIsYours', on: ['ATTEMPT', 'REVEAL', 'BEAM', 'END_TURN'], cites: ['base/turn/1'], says: { allowed: 'it is the turn of {player}', refused: 'it is not the turn of {player}' },
  decide: ({ context: { table }, event }) => holds(table.turn.player === event.player, { player: event.player }),
  mend: ({ event }) => turnMend(event.player),
});

export const missionIsThere = rule({
  id: 'missionIsThere', on: 'ATTEMPT', cites: ['base/mission/1'],
  says: { allowed: 'there is a mission at {location}', refused: 'there is no mission at {location}', unknown: 'what the mission at {location} requires is not known' },
  decide: ({ context: { table }, event: { location } }) => {
    const mission = missionAt(table, location);
    return mission !== undefined && mission.requires === undefined ? unknown({ location }) : holds(mission !== undefined, { location });
  },
});

export const missionIsUnsolved = rule({
  id: 'missionIsUnsolved', on: 'ATTEMPT', cites: ['cr98/mission-attempt/13', 'cr98/mission-attempt/17'],
  says: { allowed: 'nobody has solved it yet', refused: '{by} has solved it already' },
  decide: ({ context: { table }, event: { location } }) => {
    const by = missionAt(table, location)?.solved;
    return holds(by === undefined, { by: by ?? 'nobody' });
  },
  mend: ({ context: { table }, event: { location } }) => missionMend(table, location, 'nobody has solved the mission', 'solved'),
});

/** What lies atop a mission and asks for points bars whoever has no more than that. */
export const missionIsNotBarred = rule({
  id: 'missionIsNotBarred', on: 'ATTEMPT', cites: [], says: { allowed: 'nothing bars {player}', refused: '{player} is barred' },
  decide: ({ event: { player, location }, ask }) => ({ outcome: ask(missionIsOpen, { player, location }), values: { player } }),
});

export const teamIsYours = rule({
  id: 'teamIsYours', on: 'ATTEMPT', cites: ['base/mission/2'],
  says: { allowed: '{player} controls all who are named', refused: '{player} cannot attempt with {wrong}' },
  decide: ({ context: { table }, event: { player, team } }) => {
    const wrong = misnamed(table, team, (id) => { const card = cardOf(table, id); return card?.facts.kind === 'personnel' && card.controller === player; });
    return holds(wrong.length === 0, { player, wrong });
  },
});

/** The team aboard one of the player's ships that are in space there. Pure. */
function boardingMends(table: Table, { player, location, team }: AttemptMission): readonly Mend[] {
  const ships = cardsWhere(table, ({ controller }, id) => controller === player && fliesAt(table, id, location));
  return ships.flatMap((ship) => aboardMend(table, team, ship));
}

export const nobodyIsAtFacility = rule({
  id: 'nobodyIsAtFacility', on: 'ATTEMPT', cites: ['cr98/mission-attempts-from-outposts/1', 'cr98/mission-attempts-from-outposts/6', 'cr98/significant-rules-changes-to-note/15'],
  says: { allowed: 'nobody attempts from a facility', refused: '{facilities} {facilities|is|are} no place to attempt from' },
  decide: ({ context: { table }, event: { location, team } }) => {
    const facilities = sidesOf(table, location, team).carriers.filter((id) => isFacility(table, id));
    return holds(facilities.length === 0, { facilities: namesOf(table, facilities) });
  },
  mend: ({ context: { table }, event }) => boardingMends(table, event),
});

export const awayTeamIsOnPlanet = rule({
  id: 'awayTeamIsOnPlanet', on: 'ATTEMPT', cites: ['cr98/mission-attempts-from-outposts/2'],
  says: { allowed: 'whoever has to be on the planet is there', refused: '{absent} {absent|is|are} not on the planet' },
  decide: ({ context: { table }, event: { location, team } }) => {
    const { crew, elsewhere } = sidesOf(table, location, team);
    const absent = missionAt(table, location)?.terrain === 'planet' ? [...crew, ...elsewhere] : [];
    return holds(absent.length === 0, { absent: namesOf(table, absent) });
  },
  mend: ({ context: { table }, event: { location, team } }) => {
    const { awayTeam } = sidesOf(table, location, team);
    return cardsMend(table, team.filter((id) => !awayTeam.includes(id)), 'on the planet', 'place', { in: 'planet', at: location });
  },
});

/** That a facility is no ship, another rule says. The ship need not be staffed: that is asked of ships that move. */
export const crewIsAboardShip = rule({
  id: 'crewIsAboardShip', on: 'ATTEMPT',
  cites: ['cr98/mission-attempts-from-outposts/3', 'cr98/mission-attempts-from-outposts/4', 'cr98/significant-rules-changes-to-note/16'],
  says: { allowed: 'whoever has to be aboard is, and all aboard the same', refused: '{team} {team|is|are} not the crew of one ship of {player} there' },
  decide: ({ context: { table }, event: { player, location, team } }) => {
    const sides = sidesOf(table, location, team);
    const aboard = sides.crew.length === team.length && isOneOf(sides, table, player);
    return holds(missionAt(table, location)?.terrain !== 'space' || aboard, { team: namesOf(table, team), player });
  },
  mend: ({ context: { table }, event }) => boardingMends(table, event),
});

export const bothSidesTakePart = rule({
  id: 'bothSidesTakePart', on: 'ATTEMPT', cites: ['base/mission/4'],
  says: { allowed: 'everybody is where the mission needs them', refused: 'a mission in space and on the planet takes a crew aboard one ship and an Away Team' },
  decide: ({ context: { table }, event: { player, location, team } }) => {
    const sides = sidesOf(table, location, team);
    const both = sides.awayTeam.length > 0 && sides.elsewhere.length === 0 && isOneOf(sides, table, player);
    return holds(missionAt(table, location)?.terrain !== 'dual' || both);
  },
});

export const shipIsUnstopped = rule({
  id: 'shipIsUnstopped', on: 'ATTEMPT', cites: ['cr98/mission-attempt/15', 'cr98/stopped/2', 'cr98/stopped/4', 'cr98/stopped/5'],
  says: { allowed: 'no ship of theirs is stopped', refused: '{ships} {ships|is|are} stopped, and nobody attempts from there' },
  decide: ({ context: { table }, event: { location, team } }) => {
    const ships = sidesOf(table, location, team).carriers.filter((id) => !isAble(table, id, 'attempt'));
    return holds(ships.length === 0, { ships: namesOf(table, ships) });
  },
  mend: ({ context: { table }, event: { location, team } }) => freeMend(table, sidesOf(table, location, team).carriers, 'attempt'),
});

export const shipIsInTime = rule({
  id: 'shipIsInTime', on: 'ATTEMPT', cites: ['base/time-travel/1'], says: { allowed: 'nothing that they are aboard is out of time', refused: '{ships} {ships|is|are} out of time, and not really there' },
  decide: ({ context: { table }, event: { location, team } }) => {
    const ships = sidesOf(table, location, team).carriers.filter((id) => isTimeTravelling(table, id));
    return holds(ships.length === 0, { ships: namesOf(table, ships) });
  },
  mend: ({ context: { table }, event: { location, team } }) =>
    cardsMend(table, sidesOf(table, location, team).carriers.filter((id) => isTimeTravelling(table, id)), 'in time', 'timeTravel'),
});

export const teamCanAct = rule({
  id: 'teamCanAct', on: 'ATTEMPT', cites: ['cr98/mission-attempt/14', 'cr98/mission-debriefing/5'],
  says: { allowed: 'all of them can take part', refused: '{unable} {unable|is|are} stopped, or cannot act at all' },
  decide: ({ context: { table }, event: { team } }) => {
    const unable = team.filter((id) => !isAble(table, id, 'attempt'));
    return holds(unable.length === 0, { unable: namesOf(table, unable) });
  },
  mend: ({ context: { table }, event: { team } }) => freeMend(table, team, 'attempt'),
});

export const nobodyIsBorg = rule({
  id: 'nobodyIsBorg', on: 'ATTEMPT', cites: ['cr98/brainwash/10', 'cr98/brainwash/20', 'cr98/alien-parasites/12'],
  says: { allowed: 'none of them is Borg', refused: '{borg} {borg|is|are} Borg, and Borg attempt no missions' },
  decide: ({ context: { table }, event: { team } }) => {
    const borg = team.filter((id) => personnelOf(table, id)?.affiliation === 'Borg');
    return holds(borg.length === 0, { borg: namesOf(table, borg) });
  },
});

/** Those of a team who have an affiliation that the mission shows, or anybody where its text says so. Pure. */
export function matchingOf(table: Table, location: LocationId, team: readonly CardId[]): readonly CardId[] {
  const mission = missionAt(table, location);
  return team.filter((id) => {
    const affiliation = personnelOf(table, id)?.affiliation;
    return affiliation !== undefined && (mission?.anyAffiliation === true || mission?.affiliations.includes(affiliation) === true);
  });
}

export const oneMatchesMission = rule({
  id: 'oneMatchesMission', on: 'ATTEMPT', cites: ['base/mission/3', 'cr98/alien-parasites/3', 'cr98/alien-parasites/19', 'cr98/brainwash/9'],
  says: { allowed: '{by} {by|matches|match} the mission', refused: 'nobody among them matches the mission, which shows {affiliations}' },
  decide: ({ context: { table }, event: { location, team } }) => {
    const by = matchingOf(table, location, team);
    const mission = missionAt(table, location);
    return holds(mission === undefined || by.length > 0, { by: namesOf(table, by), affiliations: mission?.affiliations ?? [] });
  },
  mend: ({ context: { table }, event: { location } }) => missionMend(table, location, 'the mission is open to any affiliation', 'anyAffiliation', true),
});

export const oneMatchesShip = rule({
  id: 'oneMatchesShip', on: 'ATTEMPT', cites: ['cr98/ship-staffing/8'],
  says: { allowed: 'somebody aboard matches each ship that attempts', refused: 'nobody aboard matches {ships}' },
  decide: ({ context: { table }, event: { player, location, team }, ask }) => {
    const ships = sidesOf(table, location, team).carriers.filter((id) => !isFacility(table, id));
    return { outcome: allOf(ships.map((ship) => ask(crewMatchesShip, { ship, player }))), values: { ships: namesOf(table, ships) } };
  },
});

export const teamWorksTogether = rule({
  id: 'teamWorksTogether', on: 'ATTEMPT', cites: [], says: { allowed: 'they work together', refused: 'they do not work together' },
  decide: ({ event: { player, team }, ask }) => ({ outcome: ask(areCompatible, { cards: team, player }), values: {} }),
});

export const mayAttempt = all({
  id: 'mayAttempt',
  of: [
    turnIsYours, missionIsThere, missionIsUnsolved, missionIsNotBarred, teamIsYours, nobodyIsAtFacility, awayTeamIsOnPlanet, crewIsAboardShip, bothSidesTakePart,
    shipIsUnstopped, shipIsInTime, teamCanAct, nobodyIsBorg, oneMatchesMission, oneMatchesShip, teamWorksTogether,
  ],
});

/** Whether a team could meet the requirements of a mission as it begins: what Lack of Preparation asks about later. */
export const isPrepared = measure({
  id: 'isPrepared', cites: ['cr98/mission-attempt/18', 'cr98/lack-of-preparation/6', 'cr98/lack-of-preparation/7'], says: 'prepared for {location}: {value}',
  value: ({ context: { table } }, { location, team }: { readonly location: LocationId; readonly team: readonly CardId[] }): boolean => meets(table, team, requiredAt(table, location)),
});
