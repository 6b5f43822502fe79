/** The steps of the procedure that change something: what becomes of the context, and the effects, each with its clauses. */

import type { ClauseId } from '@rulebench/core';
import { abandoned, cardOf, functionOf, isInPlay, locationOf, opponentOf, ownerOf, siteOf, spent, unstoppedBy, type CardId, type LocationId, type Table } from '@rulebench/board';
import type { Done, Hand, Procedure } from './doing.ts';
import { legsOf, rangeLeft } from './flying.ts';
import { kindOfFunction } from './kinds.ts';
import type {
  Affected, Arrives, BeamCards, Begin, DockShip, Effect, Kind, LandShip, LaunchShip, LoadShip, Move, Nullify, Pass, PullIn, Stay, TakeOffShip, UndockShip, Use,
} from './model.ts';
import { dueNow, marksAt, reallyAt, sentBy, turnOfReturn } from './timing.ts';
import { membersOf, moves, secondOf } from './using.ts';

function placeOf(table: Table, ship: CardId): LocationId {
  return siteOf(table, ship);
}

function arrives(card: CardId, at: LocationId): Arrives {
  return { type: 'arrives', card, at, cites: ['base/movement/4'] };
}

function discard(table: Table, card: CardId, cites: readonly ClauseId[]): Effect {
  return { type: 'discard', card, pile: ownerOf(table, card), cites };
}

export const begin: Procedure<Begin> = ({ context: { table } }, { ship }) => ({ context: { beginning: { ship, from: placeOf(table, ship) } } });

/** Where it is now, it stops: unless it never left. */
export const stay: Procedure<Stay> = ({ context: { table, beginning } }, { ship }) =>
  ({ context: { beginning: null }, effects: beginning === null || beginning.from === placeOf(table, ship) || locationOf(table, ship) === undefined ? [] : [arrives(ship, placeOf(table, ship))] });

/** From location to location; what it passes on the way it does not reach. */
export const fly: Procedure<Move> = (hand, { ship, to }) => {
  const { read } = hand;
  let left = read(rangeLeft, { ship });
  const steps = read(legsOf, { ship, to }).map((leg): Effect => {
    left -= leg.span;
    return { type: 'move', card: ship, from: leg.from, to: leg.to, spent: leg.span, left, kind: 'normal', cites: ['cr98/ship-movement/2', 'base/movement/2'] };
  });
  return { context: { beginning: null }, effects: [...steps, ...abandoned(hand, ship), arrives(ship, to)] };
};

export const land: Procedure<LandShip> = ({ context: { table } }, { ship }) => ({ effects: [{ type: 'land', card: ship, at: placeOf(table, ship), cites: ['cr98/ship-movement/3', 'base/movement/7'] }] });
export const takeOff: Procedure<TakeOffShip> = ({ context: { table } }, { ship }) => ({ effects: [{ type: 'take-off', card: ship, at: placeOf(table, ship), cites: ['cr98/ship-movement/4', 'base/movement/7'] }] });
export const dock: Procedure<DockShip> = (_, { ship, at }) => ({ effects: [{ type: 'dock', card: ship, at, cites: ['base/movement/6'] }] });
export const undock: Procedure<UndockShip> = ({ context: { table } }, { ship }) => ({ effects: [{ type: 'undock', card: ship, at: placeOf(table, ship), cites: ['base/movement/6'] }] });
export const launch: Procedure<LaunchShip> = ({ context: { table } }, { ship }) => ({ effects: [{ type: 'launch', card: ship, at: placeOf(table, ship), cites: ['cr98/ship-movement/5', 'cr98/launching-ships/1'] }] });
export const load: Procedure<LoadShip> = (_, { ship, aboard }) => ({ effects: [{ type: 'load', card: ship, aboard, cites: ['cr98/ship-movement/6', 'cr98/launching-ships/1'] }] });
export const beam: Procedure<BeamCards> = (_, { cards, to }) => ({ effects: cards.map((card) => ({ type: 'beam', card, to, cites: ['base/beaming/1'] })) });

/** First the card is played, then the ships go, together. */
export const pass: Procedure<Pass> = (hand, { ships, to, by }) => {
  const { context: { table } } = hand;
  const at = placeOf(table, to);
  const played = by === null ? [] : [discard(table, by, ['cr98/transwarp-network-gateway/1', 'cr98/transwarp-network-gateway/3'])];
  return { context: { beginning: null }, effects: [...played, ...ships.map((ship): Effect => ({ type: 'move', card: ship, from: placeOf(table, ship), to: at, kind: 'normal', cites: ['cr98/transwarp-network-gateway/1'] })), ...ships.flatMap((ship) => abandoned(hand, ship)), ...ships.map((ship) => arrives(ship, at))] };
};

const OF_KIND: Readonly<Record<Kind, readonly ClauseId[]>> = { normal: ['cr98/ship-movement/8'], relocation: ['cr98/ship-movement/10', 'cr98/ship-movement/14'] };

/** A ship that is only beginning to move does not stop where a function takes it. */
function carried(hand: Hand, { by, fn, ships, to = '' }: Use): readonly Effect[] {
  const { context: { table, beginning }, read } = hand;
  const kind = read(kindOfFunction, { by, fn });
  const gone = ships.map((ship): Effect => ({ type: 'move', card: ship, from: placeOf(table, ship), to, kind, cites: OF_KIND[kind] }));
  return [...gone, ...ships.flatMap((ship) => abandoned(hand, ship)), ...ships.filter((ship) => ship !== beginning?.ship).map((ship) => arrives(ship, to))];
}

function refreshed({ context: { table }, read }: Hand, { ships, teams = [] }: Use): readonly Effect[] {
  const stopped = read(unstoppedBy, { on: [...ships, ...teams.flatMap((team) => membersOf(table, team))] });
  return [
    ...ships.map((card): Effect => ({ type: 'give-range', card, cites: ['cr98/distortion-of-space-time-continuum/2', 'cr98/distortion-of-space-time-continuum/5'] })),
    ...stopped.map((card): Effect => ({ type: 'unstop', card, cites: ['cr98/distortion-of-space-time-continuum/3'] })),
  ];
}

/** What becomes of the card: on the ship that it keeps out of time, discarded when it is an interrupt, on the table from hand, or where it is. */
function left({ context }: Hand, event: Use): readonly Effect[] {
  const { table } = context;
  const second = secondOf(context, event);
  const cites: readonly ClauseId[] = ['base/card-text/1'];
  const others = second === undefined ? [] : [discard(table, second, cites)];
  const [ship] = event.ships;
  if (functionOf(table, event.by, event.fn)?.deed.does === 'time-travel' && ship !== undefined) return [...others, { type: 'put', card: event.by, place: { in: 'on', at: ship }, cites }];
  return [...spent(table, event.by, cites), ...others];
}

function done(hand: Hand, event: Use): readonly Effect[] {
  const fn = functionOf(hand.context.table, event.by, event.fn);
  if (moves(fn)) return carried(hand, event);
  if (fn?.deed.does === 'refresh') return refreshed(hand, event);
  const turns = fn?.deed.does === 'time-travel' ? fn.deed.turns : 1;
  return event.ships.map((card) => ({ type: 'leave-time', card, by: event.by, due: hand.read(turnOfReturn, { ship: card, turns }), cites: ['base/time-travel/1', 'base/time-travel/2'] }));
}

export const use: Procedure<Use> = (hand, event) => ({ effects: [...done(hand, event), ...left(hand, event)] });

/** What moves no ship is for another area to do. */
export const ask: Procedure<Use> = (hand, event) => {
  const { by, fn, ships } = event;
  return { context: { pending: { by, fn, ships } }, effects: [...left(hand, event), { type: 'affect', request: 'affect', answers: ['AFFECTED'], by, fn, ships, cites: ['base/card-text/1'] }] };
};

export const affected: Procedure<Affected> = (_, { effects }) => ({ context: { pending: null }, effects });

export const nullify: Procedure<Nullify> = ({ context: { table }, read }, { by, card }) => ({
  effects: [
    ...read(sentBy, { by: card }).map((ship): Effect => ({ type: 'reappear', card: ship, cites: ['cr98/black-hole/7'] })), discard(table, card, ['base/card-text/1']),
    ...(cardOf(table, by)?.place.in === 'hand' ? [discard(table, by, ['base/card-text/1'])] : []),
  ],
});

/** Marks of ships out of time go along; what is really there is lost. */
export const pullIn: Procedure<PullIn> = ({ context: { table }, read }, { location, into }) => ({
  effects: [
    ...read(marksAt, { location }).map((card): Effect => ({ type: 'put', card, place: { in: 'space', at: into }, cites: ['cr98/black-hole/1', 'cr98/black-hole/4'] })),
    ...read(reallyAt, { location }).map((card) => discard(table, card, ['cr98/black-hole/10'])),
  ],
});

export const endTurn: Procedure<undefined> = ({ context: { table }, read }): Done => {
  const due = read(dueNow);
  const sent = [...new Set(due.flatMap((ship) => cardOf(table, ship)?.timeTravel?.by ?? []))].filter((id) => isInPlay(table, id));
  return {
    effects: [
      ...due.map((card): Effect => ({ type: 'reappear', card, cites: ['base/time-travel/1'] })), ...sent.map((card) => discard(table, card, ['base/time-travel/1'])),
      { type: 'next-turn', player: opponentOf(table, table.turn.player), number: table.turn.number + 1, cites: ['base/turn/3'] },
    ],
  };
};
