/**
 * The ruling on ties, once for every caller: cards in each direction are compared first, then the span that the way
 * costs, and what is still equal is for a player to choose. Which player, the caller's ruling says.
 */

import { holds } from '@rulebench/core';
import { measure, rule } from './deciding.ts';
import { distanceBetween } from './places.ts';
import { distanceToEnd, HEADINGS } from './spaceline.ts';
import type { Heading, LocationId, PlayerId, Table } from './table.ts';

/** What is compared, by how many cards and how much span it is away. */
export type Candidate = { readonly id: string; readonly cards: number; readonly span: number };
export type Contest = { readonly seek: 'nearest' | 'farthest'; readonly candidates: readonly Candidate[] };

export const tieOrder = measure({
  id: 'tieOrder', cites: ['cr98/ties-who-chooses/5', 'cr98/ties-who-chooses/6'], says: 'compared by {value}', mayBe: { type: 'array', items: { enum: ['cards', 'span'] } },
  value: (): readonly ('cards' | 'span')[] => ['cards', 'span'],
});

/** The candidates that are nearest or farthest; several where nothing tells them apart. */
export const foremost = measure({
  id: 'foremost', cites: ['cr98/ties-who-chooses/5', 'cr98/ties-who-chooses/6'], says: '{seek}: {value}',
  value: ({ read }, { seek, candidates }: Contest): readonly string[] => {
    const left = read(tieOrder).reduce((tied: readonly Candidate[], by) => {
      const distances = tied.map((one) => one[by]);
      const best = seek === 'farthest' ? Math.max(...distances) : Math.min(...distances);
      return tied.filter((one) => one[by] === best);
    }, candidates);
    return left.map(({ id }) => id);
  },
});

/** Whether cards and span leave more than one, so that a player has to choose. */
export const tieIsOpen = rule({
  id: 'tieIsOpen', cites: ['cr98/ties-who-chooses/7'],
  says: { allowed: '{tied} are equally far by cards and by span', refused: '{tied} stands alone by cards or by span' },
  decide: ({ read }, contest: Contest) => {
    const tied = read(foremost, contest);
    return holds(tied.length > 1, { tied });
  },
});

/** The two ends of a spaceline as seen from a location, for the ruling on ties. Spans face the player. Pure. */
export function endsSeenFrom(table: Table, from: LocationId, player: PlayerId): Contest {
  return { seek: 'farthest', candidates: HEADINGS.map((heading: Heading) => ({ id: heading, ...distanceToEnd(table, from, heading, player) })) };
}

/** Locations as seen from another, for the ruling on ties; those of other spacelines are left out. Spans face the player. Pure. */
export function locationsSeenFrom(table: Table, from: LocationId, player: PlayerId, seek: Contest['seek'], among: readonly LocationId[]): Contest {
  return { seek, candidates: among.flatMap((id) => { const distance = distanceBetween(table, from, id, player); return distance === undefined ? [] : [{ id, ...distance }]; }) };
}
