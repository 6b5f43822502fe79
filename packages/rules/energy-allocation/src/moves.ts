/** What somebody could try now, legal and plausibly illegal, and what the dice could show. */

import { reader, type Chance, type Move } from '@rulebench/core';
import { isJoker } from './cards.ts';
import { DECK } from './deck.ts';
import { diceDue, dieOf } from './measures.ts';
import type { Card, Context, Event, JokerUse, PlayerId, ShipId } from './model.ts';
import { rules } from './table.ts';
import { hasCards, ownerOf, shipOf, shipsInSeatOrder, shipsToOrder } from './sheet.ts';

type At = { readonly context: Context; readonly value: unknown };

const read = reader(rules);
const USES: readonly JokerUse[] = ['initiative', 'Movement', 'Attack', 'Defense', 'Damage Control'];

/** Every move worth trying, player by player, ship by ship. Pure; each call starts anew. */
export function* movesAt({ context, value }: At): Generator<Move> {
  switch (value) {
    case 'selecting': yield* selections(context); break;
    case 'declaring': yield* declarations(context); break;
    case 'responding': yield* responses(context); break;
    case 'damageControl': yield* diversions(context); break;
    default:
  }
  if (value === 'selecting' || value === 'declaring' || value === 'responding') yield* earlyRoll(context);
  if (value === 'rolling') {
    yield* diversions(context);
    yield* wrongRolls(context);
  }
  if (value !== 'selecting') yield* latePicks(context);
}

/** Every score of every die that is still to be rolled, each die as likely to be the next as any other. Pure. */
export function* chanceAt({ context, value }: At): Generator<Chance> {
  if (value !== 'rolling') return;
  const dice = dueDice(context);
  const faces = dice.map(({ die }) => die).reduce(leastCommonMultiple, 1);
  for (const { ship, system, die } of dice) {
    for (let score = 1; score <= die; score += 1) yield { event: { type: 'ROLL', ship, system, die, value: score }, weight: faces / die, draw: `${ship}/${system}` };
  }
}

function* selections(context: Context): Generator<Move> {
  for (const { id: player } of context.players) {
    for (const ship of shipsToOrder(context, player)) {
      const stack = shipOf(context, ship)?.stack ?? [];
      for (const card of stack.slice(shipOf(context, ship)?.picked ? 1 : 0)) yield move(player, { type: 'PICK', player, ship, card });
      const stranger = DECK.find((card) => !stack.includes(card));
      if (stranger !== undefined) yield move(player, { type: 'PICK', player, ship, card: stranger });
      yield* pickForAnother(context, player, stack[0]);
    }
    yield move(player, { type: 'READY', player });
    yield move(player, { type: 'WITHDRAW', player });
  }
}

function* pickForAnother(context: Context, player: PlayerId, card: Card | undefined): Generator<Move> {
  const ship = shipsInSeatOrder(context).find((one) => ownerOf(context, one) !== player && hasCards(context, one));
  if (ship !== undefined && card !== undefined) yield move(player, { type: 'PICK', player, ship, card });
}

function* declarations(context: Context): Generator<Move> {
  for (const [player, ship] of orderedShips(context)) {
    const uses = isJoker(shipOf(context, ship)?.stack[0] ?? null) ? USES : USES.slice(0, 1);
    for (const use of uses) yield move(player, { type: 'DECLARE', player, ship, use });
  }
}

function* responses(context: Context): Generator<Move> {
  for (const { id: choice, player, ship } of context.choices) {
    const stack = shipOf(context, ship)?.stack ?? [];
    for (const card of [...stack.slice(1), ...stack.slice(0, 1)]) yield move(player, { type: 'CHOOSE', choice, picks: [card] });
    yield move(player, { type: 'CHOOSE', choice, picks: [] });
  }
}

function* diversions(context: Context): Generator<Move> {
  if (!context.options.damageControl) return;
  for (const [player, ship] of orderedShips(context)) {
    const waits = read(diceDue, context, { ship }).length > 0;
    for (const [system, { value: points }] of Object.entries(shipOf(context, ship)?.dice ?? {})) {
      yield move(player, { type: 'ALLOCATE', player, ship, system, points, to: 'Damage Control' });
      if (waits) continue;
      yield move(player, { type: 'ALLOCATE', player, ship, system, points: points - 1, to: 'Damage Control' });
      yield move(player, { type: 'ALLOCATE', player, ship, system, points, to: 'Movement' });
    }
    yield move(player, { type: 'DECLINE', player, ship });
  }
}

function* earlyRoll(context: Context): Generator<Move> {
  for (const { ship, system, die } of dueDice(context).slice(0, 1)) yield { event: { type: 'ROLL', ship, system, die, value: 1 } };
}

function* wrongRolls(context: Context): Generator<Move> {
  for (const { ship, system, die } of dueDice(context)) {
    const other = context.dieTable.find((row) => row.die !== die);
    if (other !== undefined) yield { event: { type: 'ROLL', ship, system, die: other.die, value: 1 } };
    yield { event: { type: 'ROLL', ship, system, die, value: die + 1 } };
  }
  for (const ship of shipsInSeatOrder(context)) {
    for (const [system, { die }] of Object.entries(shipOf(context, ship)?.dice ?? {})) yield { event: { type: 'ROLL', ship, system, die, value: 1 } };
  }
}

function* latePicks(context: Context): Generator<Move> {
  for (const [player, ship] of orderedShips(context)) {
    const card = shipOf(context, ship)?.stack.at(-1);
    if (card !== undefined) yield move(player, { type: 'PICK', player, ship, card });
  }
}

function orderedShips(context: Context): readonly (readonly [PlayerId, ShipId])[] {
  return context.players.flatMap(({ id }) => shipsToOrder(context, id).map((ship) => [id, ship] as const));
}

function dueDice(context: Context): readonly { readonly ship: ShipId; readonly system: string; readonly die: number }[] {
  return shipsInSeatOrder(context).flatMap((ship) => read(diceDue, context, { ship }).flatMap((system) => {
    const die = read(dieOf, context, { ship, system });
    return die === null ? [] : [{ ship, system, die }];
  }));
}

function move(player: PlayerId, event: Event): Move {
  return { player, event };
}

function leastCommonMultiple(a: number, b: number): number {
  return (a * b) / greatestCommonDivisor(a, b);
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
