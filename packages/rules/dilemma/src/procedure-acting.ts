/** The steps by which a card acts, and what dilemmas in play do at the end of a turn. */

import type { ClauseId } from '@rulebench/core';
import { enteringStasis, groupAround, lost, opponentOf, ownerOf, type CardId, type TableEffect } from '@rulebench/board';
import { actDue, takenBy } from './acting.ts';
import type { Hand, Procedure } from './doing.ts';
import { actsAtEndOfTurn, isCured, lyingInPlay } from './lasting.ts';
import type { Acting, BeamUp, Choose, Context, Downloaded, Effect, LotFalls, Released } from './model.ts';
import { AT_REST, answered, asking, meetingOf } from './procedure.ts';

const NOTHING: Acting = { card: '', doing: null, acts: [] };

/** What is done at the end of a turn comes from a card in play. */
const LATER: readonly ClauseId[] = ['base/dilemma/7', 'cr98/theta-radiation-poisoning/2'];

/** The due act is begun: what comes after it is left for later. */
function begun({ context, read }: Hand): Acting {
  const acting = context.acting ?? NOTHING;
  return acting.doing === null ? { ...acting, doing: read(actDue), acts: acting.acts.slice(1) } : acting;
}

function over({ acting }: Context): Acting {
  return { ...acting ?? NOTHING, doing: null };
}

/** Whom the act takes is found; what chance or a player has to pick, waits. */
export const gather: Procedure<undefined> = (hand) => {
  const { context, read } = hand;
  const { sure, open, count, by } = read(takenBy);
  const gathered = { acting: begun(hand), picked: sure };
  if (by === 'nobody') return { context: gathered };
  if (by === 'lot') return { context: { ...gathered, lots: [{ id: 'pick', options: open, count }] } };
  const waits = asking(context, { id: 'pick', player: by.player, options: open, min: count, max: count, cites: by.cites });
  return { context: { ...gathered, ...waits.context } };
};

export const settleLot: Procedure<LotFalls> = ({ context: { lots, picked } }, { lot, picks }) => ({ context: { lots: lots.filter(({ id }) => id !== lot), picked: [...picked, ...picks] } });

export const settlePick: Procedure<Choose> = ({ context }, { choice, picks }) => ({ context: { choices: answered(context, choice), picked: [...context.picked, ...picks] } });

function deed(hand: Hand, card: CardId): readonly TableEffect[] {
  const { context, read } = hand;
  const cites = context.meeting === null ? LATER : ['base/card-text/1', 'cr98/dilemmas-borg-overcoming/1'] as const;
  switch (read(actDue)?.does) {
    case 'kill': return lost(hand, { type: 'destroy', card, cites });
    case 'stop': return [{ type: 'stop', card, until: context.table.turn.number, cites }];
    case 'disable': return [{ type: 'afflict', card, status: 'disabled', cites }];
    case 'stasis': return [{ type: 'afflict', card, status: 'stasis', cites: [...cites, 'cr98/cyber-drone-five-of-eleven/7'] }];
    default: return [];
  }
}

/** The act is done to everybody who was picked. */
export const carryOut: Procedure<undefined> = (hand) => {
  const { context, read } = hand;
  const { picked } = context;
  const suffering = read(actDue)?.does === 'stasis' ? read(enteringStasis, { cards: picked, group: groupAround(context.table, picked) }) : picked;
  return { context: { acting: over(context), picked: [], victims: [...context.victims, ...picked] }, effects: suffering.flatMap((card) => deed(hand, card)) };
};

export const handOver: Procedure<undefined> = (hand) => {
  const { table } = hand.context;
  const { card, player, ship = null, team } = meetingOf(hand.context);
  const request: Effect = { type: 'control', request: 'control', answers: ['RELEASED'], card, player: opponentOf(table, player), ship, team, cites: ['cr98/alien-parasites/5', 'cr98/alien-parasites/23'] };
  return { context: { acting: begun(hand) }, effects: [request] };
};

export const fetch: Procedure<undefined> = (hand) => {
  const act = hand.read(actDue);
  const { card, location, ship = null } = meetingOf(hand.context);
  const named = act?.does === 'download' ? act.named : '';
  return {
    context: { acting: begun(hand) },
    effects: [{ type: 'download', request: 'download', answers: ['DOWNLOADED'], card, player: ownerOf(hand.context.table, card), named, location, ship, cites: ['cr98/undetected-beam-in/1'] }],
  };
};

/** What another area has changed is taken over. */
export const takeOver: Procedure<Released | Downloaded> = ({ context }, { effects }) => ({ context: { acting: over(context) }, effects });

/** At the end of a turn what is cured goes, and what has something to do lines up. */
export const lineUp: Procedure<undefined> = ({ context, read, ask }) => {
  const lying = read(lyingInPlay);
  const cured = lying.filter((card) => ask(isCured, { card }) === 'allowed');
  return {
    context: { queue: lying.filter((card) => !cured.includes(card) && read(actsAtEndOfTurn, { card }).length > 0) },
    effects: cured.map((card) => ({ type: 'discard', card, pile: ownerOf(context.table, card), cites: ['base/dilemma/4'] })),
  };
};

export const askForNext: Procedure<undefined> = ({ context }) =>
  asking(context, { id: 'next-card', player: context.table.turn.player, options: context.queue, min: 1, max: 1, cites: ['base/turn/2'] });

function begins({ context, read }: Hand, card: CardId): ReturnType<Procedure<undefined>> {
  return {
    context: { choices: answered(context, 'next-card'), queue: context.queue.filter((one) => one !== card), acting: { card, doing: null, acts: read(actsAtEndOfTurn, { card }) } },
  };
}

export const beginNext: Procedure<undefined> = (hand) => begins(hand, hand.context.queue[0] ?? '');
export const beginChosen: Procedure<Choose> = (hand, { picks }) => begins(hand, picks[0] ?? '');

export const endTurn: Procedure<undefined> = ({ context: { table } }) => ({
  context: { ...AT_REST }, effects: [{ type: 'next-turn', player: opponentOf(table, table.turn.player), number: table.turn.number + 1, cites: ['base/turn/3'] }],
});

export const beamUp: Procedure<BeamUp> = (_, { cards, to }) =>
  ({ effects: to === null ? [] : cards.map((card) => ({ type: 'beam', card, to: { in: 'aboard', at: to }, cites: ['cr98/undetected-beam-in/2'] })) });
