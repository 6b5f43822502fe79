/** What somebody could try now, legal and plausibly illegal, and what chance could bring. */

import { reader, type Chance, type Move } from '@rulebench/core';
import { cardOf, cardsAt, cardsWhere, isSelfControlling, locationOf, opponentOf, resultsOf, roaming, type CardId, type PlayerId } from '@rulebench/board';
import type { Battle, Context, Event, Volley } from './model.ts';
import { rules } from './rules.ts';

type At = { readonly context: Context; readonly value: unknown };

const read = reader(rules);
/** A marker's HULL where the module stands alone: no deck tells. */
const USUAL_HULL = 25;

/** Every move worth trying, in a stable order. Pure; each call starts anew. */
export function* movesAt({ context }: At): Generator<Move> {
  if (context.choices.length > 0) { yield* answers(context); return; }
  if (context.battle !== null) { yield* battles(context, context.battle); return; }
  if (context.lots.length > 0) return;
  if (context.phase === 'seeding') { yield* seeding(context); return; }
  for (const { id: player } of context.table.players) {
    yield* meetings(context, player);
    yield* attacks(context, player);
    yield move(player, { type: 'END_TURN', player });
  }
  yield* affecting(context);
  yield* arrivals(context);
}

/** Every equally likely pick of the first open lot. Pure. */
export function* chanceAt({ context: { lots } }: At): Generator<Chance> {
  const [lot] = lots;
  if (lot === undefined) return;
  for (const picks of subsets(lot.options, lot.count)) yield { event: { type: 'LOT', lot: lot.id, picks }, weight: 1 };
}

function* answers({ choices, table }: Context): Generator<Move> {
  for (const { id: choice, player, options, min } of choices) {
    const some = min === 1 ? options.map((one) => [one]) : [options.slice(0, min), options.slice(-min)];
    for (const picks of some) {
      yield move(player, { type: 'CHOOSE', player, choice, picks });
      yield move(opponentOf(table, player), { type: 'CHOOSE', player: opponentOf(table, player), choice, picks });
    }
    yield move(player, { type: 'CHOOSE', player, choice, picks: [] });
  }
}

function* seeding({ table }: Context): Generator<Move> {
  const locations = table.spacelines.flatMap((line) => line.locations);
  for (const card of cardsWhere(table, ({ facts, place }) => facts.kind === 'dilemma' && (place.in === 'hand' || place.in === 'aside'))) {
    const player = cardOf(table, card)?.owner ?? '';
    for (const { id: location } of locations) yield move(player, { type: 'SEED', player, card, location });
  }
  yield { event: { type: 'START' } };
}

function* meetings({ table }: Context, player: PlayerId): Generator<Move> {
  for (const card of cardsWhere(table, ({ place }) => place.in === 'seeds')) {
    const location = cardOf(table, card)?.place.at ?? '';
    const [ship] = cardsAt(table, location, ['ship']).filter((id) => cardOf(table, id)?.controller === player);
    yield move(player, { type: 'ENCOUNTER', player, card, location, ...(ship === undefined ? {} : { ship }) });
  }
  const releasing = cardsWhere(table, ({ facts, place }) => 'releases' in facts && facts.releases === true && (place.in === 'hand' || place.in === 'core'));
  for (const card of cardsWhere(table, (one) => isSelfControlling(one) && (one.place.in === 'hand' || one.place.in === 'aside'))) {
    for (const by of [null, ...releasing]) yield move(player, { type: 'PLAY', player, card, by, quadrant: table.spacelines[0]?.quadrant ?? '' });
  }
}

function* attacks({ table }: Context, player: PlayerId): Generator<Move> {
  for (const target of roaming(table)) {
    const there = cardsAt(table, locationOf(table, target) ?? '', ['ship', 'facility']).filter((id) => cardOf(table, id)?.controller === player);
    for (const one of there) yield move(player, { type: 'ATTACK', player, force: [one], target });
    if (there.length > 1) yield move(player, { type: 'ATTACK', player, force: there, target });
    yield move(player, { type: 'ATTACK', player, force: [target], target });
  }
}

function* affecting({ table }: Context): Generator<Move> {
  const locations = table.spacelines.flatMap((line) => line.locations);
  const inPlay = cardsWhere(table, ({ facts }, id) => locationOf(table, id) !== undefined && facts.kind !== 'personnel' && facts.kind !== 'equipment');
  for (const by of cardsWhere(table, ({ facts, place }) => 'functions' in facts && (place.in === 'hand' || place.in === 'core'))) {
    const facts = cardOf(table, by)?.facts;
    const player = cardOf(table, by)?.owner ?? '';
    const functions = facts !== undefined && 'functions' in facts ? facts.functions ?? [] : [];
    for (const [i, { reaches, deed }] of functions.entries()) {
      const to = deed.does === 'relocate' && locations[0] !== undefined ? { to: locations[0].id } : {};
      if (reaches === 'all') yield move(player, { type: 'AFFECT', player, by, fn: i + 1, on: null, ...to });
      else for (const on of inPlay) yield move(player, { type: 'AFFECT', player, by, fn: i + 1, on, ...to });
    }
  }
}

function* arrivals({ table }: Context): Generator<Move> {
  const near = roaming(table).map((id) => locationOf(table, id) ?? '');
  for (const ship of cardsWhere(table, ({ facts }, id) => facts.kind === 'ship' && locationOf(table, id) !== undefined)) {
    for (const location of new Set(near)) yield { event: { type: 'ARRIVE', ship, location } };
  }
}

/** Lawful battles with and without return fire, and some that are not. */
function* battles(context: Context, battle: Battle): Generator<Move> {
  const card = battle.involved.map((at) => volley([battle.card], at));
  const side = battle.involved.length === 0 ? [] : [volley(battle.involved, battle.card)];
  const singles = battle.involved.map((one) => volley([one], battle.card));
  const others = cardsAt(context.table, locationOf(context.table, battle.card) ?? '', ['ship', 'facility']).filter((id) => !battle.involved.includes(id));
  const candidates: readonly (readonly Volley[])[] = [
    [...card, ...side], card, side, ...singles.map((one) => [...card, one]), card.slice(1), [...card, ...singles],
    ...others.map((at) => [...card, ...side, volley([battle.card], at)]),
  ];
  for (const volleys of candidates) yield { event: { type: 'BATTLED', volleys: marked(context, volleys) } };
}

function volley(from: readonly CardId[], at: CardId): Volley {
  return { from, at };
}

/** The markers that are due for each, of the usual HULL. */
function marked(context: Context, volleys: readonly Volley[]): readonly Volley[] {
  const results = read(resultsOf, context, { volleys });
  return volleys.map((one, i) => { const count = results[i]?.due.markers ?? 0; return count === 0 ? one : { ...one, markers: Array.from({ length: count }, () => USUAL_HULL) }; });
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
