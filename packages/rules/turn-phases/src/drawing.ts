/** Draws: who still has some to make, what bars them, what takes their place. */

import { holds } from '@rulebench/core';
import { canDo, cardOf, drawDeckOf, isInPlay, isTimeTravelling, nameOf, type PlayerId } from '@rulebench/board';
import { all, any, measure, not, rule } from './deciding.ts';
import type { Owed } from './model.ts';
import { inTurn, isInForce, lastOf, noDrawComesFirst } from './playing.ts';
import { turnIsYours } from './stepping.ts';
import { holderOf, meantBy } from './whose.ts';

type OfPlayer = { readonly player: PlayerId };

/** Who an action with "draw no cards this turn" binds. */
export const boundByBan = measure({
  id: 'boundByBan', cites: ['cr98/draw-no-cards-this-turn/8'], says: 'who draws no more cards: {value}',
  value: (_, { player }: OfPlayer): readonly PlayerId[] => [player],
});

export const mayStillDraw = rule({
  id: 'mayStillDraw', cites: ['cr98/draw-no-cards-this-turn/2', 'cr98/draw-no-cards-this-turn/3', 'cr98/draw-no-cards-this-turn/4', 'cr98/draw-no-cards-this-turn/5'],
  says: { allowed: '{player} may still draw this turn', refused: '{player} may draw no more cards this turn, by any means' },
  decide: ({ context: { barred } }, { player }: OfPlayer) => holds(!barred.includes(player), { player }),
});

/** The draws that come at the end of a turn: one, and what cards in play give. */
export const drawsAtEnd = measure({
  id: 'drawsAtEnd', cites: ['base/turn-steps/7', 'base/card-text/1'], says: 'draws at the end of the turn: {value}',
  value: ({ context: { table } }): readonly Owed[] => {
    const { player } = table.turn;
    const given = Object.entries(table.cards).flatMap(([from, card]): readonly Owed[] => {
      const { draws } = card.facts.inTurn ?? {};
      return draws?.when === 'end-of-turn' && isInForce(table, from) && meantBy(table, holderOf(card), draws.for).includes(player) ? [{ player, count: draws.count, from }] : [];
    });
    return [{ player, count: 1, from: null }, ...given];
  },
});

/** The draws that a card gives when it is played. */
export const drawsGiven = measure({
  id: 'drawsGiven', cites: ['base/card-text/1', 'base/turn-steps/8'], says: 'draws that {card} gives: {value}',
  value: ({ context: { table } }, { card, player, on }: { readonly card: string; readonly player: PlayerId; readonly on: string | null }): readonly Owed[] => {
    const { draws } = inTurn(table, card);
    if (draws === undefined || draws.when !== undefined) return [];
    return meantBy(table, player, draws.for, on).map((one) => ({ player: one, count: draws.count, from: card }));
  },
});

/** How many of the owed draws a player can make: no more than the draw deck has. */
export const drawsLeft = measure({
  id: 'drawsLeft', cites: ['base/piles/1'], says: 'draws that {player} can make: {value}',
  value: ({ context: { table, owed } }, { player }: OfPlayer): number => {
    const count = owed.filter((one) => one.player === player).reduce((sum, one) => sum + one.count, 0);
    return Math.min(count, drawDeckOf(table, player).length);
  },
});

export const drawIsDue = rule({
  id: 'drawIsDue', on: 'DRAW', cites: ['base/turn-steps/7'], says: { allowed: 'draws due to {player}: {left}', refused: 'no draw is due to {player}' },
  decide: ({ read, event: { player } }) => { const left = read(drawsLeft, { player }); return holds(left > 0, { player, left }); },
});

export const replacedDrawIsDue = rule({
  id: 'replacedDrawIsDue', on: 'DOWNLOAD', cites: ['cr98/download-in-place-of-one-card-draw/1'],
  says: { allowed: 'draws due to {player}, in whose place a download may come: {left}', refused: 'no draw is due to {player}, in whose place a download could come' },
  decide: ({ read, event: { player } }) => { const left = read(drawsLeft, { player }); return holds(left > 0, { player, left }); },
});

export const drawIsAllowed = rule({
  id: 'drawIsAllowed', on: 'DRAW', cites: [], says: { allowed: '{player} may draw', refused: '{player} may not draw' },
  decide: ({ ask, event: { player } }) => ({ outcome: ask(mayStillDraw, { player }), values: { player } }),
});

export const mayDraw = all({ id: 'mayDraw', of: [drawIsDue, drawIsAllowed] });

/** Nobody has a draw to make, or nobody who has one may make it. */
export const noDrawIsLeft = rule({
  id: 'noDrawIsLeft', cites: ['base/turn-steps/8'], says: { allowed: 'no draw is left', refused: 'draws are due to {players}' },
  decide: ({ context: { table }, read }) => {
    const players = table.players.map(({ id }) => id).filter((player) => read(drawsLeft, { player }) > 0);
    return holds(players.length === 0, { players });
  },
});

/** Draws are owed, and the steps wait for them. */
export const drawsAreOwed = rule({
  id: 'drawsAreOwed', cites: ['base/turn-steps/8'], says: { allowed: 'draws are to be made', refused: 'no draws are to be made' },
  decide: ({ context: { owed } }) => holds(owed.length > 0, {}),
});

/** All the draws that are left are those of players who may draw no more. */
export const onlyBarredDrawsAreLeft = rule({
  id: 'onlyBarredDrawsAreLeft', cites: ['base/turn-steps/7'], says: { allowed: 'the draws that are left come to nothing', refused: 'draws are left that may be made' },
  decide: ({ context: { table }, read, ask }) => {
    const drawing = table.players.map(({ id }) => id).filter((player) => read(drawsLeft, { player }) > 0);
    return holds(drawing.length > 0 && drawing.every((player) => ask(mayStillDraw, { player }) === 'refused'), {});
  },
});

export const mayEndTurn = all({ id: 'mayEndTurn', of: [turnIsYours, onlyBarredDrawsAreLeft] });

export const downloadIsYours = rule({
  id: 'downloadIsYours', on: 'DOWNLOAD', cites: ['base/card-text/1'], says: { allowed: '{by} gives {player} a download', refused: '{by} gives {player} no download' },
  decide: ({ context: { table }, event: { by, player } }) =>
    holds(isInPlay(table, by) && cardOf(table, by)?.controller === player && inTurn(table, by).downloads !== undefined, { by: nameOf(table, by), player }),
});

/** What is out of time gives nothing, nor does a card whose status takes its text from it. */
export const textIsInForce = rule({
  id: 'textIsInForce', on: 'DOWNLOAD', cites: ['base/time-travel/1'], says: { allowed: 'the text of {by} counts', refused: 'the text of {by} does not count now' },
  decide: ({ context: { table }, event: { by }, ask }) => ({ outcome: isTimeTravelling(table, by) ? 'refused' : ask(canDo, { card: by, activity: 'text' }), values: { by: nameOf(table, by) } }),
});

export const downloadBreaksIntoNothing = rule({
  id: 'downloadBreaksIntoNothing', on: 'DOWNLOAD', cites: ['cr98/downloading/6'], says: { allowed: 'nothing else is going on', refused: '{doing} is still going on, and a normal download does not suspend play' },
  decide: ({ context }) => holds(context.frames.length === 0 && context.shuffling === null, { doing: lastOf(context)?.doing ?? 'shuffling' }),
});

export const isSpecialDownload = rule({
  id: 'isSpecialDownload', on: 'DOWNLOAD', cites: ['cr98/downloading/5'], says: { allowed: 'a special download suspends play', refused: '{by} has no special download' },
  decide: ({ context: { table }, event: { by } }) => holds(inTurn(table, by).downloads?.special === true, { by: nameOf(table, by) }),
});

export const saysItSuspendsPlay = rule({
  id: 'saysItSuspendsPlay', on: 'DOWNLOAD', cites: ['cr98/downloading/7'], says: { allowed: '{by} says that it suspends play', refused: '{by} does not say that it suspends play' },
  decide: ({ context: { table }, event: { by } }) => holds(inTurn(table, by).downloads?.suspends === true, { by: nameOf(table, by) }),
});

export const replacesADraw = rule({
  id: 'replacesADraw', on: 'DOWNLOAD', cites: ['cr98/download-in-place-of-one-card-draw/1'],
  says: { allowed: '{by} downloads in place of a draw', refused: '{by} downloads whether or not there is a draw' },
  decide: ({ context: { table }, event: { by } }) => holds(inTurn(table, by).downloads?.insteadOfDraw === true, { by: nameOf(table, by) }),
});

export const replacementIsAllowed = rule({
  id: 'replacementIsAllowed', on: 'DOWNLOAD', cites: ['cr98/draw-no-cards-this-turn/6'],
  says: { allowed: '{player} may still draw, and so do something else in place of a draw', refused: '{player} may draw no more cards this turn, nor do something in place of a draw' },
  decide: ({ context: { barred }, event: { player } }) => holds(!barred.includes(player), { player }),
});

const replacesNothing = not({ id: 'replacesNothing', of: replacesADraw });
const replacesADueDraw = all({ id: 'replacesADueDraw', of: [replacedDrawIsDue, replacementIsAllowed] });
const replacesRightly = any({ id: 'replacesRightly', of: [replacesNothing, replacesADueDraw] });
const isOwnTime = all({ id: 'isOwnTime', of: [turnIsYours, noDrawComesFirst] });
const isYourMoment = any({ id: 'isYourMoment', of: [replacesADraw, isOwnTime] });
const waitsItsTurn = all({ id: 'waitsItsTurn', of: [downloadBreaksIntoNothing, isYourMoment] });
const downloadFitsTheMoment = any({ id: 'downloadFitsTheMoment', of: [isSpecialDownload, saysItSuspendsPlay, waitsItsTurn] });

export const mayDownload = all({ id: 'mayDownload', of: [downloadIsYours, textIsInForce, downloadFitsTheMoment, replacesRightly] });
export const downloadParts = { replacesNothing, replacesADueDraw, replacesRightly, isOwnTime, isYourMoment, waitsItsTurn, downloadFitsTheMoment };
