/** The picture: spacelines as rows of locations, the first player's cards above, the second's below, what roams above with its direction. */

import { reader, type Place, type Scene, type Token, type Tone } from '@rulebench/core';
import { HIDDEN } from '@rulebench/core/explain';
import { aboard, attributeOf, cardOf, cardsWhere, isSelfControlling, spanFor, type Card, type CardId, type Location, type PlayerId, type Spaceline, type Table } from '@rulebench/board';
import type { Context } from './model.ts';
import { rules } from './rules.ts';

type At = { readonly context: Context; readonly value: unknown };

const read = reader(rules);
const ARROWS = { left: '←', right: '→' } as const;

/** The picture of a snapshot. It draws a player's masked view as well. Pure. */
export function sceneAt({ context, value }: At): Scene {
  const { table } = context;
  const caption = captionOf(context, value);
  const tracks = table.spacelines.map((line) => ({ id: line.quadrant, label: `${line.quadrant} Quadrant`, places: line.locations.map((one) => placeOf(context, one)) }));
  return { caption, words: [caption, ...table.spacelines.flatMap((line) => wordsOf(context, line)), ...table.players.map(({ id, points }) => `${id} has ${points} points`)].map((one) => `${one}.`).join(' '), tracks };
}

function captionOf({ table, acting, battle, choices, lots }: Context, value: unknown): string {
  const [choice] = choices;
  const card = acting === null ? '' : nameIn(table, acting.card);
  if (choice !== undefined) return `${choice.player} chooses: ${choice.id.replaceAll('-', ' ')}`;
  if (battle !== null) return `${nameIn(table, battle.card)} fights the cards of ${battle.player}`;
  if (lots.length > 0) return `${card} takes at random`;
  return value === 'seeding' ? 'Dilemmas are seeded' : `Turn ${table.turn.number}, of ${table.turn.player}`;
}

function nameIn(table: Table, id: CardId): string {
  const facts: unknown = cardOf(table, id)?.facts;
  return facts === HIDDEN ? 'a hidden card' : cardOf(table, id)?.facts.name ?? id;
}

function placeOf(context: Context, location: Location): Place {
  const { table, acting } = context;
  const [first, second] = table.players;
  const span = typeof location.span === 'number' ? `span ${location.span}` : table.players.map(({ id }) => `span ${spanFor(location, id)} for ${id}`).join(', ');
  const here = acting !== null && cardOf(table, acting.card)?.place.at === location.id;
  return {
    id: location.id, label: location.name,
    detail: location.mission === undefined ? `${span}, no mission` : `${span}, ${location.mission.terrain}`,
    ...(here ? { tone: 'here' as const } : {}),
    above: tokensAt(context, location, first.id, true), below: tokensAt(context, location, second.id, false),
  };
}

function tokensAt({ table }: Context, { id: location }: Location, player: PlayerId, roamersToo: boolean): readonly Token[] {
  return cardsWhere(table, (card) => lies(table, card, location) && (card.controller ?? (roams(card) ? null : card.owner)) === (roams(card) && roamersToo ? null : player))
    .map((id) => tokenOf(table, id));
}

function roams(card: Card): boolean {
  return card.place.in === 'space' && isSelfControlling(card);
}

function lies(table: Table, { place }: Card, location: string): boolean {
  if (place.in === 'docked') { const dock = cardOf(table, place.at); return dock !== undefined && lies(table, dock, location); }
  return (place.in === 'space' || place.in === 'planet' || place.in === 'seeds' || place.in === 'between') && place.at === location;
}

function tokenOf(table: Table, id: CardId): Token {
  const card = cardOf(table, id);
  if (card === undefined) return { id, label: id };
  const marks = marksOf(table, id, card);
  return {
    id, label: labelOf(table, id, card), ...(marks.length === 0 ? {} : { detail: marks.join(', ') }),
    tone: card.stopped !== undefined ? 'muted' : toneOf(table, card), ...(card.place.in === 'seeds' ? { face: 'down' as const } : {}),
  };
}

function labelOf(table: Table, id: CardId, card: Card): string {
  const name = nameIn(table, id);
  if (!roams(card) || card.course === undefined) return name;
  return `${name} ${ARROWS[card.course.heading]} RANGE ${read(attributeOf, { table }, { card: id, attribute: 'range' })}`;
}

function toneOf({ players: [first] }: Table, card: Card): Tone {
  if (roams(card)) return 'chance';
  return (card.controller ?? card.owner) === first.id ? 'player1' : 'player2';
}

function marksOf(table: Table, id: CardId, card: Card): readonly string[] {
  const carried = aboard(table, id).map((one) => nameIn(table, one));
  return [
    ...(roams(card) ? [`owned by ${card.owner}, controlled by nobody`] : []),
    ...(card.place.in === 'docked' ? ['docked'] : []), ...(card.place.in === 'planet' ? ['on the planet'] : []),
    ...(card.stopped === undefined ? [] : ['stopped']), ...(card.unseen === undefined ? [] : [card.unseen]),
    ...(card.damage?.rotated === true ? ['damaged, half the HULL'] : []),
    ...(card.damage === undefined || card.damage.markers.length === 0 ? [] : [`${card.damage.markers.length} damage markers`]),
    ...(carried.length === 0 ? [] : [`aboard: ${carried.join(', ')}`]),
  ];
}

function wordsOf(context: Context, { locations }: Spaceline): readonly string[] {
  return locations.flatMap((location) => {
    const { above, below, label, detail } = placeOf(context, location);
    const lying = [...above, ...below].map((one) => (one.detail === undefined ? one.label : `${one.label} (${one.detail})`));
    return lying.length === 0 ? [] : [`At ${label}, ${detail ?? ''}: ${lying.join('; ').replaceAll('→', 'bound right,').replaceAll('←', 'bound left,')}`];
  });
}
