/** What each step changes, as effects. */

import {
  abandoned, ableAmong, cardOf, enteringStasis, functionOf, groupAround, holdsInStasis, lost, opponentOf, ownerOf, siteOf, stoppedTogether, unstoppedBy, type CardId,
} from '@rulebench/board';
import type { ClauseId } from '@rulebench/core';
import { targetOf } from './acting.ts';
import type { Done, Hand, Procedure } from './doing.ts';
import type {
  ActEvent, Affect, BeamCard, Effect, EndTurn, Fly, Freeze, Hurt, Lose, LotFalls, PickSome, ProjectCard, Recover, Relocate, Seek, StopTeam, Use, UseSkill,
} from './model.ts';

export const act: Procedure<ActEvent> = (_, { card, act: what }) => ({ effects: [{ type: 'acts', card, act: what, cites: ['base/status/5'] }] });
export const use: Procedure<Use> = (_, { card }) => ({ effects: [{ type: 'used', card, cites: ['base/card-text/1'] }] });
export const useSkill: Procedure<UseSkill> = (_, { card, skill }) => ({ effects: [{ type: 'used', card, skill, cites: ['base/requirements/1'] }] });
export const seek: Procedure<Seek> = (_, { card }) => ({ effects: [{ type: 'found', card, cites: ['base/card-text/1'] }] });

/** Holograms that it projects elsewhere are abandoned when it flies away. */
export const fly: Procedure<Fly> = (hand, { ship, to }) =>
  ({ effects: [{ type: 'move', card: ship, from: siteOf(hand.context.table, ship), to, cites: ['base/spaceline/3'] }, ...abandoned(hand, ship)] });

export const beam: Procedure<BeamCard> = ({ context: { table } }, event) => {
  const to = targetOf(table, event);
  return { effects: to === undefined ? [] : [{ type: 'beam', card: event.card, to, cites: ['base/beaming/1'] }] };
};

export const project: Procedure<ProjectCard> = ({ context: { table } }, { card }) => {
  const at = siteOf(table, card);
  return { effects: [{ type: 'project', card, by: cardOf(table, card)?.place.at ?? '', at, cites: ['cr98/holographic-personnel/6'] }] };
};

/** What a function does is for its own area; what unstops is done here. */
export const affect: Procedure<Affect> = ({ context: { table }, read }, { by, fn, on }) => {
  const frees = functionOf(table, by, fn)?.deed.does === 'refresh';
  const unstopped: readonly Effect[] = frees ? read(unstoppedBy, { on }).map((card) => ({ type: 'unstop', card, cites: ['cr98/distortion-of-space-time-continuum/3'] })) : [];
  return { effects: [{ type: 'reached', by, fn, cards: on, cites: ['base/card-text/1'] }, ...unstopped] };
};

function stopping({ context: { table: { turn } } }: Hand, cards: readonly CardId[], cites: readonly ClauseId[]): Done {
  return { effects: cards.map((card) => ({ type: 'stop', card, until: turn.number, cites })) };
}

export const stop: Procedure<StopTeam> = (hand, { team, ship }) => stopping(hand, hand.read(stoppedTogether, { team, ship }), ['cr98/stopped/1']);
export const hurt: Procedure<Hurt> = (_, { card, as }) => ({ effects: [{ type: 'afflict', card, status: as, cites: ['base/status/6'] }] });
export const recover: Procedure<Recover> = (_, { card, from }) => ({ effects: [{ type: 'relieve', card, status: from, cites: ['base/status/6'] }] });

function frozen({ read }: Hand, cards: readonly CardId[], group: readonly CardId[]): readonly Effect[] {
  return read(enteringStasis, { cards, group }).map((card) => ({ type: 'afflict', card, status: 'stasis', cites: ['base/status/6'] }));
}

export const freeze: Procedure<Freeze> = (hand, { cards }) => ({ effects: frozen(hand, cards, groupAround(hand.context.table, cards)) });

export const relocate: Procedure<Relocate> = (hand, { cards, to }) => ({
  effects: [
    ...cards.map((card): Effect => ({ type: 'put', card, place: { in: 'planet', at: to }, cites: ['base/status/6'] })),
    ...(hand.ask(holdsInStasis, { location: to }) === 'allowed' ? frozen(hand, cards, cards) : []),
  ],
});

export const lose: Procedure<Lose> = (hand, { card }) =>
  ({ effects: lost(hand, { type: 'discard', card, pile: ownerOf(hand.context.table, card), cites: ['base/status/6'] }) });

export const pick: Procedure<PickSome> = ({ read }, { among, count }) => ({ lot: { options: read(ableAmong, { among, activity: 'be-picked' }), count } });
export const settleLot: Procedure<LotFalls> = (_, { picks }) => ({ effects: [{ type: 'picked', cards: picks, cites: ['base/card-text/2'] }] });

export const endTurn: Procedure<EndTurn> = ({ context: { table } }) =>
  ({ effects: [{ type: 'next-turn', player: opponentOf(table, table.turn.player), number: table.turn.number + 1, cites: ['base/turn/3'] }] });
