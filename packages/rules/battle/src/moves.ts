/** What somebody could try now, legal and plausibly illegal, and what chance could bring. */

import { reader, type Chance, type Move, type Sampler } from '@rulebench/core';
import { cardOf, cardsWhere, isSelfControlling, locationOf, opponentOf, type CardId, type PlayerId, type Table } from '@rulebench/board';
import { losers, nextMarkers } from './fighting.ts';
import type { Battle, Context, Event, Pair } from './model.ts';
import { rules } from './rules.ts';

type At = { readonly context: Context; readonly value: unknown };
type Group = { readonly key: string; readonly player: PlayerId | null; readonly cards: readonly CardId[] };

const read = reader(rules);
/** HULL percentages of markers where the module stands alone: no deck tells. */
const USUAL_HULLS = [20, 25, 30, 35] as const;
/** More pairings than this are drawn, not listed. */
const MANY = 60;

/** Every move worth trying, in a stable order. Pure; each call starts anew. */
export function* movesAt({ context, value }: At): Generator<Move> {
  const { battle, table } = context;
  if (battle === null) {
    for (const { id: player } of table.players) {
      yield* attacks(context, player);
      yield move(player, { type: 'END_TURN', player });
    }
    yield* affecting(table);
    return;
  }
  if (!isIn(value, 'answering')) return;
  yield* answers(context, battle);
  yield* affecting(table);
}

function isIn(value: unknown, state: string): boolean {
  return typeof value === 'object' && value !== null && 'battle' in value && value.battle === state;
}

/** What chance could bring: sides of a coin, damage markers, pairs, and who is lost. Pure. */
export function chanceAt({ context, value }: At): Iterable<Chance> | Sampler {
  const { battle } = context;
  if (battle === null) return [];
  if (isIn(value, 'flipping')) return [{ event: { type: 'COIN', side: 'heads' }, weight: 1 }, { event: { type: 'COIN', side: 'tails' }, weight: 1 }];
  if (isIn(value, 'firing')) return markers(context);
  if (isIn(value, 'pairing')) return pairings(battle);
  return isIn(value, 'losing') ? read(losers, context).map((card) => ({ event: { type: 'LOST', card }, weight: 1 })) : [];
}

function markers(context: Context): Iterable<Chance> | Sampler {
  const due = read(nextMarkers, context);
  return due === null ? [] : { sample: (random) => ({ type: 'MARKERS', at: due.at, hulls: drawn(random, due.count) }) };
}

/** Several numbers from one: each takes a share of it and leaves the rest to the next. */
function drawn(random: number, count: number): readonly number[] {
  const share = Math.min(USUAL_HULLS.length - 1, Math.floor(random * USUAL_HULLS.length));
  return count === 0 ? [] : [USUAL_HULLS[share] ?? USUAL_HULLS[0], ...drawn(random * USUAL_HULLS.length - share, count - 1)];
}

function pairings({ force, targets }: Battle): Iterable<Chance> | Sampler {
  const count = Math.min(force.length, targets.length);
  const [more, fewer] = force.length >= targets.length ? [force, targets] : [targets, force];
  const ways = Array.from({ length: count }, (_, i) => more.length - i).reduce((product, n) => product * n, 1);
  const pairsOf = (picked: readonly CardId[]): readonly Pair[] =>
    picked.map((one, i) => (more === force ? { attacker: one, defender: fewer[i] ?? '' } : { attacker: fewer[i] ?? '', defender: one }));
  if (ways > MANY) return { sample: (random) => ({ type: 'PAIRED', pairs: pairsOf(shuffled(more, random).slice(0, count)) }) };
  return [...arrangements(more, count)].map((picked) => ({ event: { type: 'PAIRED', pairs: pairsOf(picked) }, weight: 1 }));
}

function* arrangements(options: readonly CardId[], size: number): Generator<readonly CardId[]> {
  if (size === 0) { yield []; return; }
  for (const one of options) {
    for (const tail of arrangements(options.filter((other) => other !== one), size - 1)) yield [one, ...tail];
  }
}

function shuffled(options: readonly CardId[], random: number): readonly CardId[] {
  if (options.length === 0) return [];
  const at = Math.min(options.length - 1, Math.floor(random * options.length));
  return [options[at] ?? '', ...shuffled(options.filter((_, i) => i !== at), random * options.length - at)];
}

/** What could fight and be fought, in groups: ships and facilities at a location, personnel in a place, equipment with nobody. */
function groupsOf(table: Table): readonly Group[] {
  const groups = new Map<string, { key: string; player: PlayerId | null; cards: CardId[] }>();
  for (const id of cardsWhere(table, (_, one) => locationOf(table, one) !== undefined)) {
    const card = cardOf(table, id);
    const key = card === undefined ? undefined : keyOf(table, id, card);
    if (card === undefined || key === undefined) continue;
    const group = groups.get(`${card.controller} ${key}`) ?? { key, player: card.controller, cards: [] };
    group.cards.push(id);
    groups.set(`${card.controller} ${key}`, group);
  }
  return [...groups.values()];
}

function keyOf(table: Table, id: CardId, card: NonNullable<ReturnType<typeof cardOf>>): string | undefined {
  const { facts: { kind }, place } = card;
  if (kind === 'personnel') return `personnel ${place.in} ${place.at}`;
  if (kind === 'equipment') return `equipment ${place.in} ${place.at}`;
  return kind === 'ship' || kind === 'facility' || isSelfControlling(card) ? `ships ${locationOf(table, id)}` : undefined;
}

/** All attacks on the own turn; where none is due, one of each kind is enough to be told so. */
function* attacks({ table }: Context, player: PlayerId): Generator<Move> {
  for (const type of ['ATTACK', 'COUNTER_ATTACK'] as const) {
    const due = table.turn.player === player && (type === 'ATTACK' || table.attacks?.some(({ on }) => on === player) === true);
    for (const event of attacksOf(table, player, type)) {
      yield move(player, event);
      if (!due) break;
    }
  }
}

function* attacksOf(table: Table, player: PlayerId, type: 'ATTACK' | 'COUNTER_ATTACK'): Generator<Event> {
  const groups = groupsOf(table);
  const tactic = cardsWhere(table, ({ facts, place }) => facts.kind === 'tactic' && place.in === 'side-deck')[0];
  for (const own of groups.filter((one) => one.player === player)) {
    for (const other of groups.filter((one) => one.player !== player && locationOf(table, one.cards[0] ?? '') === locationOf(table, own.cards[0] ?? ''))) {
      for (const [force, targets] of aims(own, other)) yield { type, player, force, targets };
      if (tactic !== undefined) yield { type, player, force: own.cards, targets: other.cards.slice(0, 1), tactic };
    }
  }
}

function* aims(own: Group, other: Group): Generator<readonly [readonly CardId[], readonly CardId[]]> {
  if (own.key.startsWith('personnel')) {
    yield [own.cards, other.cards];
    if (own.cards.length > 1) yield [own.cards.slice(1), other.cards];
    return;
  }
  for (const at of other.cards) {
    for (const one of own.cards) yield [[one], [at]];
    if (own.cards.length > 1) yield [own.cards, [at]];
  }
  if (other.cards.length > 1) for (const one of own.cards) yield [[one], other.cards];
}

function* answers({ table }: Context, { defender, attacker, force, targets, between }: Battle): Generator<Move> {
  const player = defender ?? '';
  yield move(player, { type: 'HOLD_FIRE', player });
  yield move(opponentOf(table, player), { type: 'HOLD_FIRE', player: opponentOf(table, player) });
  const others = cardsWhere(table, ({ controller, facts }, id) => controller === attacker && facts.kind === 'ship' && !force.includes(id) && locationOf(table, id) === locationOf(table, targets[0] ?? ''));
  for (const back of [targets, ...(targets.length > 1 ? targets.map((one) => [one]) : [])]) {
    for (const at of between === 'personnel' ? [force] : [...force, ...others].map((one) => [one])) yield move(player, { type: 'RETURN_FIRE', player, force: back, targets: at });
    if (force.length > 1) yield move(player, { type: 'RETURN_FIRE', player, force: back, targets: force });
  }
}

function* affecting(table: Table): Generator<Move> {
  const ships = cardsWhere(table, ({ facts }, id) => facts.kind === 'ship' && locationOf(table, id) !== undefined);
  for (const by of cardsWhere(table, ({ facts, place }) => 'functions' in facts && (place.in === 'hand' || place.in === 'core'))) {
    const card = cardOf(table, by);
    const functions = card !== undefined && 'functions' in card.facts ? card.facts.functions ?? [] : [];
    for (const [i] of functions.entries()) for (const on of ships) yield move(card?.owner ?? '', { type: 'AFFECT', player: card?.owner ?? '', by, fn: i + 1, on });
  }
}

function move(player: PlayerId, event: Event): Move {
  return { player, event };
}
