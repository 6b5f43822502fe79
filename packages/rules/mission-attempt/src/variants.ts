/** Older rules and other readings, each a few rules in place of the usual ones. */

import { holds, type Variant } from '@rulebench/core';
import { bothSidesTakePart, nobodyIsAtFacility, oneMatchesShip } from './announcing.ts';
import { isOneOf, missionAt, rule, sidesOf } from './deciding.ts';

/** One of the two sides is enough, and both may come. */
const eitherSide = rule({
  ...bothSidesTakePart, on: 'ATTEMPT', says: { allowed: 'a crew or an Away Team attempts', refused: 'somebody is neither on the planet nor aboard the one ship that attempts' },
  decide: ({ context: { table }, event: { player, location, team } }) => {
    const sides = sidesOf(table, location, team);
    return holds(missionAt(table, location)?.terrain !== 'dual' || (sides.elsewhere.length === 0 && (sides.crew.length === 0 || isOneOf(sides, table, player))));
  },
});

const fromFacilities = rule({ ...nobodyIsAtFacility, on: 'ATTEMPT', says: 'a facility is as good a place as a ship', decide: () => holds(true) });

const shipNeedsNoMatch = rule({ ...oneMatchesShip, on: 'ATTEMPT', says: 'nobody has to match the ship', decide: () => holds(true) });

export const variants: readonly Variant[] = [
  {
    id: 'from-outposts', title: 'Before the ruling of 1998: a space mission may be attempted from an outpost', replaced: { nobodyIsAtFacility: fromFacilities },
    before: [
      'cr98/mission-attempts-from-outposts/1', 'cr98/mission-attempts-from-outposts/3', 'cr98/mission-attempts-from-outposts/6',
      'cr98/significant-rules-changes-to-note/15', 'cr98/significant-rules-changes-to-note/16',
    ],
  },
  { id: 'either-side', title: 'A mission of both kinds takes a crew or an Away Team', replaced: { bothSidesTakePart: eitherSide } },
  { id: 'mission-match-only', title: 'The one personnel of matching affiliation matches the mission; the ship needs no match', replaced: { oneMatchesShip: shipNeedsNoMatch } },
];
