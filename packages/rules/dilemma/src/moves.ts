/** What somebody could try now, legal and plausibly illegal, and what chance could bring. */

import type { Chance, Move } from '@rulebench/core';
import { awayTeamOf, cardOf, cardsWhere, crewOf, locationById, locationOf, opponentOf, personnelOf, type CardId, type PlayerId, type Table } from '@rulebench/board';
import { answerOf } from './answering.ts';
import type { Context, Event, Meeting } from './model.ts';

type At = { readonly context: Context; readonly value: unknown };

/** Every move worth trying, in a stable order. Pure; each call starts anew. */
export function* movesAt({ context, value }: At): Generator<Move> {
  const { table, choices, lots, meeting } = context;
  if (choices.length > 0) { yield* choosing(context); return; }
  if (lots.length > 0) return;
  if (isIn(value, 'entering')) { yield* entering(context); return; }
  if (isIn(value, 'handedOver')) { yield { event: { type: 'RELEASED', effects: [] } }; yield lostCard('RELEASED'); return; }
  if (isIn(value, 'fetching')) { yield* fetching(context); return; }
  for (const { id: player } of table.players) {
    if (meeting === null) yield* meetings(table, player);
    yield* answers(context, player);
    if (meeting === null) { yield* beaming(table, player); yield move(player, { type: 'END_TURN', player }); }
  }
  if (meeting !== null) yield { event: { type: 'RESOLVE' } };
}

/** Every equally likely pick of the first open lot. Pure. */
export function* chanceAt({ context: { lots } }: At): Generator<Chance> {
  const [lot] = lots;
  if (lot === undefined) return;
  for (const picks of subsets(lot.options, lot.count)) yield { event: { type: 'LOT', lot: lot.id, picks }, weight: 1 };
}

function isIn(value: unknown, state: string): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).includes(state);
}

function* choosing({ choices, table }: Context): Generator<Move> {
  for (const { id: choice, player, options, min } of choices) {
    const other = opponentOf(table, player);
    const some = min <= 1 ? options.map((one) => [one]) : [options.slice(0, min), options.slice(-min)];
    for (const picks of some) {
      yield move(player, { type: 'CHOOSE', player, choice, picks });
      yield move(other, { type: 'CHOOSE', player: other, choice, picks });
    }
    yield move(player, { type: 'CHOOSE', player, choice, picks: [] });
  }
}

/** The crews and Away Teams of a player before the seed cards at their place. */
function* meetings(table: Table, player: PlayerId): Generator<Move> {
  for (const card of cardsWhere(table, ({ place }) => place.in === 'seeds')) {
    const location = cardOf(table, card)?.place.at ?? '';
    for (const team of teamsAt(table, location, player)) {
      const borg = team.team.some((id) => isBorg(table, id));
      yield move(player, { type: 'ENCOUNTER', player, card, location, ...team, manner: borg ? 'scouting' : 'attempt', prepared: true });
      yield move(player, { type: 'ENCOUNTER', player, card, location, ...team, manner: borg ? 'scouting' : 'attempt', prepared: false });
    }
  }
}

function isBorg(table: Table, id: CardId): boolean {
  return personnelOf(table, id)?.affiliation === 'Borg';
}

function* teamsAt(table: Table, location: string, player: PlayerId): Generator<Pick<Meeting, 'team' | 'ship' | 'terrain'>> {
  const terrain = locationById(table, location)?.mission?.terrain;
  const away = awayTeamOf(table, location, player);
  if (terrain !== 'space' && away.length > 0) yield { team: away, ship: null, terrain: 'planet' };
  if (terrain === 'planet') return;
  for (const ship of cardsWhere(table, ({ facts, controller }, id) => facts.kind === 'ship' && controller === player && locationOf(table, id) === location)) {
    yield { team: crewOf(table, ship, player), ship, terrain: 'space' };
  }
}

function* answers({ table, meeting }: Context, player: PlayerId): Generator<Move> {
  const targets = meeting === null ? cardsWhere(table, ({ facts, place }) => facts.kind === 'dilemma' && ['on', 'atop', 'space'].includes(place.in)) : [meeting.card];
  for (const card of cardsWhere(table, ({ place }, id) => place.in === 'hand' && place.at === player && answerOf(table, id) !== undefined)) {
    for (const on of targets) yield move(player, { type: 'PLAY', player, card, on });
  }
}

function* beaming(table: Table, player: PlayerId): Generator<Move> {
  const drones = cardsWhere(table, ({ controller, place }, id) => controller === player && isBorg(table, id) && (place.in === 'planet' || place.in === 'aboard')
    && (place.in === 'planet' || cardOf(table, place.at)?.controller !== player));
  for (const one of drones) {
    for (const to of cardsWhere(table, ({ facts, controller }) => facts.kind === 'ship' && controller === player)) yield move(player, { type: 'BEAM', player, cards: [one], to });
    yield move(player, { type: 'BEAM', player, cards: [one], to: null });
  }
}

function* entering({ meeting }: Context): Generator<Move> {
  if (meeting === null) return;
  const { card, location } = meeting;
  yield { event: { type: 'ENTERED', effects: [{ type: 'place', card, location, heading: 'right', met: location, cites: [] }] } };
  yield { event: { type: 'ENTERED', effects: [] } };
}

/** Cards that wait aside for a download are put where it goes. */
function* fetching({ table, meeting }: Context): Generator<Move> {
  if (meeting === null) return;
  const owner = cardOf(table, meeting.card)?.owner;
  const waiting = cardsWhere(table, (card, id) => card.owner === owner && card.place.in === 'aside' && isBorg(table, id));
  const { ship = null } = meeting;
  const place = ship === null ? { in: 'planet' as const, at: meeting.location } : { in: 'aboard' as const, at: ship };
  yield { event: { type: 'DOWNLOADED', effects: waiting.map((card) => ({ type: 'put', card, place, cites: [] })) } };
  yield { event: { type: 'DOWNLOADED', effects: [] } };
  yield lostCard('DOWNLOADED');
}

function lostCard(type: 'RELEASED' | 'DOWNLOADED'): Move {
  return { event: { type, effects: [{ type: 'put', card: 'nobody', place: { in: 'aside', at: 'nobody' }, cites: [] }] } };
}

function move(player: PlayerId, event: Event): Move {
  return { player, event };
}

function* subsets(options: readonly CardId[], size: number, from = 0): Generator<readonly CardId[]> {
  if (size === 0) { yield []; return; }
  for (let i = from; i <= options.length - size; i += 1) {
    for (const tail of subsets(options, size - 1, i + 1)) yield [options[i] ?? '', ...tail];
  }
}
