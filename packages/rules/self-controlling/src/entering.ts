/** Entering play: the far end and its ties, where the card is placed, the limit for its owner. */

import { holds } from '@rulebench/core';
import { cardOf, endOf, endsSeenFrom, foremost, namesOf, opponentOf, opposite, ownerOf, picksAreOffered, roaming, selfControllingOf, tieIsOpen, type CardId, type Heading, type LocationId, type PlayerId, type Table } from '@rulebench/board';
import { all, choiceIsYours, given, inputRule, measure, rule } from './deciding.ts';

/** The headings whose end is the far one, as seen from where the card enters; both where a player has to choose. */
export const farEnds = measure({
  id: 'farEnds', cites: ['sc13/movement/8', 'sc13/ties/2'], says: 'far ends: {value}',
  value: ({ context: { table, entering }, read }): readonly Heading[] => {
    const { at, card, releasedBy } = given(entering);
    if (releasedBy !== null) return ['left', 'right'];
    const tied = read(foremost, endsSeenFrom(table, at, ownerOf(table, card)));
    return (['left', 'right'] as const).filter((heading) => tied.includes(heading));
  },
});

/** Where a text puts a card: at the end that is farthest, or where it is met. */
export const placementOf = measure({
  id: 'placementOf', cites: ['sc13/placement/1', 'sc13/placement/2'], says: '{card} is placed {value}', mayBe: { enum: ['where-met', 'furthest-end'] },
  value: ({ context: { table } }, { card }: { readonly card: CardId }): 'where-met' | 'furthest-end' => {
    const facts = cardOf(table, card)?.facts;
    return facts !== undefined && selfControllingOf(facts)?.placed === 'furthest-end' ? 'furthest-end' : 'where-met';
  },
});

/** Where a card is put once its far end is known, and where it is bound from there. */
export const courseOf = measure({
  id: 'courseOf', cites: ['sc13/placement/1', 'sc13/placement/2', 'sc13/movement/8'], says: 'far end {far}: {value}',
  value: ({ context: { table, entering }, read }, { far }: { readonly far: Heading }): { readonly location: LocationId; readonly heading: Heading } => {
    const { at, card, releasedBy } = given(entering);
    const atTheEnd = releasedBy !== null || read(placementOf, { card }) === 'furthest-end';
    return atTheEnd ? { location: endOf(table, at, far), heading: opposite(far) } : { location: at, heading: far };
  },
});

export const farEndIsTied = rule({
  id: 'farEndIsTied', cites: ['sc13/ties/1', 'sc13/ties/2'],
  says: { allowed: 'both ends are equally far from {from}', refused: 'one end is farther from {from}' },
  decide: ({ context: { table, entering }, ask }) => {
    const { at, card, releasedBy } = given(entering);
    return holds(releasedBy !== null || ask(tieIsOpen, endsSeenFrom(table, at, ownerOf(table, card))) === 'allowed', { from: at });
  },
});

/** Who chooses an end: the opponent of the card's owner, or of whoever released it. */
export const endChooser = measure({
  id: 'endChooser', cites: ['sc13/ties/1', 'base/card-text/1'], says: '{value} chooses the end',
  value: ({ context: { table, entering } }): PlayerId => { const { card, releasedBy } = given(entering); return opponentOf(table, releasedBy ?? ownerOf(table, card)); },
});

export const endIsYours = choiceIsYours('endIsYours', 'far-end', ['sc13/ties/1', 'cr98/ties-who-chooses/7']);

export const mayChooseEnd = all({ id: 'mayChooseEnd', of: [endIsYours, picksAreOffered] });

/** How many self-controlling cards of one owner may be in play; null is no limit. */
export const limitPerOwner = measure({
  id: 'limitPerOwner', cites: ['sc13/limit/1', 'sc13/limit/2'], says: 'at most {value} of one owner', mayBe: { type: ['integer', 'null'], minimum: 0 },
  value: (): number | null => 1,
});

/** The cards in play that count against an owner's limit. Pure. */
export function activeOf(table: Table, owner: PlayerId): readonly CardId[] {
  return roaming(table).filter((id) => ownerOf(table, id) === owner);
}

export const ownerHasTooMany = rule({
  id: 'ownerHasTooMany', cites: ['sc13/limit/1', 'sc13/limit/2', 'sc13/limit/3', 'sc13/limit/5'],
  says: { allowed: '{owner} owns {active}, more than {limit}', refused: '{owner} owns {active}, within {limit}' },
  decide: ({ context: { table, entering }, read }) => {
    const owner = ownerOf(table, given(entering).card);
    const limit = read(limitPerOwner);
    const active = activeOf(table, owner);
    return holds(limit !== null && active.length > limit, { owner, active: namesOf(table, active), limit });
  },
});

/** The owner chooses which of the own cards goes. */
export const discardIsYours = choiceIsYours('discardIsYours', 'discard', ['sc13/limit/3', 'sc13/limit/4']);

export const mayDiscard = all({ id: 'mayDiscard', of: [discardIsYours, picksAreOffered] });

/** The limit holds from the start too. */
export const limitIsKept = inputRule({
  id: 'limitIsKept', cites: ['sc13/limit/1'], says: { allowed: 'nobody owns too many', refused: '{owners} owns too many' },
  decide: ({ input: { table }, read }) => {
    const limit = read(limitPerOwner);
    const owners = table.players.map(({ id }) => id).filter((id) => limit !== null && activeOf(table, id).length > limit);
    return holds(owners.length === 0, { owners });
  },
});
