/** What somebody could try now, legal and plausibly illegal, what could happen, and what chance could bring. */

import type { Chance, Move } from '@rulebench/core';
import { awayTeamOf, cardOf, cardsWhere, crewOf, functionOf, isHolographic, locationOf, type CardId, type PlayerId, type Table } from '@rulebench/board';
import type { Context, Event, Part, Sought } from './model.ts';

type At = { readonly context: Context; readonly value: unknown };

const ACTS: readonly Part[] = ['staff', 'attempt', 'attack', 'defend'];
const HURTS = ['disabled', 'stunned', 'wounded'] as const;

/** Every move worth trying, in a stable order. Pure; each call starts anew. */
export function* movesAt({ context: { table, lot } }: At): Generator<Move> {
  if (lot !== null) return;
  for (const { id: player } of table.players) {
    yield* orders(table, player);
    yield { player, event: { type: 'END_TURN', player } };
  }
  yield* happenings(table);
}

/** Every equally likely pick. Pure. */
export function* chanceAt({ context: { lot } }: At): Generator<Chance> {
  if (lot !== null) for (const picks of subsets(lot.options, lot.count)) yield { event: { type: 'LOT', picks }, weight: 1 };
}

function kind(table: Table, id: CardId): string {
  return cardOf(table, id)?.facts.kind ?? '';
}

/** What a player has the own cards do: and one thing with a card of the other's. */
function* orders(table: Table, player: PlayerId): Generator<Move> {
  const move = (event: Event): Move => ({ player, event });
  const inPlay = cardsWhere(table, (_, id) => locationOf(table, id) !== undefined);
  const own = inPlay.filter((id) => cardOf(table, id)?.controller === player);
  const ships = own.filter((id) => kind(table, id) === 'ship');
  const carriers = own.filter((id) => ['ship', 'facility'].includes(kind(table, id)));
  const others = inPlay.filter((id) => cardOf(table, id)?.controller !== player);
  for (const card of [...own, ...others.slice(0, 1)]) if (kind(table, card) === 'personnel' || kind(table, card) === 'ship') for (const act of ACTS) yield move({ type: 'ACT', player, card, act });
  for (const ship of ships) for (const { id: to } of table.spacelines.flatMap((line) => line.locations)) yield move({ type: 'FLY', player, ship, to });
  for (const card of own.filter((id) => ['personnel', 'equipment'].includes(kind(table, id)))) {
    for (const by of carriers) for (const to of [...carriers, null]) yield move({ type: 'BEAM', player, card, by, to });
    if (isHolographic(table, card)) yield move({ type: 'PROJECT', player, card });
  }
  yield* uses(table, player, own);
}

function* uses(table: Table, player: PlayerId, own: readonly CardId[]): Generator<Move> {
  const inFront = cardsWhere(table, ({ controller, place }) => controller === player && (place.in === 'core' || place.in === 'hand'));
  for (const card of [...own, ...inFront]) {
    yield { player, event: { type: 'USE', player, card, ...helped(table, card, own) } };
    const facts = cardOf(table, card)?.facts;
    if (facts?.kind === 'personnel') for (const skill of new Set([...Object.keys(facts.skills), facts.classification ?? '', 'Empathy'])) yield { player, event: { type: 'USE_SKILL', player, card, skill } };
  }
}

/** Whom a text with a need could be used for. */
function helped(table: Table, card: CardId, own: readonly CardId[]): { readonly on?: CardId } {
  const facts = cardOf(table, card)?.facts;
  const on = own.find((id) => kind(table, id) === 'personnel');
  return facts !== undefined && 'needs' in facts && on !== undefined ? { on } : {};
}

/** What comes over cards. */
function* happenings(table: Table): Generator<Move> {
  const inPlay = cardsWhere(table, (_, id) => locationOf(table, id) !== undefined);
  const people = inPlay.filter((id) => kind(table, id) === 'personnel');
  const all = people.concat(inPlay.filter((id) => kind(table, id) === 'equipment'));
  for (const { team, ship } of teams(table)) {
    yield { event: { type: 'STOP', team, ship } };
    yield { event: { type: 'FREEZE', cards: ship === null ? team : [ship, ...team] } };
    for (const { id: to } of table.spacelines.flatMap((line) => line.locations)) yield { event: { type: 'RELOCATE', cards: team, to } };
    for (const count of [1, 2]) yield { event: { type: 'PICK', among: team, count } };
  }
  for (const card of people) for (const as of HURTS) yield { event: { type: 'HURT', card, as } };
  for (const card of inPlay) for (const from of [...HURTS, 'stasis'] as const) if (cardOf(table, card)?.[from] === true || card === people[0]) yield { event: { type: 'RECOVER', card, from } };
  for (const card of all) yield { event: { type: 'LOSE', card, as: kind(table, card) === 'personnel' ? 'killed' : 'destroyed' } };
  yield* sought(table, inPlay);
  yield* functions(table, inPlay);
}

function teams(table: Table): readonly { readonly team: readonly CardId[]; readonly ship: CardId | null }[] {
  const found = table.players.flatMap(({ id: player }) => [
    ...cardsWhere(table, ({ facts }, id) => facts.kind === 'ship' && locationOf(table, id) !== undefined).map((ship) => ({ team: crewOf(table, ship, player), ship })),
    ...table.spacelines.flatMap(({ locations }) => locations.map(({ id }) => ({ team: awayTeamOf(table, id, player), ship: null }))),
  ]);
  return found.filter(({ team }) => team.length > 0);
}

function* sought(table: Table, inPlay: readonly CardId[]): Generator<Move> {
  for (const card of inPlay) {
    const facts = cardOf(table, card)?.facts;
    const wanted: readonly Sought[] = facts?.kind === 'ship' ? [{ special: 'Holodeck' }, { affiliation: 'Borg' }]
      : facts?.kind === 'personnel' ? [{ affiliation: 'Federation' }, { species: facts.species ?? 'human' }, { gender: 'female' }] : [];
    for (const has of wanted) yield { event: { type: 'SEEK', card, has } };
  }
}

function* functions(table: Table, inPlay: readonly CardId[]): Generator<Move> {
  for (const by of cardsWhere(table, ({ facts }) => 'functions' in facts)) {
    for (let fn = 1; functionOf(table, by, fn) !== undefined; fn += 1) for (const on of inPlay) yield { event: { type: 'AFFECT', by, fn, on: [on] } };
  }
}

function* subsets(options: readonly CardId[], size: number, from = 0): Generator<readonly CardId[]> {
  if (size === 0) { yield []; return; }
  for (let i = from; i <= options.length - size; i += 1) {
    for (const tail of subsets(options, size - 1, i + 1)) yield [options[i] ?? '', ...tail];
  }
}
