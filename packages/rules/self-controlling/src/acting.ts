/** Acting: which acts of a text are due, which cards they reach, whom chance or a player picks. */

import { holds } from '@rulebench/core';
import {
  aboard, affiliationOf, canBeTarget, cardOf, cardsWhere, isKin, isTimeTravelling, locationById, locationOf, nameOf, namesOf, picksAreOffered, requirementIsMet, selfControllingOf, type Act, type Card, type CardId, type PlayerId, type Selection, type Table,
} from '@rulebench/board';
import { all, choiceIsYours, given, measure, rule } from './deciding.ts';
import type { Context, Group, Moment } from './model.ts';

/** What a card's text makes it do at a moment, in the order of its text. */
export const actsAt = measure({
  id: 'actsAt', cites: ['sc13/nature/2', 'sc13/nature/3', 'sc13/timing/1', 'sc13/timing/2', 'base/card-text/1'], says: '{card} has {value} to do',
  value: ({ context: { table } }, { card, moment }: { readonly card: CardId; readonly moment: Moment }): readonly Act[] => {
    const facts = cardOf(table, card)?.facts;
    const own = facts === undefined ? undefined : selfControllingOf(facts);
    if (moment === 'end-of-turn') return own?.acts ?? [];
    return moment === 'encounter' ? own?.whenMet ?? [] : [];
  },
});

function isDue({ table, acting }: Context, { when }: Act): boolean {
  if (when === undefined) return true;
  const { card } = given(acting);
  return (locationOf(table, card) === cardOf(table, card)?.course?.met) === (when === 'where-met');
}

/** What the acting card is doing, or the next act that applies; null where nothing is left, or the card has left play. */
export const actDue = measure({
  id: 'actDue', cites: ['sc13/nature/2', 'sc13/initiate/8', 'base/card-text/1'], says: 'next: {value}',
  value: ({ context }): Act | null => {
    const { card, doing, acts } = given(context.acting);
    if (locationOf(context.table, card) === undefined) return null;
    return doing ?? acts.find((act) => isDue(context, act)) ?? null;
  },
});

/** Guards the ways that an act can take. */
export const nextActIs = rule({
  id: 'nextActIs', cites: ['sc13/nature/2', 'sc13/timing/2', 'base/card-text/1'],
  says: { allowed: '{card} is to {act}', refused: '{card} is to {act}, not to {does}' },
  decide: ({ context: { acting, table }, read }, { does }: { readonly does: readonly Act['does'][] }) => {
    const act = read(actDue)?.does ?? null;
    return holds(act !== null && does.includes(act), { card: nameOf(table, given(acting).card), act: act ?? 'do nothing', does });
  },
});

export const severalWait = rule({
  id: 'severalWait', cites: ['base/turn/2'], says: { allowed: '{queue} are still to act', refused: '{queue} is still to act' },
  decide: ({ context: { queue, table } }) => holds(queue.length > 1, { queue: namesOf(table, queue) }),
});

export const oneWaits = rule({
  id: 'oneWaits', cites: ['sc13/nature/2', 'sc13/timing/1', 'sc13/timing/4'], says: { allowed: '{queue} is still to act', refused: '{queue} are still to act' },
  decide: ({ context: { queue, table } }) => holds(queue.length === 1, { queue: namesOf(table, queue) }),
});

/** The turn's player orders the cards. */
export const orderIsYours = choiceIsYours('orderIsYours', 'next-card', ['base/turn/2']);

export const mayOrderCards = all({ id: 'mayOrderCards', of: [orderIsYours, picksAreOffered] });

/** Which kinds of cards an attack is meant for. */
export const attackedKinds = measure({
  id: 'attackedKinds', cites: ['sc13/attack/1'], says: 'attacks {value}',
  value: ({ read }): Selection['kinds'] => { const act = read(actDue); return act?.does === 'attack' ? act.to.kinds : []; },
});

/** What the due act is aimed at; none where it is aimed at nothing. Pure. */
function aimOf(act: Act | null): Selection | undefined {
  return act !== null && 'to' in act ? act.to : undefined;
}

/** A ship or facility that has aboard what a text asks for keeps all that is aboard. */
export const isSpared = rule({
  id: 'isSpared', cites: ['sc13/pirates/2'], says: { allowed: 'what spares {carrier} is aboard', refused: 'nothing that spares {carrier} is aboard' },
  decide: ({ context: { table }, read, ask }, { carrier }: { readonly carrier: CardId }) => {
    const unless = aimOf(read(actDue))?.unless;
    return holds(unless !== undefined && ask(requirementIsMet, { group: aboard(table, carrier), requirement: unless }) === 'allowed', { carrier: nameOf(table, carrier) });
  },
});

function carrierOf(table: Table, { place }: Card): { readonly kind: string | undefined; readonly nor: boolean } {
  if (place.in === 'planet') return { kind: 'planet', nor: false };
  const facts = place.in === 'aboard' ? cardOf(table, place.at)?.facts : undefined;
  return { kind: facts?.kind, nor: facts?.kind === 'facility' && facts.type === 'nor' };
}

function isOfKind({ facts }: Card, kinds: Selection['kinds']): boolean {
  return kinds.some((kind) => (kind === 'outpost' ? facts.kind === 'facility' && facts.type === 'outpost' : facts.kind === kind));
}

function fits(context: Context, to: Selection, card: Card, id: CardId, here: string): boolean {
  const { table, acting, meeting } = context;
  if (id === given(acting).card) return false;
  if (to.meeting === true && meeting !== id) return false;
  if (to.universal === true && card.facts.universal !== true) return false;
  if (to.matching === 'mission') {
    const shown = locationById(table, here)?.mission?.affiliations ?? [];
    const affiliation = affiliationOf(table, id);
    if (affiliation === undefined || !shown.includes(affiliation)) return false;
  }
  const carrier = carrierOf(table, card);
  return to.on === undefined || (to.on.some((one) => one === carrier.kind) && !(to.except === 'nor' && carrier.nor));
}

/** The cards at the acting card's place that the due act reaches: of both players alike. */
export const reachedByAct = measure({
  id: 'reachedByAct', cites: ['sc13/timing/3', 'sc13/attack/1', 'sc13/attack/2', 'sc13/pirates/1', 'sc13/pirates/4', 'sc13/damage/6', 'base/card-text/1', 'base/time-travel/1'], says: 'reaches {value}',
  value: ({ context, read, ask }): readonly CardId[] => {
    const { table, acting } = context;
    const act = read(actDue);
    const to = aimOf(act);
    const here = locationOf(table, given(acting).card);
    if (here === undefined || to === undefined) return [];
    const attacks = act?.does === 'attack';
    const kinds = attacks ? read(attackedKinds) : to.kinds;
    return cardsWhere(table, (card, id) => isOfKind(card, kinds) && locationOf(table, id) === here && !isTimeTravelling(table, id) && fits(context, to, card, id, here)
      && (!attacks || ask(canBeTarget, { card: id }) === 'allowed')
      && ask(isSpared, { carrier: card.place.in === 'aboard' ? card.place.at : id }) === 'refused');
  },
});

/** Cards in the groups of which a text speaks: per carrier, per player, or all together. Pure. */
function keyOf(table: Table, each: Selection['each'], id: CardId): string {
  const card = cardOf(table, id);
  if (card === undefined || each === undefined) return 'here';
  return each === 'player' ? card.controller ?? card.owner : card.place.at;
}

/** Those of a species first, where they are enough or all are taken anyway. */
function preferred(table: Table, ids: readonly CardId[], species: string | undefined, count: number): { readonly sure: readonly CardId[]; readonly open: readonly CardId[] } {
  const first = ids.filter((id) => species !== undefined && isKin(table, id, { species }));
  if (first.length >= count) return { sure: [], open: first };
  return { sure: first, open: ids.filter((id) => !first.includes(id)) };
}

/** What the due act takes, in groups; a group with no more than is wanted is taken whole. */
export const groupsOfAct = measure({
  id: 'groupsOfAct', cites: ['sc13/pirates/1', 'base/card-text/2'], says: '{value}',
  value: ({ context: { table }, read }): readonly Group[] => {
    const to = aimOf(read(actDue));
    if (to === undefined) return [];
    const { each, count, by, first } = to;
    const reached = read(reachedByAct);
    return [...new Set(reached.map((id) => keyOf(table, each, id)))].flatMap((key): readonly Group[] => {
      const options = reached.filter((id) => keyOf(table, each, id) === key);
      if (count === undefined || options.length <= count) return [{ id: key, options, count: options.length, by: 'nobody' }];
      const { sure, open } = preferred(table, options, first, count);
      const chosen: Group = { id: key, options: open, count: count - sure.length, by: by === 'controller' ? { player: key } : 'lot' };
      return sure.length === 0 ? [chosen] : [{ id: key, options: sure, count: sure.length, by: 'nobody' }, chosen];
    });
  },
});

export const lotIsFair = rule({
  id: 'lotIsFair', on: 'LOT', cites: ['sc13/pirates/1', 'base/card-text/2'],
  says: { allowed: '{picks} {picks|is|are} {count} of the lot', refused: '{picks} {picks|is|are} not {count} of the lot' },
  decide: ({ context: { lots, table }, event: { lot, picks } }) => {
    const found = lots.find(({ id }) => id === lot);
    const among = picks.every((one) => found?.options.includes(one)) && new Set(picks).size === picks.length;
    return holds(found !== undefined && among && picks.length === found.count, { picks: namesOf(table, picks), count: found?.count ?? 0 });
  },
});

/** Each chooses among the own cards. */
export const lossIsYours = choiceIsYours('lossIsYours', 'lose-', ['base/card-text/2']);

export const mayGiveUp = all({ id: 'mayGiveUp', of: [lossIsYours, picksAreOffered] });

export const nothingIsOpen = rule({
  id: 'nothingIsOpen', cites: ['base/card-text/2'], says: { allowed: 'everything is picked', refused: '{open} is still to be picked' },
  decide: ({ context: { lots, choices } }) => holds(lots.length === 0 && choices.length === 0, { open: [...lots, ...choices].map(({ id }) => id) }),
});

export const attackMeetsBoth = rule({
  id: 'attackMeetsBoth', cites: ['sc13/attack/3', 'sc13/attack/4'], says: { allowed: 'cards of {sides} are attacked', refused: 'not both are attacked: {sides}' },
  decide: ({ context: { sides } }) => holds(sides.length > 1, { sides }),
});

export const attackMeetsOne = rule({
  id: 'attackMeetsOne', cites: ['sc13/attack/1', 'sc13/attack/3'], says: { allowed: 'cards of {sides} are attacked', refused: 'not one is attacked: {sides}' },
  decide: ({ context: { sides } }) => holds(sides.length === 1, { sides }),
});

/** The turn's player says which battle comes first. */
export const sidesAreYours = choiceIsYours('sidesAreYours', 'first-battle', ['sc13/attack/4']);

export const mayOrderBattles = all({ id: 'mayOrderBattles', of: [sidesAreYours, picksAreOffered] });

/** The players whose cards are among some. Pure. */
export function sidesOf(table: Table, targets: readonly CardId[]): readonly PlayerId[] {
  return table.players.map(({ id }) => id).filter((player) => targets.some((id) => cardOf(table, id)?.controller === player));
}
