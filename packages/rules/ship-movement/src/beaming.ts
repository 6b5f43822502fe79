/** Beaming: what is beamed, by whose transporters, from where to where; and what Borg need to leave their ship. */

import { holds } from '@rulebench/core';
import {
  affiliationOf, cardOf, cardsWhere, controllerOf, hasPlanet, isAble, isOfKind, isTimeTravelling, kindOf, locationOf, nameOf, namesOf, passesShields, statusesIn, type CardId, type Table,
} from '@rulebench/board';
import { all, rule } from './deciding.ts';
import type { Destination } from './model.ts';
import { turnIsYours } from './ordering.ts';

function isCarrier(table: Table, id: CardId): boolean {
  return isOfKind(table, id, ['ship', 'facility']);
}

export const transportersAreYours = rule({
  id: 'transportersAreYours', on: 'BEAM', cites: ['base/beaming/1', 'base/time-travel/1'], says: { allowed: '{player} has the transporters of {by}', refused: '{by} is no ship or facility in play whose transporters {player} has' },
  decide: ({ context: { table }, event: { by, player } }) =>
    holds(isCarrier(table, by) && controllerOf(table, by) === player && locationOf(table, by) !== undefined && !isTimeTravelling(table, by), { by: nameOf(table, by), player }),
});

export const transportersWork = rule({
  id: 'transportersWork', on: 'BEAM', cites: ['cr98/stasis/6'], says: { allowed: 'transporters of {by} work', refused: '{by} is {statuses}, and its transporters do not work' },
  decide: ({ context: { table }, event: { by } }) => holds(isAble(table, by, 'transport'), { by: nameOf(table, by), statuses: statusesIn(table, by) }),
});

/** Where a card is, to be beamed from: straight aboard something or on a planet. Pure. */
function canBeFetched(table: Table, id: CardId, by: CardId): boolean {
  const place = cardOf(table, id)?.place;
  return (place?.in === 'aboard' || place?.in === 'planet') && locationOf(table, id) === locationOf(table, by) && !isTimeTravelling(table, id);
}

export const cardsAreThere = rule({
  id: 'cardsAreThere', on: 'BEAM', cites: ['base/beaming/1', 'base/beaming/2', 'base/time-travel/1'],
  says: { allowed: '{cards} can be fetched by the transporters of {by}', refused: 'the transporters of {by} cannot fetch {cards}: they fetch personnel and equipment of {player} within their reach' },
  decide: ({ context: { table }, event: { cards, by, player } }) => {
    const fit = cards.every((id) => isOfKind(table, id, ['personnel', 'equipment']) && controllerOf(table, id) === player && canBeFetched(table, id, by));
    return holds(cards.length > 0 && new Set(cards).size === cards.length && fit, { cards: namesOf(table, cards), by: nameOf(table, by), player });
  },
});

export const nobodyIsHeld = rule({
  id: 'nobodyIsHeld', on: 'BEAM', cites: ['base/beaming/3'], says: { allowed: 'none of {cards} is kept from beaming', refused: '{held} cannot be beamed now' },
  decide: ({ context: { table }, event: { cards } }) => {
    const held = cards.filter((id) => !isAble(table, id, 'beam'));
    return holds(held.length === 0, { cards: namesOf(table, cards), held: namesOf(table, held) });
  },
});

function whereIs(table: Table, to: Destination): string | undefined {
  return to.in === 'planet' ? to.at : locationOf(table, to.at);
}

/** Objectives of a player in play that let Borg go to a place. Pure. */
function licencesFor(table: Table, player: string, place: string): readonly CardId[] {
  return cardsWhere(table, ({ facts, controller, targets, place: lies }) =>
    'permitsAwayTeam' in facts && facts.permitsAwayTeam === true && controller === player && lies.in === 'core' && targets?.includes(place) === true);
}

export const destinationIsNear = rule({
  id: 'destinationIsNear', on: 'BEAM', cites: ['base/beaming/1', 'base/time-travel/1'],
  says: { allowed: '{to} is where {by} is', refused: '{to} is no planet, and no ship or facility that is open to {player}, where {by} is, or they are there already' },
  decide: ({ context: { table }, event: { by, cards, to, player } }) => {
    const open = controllerOf(table, to.at) === player || licencesFor(table, player, to.at).length > 0;
    const takes = to.in === 'planet' ? hasPlanet(table, to.at) : isCarrier(table, to.at) && open && !isTimeTravelling(table, to.at);
    const elsewhere = cards.every((id) => { const place = cardOf(table, id)?.place; return place?.in !== to.in || place.at !== to.at; });
    return holds(takes && elsewhere && whereIs(table, to) === locationOf(table, by), { to: nameOf(table, to.at), by: nameOf(table, by), player });
  },
});

/** Aboard what is the other player's, an objective takes Borg and nobody else. */
export const onlyBorgBoard = rule({
  id: 'onlyBorgBoard', on: 'BEAM', cites: ['base/beaming/4'], says: { allowed: '{cards} may be aboard {to}', refused: '{others} is no Borg, and is not beamed aboard {to}' },
  decide: ({ context: { table }, event: { cards, to, player } }) => {
    const foreign = to.in === 'aboard' && controllerOf(table, to.at) !== player;
    const others = foreign ? cards.filter((id) => kindOf(table, id) === 'personnel' && affiliationOf(table, id) !== 'Borg') : [];
    return holds(others.length === 0, { cards: namesOf(table, cards), to: nameOf(table, to.at), others: namesOf(table, others) });
  },
});

export const shieldsAreNoHindrance = rule({
  id: 'shieldsAreNoHindrance', on: 'BEAM', cites: ['base/beaming/5'], says: { allowed: 'no SHIELDS keep {cards} from {to}', refused: 'the SHIELDS of {to} keep {cards} out' },
  decide: ({ context: { table }, event: { cards, to, player } }) =>
    holds(to.in === 'planet' || controllerOf(table, to.at) === player || passesShields(table, cards), { cards: namesOf(table, cards), to: nameOf(table, to.at) }),
});

/** Borg go to their own ships and facilities; to a planet, or aboard what is the other player's, where an objective takes them. */
export const borgHaveLicence = rule({
  id: 'borgHaveLicence', on: 'BEAM', cites: ['base/beaming/4', 'cr98/borg-servo/5'],
  says: { allowed: 'nothing keeps {cards} from {to}', refused: 'no objective of {player} takes Borg to {to}' },
  decide: ({ context: { table }, event: { cards, to, player } }) => {
    const borg = cards.some((id) => affiliationOf(table, id) === 'Borg');
    return holds(!borg || (to.in === 'aboard' && controllerOf(table, to.at) === player) || licencesFor(table, player, to.at).length > 0, { cards: namesOf(table, cards), to: nameOf(table, to.at), player });
  },
});

export const mayBeam = all({ id: 'mayBeam', of: [turnIsYours, transportersAreYours, transportersWork, cardsAreThere, nobodyIsHeld, destinationIsNear, onlyBorgBoard, shieldsAreNoHindrance, borgHaveLicence] });
