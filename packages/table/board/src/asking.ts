/** Pure questions about who and what is where. */

import type { Facts, SelfControlling } from './facts.ts';
import type { Card, CardId, LocationId, Place, PlayerId, Table } from './table.ts';

/** The other of the two players. Pure. */
export function opponentOf({ players: [first, second] }: Table, player: PlayerId): PlayerId {
  return player === first.id ? second.id : first.id;
}

/** A card by its id; none where the table has no such card. Pure. */
export function cardOf({ cards }: Table, id: CardId): Card | undefined {
  return Object.hasOwn(cards, id) ? cards[id] : undefined;
}

/**
 * What a card is: as it is printed, or as assimilation has left it. Whoever was assimilated is Borg, and has no classification any more: it has
 * become the first of the skills. None where there is no such card. Pure.
 */
export function factsOf(table: Table, id: CardId): Facts | undefined {
  const card = cardOf(table, id);
  if (card?.assimilated === undefined || !('affiliation' in card.facts)) return card?.facts;
  const facts = { ...card.facts, affiliation: 'Borg' as const };
  if (facts.kind !== 'personnel' || facts.classification === undefined) return facts;
  const { classification, skills, ...rest } = facts;
  return { ...rest, skills: { [classification]: 1 + (Object.hasOwn(skills, classification) ? skills[classification] ?? 0 : 0), ...without(skills, classification) } };
}

function without(skills: Readonly<Record<string, number>>, one: string): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(skills).filter(([skill]) => skill !== one));
}

/** The printed name, or the id where there is no such card. Pure. */
export function nameOf(table: Table, id: CardId): string {
  return cardOf(table, id)?.facts.name ?? id;
}

/** The printed names of several cards, in their order. Pure. */
export function namesOf(table: Table, ids: readonly CardId[]): readonly string[] {
  return ids.map((id) => nameOf(table, id));
}

/** The kind of a card; none where there is no such card. Pure. */
export function kindOf(table: Table, id: CardId): Facts['kind'] | undefined {
  return cardOf(table, id)?.facts.kind;
}

/** Whether a card is one of some kinds. Pure. */
export function isOfKind(table: Table, id: CardId, kinds: readonly Facts['kind'][]): boolean {
  const kind = kindOf(table, id);
  return kind !== undefined && kinds.includes(kind);
}

/** Whose pile a card goes to: an empty name where there is no such card. Pure. */
export function ownerOf(table: Table, id: CardId): PlayerId {
  return cardOf(table, id)?.owner ?? '';
}

/** Who controls a card: an empty name where there is no such card, and where it controls itself. Pure. */
export function controllerOf(table: Table, id: CardId): PlayerId {
  return cardOf(table, id)?.controller ?? '';
}

/** Whether another card has it: aboard, docked, or placed on it. Pure. */
export function isCarried({ in: where }: Place): boolean {
  return where === 'aboard' || where === 'docked' || where === 'on';
}

/** The location that a card is at, through whatever carries it; none off the spaceline and for cards still seeded. Pure. */
export function locationOf(table: Table, id: CardId): LocationId | undefined {
  const seen = new Set<CardId>();
  let card = cardOf(table, id);
  while (card !== undefined) {
    const { place } = card;
    if (place.in === 'space' || place.in === 'planet' || place.in === 'atop') return place.at;
    if (!isCarried(place) || seen.has(place.at)) return undefined;
    seen.add(place.at);
    card = cardOf(table, place.at);
  }
  return undefined;
}

/** The location that a card is at, as `locationOf`; an id that no location has where it is at none. Pure. */
export function siteOf(table: Table, id: CardId): LocationId {
  return locationOf(table, id) ?? '';
}

const OUT_OF_PLAY: readonly Place['in'][] = ['hand', 'deck', 'discard', 'points', 'aside', 'side-deck', 'seeds'];

/** Whether a card is in play, on or off the spaceline. Pure. */
export function isInPlay(table: Table, id: CardId): boolean {
  const card = cardOf(table, id);
  return card !== undefined && !OUT_OF_PLAY.includes(card.place.in);
}

/** The cards for which a question is answered with yes, in the table's order. Pure. */
export function cardsWhere(table: Table, wanted: (card: Card, id: CardId) => boolean): readonly CardId[] {
  const { cards } = table;
  return Object.keys(cards).filter((id) => { const card = cards[id]; return card !== undefined && wanted(card, id); });
}

/** The cards of some kinds at a location, aboard and docked ones included. Pure. */
export function cardsAt(table: Table, location: LocationId, kinds: readonly Facts['kind'][]): readonly CardId[] {
  return cardsWhere(table, ({ facts }, id) => kinds.includes(facts.kind) && locationOf(table, id) === location);
}

/** What is directly aboard a card. Pure. */
export function aboard(table: Table, carrier: CardId): readonly CardId[] {
  return cardsWhere(table, ({ place }) => place.in === 'aboard' && place.at === carrier);
}

/** What a self-controlling card has of its own, whatever its kind; none without the icon. Pure. */
export function selfControllingOf(facts: Facts): SelfControlling | undefined {
  return 'selfControlling' in facts ? facts.selfControlling : undefined;
}

/** Whether a card controls itself: its icon says so. Pure. */
export function isSelfControlling({ facts }: Card): boolean {
  return selfControllingOf(facts) !== undefined;
}

/** Whether a ship lies on a planet. Pure. */
export function isLanded({ facts, place, unseen }: Card): boolean {
  return facts.kind === 'ship' && (place.in === 'planet' || unseen === 'landed');
}

/** The self-controlling cards that lie on a spaceline, in the table's order. Pure. */
export function roaming(table: Table): readonly CardId[] {
  return cardsWhere(table, (card) => isSelfControlling(card) && card.place.in === 'space');
}
