/** Launching a ship from another and taking it aboard again: a text in play that allows the one allows the other. */

import { allOf, holds } from '@rulebench/core';
import { cardOf, cardsWhere, isAble, locationOf, meets, nameOf, namesOf, ownCrewOf, type Card, type CardId, type Launching, type PlayerId, type Table } from '@rulebench/board';
import { all, measure, rule } from './deciding.ts';
import { isStaffedToLaunch, isStaffedToLoad } from './kinds.ts';
import { isInFlight, shipIsInFlight, takesOrders } from './ordering.ts';

type Pair = { readonly ship: CardId; readonly carrier: CardId };

function launchingOf(card: Card | undefined): Launching | undefined {
  return card !== undefined && 'launching' in card.facts ? card.facts.launching : undefined;
}

function classOf(table: Table, ship: CardId): string {
  const facts = cardOf(table, ship)?.facts;
  return facts?.kind === 'ship' ? facts.class ?? '' : '';
}

function onTheTable(table: Table, { place, controller }: Card, player: PlayerId | null | undefined): boolean {
  return controller === player && (place.in === 'core' || (place.in === 'on' && cardOf(table, place.at)?.place.in === 'core'));
}

/** The texts in play of whoever has a carrying ship: the ship's own, and those of cards on the table. */
function textsFor(table: Table, carrier: CardId): readonly CardId[] {
  const ship = cardOf(table, carrier);
  const own = launchingOf(ship) !== undefined && isAble(table, carrier, 'text') ? [carrier] : [];
  return [...own, ...cardsWhere(table, (card) => launchingOf(card) !== undefined && onTheTable(table, card, ship?.controller))];
}

/** What a text asks of the carrying ship: what the card that it enhances asks, where it enhances one. */
function terms(table: Table, text: CardId, carrier: CardId): Launching | undefined {
  const own = launchingOf(cardOf(table, text));
  if (own?.enhances === undefined) return own;
  return textsFor(table, carrier).filter((id) => nameOf(table, id) === own.enhances).map((id) => launchingOf(cardOf(table, id))).find((one) => one !== undefined);
}

/** The texts in play that speak of a ship's class: they let it be launched, and so let it be loaded. */
export const textsNaming = measure({
  id: 'textsNaming', cites: ['cr98/launching-ships/1', 'cr98/launching-ships/3', 'cr98/launching-ships/4'], says: 'texts that launch {ship} from {carrier}: {value}',
  value: ({ context: { table } }, { ship, carrier }: Pair): readonly CardId[] =>
    textsFor(table, carrier).filter((id) => launchingOf(cardOf(table, id))?.classes.includes(classOf(table, ship)) === true && terms(table, id, carrier) !== undefined),
});

export const aTextNamesIt = rule({
  id: 'aTextNamesIt', cites: ['cr98/launching-ships/1', 'cr98/launching-ships/3', 'cr98/launching-ships/4'],
  says: { allowed: '{texts} lets {ship} be launched from {carrier} and loaded again', refused: 'no text in play lets {ship} be launched from {carrier}' },
  decide: ({ context: { table }, read }, pair: Pair) => {
    const texts = read(textsNaming, pair);
    return holds(texts.length > 0, { texts: namesOf(table, texts), ship: nameOf(table, pair.ship), carrier: nameOf(table, pair.carrier) });
  },
});

export const carrierHasWhatItTakes = rule({
  id: 'carrierHasWhatItTakes', cites: ['cr98/launching-ships/2', 'cr98/stasis/1'],
  says: { allowed: '{carrier} and its crew have what the text asks', refused: '{carrier} and its crew have not what the text asks' },
  decide: ({ context: { table }, read }, pair: Pair) => {
    const facts = cardOf(table, pair.carrier)?.facts;
    const systems = facts?.kind === 'ship' && isAble(table, pair.carrier, 'text') ? facts.special : undefined;
    const crew = ownCrewOf(table, pair.carrier);
    const texts = read(textsNaming, pair);
    const fits = texts.length === 0 || texts.flatMap((id) => terms(table, id, pair.carrier) ?? []).some((asked) =>
      (asked.special === undefined || systems?.includes(asked.special) === true) && (asked.crew === undefined || meets(table, crew, asked.crew)));
    return holds(fits, { carrier: nameOf(table, pair.carrier) });
  },
});

export const shipIsAboard = rule({
  id: 'shipIsAboard', on: 'LAUNCH', cites: ['cr98/launching-ships/1'],
  says: { allowed: '{ship} is aboard {carrier}', refused: '{ship} is aboard no ship that is in flight' },
  decide: ({ context: { table }, event: { ship } }) => {
    const { carrier, card } = carrierOf(table, ship);
    return holds(card?.facts.kind === 'ship' && isInFlight(table, carrier), { ship: nameOf(table, ship), carrier: nameOf(table, carrier) });
  },
});

function carrierOf(table: Table, ship: CardId): { readonly carrier: CardId; readonly card: Card | undefined } {
  const place = cardOf(table, ship)?.place;
  const carrier = place?.in === 'aboard' ? place.at : '';
  return { carrier, card: cardOf(table, carrier) };
}

export const carrierIsThere = rule({
  id: 'carrierIsThere', on: 'LOAD', cites: ['cr98/launching-ships/1'],
  says: { allowed: '{carrier} is another ship of {player} in the same place', refused: '{carrier} is no other ship of {player} in flight in the same place' },
  decide: ({ context: { table }, event: { ship, aboard, player } }) => {
    const carrier = cardOf(table, aboard);
    const there = carrier?.facts.kind === 'ship' && carrier.controller === player && aboard !== ship && isInFlight(table, aboard) && carrier.timeTravel === undefined
      && locationOf(table, aboard) === locationOf(table, ship);
    return holds(there, { carrier: nameOf(table, aboard), player });
  },
});

const permitted = (id: string, on: 'LAUNCH' | 'LOAD') => rule({
  id, on, cites: [], says: { allowed: 'a text in play allows it', refused: 'no text in play allows it' },
  decide: ({ context: { table }, event, ask }) => {
    const pair = { ship: event.ship, carrier: event.type === 'LOAD' ? event.aboard : carrierOf(table, event.ship).carrier };
    return { outcome: pair.carrier === '' ? 'allowed' : allOf([ask(aTextNamesIt, pair), ask(carrierHasWhatItTakes, pair)]), values: {} };
  },
});

export const launchIsPermitted = permitted('launchIsPermitted', 'LAUNCH');
export const loadIsPermitted = permitted('loadIsPermitted', 'LOAD');

export const mayLaunch = all({ id: 'mayLaunch', of: [takesOrders, shipIsAboard, launchIsPermitted, isStaffedToLaunch] });
export const mayLoad = all({ id: 'mayLoad', of: [takesOrders, shipIsInFlight, carrierIsThere, loadIsPermitted, isStaffedToLoad] });
