/** What somebody could try now, legal and plausibly illegal. */

import type { Move } from '@rulebench/core';
import { aboard, awayTeamOf, cardOf, cardsAt, cardsWhere, isInPlay, locationOf, nextTo, opponentOf, type CardId, type Facts, type LocationId, type PlayerId, type Table } from '@rulebench/board';
import type { Context, Destination, Event, TeamOn } from './model.ts';

type At = { readonly context: Context; readonly value: unknown };

/** Every move worth trying, in a stable order. Pure; each call starts anew. */
export function* movesAt({ context }: At): Generator<Move> {
  const { table, beginning, pending } = context;
  if (pending !== null) { yield* answers(pending.ships); return; }
  for (const { id: player } of table.players) {
    const ships = cardsWhere(table, ({ facts, controller }, id) => facts.kind === 'ship' && controller === player && locationOf(table, id) !== undefined);
    for (const ship of ships) yield* beginning === null ? orders(table, player, ship) : goings(table, player, ship);
    yield* passages(table, player, ships);
    if (beginning === null) yield* beamings(table, player);
    yield* uses(table, player);
    if (beginning === null) yield move(player, { type: 'END_TURN', player });
  }
  if (beginning === null) yield* pulls(table);
}

function move(player: PlayerId, event: Event): Move {
  return { player, event };
}

function* goings(table: Table, player: PlayerId, ship: CardId): Generator<Move> {
  for (const to of goalsOf(table, ship)) yield move(player, { type: 'MOVE', player, ship, to });
  yield move(player, { type: 'STAY', player, ship });
}

function* orders(table: Table, player: PlayerId, ship: CardId): Generator<Move> {
  yield move(player, { type: 'BEGIN', player, ship });
  for (const to of goalsOf(table, ship)) yield move(player, { type: 'MOVE', player, ship, to });
  yield move(opponentOf(table, player), { type: 'BEGIN', player: opponentOf(table, player), ship });
  yield move(player, { type: 'LAND', player, ship });
  yield move(player, { type: 'TAKE_OFF', player, ship });
  yield move(player, { type: 'UNDOCK', player, ship });
  yield move(player, { type: 'LAUNCH', player, ship });
  const at = locationOf(table, ship) ?? '';
  for (const dock of cardsAt(table, at, ['facility'])) yield move(player, { type: 'DOCK', player, ship, at: dock });
  for (const carrier of cardsAt(table, at, ['ship'])) if (carrier !== ship) yield move(player, { type: 'LOAD', player, ship, aboard: carrier });
}

/** The rest of the spaceline, and a place beyond it. */
function goalsOf(table: Table, ship: CardId): readonly LocationId[] {
  const at = locationOf(table, ship);
  return table.spacelines.flatMap(({ locations, apart }) => (locations.some(({ id }) => id === at) || apart !== undefined ? locations.map(({ id }) => id) : [])).filter((id) => id !== at);
}

function* passages(table: Table, player: PlayerId, ships: readonly CardId[]): Generator<Move> {
  const gates = cardsWhere(table, ({ facts, place }) => 'gate' in facts && facts.gate !== undefined && place.in === 'space');
  const openers = [null, ...inHand(table, player, (facts) => 'opens' in facts && facts.opens !== undefined)];
  for (const from of gates) {
    const here = ships.filter((ship) => locationOf(table, ship) === locationOf(table, from));
    for (const to of gates) if (to !== from && here.length > 0) for (const by of openers) yield move(player, { type: 'PASS', player, ships: here, from, to, by });
  }
}

function inHand(table: Table, player: PlayerId, wanted: (facts: Facts) => boolean): readonly CardId[] {
  return cardsWhere(table, ({ facts, owner, place }) => owner === player && (place.in === 'hand' || place.in === 'core') && wanted(facts));
}

/** All that is aboard goes down, or one of them goes over; who is down comes up. */
function* beamings(table: Table, player: PlayerId): Generator<Move> {
  for (const by of cardsWhere(table, ({ facts, controller }, id) => (facts.kind === 'ship' || facts.kind === 'facility') && controller === player && locationOf(table, id) !== undefined)) {
    const at = locationOf(table, by) ?? '';
    const inside = aboard(table, by).filter((id) => cardOf(table, id)?.facts.kind !== 'ship');
    const others = cardsAt(table, at, ['ship', 'facility']).filter((id) => id !== by).map((id): Destination => ({ in: 'aboard', at: id }));
    if (inside.length > 0) for (const to of [{ in: 'planet', at } as const, ...others]) yield move(player, { type: 'BEAM', player, cards: inside, by, to });
    const team = awayTeamOf(table, at, player);
    if (team.length > 0) yield move(player, { type: 'BEAM', player, cards: team, by, to: { in: 'aboard', at: by } });
    for (const [first] of [inside]) if (first !== undefined && inside.length > 1) yield move(player, { type: 'BEAM', player, cards: [first], by, to: { in: 'planet', at } });
  }
}

function* uses(table: Table, player: PlayerId): Generator<Move> {
  const ships = cardsWhere(table, ({ facts }, id) => facts.kind === 'ship' && locationOf(table, id) !== undefined);
  const teams = table.spacelines.flatMap(({ locations }) => locations.flatMap(({ id: at }) => table.players.map(({ id: of }): TeamOn => ({ at, of })))).filter(({ at, of }) => awayTeamOf(table, at, of).length > 0);
  for (const by of cardsWhere(table, ({ owner, place }) => owner === player && (place.in === 'hand' || place.in === 'core' || place.in === 'seeds'))) {
    const facts = cardOf(table, by)?.facts;
    for (const [i, { reaches, deed }] of (facts !== undefined && 'functions' in facts ? facts.functions ?? [] : []).entries()) {
      const use = { type: 'USE', player, by, fn: i + 1 } as const;
      for (const ship of ships) {
        if (deed.does === 'move' || deed.does === 'relocate') for (const to of placesFrom(table, ship)) yield move(player, { ...use, ships: [ship], to });
        else yield move(player, { ...use, ships: [ship] });
      }
      if (reaches === 'ship-or-team') for (const team of teams) {
        yield move(player, { ...use, ships: [], teams: [team] });
        for (const ship of ships) yield move(player, { ...use, ships: [ship], teams: [team] });
      }
    }
    if (facts !== undefined && 'nullifies' in facts && facts.nullifies !== undefined) {
      for (const card of cardsWhere(table, ({ facts: { kind } }, id) => (kind === 'event' || kind === 'doorway') && isInPlay(table, id))) yield move(player, { type: 'NULLIFY', player, by, card });
    }
  }
}

/** A neighbour, and every place that lies apart or at an end. */
function placesFrom(table: Table, ship: CardId): readonly LocationId[] {
  const at = locationOf(table, ship) ?? '';
  const near = [nextTo(table, at, 'left'), nextTo(table, at, 'right')].flatMap((one) => one?.id ?? []);
  const ends = table.spacelines.flatMap(({ locations }) => [locations[0]?.id, locations.at(-1)?.id]).flatMap((id) => id ?? []);
  return [...new Set([...near, ...ends])].filter((id) => id !== at);
}

/** Locations with a ship out of time, into their neighbour. */
function* pulls(table: Table): Generator<Move> {
  const marked = cardsWhere(table, ({ timeTravel }) => timeTravel !== undefined).flatMap((id) => locationOf(table, id) ?? []);
  for (const location of new Set(marked)) {
    const into = nextTo(table, location, 'right') ?? nextTo(table, location, 'left');
    if (into !== undefined) yield { event: { type: 'PULL_IN', location, into: into.id } };
  }
}

/** What another area might answer: nothing comes of it, or the ships are lost; and something that cannot be. */
function* answers(ships: readonly CardId[]): Generator<Move> {
  yield { event: { type: 'AFFECTED', effects: [] } };
  yield { event: { type: 'AFFECTED', effects: ships.map((card) => ({ type: 'destroy', card, cites: ['base/card-text/1'] })) } };
  yield { event: { type: 'AFFECTED', effects: [{ type: 'destroy', card: 'nothing', cites: ['base/card-text/1'] }] } };
}
