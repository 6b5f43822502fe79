/**
 * The picture that all areas of the spaceline share: locations in a row with their spans, the first player's cards above
 * and the second's below, Away Teams and seed cards as one token each, what roams with its direction and RANGE. An area
 * adds its caption and its own marks, and draws nothing itself.
 */

import { reader, tableOf, type Held, type Place, type RuleTable, type Scene, type Sheet, type Token, type Tone, type Track } from '@rulebench/core';
import { HIDDEN } from '@rulebench/core/explain';
import { aboard, cardOf, cardsWhere, isSelfControlling, locationOf, nameOf } from './asking.ts';
import { attributeOf } from './attributes.ts';
import { spanFor } from './spaceline.ts';
import type { Card, CardId, Location, LocationId, Player, Spaceline, Table } from './table.ts';

/** What an area says of a card or a location beside what everybody can see: words, and a tone that comes before the usual one. */
export interface Mark {
  readonly words?: readonly string[];
  readonly tone?: Tone;
}

export interface Drawing {
  /** What is going on, in a line. */
  readonly caption: string;
  /** The rules under which RANGE is read; the usual ones without. */
  readonly rules?: RuleTable;
  readonly markOf?: (card: CardId) => Mark | undefined;
  readonly placeMarkOf?: (location: LocationId) => Mark | undefined;
  /** Further sentences, without their full stops. */
  readonly words?: readonly string[];
  readonly sheets?: readonly Sheet[];
}

/** A token, and all that is said of it: the picture shortens what the words tell in full. */
interface Drawn {
  readonly token: Token;
  readonly words: string;
}

const ARROWS = { left: '←', right: '→' } as const;
const NAMES_SHOWN = 3;

/**
 * The picture of a table. It draws a player's masked view as well. Pure.
 *
 * @example
 * const scene = spacelineScene(table, { caption: 'Turn 5, of Ada', markOf: (id) => (id === moving ? { words: ['moves'], tone: 'here' } : undefined) });
 */
export function spacelineScene(table: Table, drawing: Drawing): Scene {
  const { caption, words = [], sheets } = drawing;
  const sentences = [
    caption, ...table.spacelines.flatMap(({ locations }) => locations.flatMap((one) => placeWords(table, one, drawing))), ...table.players.map(playerWords), ...words,
  ];
  return {
    caption, words: sentences.map((one) => `${one}.`).join(' '),
    tracks: table.spacelines.map((line, i) => trackOf(table, line, i, drawing)),
    ...(sheets === undefined ? {} : { sheets }),
  };
}

/** The printed name as a picture or a sentence may show it: what is hidden from the viewer has none. Pure. */
export function shownName(table: Table, id: CardId): string {
  const facts: unknown = cardOf(table, id)?.facts;
  return id === HIDDEN || facts === HIDDEN ? 'a hidden card' : nameOf(table, id);
}

function playerWords({ id, points }: Player): string {
  return `${id} has ${points} points`;
}

function trackOf(table: Table, { quadrant, locations, apart }: Spaceline, index: number, drawing: Drawing): Track {
  return { id: index === 0 ? quadrant : `${quadrant}-${index}`, label: apart === 'time-location' ? `Time location, ${quadrant}` : `${quadrant} Quadrant`, places: locations.map((one) => placeOf(table, one, drawing)) };
}

function placeOf(table: Table, location: Location, drawing: Drawing): Place {
  const mark = drawing.placeMarkOf?.(location.id);
  const { above, below } = lyingAt(table, location, drawing);
  return {
    id: location.id, label: location.name, detail: detailOf(table, location, mark), ...(mark?.tone === undefined ? {} : { tone: mark.tone }),
    above: above.map(({ token }) => token), below: below.map(({ token }) => token),
  };
}

function detailOf(table: Table, { span, mission, ...location }: Location, mark: Mark | undefined): string {
  const spans = typeof span === 'number' ? [`span ${span}`] : table.players.map(({ id }) => `span ${spanFor({ span, ...location }, id)} for ${id}`);
  return [...spans, mission === undefined ? 'no mission' : mission.terrain, ...heldBy(table, 'atop', location.id), ...mark?.words ?? []].join(', ');
}

/** What lies on a card or atop a mission. */
function heldBy(table: Table, where: 'on' | 'atop', at: string): readonly string[] {
  const names = cardsWhere(table, ({ place }) => place.in === where && place.at === at).map((id) => shownName(table, id));
  return names.length === 0 ? [] : [`${where} it: ${names.join(', ')}`];
}

function placeWords(table: Table, location: Location, drawing: Drawing): readonly string[] {
  const mark = drawing.placeMarkOf?.(location.id);
  const { above, below } = lyingAt(table, location, drawing);
  const lying = [...above, ...below].map(({ words }) => words);
  const bare = lying.length === 0 && mark === undefined && heldBy(table, 'atop', location.id).length === 0;
  return bare ? [] : [`At ${location.name}, ${detailOf(table, location, mark)}${lying.length === 0 ? '' : `: ${lying.join('; ')}`}`];
}

/** Farthest from the line first above it, nearest first below. */
function lyingAt(table: Table, location: Location, drawing: Drawing): { readonly above: readonly Drawn[]; readonly below: readonly Drawn[] } {
  const [first, second] = table.players;
  const here = cardsWhere(table, (card) => liesAt(table, card, location.id));
  const roam = here.filter((id) => roams(cardOf(table, id)));
  return {
    above: [...roam.map((id) => drawn(table, id, drawing)), ...ownedBy(table, first, here, location, drawing), ...seedsAt(table, location)],
    below: [...ownedBy(table, second, here, location, drawing)].reverse(),
  };
}

function ownedBy(table: Table, { id: player }: Player, here: readonly CardId[], location: Location, drawing: Drawing): readonly Drawn[] {
  const theirs = here.filter((id) => { const card = cardOf(table, id); return card !== undefined && !roams(card) && sideOf(card) === player; });
  const team = theirs.filter((id) => isTeamMember(table, id));
  const others = theirs.filter((id) => !team.includes(id)).map((id) => drawn(table, id, drawing));
  return team.length === 0 ? others : [...others, teamOf(table, player, team, location, drawing)];
}

function sideOf({ controller, owner }: Card): string {
  return controller ?? owner;
}

function kindOf(card: Card | undefined): string {
  const facts: unknown = card?.facts;
  return typeof facts === 'object' ? card?.facts.kind ?? '' : '';
}

function roams(card: Card | undefined): boolean {
  return card?.place.in === 'space' && kindOf(card) !== '' && isSelfControlling(card);
}

function isTeamMember(table: Table, id: CardId): boolean {
  const card = cardOf(table, id);
  return card?.place.in === 'planet' && (kindOf(card) === 'personnel' || kindOf(card) === 'equipment');
}

/** Seeded cards are a stack of their own. */
function liesAt(table: Table, { place }: Card, location: LocationId): boolean {
  if (place.in === 'docked') { const dock = cardOf(table, place.at); return dock !== undefined && liesAt(table, dock, location); }
  return (place.in === 'space' || place.in === 'planet' || place.in === 'between') && place.at === location;
}

function drawn(table: Table, id: CardId, drawing: Drawing): Drawn {
  const card = cardOf(table, id);
  const mark = drawing.markOf?.(id);
  if (card === undefined) return { token: { id, label: id }, words: id };
  const own = [...new Set([...marksOf(table, card), ...heldBy(table, 'on', id), ...mark?.words ?? []])];
  const inside = aboard(table, id);
  const carried = inside.map((one) => shownName(table, one));
  const detail = [...own, ...(carried.length === 0 ? [] : [`aboard: ${shortened(carried)}`])];
  const told = [...(card.course === undefined ? [] : [`bound ${card.course.heading}`]), ...rangeOf(table, id, card, drawing), ...own, ...(carried.length === 0 ? [] : [`aboard: ${carried.join(', ')}`])];
  return {
    token: {
      id, label: labelOf(table, id, card, drawing), ...(detail.length === 0 ? {} : { detail: detail.join(', ') }),
      tone: mark?.tone ?? (card.stopped === undefined ? toneOf(table, card) : 'muted'), ...(inside.length === 0 ? {} : { holds: held(table, inside) }),
    },
    words: said(shownName(table, id), told),
  };
}

function teamOf(table: Table, player: string, team: readonly CardId[], { id: location }: Location, drawing: Drawing): Drawn {
  const names = team.map((id) => said(shownName(table, id), [...new Set([...personalMarks(cardOf(table, id)), ...drawing.markOf?.(id)?.words ?? []])]));
  const tones = team.map((id) => drawing.markOf?.(id)?.tone).filter((one) => one !== undefined);
  const stopped = team.every((id) => cardOf(table, id)?.stopped !== undefined);
  const label = `Away Team of ${player}`;
  return {
    token: { id: `team-${location}-${player}`, label, detail: shortened(names), tone: tones[0] ?? (stopped ? 'muted' : toneOfPlayer(table, player)), group: true, holds: held(table, team) },
    words: said(label, names),
  };
}

function seedsAt(table: Table, { id: location }: Location): readonly Drawn[] {
  const seeds = cardsWhere(table, ({ place }) => place.in === 'seeds' && place.at === location);
  if (seeds.length === 0) return [];
  const names = seeds.map((id) => `${shownName(table, id)} of ${cardOf(table, id)?.owner ?? ''}`);
  const label = seeds.length === 1 ? '1 seed card' : `${seeds.length} seed cards`;
  return [{ token: { id: `seeds-${location}`, label, detail: shortened(names), face: 'down', group: true, holds: held(table, seeds) }, words: said(label, names) }];
}

function held(table: Table, cards: readonly CardId[]): readonly Held[] {
  return cards.map((id) => ({ id, label: shownName(table, id) }));
}

function said(name: string, words: readonly string[]): string {
  return words.length === 0 ? name : `${name} (${words.join(', ')})`;
}

/** The first few names, and how many there are beside. */
function shortened(names: readonly string[]): string {
  if (names.length <= NAMES_SHOWN + 1) return names.join(', ');
  return `${names.slice(0, NAMES_SHOWN).join(', ')} and ${names.length - NAMES_SHOWN} more`;
}

function rangeOf(table: Table, id: CardId, card: Card, { rules = tableOf({ attributeOf }) }: Drawing): readonly string[] {
  return roams(card) ? [`RANGE ${reader(rules)(attributeOf, { table }, { card: id, attribute: 'range' })}`] : [];
}

function labelOf(table: Table, id: CardId, card: Card, drawing: Drawing): string {
  const name = shownName(table, id);
  return card.course === undefined ? name : [name, ARROWS[card.course.heading], ...rangeOf(table, id, card, drawing)].join(' ');
}

function toneOf(table: Table, card: Card): Tone {
  return roams(card) ? 'plain' : toneOfPlayer(table, sideOf(card));
}

function toneOfPlayer({ players: [first] }: Table, player: string): Tone {
  return player === first.id ? 'player1' : 'player2';
}

function personalMarks(card: Card | undefined): readonly string[] {
  if (card === undefined) return [];
  const { stopped, disabled, stunned, wounded, stasis, deactivated } = card;
  const marks: readonly (readonly [string, boolean])[] = [
    ['stopped', stopped !== undefined], ['disabled', disabled === true], ['stunned', stunned === true], ['mortally wounded', wounded === true],
    ['in stasis', stasis === true], ['deactivated', deactivated !== undefined],
  ];
  return marks.flatMap(([mark, has]) => (has ? [mark] : []));
}

function marksOf(table: Table, card: Card): readonly string[] {
  const { place, controller, owner, unseen, damage, timeTravel } = card;
  return [
    ...(roams(card) ? [`owned by ${owner}, controlled by nobody`] : []),
    ...(controller !== null && controller !== owner ? [`owned by ${owner}`] : []),
    ...(place.in === 'docked' ? [`docked at ${shownName(table, place.at)}`] : []),
    ...(place.in === 'planet' && unseen !== 'landed' ? ['on the planet'] : []),
    ...(place.in === 'between' ? [`between here and ${nameOfLocation(table, place.to)}`] : []),
    ...(timeTravel === undefined ? [] : [`out of time until the end of turn ${timeTravel.due}`]),
    ...personalMarks(card), ...(unseen === undefined ? [] : [unseen]),
    ...(damage?.rotated === true ? ['damaged, half the HULL'] : []),
    ...(damage === undefined || damage.markers.length === 0 ? [] : [`${damage.markers.length} damage markers`]),
  ];
}

function nameOfLocation({ spacelines }: Table, id: LocationId | undefined): string {
  return spacelines.flatMap(({ locations }) => locations).find((one) => one.id === id)?.name ?? 'the next';
}

/** Where a card's token lies in the picture: itself, or what carries it; none off the table. Pure. */
export function tokenOf(table: Table, id: CardId): string | undefined {
  const card = cardOf(table, id);
  if (card === undefined || locationOf(table, id) === undefined) return undefined;
  return card.place.in === 'aboard' ? tokenOf(table, card.place.at) : isTeamMember(table, id) ? `team-${card.place.at}-${sideOf(card)}` : id;
}
