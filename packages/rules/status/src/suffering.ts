/** What happens to cards: they are stopped, hurt, frozen, relocated, lost, picked. */

import { holds } from '@rulebench/core';
import { ableAmong, cardOf, isOfKind, kindOf, locationById, locationOf, nameOf, namesOf, type CardId, type Facts, type Table } from '@rulebench/board';
import { rule } from './deciding.ts';

type Kinds = readonly Facts['kind'][];

const PEOPLE: Kinds = ['personnel', 'equipment'];
const STATUSES: readonly string[] = ['disabled', 'stunned', 'wounded', 'stasis'];

function areInPlay(table: Table, ids: readonly CardId[], kinds: Kinds): boolean {
  return ids.length > 0 && new Set(ids).size === ids.length && ids.every((id) => isOfKind(table, id, kinds) && locationOf(table, id) !== undefined);
}

/** The crew of the ship that attempts a space mission is aboard it; an Away Team is aboard nothing. */
export const teamIsThere = rule({
  id: 'teamIsThere', on: 'STOP', cites: ['cr98/stopped/1'],
  says: { allowed: '{team} {team|is|are} together', refused: '{team} {team|is|are} not all aboard the one ship, or not all on one planet' },
  decide: ({ context: { table }, event: { team, ship } }) => {
    const at = cardOf(table, team[0] ?? '')?.place.at;
    const together = team.every((id) => { const place = cardOf(table, id)?.place; return place?.in === (ship === null ? 'planet' : 'aboard') && place.at === (ship ?? at); });
    return holds(together && areInPlay(table, team, ['personnel']) && (ship === null || kindOf(table, ship) === 'ship'), { team: namesOf(table, team) });
  },
});

/** Personnel are stunned and wounded; equipment, ships and facilities can be disabled. */
export const canBeHurt = rule({
  id: 'canBeHurt', on: 'HURT', cites: ['base/status/6'], says: { allowed: '{card} can be {as}', refused: '{card} cannot be {as}, or is so already' },
  decide: ({ context: { table }, event: { card, as } }) => {
    const kinds: Kinds = as === 'disabled' ? ['personnel', 'equipment', 'ship', 'facility'] : ['stunned', 'wounded'].includes(as) ? ['personnel'] : [];
    return holds(areInPlay(table, [card], kinds) && cardOf(table, card)?.[as] !== true, { card: nameOf(table, card), as });
  },
});

/** A ship goes into stasis with all aboard it, a group with all its members. */
export const groupIsThere = rule({
  id: 'groupIsThere', on: 'FREEZE', cites: ['base/status/6'], says: { allowed: '{cards} {cards|is|are} together', refused: '{cards} {cards|is|are} not one ship with what is aboard, nor one group' },
  decide: ({ context: { table }, event: { cards } }) => {
    const [first = '', ...rest] = cards;
    const at = kindOf(table, first) === 'ship' ? { in: 'aboard', at: first } : cardOf(table, first)?.place;
    const together = rest.every((id) => { const place = cardOf(table, id)?.place; return place?.in === at?.in && place?.at === at?.at; });
    return holds(together && areInPlay(table, [first], [...PEOPLE, 'ship']) && (rest.length === 0 || areInPlay(table, rest, PEOPLE)) && new Set(cards).size === cards.length, { cards: namesOf(table, cards) });
  },
});

export const groupGoesElsewhere = rule({
  id: 'groupGoesElsewhere', on: 'RELOCATE', cites: ['base/status/6'], says: { allowed: '{cards} {cards|goes|go} to {to}', refused: '{cards} {cards|is|are} not in play, or {to} is no planet elsewhere' },
  decide: ({ context: { table }, event: { cards, to } }) => {
    const terrain = locationById(table, to)?.mission?.terrain;
    return holds(areInPlay(table, cards, PEOPLE) && cards.every((id) => locationOf(table, id) !== to) && terrain !== undefined && terrain !== 'space', { cards: namesOf(table, cards), to });
  },
});

export const hasThisStatus = rule({
  id: 'hasThisStatus', on: 'RECOVER', cites: ['base/status/6'], says: { allowed: '{card} is {from}', refused: '{card} is not {from}' },
  decide: ({ context: { table }, event: { card, from } }) => holds(STATUSES.includes(from) && areInPlay(table, [card], [...PEOPLE, 'ship', 'facility']) && cardOf(table, card)?.[from] === true, { card: nameOf(table, card), from }),
});

export const canBeLost = rule({
  id: 'canBeLost', on: 'LOSE', cites: ['base/status/6'], says: { allowed: '{card} is {as}', refused: '{card} is not in play, or cannot be {as}' },
  decide: ({ context: { table }, event: { card, as } }) => holds(areInPlay(table, [card], [as === 'killed' ? 'personnel' : 'equipment']), { card: nameOf(table, card), as }),
});

/** Those whom a random pick may fall on. */
export const somebodyCanBePicked = rule({
  id: 'somebodyCanBePicked', on: 'PICK', cites: ['base/status/4', 'base/card-text/2'],
  says: { allowed: '{count} of {options} are picked', refused: 'there are not {count} that could be picked: {options}' },
  decide: ({ context: { table }, event: { among, count }, read }) => {
    const options = read(ableAmong, { among, activity: 'be-picked' });
    return holds(areInPlay(table, among, PEOPLE) && Number.isInteger(count) && count > 0 && options.length >= count, { count, options: namesOf(table, options) });
  },
});

export const lotIsFair = rule({
  id: 'lotIsFair', on: 'LOT', cites: ['base/card-text/2'], says: { allowed: '{picks} {picks|comes|come} from what lies in the lot', refused: '{picks} {picks|is|are} not {count} of what lies in the lot' },
  decide: ({ context: { lot, table }, event: { picks } }) => {
    const among = new Set(picks).size === picks.length && picks.every((one) => lot?.options.includes(one));
    return holds(among && picks.length === lot?.count, { picks: namesOf(table, picks), count: lot?.count ?? 0 });
  },
});

