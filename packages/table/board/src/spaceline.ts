/** Pure questions about the row of locations: neighbours, ends, how many cards and how much span away. */

import type { Heading, Location, LocationId, PlayerId, Spaceline, Table } from './table.ts';

export const HEADINGS: readonly Heading[] = ['left', 'right'];

/** The other way. Pure. */
export function opposite(heading: Heading): Heading {
  return heading === 'left' ? 'right' : 'left';
}

/** The spaceline that a location lies on. Pure. */
export function spacelineOf({ spacelines }: Table, location: LocationId): Spaceline | undefined {
  return spacelines.find(({ locations }) => locations.some(({ id }) => id === location));
}

export function locationById(table: Table, id: LocationId): Location | undefined {
  return spacelineOf(table, id)?.locations.find((one) => one.id === id);
}

/** Whether there is a planet at a location: its mission says so. Pure. */
export function hasPlanet(table: Table, id: LocationId): boolean {
  const terrain = locationById(table, id)?.mission?.terrain;
  return terrain === 'planet' || terrain === 'dual';
}

/** What a location costs to enter; the side that faces a player, where the card has two. Pure. */
export function spanFor({ span }: Location, player: PlayerId): number {
  return typeof span === 'number' ? span : span[player] ?? 0;
}

/** The locations passed on the way from one to the end of its spaceline, the end last, the start left out. Pure. */
export function wayToEnd(table: Table, from: LocationId, heading: Heading): readonly Location[] {
  const locations = spacelineOf(table, from)?.locations ?? [];
  const here = locations.findIndex(({ id }) => id === from);
  return heading === 'right' ? locations.slice(here + 1) : locations.slice(0, Math.max(here, 0)).reverse();
}

/** The next location on the same spaceline; none at its end. Pure. */
export function nextTo(table: Table, from: LocationId, heading: Heading): Location | undefined {
  return wayToEnd(table, from, heading)[0];
}

/** The last location in a direction; the start itself where it is the end. Pure. */
export function endOf(table: Table, from: LocationId, heading: Heading): LocationId {
  return wayToEnd(table, from, heading).at(-1)?.id ?? from;
}

/** How far the end is: cards passed, and the span that they cost. Pure. */
export function distanceToEnd(table: Table, from: LocationId, heading: Heading, player: PlayerId): { readonly cards: number; readonly span: number } {
  const way = wayToEnd(table, from, heading);
  return { cards: way.length, span: way.reduce((sum, one) => sum + spanFor(one, player), 0) };
}
