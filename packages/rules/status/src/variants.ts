/** Other readings and older rules: what an interrupt frees beside what it is played on, and where holograms were projected from. */

import { holds, type Variant } from '@rulebench/core';
import {
  affectedWith, cardOf, controllerOf, hasProjector, hasProjectors, isHolographic, kindOf, measure, nameOf, projectorOf, projects, rule as boardRule, type CardId, type Table,
} from '@rulebench/board';
import { projectsFromAShip } from './acting.ts';
import { rule } from './deciding.ts';

/** What counts is that Holo-Projectors are in play: an outpost is as good a place to project from as a ship. */
const fromOutpostsToo = rule({
  ...projectsFromAShip, on: 'PROJECT', says: { allowed: '{card} is projected from a ship or an outpost', refused: '{card} is aboard neither a ship nor an outpost' },
  decide: ({ context: { table }, event: { card } }) => {
    const from = cardOf(table, card)?.place.at ?? '';
    return holds(kindOf(table, from) === 'ship' || isOutpost(table, from), { card: nameOf(table, card) });
  },
});

const shipOrOutpostProjects = boardRule({
  id: hasProjector.id, cites: hasProjector.cites, says: hasProjector.says,
  decide: ({ context: { table } }, { card }: { readonly card: CardId }) => {
    const by = projectorOf(table, card);
    const isLit = !isHolographic(table, card) || (by !== undefined && (projects(table, by) || reaches(table, by, card)));
    return holds(isLit, { card: nameOf(table, card), ship: nameOf(table, by ?? 'no ship here') });
  },
});

/** An outpost reaches those on the planet with Holo-Projectors; whoever is inside is not this rule's matter. */
function reaches(table: Table, outpost: CardId, card: CardId): boolean {
  return isOutpost(table, outpost) && (cardOf(table, card)?.place.in === 'aboard' || hasProjectors(table, controllerOf(table, outpost)));
}

function isOutpost(table: Table, id: CardId): boolean {
  const facts = cardOf(table, id)?.facts;
  return facts?.kind === 'facility' && facts.type === 'outpost';
}

export const variants: readonly Variant[] = [
  {
    id: 'crew-stays-stopped', title: 'An interrupt on a ship frees the ship alone, not the crew aboard it',
    replaced: { affectedWith: measure({ ...affectedWith, value: (_, { on }: { readonly on: readonly CardId[] }): readonly CardId[] => on }) },
  },
  {
    id: 'projected-from-outposts', title: 'Before the ruling of 1998: Holo-Projectors project from an outpost to an Away Team as well',
    replaced: { projectsFromAShip: fromOutpostsToo, hasProjector: shipOrOutpostProjects },
    before: ['cr98/holographic-personnel/7', 'cr98/holographic-personnel/8', 'cr98/significant-rules-changes-to-note/10', 'cr98/significant-rules-changes-to-note/11'],
  },
];
