/** Holograms, personnel and equipment alike: what projects them, and how long one that was lost stays dark. */

import { allOf, holds } from '@rulebench/core';
import { cardOf, cardsWhere, locationOf, nameOf } from './asking.ts';
import { measure, rule } from './deciding.ts';
import type { CardId, PlayerId, Table } from './table.ts';

type Asked = { readonly card: CardId };

const HOLODECK = 'Holodeck';

/** Whether a card bears the holographic icon. Pure. */
export function isHolographic(table: Table, id: CardId): boolean {
  return cardOf(table, id)?.facts.icons?.includes('holographic') === true;
}

/** Whether a player has an event in play that fits out all own ships as projectors. Pure. */
export function hasProjectors(table: Table, player: PlayerId): boolean {
  return cardsWhere(table, ({ facts, controller, place }) => 'projects' in facts && facts.projects === true && place.in === 'core' && controller === player).length > 0;
}

/** Whether a ship projects holograms: it has a holodeck, or its player's Holo-Projectors are in play, and it is not in stasis. Pure. */
export function projects(table: Table, ship: CardId): boolean {
  const card = cardOf(table, ship);
  return card?.facts.kind === 'ship' && card.stasis !== true && ((card.facts.special ?? []).includes(HOLODECK) || (card.controller !== null && hasProjectors(table, card.controller)));
}

/** What projects a card: the ship that it is aboard, or the one that projects it to where it is; none once that is elsewhere. Pure. */
export function projectorOf(table: Table, id: CardId): CardId | undefined {
  const card = cardOf(table, id);
  const ship = card?.place.in === 'aboard' ? card.place.at : card?.projectedBy;
  return ship !== undefined && locationOf(table, ship) === locationOf(table, id) ? ship : undefined;
}

function isInside(table: Table, id: CardId): boolean {
  const place = cardOf(table, id)?.place;
  return place?.in === 'aboard' && cardOf(table, place.at)?.facts.kind === 'facility';
}

function isOut(table: Table, id: CardId): boolean {
  const where = cardOf(table, id)?.place.in;
  return where === 'planet' || (where === 'aboard' && !isInside(table, id));
}

function isUnlit(table: Table, id: CardId): boolean {
  const ship = projectorOf(table, id);
  return isHolographic(table, id) && isOut(table, id) && (ship === undefined || !projects(table, ship));
}

/** Whether a hologram is deactivated: aboard a facility, without projection, or lost not long ago. Pure. */
export function isDark(table: Table, id: CardId): boolean {
  return cardOf(table, id)?.deactivated !== undefined || (isHolographic(table, id) && (isInside(table, id) || isUnlit(table, id)));
}

/** Outposts and stations project nothing, whatever is in play. */
export const isOutOfFacilities = rule({
  id: 'isOutOfFacilities', cites: ['cr98/holographic-personnel/2', 'cr98/holographic-personnel/5', 'cr98/emh-program/2', 'cr98/holographic-equipment/1'],
  says: { allowed: '{card} is no hologram aboard a facility', refused: '{card} is a hologram aboard a facility, where nothing projects it' },
  decide: ({ context: { table } }, { card }: Asked) => holds(!(isHolographic(table, card) && isInside(table, card)), { card: nameOf(table, card) }),
});

/** Elsewhere it takes a ship: with a holodeck, or of a player whose Holo-Projectors are in play. */
export const hasProjector = rule({
  id: 'hasProjector', cites: ['cr98/holographic-personnel/4', 'cr98/holographic-equipment/2', 'cr98/emh-program/3', 'cr98/emh-program/6', 'cr98/emh-program/8', 'cr98/stasis/1'],
  says: { allowed: '{card} needs no projector, or has {ship}', refused: 'nothing projects {card}: {ship} has neither a holodeck nor Holo-Projectors, or is in stasis' },
  decide: ({ context: { table } }, { card }: Asked) =>
    holds(!isUnlit(table, card), { card: nameOf(table, card), ship: nameOf(table, projectorOf(table, card) ?? 'no ship here') }),
});

export const isNotRecovering = rule({
  id: 'isNotRecovering', cites: ['cr98/holographic-equipment/6'],
  says: { allowed: '{card} was not just lost', refused: '{card} was lost, and is dark to the end of turn {until}' },
  decide: ({ context: { table } }, { card }: Asked) => {
    const until = cardOf(table, card)?.deactivated;
    return holds(until === undefined, { card: nameOf(table, card), until: until ?? 0 });
  },
});

/** Whether a card is active: every ground for being deactivated is one of its own, and each is asked. */
export const isActive = rule({
  id: 'isActive', cites: ['cr98/holographic-equipment/8'], says: { allowed: '{card} is active', refused: '{card} is deactivated' },
  decide: ({ context: { table }, ask }, asked: Asked) =>
    ({ outcome: allOf([isOutOfFacilities, hasProjector, isNotRecovering].map((one) => ask(one, asked))), values: { card: nameOf(table, asked.card) } }),
});

/** The last turn before a player's next one: at its end is over what lasts until that turn begins. */
export const lastTurnBefore = measure({
  id: 'lastTurnBefore', cites: ['cr98/holographic-equipment/6'], says: 'the last turn before the next of {player} is turn {value}',
  value: ({ context: { table: { turn } } }, { player }: { readonly player: PlayerId }): number => (turn.player === player ? turn.number + 1 : turn.number),
});
