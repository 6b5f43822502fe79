/** What somebody could try now, legal and plausibly illegal, and what chance could bring. */

import type { Chance, Move, Sampler } from '@rulebench/core';
import { cardOf, cardsWhere, isInPlay, locationOf, opponentOf, type CardId, type PlayerId, type TableEffect } from '@rulebench/board';
import { shuffledBy, shufflerOf } from './discarding.ts';
import type { Context, Event, Frame, OrderKind } from './model.ts';
import { inTurn } from './playing.ts';

type At = { readonly context: Context; readonly value: unknown };

const STEPS = ['start', 'card-play', 'orders', 'end'] as const;
const ORDERS: readonly OrderKind[] = ['move', 'attempt'];
/** Up to so many cards, every order of a deck is listed. */
const LISTED = 4;

/** Every move worth trying, in a stable order. Pure; each call starts anew. */
export function* movesAt({ context, value }: At): Generator<Move> {
  const last = context.frames.at(-1);
  if (last !== undefined) yield* outcomes(context, last);
  if (value === 'shuffling') return;
  yield* answers(context);
  for (const { id: player } of context.table.players) {
    for (const to of STEPS) yield move(player, { type: 'GO_ON', player, to });
    yield* hand(context, player);
    yield* inPlay(context, player);
    yield move(player, { type: 'DRAW', player });
    yield move(player, { type: 'END_TURN', player });
  }
}

/** The orders that a draw deck can come to lie in, while one is being shuffled. Pure. */
export function chanceAt({ context }: At): Iterable<Chance> | Sampler {
  if (context.shuffling === null) return [];
  const player = shufflerOf(context);
  const cards = shuffledBy(context);
  if (cards.length > LISTED) return { sample: (random) => ({ type: 'SHUFFLED', player, order: shuffledWith(random, cards) }) };
  return permutations(cards).map((order) => ({ event: { type: 'SHUFFLED', player, order }, weight: 1 }));
}

function move(player: PlayerId, event: Event): Move {
  return { player, event };
}

function* answers({ choices, table }: Context): Generator<Move> {
  for (const { id: choice, player, options, min } of choices) {
    for (const pick of options) {
      yield move(player, { type: 'CHOOSE', player, choice, picks: [pick] });
      yield move(opponentOf(table, player), { type: 'CHOOSE', player: opponentOf(table, player), choice, picks: [pick] });
    }
    yield move(player, { type: 'CHOOSE', player, choice, picks: min === 0 ? [] : [...options] });
  }
}

function* hand(context: Context, player: PlayerId): Generator<Move> {
  const { table } = context;
  const held = cardsWhere(table, ({ place }) => place.in === 'hand' && place.at === player);
  const permitting = cardsWhere(table, (_, id) => inTurn(table, id).permitsDiscard !== undefined && (isInPlay(table, id) || context.frames.some(({ card }) => card === id)));
  for (const card of held) {
    const on = inTurn(table, card).fullTurns?.sends === undefined ? undefined : ships(context)[0];
    yield move(player, { type: 'PLAY', player, card, ...(on === undefined ? {} : { on }) });
    for (const by of permitting.length === 0 ? [null] : permitting) yield move(player, { type: 'DISCARD', player, card, by });
  }
}

function ships({ table }: Context): readonly CardId[] {
  return cardsWhere(table, ({ facts, timeTravel }, id) => facts.kind === 'ship' && timeTravel === undefined && locationOf(table, id) !== undefined);
}

function* inPlay(context: Context, player: PlayerId): Generator<Move> {
  const { table } = context;
  for (const card of cardsWhere(table, ({ controller }, id) => controller === player && isInPlay(table, id))) {
    const { makesRoom, downloads } = inTurn(table, card);
    if (makesRoom === true) yield move(player, { type: 'MAKE_ROOM', player, card });
    if (downloads !== undefined) yield move(player, { type: 'DOWNLOAD', player, by: card });
    if (cardOf(table, card)?.facts.kind === 'ship') for (const order of ORDERS) yield move(player, { type: 'ORDER', player, order, card });
  }
}

/** What was begun may come to its end with nothing changed, with a card put where it can be, cancelling, ending the turn. */
function* outcomes({ table, frames }: Context, { id: of, doing, card, player }: Frame): Generator<Move> {
  const there: TableEffect[] = doing === 'play' && card !== null ? [{ type: 'put', card, place: { in: 'planet', at: table.spacelines[0]?.locations[0]?.id ?? '' }, cites: [] }] : [];
  const home: TableEffect[] = doing === 'download' ? cardsWhere(table, ({ place }) => place.in === 'deck' && place.at === player).slice(0, 1).map((one) => ({ type: 'put', card: one, place: { in: 'hand', at: player }, cites: [] })) : [];
  yield { event: { type: 'RESOLVED', of, effects: [...there, ...home] } };
  yield { event: { type: 'RESOLVED', of, effects: [] } };
  yield { event: { type: 'RESOLVED', of, effects: [], endsTurn: true } };
  yield { event: { type: 'RESOLVED', of, effects: [], cancels: true } };
  const [first] = frames;
  if (first !== undefined && first.id !== of) yield { event: { type: 'RESOLVED', of: first.id, effects: [] } };
}

function permutations(cards: readonly CardId[]): readonly (readonly CardId[])[] {
  if (cards.length === 0) return [[]];
  return cards.flatMap((first, i) => permutations(cards.filter((_, n) => n !== i)).map((rest) => [first, ...rest]));
}

/** An order that a number in [0, 1) picks: each digit of it, drawn out by a generator, picks the next card. */
function shuffledWith(random: number, cards: readonly CardId[]): readonly CardId[] {
  let state = Math.floor(random * 4294967296) | 0;
  const left = [...cards];
  return cards.map(() => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) | 0;
    return left.splice((state >>> 0) % left.length, 1)[0] ?? '';
  });
}
