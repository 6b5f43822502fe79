/** Entering stasis: who does, and whom somebody's skill keeps from it, at that moment and no other. */

import { holds } from '@rulebench/core';
import { cardOf, cardsWhere, nameOf, namesOf } from './asking.ts';
import { measure, rule } from './deciding.ts';
import { personnelOf } from './personnel.ts';
import { locationById } from './spaceline.ts';
import { canDo } from './status.ts';
import type { CardId, LocationId, Place, Table } from './table.ts';

/** Cards that something would put into stasis together, a ship with its crew or personnel that are relocated, and the group that they are in. */
type Entering = { readonly cards: readonly CardId[]; readonly group: readonly CardId[] };

/** Some cards, and whoever is in the same place with one of them, or aboard one of them. Pure. */
export function groupAround(table: Table, cards: readonly CardId[]): readonly CardId[] {
  const beside = (place: Place): boolean => cards.some((id) => { const at = cardOf(table, id)?.place; return (place.in === 'aboard' && place.at === id) || (personnelOf(table, id) !== undefined && at?.in === place.in && at.at === place.at); });
  return [...new Set([...cards, ...cardsWhere(table, ({ facts, place }) => facts.kind === 'personnel' && beside(place))])];
}

/** Whether somebody of the same group keeps a personnel from entering stasis. Ships are not kept from it. */
export const isKeptFromStasis = rule({
  id: 'isKeptFromStasis',
  cites: [
    'cr98/cyber-drone-five-of-eleven/2', 'cr98/cyber-drone-five-of-eleven/3', 'cr98/cyber-drone-five-of-eleven/5', 'cr98/cyber-drone-five-of-eleven/6',
    'cr98/cyber-drone-five-of-eleven/10', 'cr98/stasis/7',
  ],
  says: { allowed: '{guards} keeps {card} from stasis', refused: 'nobody keeps {card} from stasis' },
  decide: ({ context: { table }, ask }, { card, group }: { readonly card: CardId; readonly group: readonly CardId[] }) => {
    const affiliation = personnelOf(table, card)?.affiliation;
    const player = cardOf(table, card)?.controller;
    const guards = group.filter((one) => affiliation !== undefined && cardOf(table, one)?.controller === player && personnelOf(table, one)?.keepsFromStasis === affiliation && ask(canDo, { card: one, activity: 'text' }) === 'allowed');
    return holds(guards.length > 0, { card: nameOf(table, card), guards: namesOf(table, guards) });
  },
});

/** Those of a group that enter stasis: all whom nobody keeps from it, and who are not in it already. */
export const enteringStasis = measure({
  id: 'enteringStasis', cites: ['cr98/cyber-drone-five-of-eleven/2'], says: 'of {cards}, {value} enter stasis',
  value: ({ context: { table }, ask }, { cards, group }: Entering): readonly CardId[] =>
    cards.filter((card) => cardOf(table, card)?.stasis !== true && ask(isKeptFromStasis, { card, group }) === 'refused'),
});

/** Whether whoever is relocated to a mission is in stasis there: its data say so, until it is solved. */
export const holdsInStasis = rule({
  id: 'holdsInStasis', cites: ['cr98/cyber-drone-five-of-eleven/12'],
  says: { allowed: '{location} is not solved and puts whoever is relocated there into stasis', refused: '{location} puts nobody into stasis' },
  decide: ({ context: { table } }, { location }: { readonly location: LocationId }) => {
    const found = locationById(table, location);
    return holds(found?.mission?.stasis === true && found.mission.solved === undefined, { location: found?.name ?? location });
  },
});
