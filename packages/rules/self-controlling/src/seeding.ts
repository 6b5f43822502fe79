/** Seeding, meeting and releasing a self-controlling card. */

import { holds } from '@rulebench/core';
import { cardOf, cardsWhere, isSelfControlling, isTimeTravelling, locationById, locationOf, nameOf, roaming, seedsUnder, type LocationId, type Table } from '@rulebench/board';
import { all, inputRule, rule } from './deciding.ts';

export const isYourDilemma = rule({
  id: 'isYourDilemma', on: 'SEED', cites: ['sc13/nature/4', 'sc13/seeding/1'],
  says: { allowed: '{player} can still seed {card}', refused: '{player} cannot seed {card}' },
  decide: ({ context: { table }, event }) => {
    const card = cardOf(table, event.card);
    const waits = card?.place.in === 'hand' || card?.place.in === 'aside';
    return holds(card?.facts.kind === 'dilemma' && waits && card.owner === event.player, { card: nameOf(table, event.card), player: event.player });
  },
});

export const terrainFits = rule({
  id: 'terrainFits', on: 'SEED', cites: ['sc13/seeding/1'], says: 'a dilemma for {terrain} under a mission for {mission}',
  decide: ({ context: { table }, event }) => {
    const facts = cardOf(table, event.card)?.facts;
    const terrain = facts?.kind === 'dilemma' ? facts.terrain : 'none';
    const mission = locationById(table, event.location)?.mission?.terrain ?? 'none';
    return holds(mission !== 'none' && (terrain === mission || terrain === 'dual' || (mission === 'dual' && terrain !== 'none')), { terrain, mission });
  },
});

export const maySeed = all({ id: 'maySeed', of: [isYourDilemma, terrainFits] });

export const turnIsYours = rule({
  id: 'turnIsYours', on: ['ENCOUNTER', 'PLAY', 'END_TURN'], cites: ['base/turn/1'], says: { allowed: 'it is the turn of {player}', refused: 'it is not the turn of {player}' },
  decide: ({ context: { table }, event }) => holds(table.turn.player === event.player, { player: event.player }),
});

export const isSeededThere = rule({
  id: 'isSeededThere', on: 'ENCOUNTER', cites: ['sc13/seeding/1', 'sc13/placement/1', 'base/dilemma/1'],
  says: { allowed: '{card} is the next seed card at {location}', refused: '{card} is not the next seed card at {location}, or the ship not there' },
  decide: ({ context: { table }, event: { card, location, player, ship } }) => {
    const met = ship === undefined ? undefined : cardOf(table, ship);
    const crew = ship === undefined || (met?.facts.kind === 'ship' && met.controller === player && locationOf(table, ship) === location && !isTimeTravelling(table, ship));
    return holds(crew && seedsUnder(table, location)[0] === card, { card: nameOf(table, card), location });
  },
});

export const bearsTheIcon = rule({
  id: 'bearsTheIcon', on: ['ENCOUNTER', 'PLAY'], cites: ['sc13/nature/3'], says: { allowed: '{card} bears the icon', refused: '{card} does not bear the icon' },
  decide: ({ context: { table }, event }) => {
    const card = cardOf(table, event.card);
    return holds(card !== undefined && isSelfControlling(card), { card: nameOf(table, event.card) });
  },
});

export const mayBeMet = all({ id: 'mayBeMet', of: [turnIsYours, isSeededThere, bearsTheIcon] });

export const isReleased = rule({
  id: 'isReleased', on: 'PLAY', cites: ['sc13/nature/4'],
  says: { allowed: '{card} is no dilemma, or {by} releases it', refused: '{card} is a dilemma, and no card of {player} releases it' },
  decide: ({ context: { table }, event }) => {
    const by = event.by === null ? undefined : cardOf(table, event.by);
    const releases = by !== undefined && 'releases' in by.facts && by.facts.releases === true && by.owner === event.player && (by.place.in === 'hand' || by.place.in === 'core');
    const dilemma = cardOf(table, event.card)?.facts.kind === 'dilemma';
    return holds(!dilemma || releases, { by: nameOf(table, event.by ?? 'nothing'), card: nameOf(table, event.card), player: event.player });
  },
});

/** A location of the spaceline of a quadrant; none where it has none. What lies apart is no spaceline. Pure. */
export function startOf({ spacelines }: Table, quadrant: string): LocationId | undefined {
  return spacelines.find((one) => one.quadrant === quadrant && one.apart === undefined)?.locations[0]?.id;
}

export const isAtHand = rule({
  id: 'isAtHand', on: 'PLAY', cites: ['base/card-text/1'],
  says: { allowed: '{card} is at hand, and a spaceline is in {quadrant}', refused: '{card} is not at hand of {player}, or no spaceline is in {quadrant}' },
  decide: ({ context: { table }, event }) => {
    const card = cardOf(table, event.card);
    const waits = card !== undefined && (card.place.in === 'hand' || card.place.in === 'aside') && card.owner === event.player;
    return holds(waits && startOf(table, event.quadrant) !== undefined, { card: nameOf(table, event.card), quadrant: event.quadrant, player: event.player });
  },
});

export const mayBeReleased = all({ id: 'mayBeReleased', of: [turnIsYours, bearsTheIcon, isReleased, isAtHand] });

/** Nobody gives a self-controlling card orders, from the start. */
export const roamersHaveNoController = inputRule({
  id: 'roamersHaveNoController', cites: ['sc13/nature/1'],
  says: { allowed: 'no self-controlling card has a controller', refused: '{controlled} has a controller' },
  decide: ({ input: { table } }) => {
    const controlled = cardsWhere(table, (card) => isSelfControlling(card) && card.controller !== null);
    return holds(controlled.length === 0, { controlled });
  },
});

/** What roams is bound for an end, from the start. */
export const roamersAreBound = inputRule({
  id: 'roamersAreBound', cites: ['sc13/movement/8'], says: { allowed: 'every card that roams is bound for an end', refused: '{adrift} {adrift|is|are} bound for no end' },
  decide: ({ input: { table } }) => {
    const adrift = roaming(table).filter((id) => cardOf(table, id)?.course === undefined);
    return holds(adrift.length === 0, { adrift });
  },
});
