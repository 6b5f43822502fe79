/** Piles with an order: seed cards under a mission, draw decks, discard piles. Every card keeps its own place in them. */

import { cardOf, cardsWhere } from './asking.ts';
import type { CardId, LocationId, Place, PlayerId, Table } from './table.ts';

type Pile = Pick<Place, 'in' | 'at'>;

const ORDERED: readonly Place['in'][] = ['seeds', 'atop', 'deck', 'discard', 'side-deck'];

function positionOf(table: Table, id: CardId): number {
  return cardOf(table, id)?.place.position ?? 0;
}

/** The cards of a pile from the bottom to the top. Pure. */
export function pileOf(table: Table, pile: Pile): readonly CardId[] {
  return [...cardsWhere(table, ({ place }) => place.in === pile.in && place.at === pile.at)].sort((a, b) => positionOf(table, a) - positionOf(table, b));
}

/** The cards seeded under a location, in the order in which they are met: from the bottom, as they were seeded. Pure. */
export function seedsUnder(table: Table, location: LocationId): readonly CardId[] {
  return pileOf(table, { in: 'seeds', at: location });
}

/** A player's draw deck, the next card to draw first. Pure. */
export function drawDeckOf(table: Table, player: PlayerId): readonly CardId[] {
  return [...pileOf(table, { in: 'deck', at: player })].reverse();
}

/** The place above all cards of a pile; the place itself where order does not matter. Pure. */
export function onTop(table: Table, place: Place): Place {
  return beyond(table, place, (positions) => Math.max(...positions) + 1);
}

/** The place below all cards of a pile; the place itself where order does not matter. Pure. */
export function underneath(table: Table, place: Place): Place {
  return beyond(table, place, (positions) => Math.min(...positions) - 1);
}

function beyond(table: Table, place: Place, of: (positions: readonly number[]) => number): Place {
  if (!ORDERED.includes(place.in)) return place;
  const positions = pileOf(table, place).map((id) => positionOf(table, id));
  return positions.length === 0 ? place : { ...place, position: of(positions) };
}
