/** Discarding from hand and from play, and shuffling discard piles into draw decks. */

import { holds } from '@rulebench/core';
import { cardOf, cardsWhere, drawDeckOf, isInPlay, nameOf, pileOf, type CardId, type PlayerId, type Table } from '@rulebench/board';
import { all, any, measure, rule } from './deciding.ts';
import type { Context } from './model.ts';
import { inTurn, isAlone, isInForce, isInYourHand, lastOf } from './playing.ts';
import { turnIsYours } from './stepping.ts';
import { holderOf, meantBy } from './whose.ts';

/** The cards, in play or just being played, that let a player discard from hand. */
export const cardsThatPermit = measure({
  id: 'cardsThatPermit', cites: ['cr98/regenerate/11', 'cr98/regenerate/12', 'cr98/regenerate/13'], says: 'cards that let {player} discard: {value}',
  value: ({ context: { table, frames } }, { player }: { readonly player: PlayerId }): readonly CardId[] => cardsWhere(table, (card, id) => {
    const { permitsDiscard } = inTurn(table, id);
    const counts = isInForce(table, id) || frames.some((one) => one.card === id);
    return permitsDiscard !== undefined && counts && meantBy(table, holderOf(card), permitsDiscard).includes(player);
  }),
});

export const discardIsPermitted = rule({
  id: 'discardIsPermitted', on: 'DISCARD', cites: ['cr98/regenerate/10'], says: { allowed: '{by} lets {player} discard', refused: '{by} does not let {player} discard' },
  decide: ({ context: { table }, event: { by, player }, read }) => holds(by !== null && read(cardsThatPermit, { player }).includes(by), { by: by === null ? 'nothing' : nameOf(table, by), player }),
});

export const discardIsLeft = rule({
  id: 'discardIsLeft', on: 'DISCARD', cites: ['base/card-play/5'], says: { allowed: '{by} has not been used for it this turn', refused: '{player} has discarded by {by} this turn' },
  decide: ({ context: { table, discards }, event: { by, player } }) =>
    holds(!discards.some((one) => one.by === by && one.player === player), { by: nameOf(table, by ?? ''), player }),
});

/** A card that is just being played does what it does then. */
export const isDoneByWhatIsPlayed = rule({
  id: 'isDoneByWhatIsPlayed', on: 'DISCARD', cites: ['base/suspending/2'], says: { allowed: '{by} is just being played', refused: 'no card that is just being played does it' },
  decide: ({ context, event: { by } }) => { const last = lastOf(context); return holds(last?.doing === 'play' && last.card === by, { by: nameOf(context.table, by ?? 'nothing') }); },
});

const discardFitsTheMoment = any({ id: 'discardFitsTheMoment', of: [isAlone, isDoneByWhatIsPlayed] });

export const mayDiscard = all({ id: 'mayDiscard', of: [isInYourHand, discardIsPermitted, discardIsLeft, discardFitsTheMoment] });
export const discardParts = { discardFitsTheMoment };

export const givesUpItsPlace = rule({
  id: 'givesUpItsPlace', on: 'MAKE_ROOM', cites: ['cr98/assign-mission-specialists/14'],
  says: { allowed: '{card} in play gives up its place', refused: '{card} is no card of {player} in play that could give up its place' },
  decide: ({ context, event: { card, player } }) => {
    const found = cardOf(context.table, card);
    return holds(found?.controller === player && isInPlay(context.table, card) && inTurn(context.table, card).makesRoom === true, { card: nameOf(context.table, card), player });
  },
});

export const mayMakeRoom = all({ id: 'mayMakeRoom', of: [turnIsYours, givesUpItsPlace] });

/** The owner whose piles a card shuffles. Pure. */
export function shufflerOf({ table, shuffling }: Context): PlayerId {
  return cardOf(table, shuffling ?? '')?.owner ?? '';
}

/** What goes into the draw deck: the deck itself and the discard pile. Pure. */
function toShuffle(table: Table, player: PlayerId): readonly string[] {
  return [...drawDeckOf(table, player), ...pileOf(table, { in: 'discard', at: player })];
}

export function shuffledBy(context: Context): readonly string[] {
  return toShuffle(context.table, shufflerOf(context)).filter((id) => id !== context.shuffling);
}

export const shuffleIsDue = rule({
  id: 'shuffleIsDue', cites: ['cr98/regenerate/7'], says: { allowed: '{card} shuffles the discard pile into the draw deck', refused: 'no draw deck is to be shuffled' },
  decide: ({ context: { table, shuffling } }) => holds(shuffling !== null, { card: nameOf(table, shuffling ?? '') }),
});

export const everyCardIsShuffledIn = rule({
  id: 'everyCardIsShuffledIn', on: 'SHUFFLED', cites: ['cr98/regenerate/7'], says: { allowed: 'every card of both piles is in the deck', refused: '{missing} is left out' },
  decide: ({ context, event: { order } }) => {
    const missing = shuffledBy(context).filter((id) => !order.includes(id));
    return holds(missing.length === 0, { missing: missing.map((id) => nameOf(context.table, id)) });
  },
});

export const shufflerStaysOut = rule({
  id: 'shufflerStaysOut', on: 'SHUFFLED', cites: ['cr98/regenerate/14'], says: { allowed: '{card} is not shuffled in', refused: '{card} itself is not shuffled in' },
  decide: ({ context: { table, shuffling }, event: { order } }) => holds(!order.includes(shuffling ?? ''), { card: nameOf(table, shuffling ?? '') }),
});

export const deckIsOfOwnCards = rule({
  id: 'deckIsOfOwnCards', on: 'SHUFFLED', cites: ['base/piles/2'], says: { allowed: 'the deck has each card of the two piles once', refused: 'the deck has other cards than those of the two piles of {player}' },
  decide: ({ context, event: { order, player } }) => {
    const known = [...shuffledBy(context), context.shuffling];
    return holds(player === shufflerOf(context) && new Set(order).size === order.length && order.every((id) => known.includes(id)), { player: shufflerOf(context) });
  },
});

export const mayShuffle = all({ id: 'mayShuffle', of: [everyCardIsShuffledIn, shufflerStaysOut, deckIsOfOwnCards] });
