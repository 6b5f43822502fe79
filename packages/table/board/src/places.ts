/** Pure questions about places: the way between two, what bars it, which places lie apart. */

import { cardOf, cardsWhere, isCarried, locationOf } from './asking.ts';
import { functionsOf } from './immunity.ts';
import { HEADINGS, spacelineOf, spanFor, wayToEnd } from './spaceline.ts';
import { isAble } from './status.ts';
import type { Card, CardId, Location, LocationId, PlayerId, Table } from './table.ts';

/** The locations entered on the way from one to another of the same spaceline, the other last; none where there is no way. Pure. */
export function wayBetween(table: Table, from: LocationId, to: LocationId): readonly Location[] {
  return HEADINGS.map((heading) => {
    const way = wayToEnd(table, from, heading);
    return way.slice(0, way.findIndex(({ id }) => id === to) + 1);
  }).find((way) => way.length > 0) ?? [];
}

/**
 * How far one location is from another of the same spaceline: cards passed, and the span of every location entered; the start
 * costs nothing. None where there is no way. Spans face the player. Pure.
 */
export function distanceBetween(table: Table, from: LocationId, to: LocationId, player: PlayerId): { readonly cards: number; readonly span: number } | undefined {
  const way = wayBetween(table, from, to);
  if (way.length === 0 && from !== to) return undefined;
  return { cards: way.length, span: way.reduce((sum, one) => sum + spanFor(one, player), 0) };
}

/** A function of a card, by its number, that bars ways. */
export interface Barrier {
  readonly by: CardId;
  readonly fn: number;
}

/** What bars the step from a location to the next, of cards that lie at the start or between the two. Pure. */
export function barriersOn(table: Table, from: LocationId, next: LocationId): readonly Barrier[] {
  const bars = ({ place }: Card): boolean => (place.in === 'space' && place.at === from)
    || (place.in === 'between' && [place.at, place.to].includes(from) && [place.at, place.to].includes(next));
  return cardsWhere(table, bars).flatMap((by) => functionsOf(table, by).flatMap(({ deed }, i) => (deed.does === 'bar' ? [{ by, fn: i + 1 }] : [])));
}

/** Whether a location lies on a spaceline, as time locations and outposts in quadrants without missions do not. Pure. */
export function isOnSpaceline(table: Table, location: LocationId): boolean {
  const line = spacelineOf(table, location);
  return line !== undefined && line.apart === undefined;
}

export function isTimeLocation(table: Table, location: LocationId): boolean {
  return spacelineOf(table, location)?.apart === 'time-location';
}

/** The facilities that close their location to a player: the opponent's, in the quadrant that they name. Pure. */
export function closedTo(table: Table, location: LocationId, player: PlayerId): readonly CardId[] {
  const quadrant = spacelineOf(table, location)?.quadrant;
  return cardsWhere(table, ({ facts, owner }, id) => facts.kind === 'facility' && facts.closedIn !== undefined && facts.closedIn === quadrant && owner !== player && locationOf(table, id) === location);
}

/** Whether a card is out of time: a ship that was sent, and all that it carries. Pure. */
export function isTimeTravelling(table: Table, id: CardId): boolean {
  const seen = new Set<CardId>();
  for (let at = id, card = cardOf(table, at); card !== undefined && !seen.has(at); at = card.place.at, card = cardOf(table, at)) {
    if (card.timeTravel !== undefined) return true;
    if (!isCarried(card.place)) return false;
    seen.add(at);
  }
  return false;
}

/** The ships and facilities of a player at a location whose transporters work. Pure. */
export function transportersAt(table: Table, location: LocationId, player: PlayerId): readonly CardId[] {
  return cardsWhere(table, ({ facts, controller }, id) => (facts.kind === 'ship' || facts.kind === 'facility') && controller === player
    && locationOf(table, id) === location && !isTimeTravelling(table, id) && isAble(table, id, 'transport'));
}

/** Whether SHIELDS are no hindrance to some who beam together: by one of them, by what they are aboard or have with them, or by a card of their player's in play. Pure. */
export function passesShields(table: Table, cards: readonly CardId[]): boolean {
  const first = cardOf(table, cards[0] ?? '');
  return cardsWhere(table, ({ facts, place, controller }, id) => facts.beamsThroughShields === true
    && (id === first?.place.at || (place.in === first?.place.in && place.at === first.place.at) || (place.in === 'core' && controller === first?.controller))).length > 0;
}

/** Whether a card lies somewhere that there is: at a location, on or in another card, in a player's pile. Pure. */
export function isSomewhere(table: Table, { place }: Card): boolean {
  if (isCarried(place)) return cardOf(table, place.at) !== undefined;
  return ['space', 'planet', 'atop', 'seeds', 'between'].includes(place.in) ? spacelineOf(table, place.at) !== undefined : table.players.some(({ id }) => id === place.at);
}
