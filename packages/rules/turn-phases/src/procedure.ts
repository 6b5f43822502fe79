/** The steps of the procedure that change something: what becomes of the context, and the effects, each with its clauses. */

import type { ClauseId } from '@rulebench/core';
import { cardOf, drawDeckOf, isInPlay, locationById, locationOf, opponentOf, ownerOf, type CardId, type Choice, type Place, type PlayerId, type Table } from '@rulebench/board';
import type { Done, Hand, Procedure } from './doing.ts';
import { boundByBan, drawsAtEnd, drawsGiven } from './drawing.ts';
import { dueAtEnd, idsOf, lastFullTurn, stillDue, turnsCounted } from './ending.ts';
import { inTurn, isFree, tableAfter } from './playing.ts';
import { shufflerOf } from './discarding.ts';
import type {
  Choose, Context, DiscardCard, Download, DrawCard, Due, Effect, Frame, GoOn, MakeRoom, Order, Owed, Play, Request, Resolved, Shuffled, Withheld,
} from './model.ts';

/** Something is begun that others bring to its end. What was open before is asked for again afterwards. */
function beginning({ frames, begun }: Context, frame: Omit<Frame, 'id'>, request: (id: string) => Request): Done {
  const id = `${begun + 1}`;
  return { context: { frames: [...frames, { id, ...frame }], begun: begun + 1, choices: [] }, effects: [request(id)] };
}

export const goOn: Procedure<GoOn> = ({ read }, { to }) => ({ context: { step: to, ...(to === 'end' ? { due: read(dueAtEnd) } : {}) } });

export const cutShort: Procedure<undefined> = ({ read }) => ({ context: { step: 'end', cutShort: false, due: read(dueAtEnd) } });

export const play: Procedure<Play> = ({ context }, { player, card, on = null }) => {
  const { context: opened, effects } = beginning(context, { doing: 'play', player, card, on },
    (of) => ({ type: 'play', request: 'play', answers: ['RESOLVED'], of, player, card, on, cites: ['base/card-play/1', 'base/suspending/2'] }));
  return { context: { ...opened, plays: isFree(context.table, card) ? context.plays : [...context.plays, card] }, effects: effects ?? [] };
};

export const order: Procedure<Order> = ({ context }, { player, card, order: kind }) =>
  beginning(context, { doing: 'order', player, card, on: null },
    (of) => ({ type: 'order', request: 'order', answers: ['RESOLVED'], of, player, card, order: kind, cites: ['base/turn-steps/4'] }));

export const download: Procedure<Download> = ({ context }, { player, by }) => {
  const insteadOfDraw = inTurn(context.table, by).downloads?.insteadOfDraw === true;
  const { context: opened, effects } = beginning(context, { doing: 'download', player, card: by, on: null }, (of) => ({
    type: 'download', request: 'download', answers: ['RESOLVED'], of, player, card: by, insteadOfDraw,
    cites: insteadOfDraw ? ['cr98/download-in-place-of-one-card-draw/2', 'cr98/download-in-place-of-one-card-draw/3'] : ['base/card-text/1'],
  }));
  return { context: { ...opened, owed: insteadOfDraw ? oneFewer(context.owed, player) : context.owed }, effects: effects ?? [] };
};

function oneFewer(owed: readonly Owed[], player: PlayerId): readonly Owed[] {
  const at = owed.findIndex((one) => one.player === player);
  return owed.map((one, i) => (i === at ? { ...one, count: one.count - 1 } : one)).filter(({ count }) => count > 0);
}

export const makeRoom: Procedure<MakeRoom> = ({ context: { table } }, { card }) =>
  ({ effects: [{ type: 'discard', card, pile: ownerOf(table, card), cites: ['cr98/assign-mission-specialists/14'] }] });

export const discard: Procedure<DiscardCard> = ({ context: { table, discards } }, { player, card, by }) => ({
  context: { discards: [...discards, { player, by: by ?? '' }] },
  effects: [{ type: 'discard', card, pile: ownerOf(table, card), cites: ['cr98/regenerate/10'] }],
});

export const draw: Procedure<DrawCard> = ({ context: { table, owed } }, { player }) => ({
  context: { owed: oneFewer(owed, player) },
  effects: drawDeckOf(table, player).slice(0, 1).map((card) => ({ type: 'draw', player, card, cites: ['base/piles/1', 'base/turn-steps/7'] })),
});

/** The clauses that bar the draw of the turn, those that a card in play adds to it, and those that a played card gives. */
function barredBy(table: Table, from: CardId | null): Withheld['cites'] {
  if (from === null) return ['cr98/draw-no-cards-this-turn/2'];
  return inTurn(table, from).draws?.when === 'end-of-turn' ? ['cr98/draw-no-cards-this-turn/5'] : ['cr98/draw-no-cards-this-turn/3', 'cr98/draw-no-cards-this-turn/4'];
}

/** Draws that nobody may make are gone, as many as the draw deck had cards for. */
export const withhold: Procedure<undefined> = ({ context: { owed, table } }) => ({
  context: { owed: [] },
  effects: owed.flatMap(({ player, count, from }, i) => {
    const before = owed.slice(0, i).filter((one) => one.player === player).reduce((sum, one) => sum + one.count, 0);
    const draws = Math.min(count, drawDeckOf(table, player).length - before);
    return draws > 0 ? [{ type: 'withheld', player, draws, from, cites: barredBy(table, from) } as const] : [];
  }),
});

export const endDrawing: Procedure<undefined> = () => ({ context: { owed: [] } });

/** The end of what was begun last: what it changed, and what the turn has from it. */
export const settle: Procedure<Resolved> = (hand, { effects, endsTurn = false, cancels = false }) => {
  const { context } = hand;
  const frame = context.frames.at(-1);
  const below = context.frames.slice(0, -1);
  const card = frame?.card ?? '';
  const left = { ...context, table: tableAfter(context.table, effects) ?? context.table };
  const played = frame?.doing === 'play' ? settlePlay({ ...hand, context: left }, frame, card) : {};
  const used = frame?.doing === 'play' || frame?.doing === 'download' ? barring(hand, frame, card) : {};
  const ended = endsTurn || (frame?.doing === 'play' && inTurn(context.table, card).endsTurn === true) ? ending(context, frame) : {};
  return {
    context: { frames: cancels ? below.slice(0, -1) : below, ...played.context, ...used.context, ...ended.context },
    effects: [...effects, ...played.effects ?? [], ...used.effects ?? [], ...ended.effects ?? [], ...cancels ? undone(left.table, below.at(-1)) : []],
  };
};

function ending({ step }: Context, frame: Frame | undefined): Done {
  if (step === 'end' || step === 'draw') return {};
  return { context: { cutShort: true }, effects: [{ type: 'turn-ended', by: frame?.card ?? null, cites: ['base/turn-steps/9'] }] };
}

/** A card whose play is cancelled goes to its owner's discard pile, if it is not there already. */
function undone(table: Table, frame: Frame | undefined): readonly Effect[] {
  return discarded(table, frame?.card ?? '', 'base/suspending/3');
}

function discarded(table: Table, card: CardId, cite: ClauseId): readonly Effect[] {
  return cardOf(table, card)?.place.in === 'discard' ? [] : [{ type: 'discard', card, pile: ownerOf(table, card), cites: [cite] }];
}

/** An action with the restriction has been done: whom it bars, for the rest of the turn. */
function barring({ context, read }: Hand, { player }: Frame, card: CardId): Done {
  if (inTurn(context.table, card).noDraws !== true) return {};
  const bound = read(boundByBan, { player });
  return {
    context: { barred: [...context.barred, ...bound.filter((one) => !context.barred.includes(one))] },
    effects: bound.map((one) => ({ type: 'no-more-draws', player: one, by: card, cites: ['cr98/draw-no-cards-this-turn/1', 'cr98/draw-no-cards-this-turn/7'] })),
  };
}

/** A card has been played: where it lies, and what it does to the turn. */
function settlePlay(hand: Hand, frame: Frame, card: CardId): Done {
  const { context, read } = hand;
  const { player, on } = frame;
  const facts = inTurn(context.table, card);
  return {
    context: {
      owed: [...context.owed, ...read(drawsGiven, { card, player, on })],
      shuffling: facts.reshuffles === true ? card : context.shuffling,
    },
    effects: [...placing(context.table, player, card, on), ...lasting(hand, frame, card)],
  };
}

/** Where a played card lies that nobody has put anywhere: interrupts are discarded, others stay in play. */
function placing(table: Table, player: PlayerId, card: CardId, on: string | null): readonly Effect[] {
  const found = cardOf(table, card);
  if (found?.place.in !== 'hand' || inTurn(table, card).reshuffles === true) return [];
  if (found.facts.kind === 'interrupt' || inTurn(table, card).spent === true) return [{ type: 'discard', card, pile: found.owner, cites: ['base/card-play/3'] }];
  const place = placeOn(table, player, on);
  return [place === undefined ? { type: 'discard', card, pile: found.owner, cites: ['base/card-play/4'] } : { type: 'put', card, place, cites: ['base/card-play/4'] }];
}

/** On a card, atop a mission, or on the table before its player; nowhere, where the card that it was played on is gone. */
function placeOn(table: Table, player: PlayerId, on: string | null): Place | undefined {
  if (on === null) return { in: 'core', at: player };
  if (locationById(table, on) !== undefined) return { in: 'atop', at: on };
  if (cardOf(table, on) === undefined) return { in: 'core', at: player };
  return locationOf(table, on) === undefined ? undefined : { in: 'on', at: on };
}

/** A card that lasts some full turns is noted with the turn at whose end they are over. */
function lasting({ context, read }: Hand, { player, on }: Frame, card: CardId): readonly Effect[] {
  const lasts = inTurn(context.table, card).fullTurns;
  if (lasts === undefined) return [];
  const until = read(lastFullTurn, { of: read(turnsCounted, { card, player, on }), count: lasts.count });
  const cites = ['cr98/time-travel-pod/1', 'cr98/time-travel-pod/2'] as const;
  if (lasts.sends === undefined || on === null) return [{ type: 'last', card, until, cites }];
  return locationOf(context.table, on) === undefined ? [] : [{ type: 'leave-time', card: on, by: card, due: until, cites }];
}

export const shuffle: Procedure<Shuffled> = ({ context }, { order: cards }) => ({
  context: { shuffling: null },
  effects: [
    { type: 'shuffle', player: shufflerOf(context), order: cards, cites: ['cr98/regenerate/7'] },
    ...discarded(context.table, context.shuffling ?? '', 'cr98/regenerate/14'),
  ],
});

function asking(context: Context, choice: Choice): Done {
  return { context: { choices: [...context.choices.filter(({ id }) => id !== choice.id), choice] } };
}

export const askWhatIsNext: Procedure<undefined> = ({ context, read }) =>
  asking(context, { id: 'next-action', player: context.table.turn.player, options: idsOf(read(stillDue, { must: true })), min: 1, max: 1, cites: ['base/turn-steps/6', 'base/turn/2'] });

export const askWhatElse: Procedure<undefined> = ({ context, read }) =>
  asking(context, { id: 'optional-action', player: context.table.turn.player, options: idsOf(read(stillDue, { must: false })), min: 0, max: 1, cites: ['base/turn-steps/5'] });

function takenUp({ context }: Hand, due: Due | undefined): Done {
  if (due === undefined) return {};
  const { table, due: waiting } = context;
  const { id: card, kind } = due;
  const { player } = table.turn;
  const rest = { ...context, due: waiting.filter((one) => one.id !== card || one.kind !== kind), choices: [] };
  if (kind === 'discard') return { context: rest, effects: [{ type: 'discard', card, pile: ownerOf(table, card), cites: ['base/turn-steps/10'] }] };
  if (kind === 'reappear') return { context: rest, effects: backInTime(table, card) };
  const { context: opened, effects } = beginning(context, { doing: kind, player, card: kind === 'scouting' ? null : card, on: kind === 'scouting' ? card : null }, (of): Request => {
    const asked = { answers: ['RESOLVED'], of, player } as const;
    switch (kind) {
      case 'act': return { type: 'act', request: 'act', ...asked, card, cites: ['sc13/timing/1', 'base/turn-steps/5'] };
      case 'scouting': return { type: 'scouting', request: 'scouting', ...asked, at: card, cites: ['base/turn-steps/5'] };
      case 'end-action': return { type: 'end-action', request: 'end-action', ...asked, card, cites: ['base/turn-steps/5', 'base/card-text/1'] };
    }
  });
  return { context: { ...opened, due: rest.due }, effects: effects ?? [] };
}

/** The ship is back, and what sent it is done with. */
function backInTime(table: Table, card: CardId): readonly Effect[] {
  const by = cardOf(table, card)?.timeTravel?.by ?? '';
  return [{ type: 'reappear', card, cites: ['cr98/black-hole/5', 'base/turn-steps/10'] }, ...(isInPlay(table, by) ? discarded(table, by, 'base/time-travel/1') : [])];
}

export const beginDue: Procedure<undefined> = (hand) => takenUp(hand, hand.read(stillDue, { must: true })[0]);
export const beginChosen: Procedure<Choose> = (hand, { picks }) => takenUp(hand, [true, false].flatMap((must) => hand.read(stillDue, { must })).find(({ id }) => picks.includes(id)));

export const comeToDraw: Procedure<undefined> = ({ read }) => ({ context: { step: 'draw', due: [], choices: [], owed: read(drawsAtEnd) } });

/** The turn is over, and the other player's begins. */
export const nextTurn: Procedure<undefined> = ({ context: { table } }) => ({
  context: { step: 'start', plays: [], barred: [], owed: [], frames: [], begun: 0, due: [], cutShort: false, discards: [], choices: [] },
  effects: [{ type: 'next-turn', player: opponentOf(table, table.turn.player), number: table.turn.number + 1, cites: ['base/turn/3'] }],
});
