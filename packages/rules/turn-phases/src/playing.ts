/** Playing cards from hand, giving orders, and what may break in while something is going on. */

import { holds } from '@rulebench/core';
import {
  allApplied, cardOf, cardsMend, isAble, isInPlay, isLanded, isTimeTravelling, locationById, locationOf, nameOf, type CardId, type Facts, type InTurn, type Table, type TableEffect,
} from '@rulebench/board';
import { all, any, measure, rule } from './deciding.ts';
import type { Context, Frame } from './model.ts';
import { turnIsYours } from './stepping.ts';

/** What a card has to do with the turn; nothing for most. Pure. */
export function inTurn(table: Table, card: CardId): InTurn {
  return cardOf(table, card)?.facts.inTurn ?? {};
}

/** Whether the text of a card counts: it is in play, not out of time, and no status takes its text from it. Pure. */
export function isInForce(table: Table, id: CardId): boolean {
  return isInPlay(table, id) && !isTimeTravelling(table, id) && isAble(table, id, 'text');
}

/** The frame that is to be answered first; none where nothing is going on. Pure. */
export function lastOf({ frames }: Context): Frame | undefined {
  return frames.at(-1);
}

const SEED_CARDS: readonly Facts['kind'][] = ['mission', 'dilemma', 'artifact'];
const FREE: readonly Facts['kind'][] = ['interrupt', 'doorway'];

/** Whether a card is of a kind that needs no card play. Pure. */
export function isFree(table: Table, id: CardId): boolean {
  const card = cardOf(table, id);
  return card !== undefined && FREE.includes(card.facts.kind);
}

export const isInYourHand = rule({
  id: 'isInYourHand', on: ['PLAY', 'DISCARD'], cites: ['base/card-play/1'], says: { allowed: '{card} is in the hand of {player}', refused: '{card} is not in the hand of {player}' },
  decide: ({ context: { table, frames }, event: { card, player } }) => {
    const place = cardOf(table, card)?.place;
    return holds(place?.in === 'hand' && place.at === player && !frames.some((one) => one.card === card), { card: nameOf(table, card), player });
  },
  mend: ({ context: { table }, event: { card, player } }) => (cardOf(table, card) === undefined ? [] : cardsMend(table, [card], `in the hand of ${player}`, 'place', { in: 'hand', at: player })),
});

export const isNoSeedCard = rule({
  id: 'isNoSeedCard', on: 'PLAY', cites: ['cr98/regenerate/8'], says: { allowed: '{card} is played from hand', refused: '{card} is a seed card, and there is no way to play one from hand' },
  decide: ({ context: { table }, event: { card } }) => {
    const found = cardOf(table, card);
    return holds(found !== undefined && (!SEED_CARDS.includes(found.facts.kind) || (found.facts.kind === 'artifact' && found.acquired === true)), { card: nameOf(table, card) });
  },
});

/** Interrupts and doorways need no card play of the turn. */
export const playsFreely = rule({
  id: 'playsFreely', on: 'PLAY', cites: ['base/card-play/3'], says: { allowed: '{card} needs no card play', refused: '{card} needs the card play of the turn' },
  decide: ({ context: { table }, event: { card } }) => holds(isFree(table, card), { card: nameOf(table, card) }),
});

export const isTimeForCardPlay = rule({
  id: 'isTimeForCardPlay', on: 'PLAY', cites: ['base/turn-steps/3'], says: { allowed: 'it is the step of card play', refused: 'it is not the step of card play but {step}' },
  decide: ({ context: { step } }) => holds(step === 'card-play', { step }),
});

export const playsPerTurn = measure({
  id: 'playsPerTurn', cites: ['base/card-play/2'], says: '{value} normal card play a turn', mayBe: { type: 'integer', minimum: 0 }, value: (): number => 1,
});

export const cardPlayIsLeft = rule({
  id: 'cardPlayIsLeft', on: 'PLAY', cites: ['base/card-play/2'], says: { allowed: 'a normal card play is left', refused: '{plays} was the normal card play of this turn' },
  decide: ({ context: { table, plays }, read }) => holds(plays.length < read(playsPerTurn), { plays: plays.map((id) => nameOf(table, id)) }),
  mend: () => [{ says: 'nothing was played yet in this turn', changes: [{ at: ['plays'], to: [] }] }],
});

export const nothingElseGoesOn = rule({
  id: 'nothingElseGoesOn', on: ['PLAY', 'DISCARD'], cites: ['base/suspending/1'], says: { allowed: 'nothing else is going on', refused: '{doing} is still going on' },
  decide: ({ context }) => holds(context.frames.length === 0 && context.shuffling === null, { doing: lastOf(context)?.doing ?? 'shuffling' }),
});

/** The draws that a card gives come before anything else; those of the turn itself leave time for what may be played in any step. */
export const noDrawComesFirst = rule({
  id: 'noDrawComesFirst', on: ['PLAY', 'DOWNLOAD', 'DISCARD'], cites: ['base/turn-steps/8'],
  says: { allowed: 'no draws are to be made first', refused: 'the draws that a card gives are to be made first' },
  decide: ({ context: { owed, step } }) => holds(owed.length === 0 || step === 'draw', {}),
});

export const cardSuspendsPlay = rule({
  id: 'cardSuspendsPlay', on: 'PLAY', cites: ['base/suspending/1'], says: { allowed: '{card} suspends play', refused: '{card} does not suspend play' },
  decide: ({ context: { table }, event: { card } }) => holds(inTurn(table, card).suspends === true, { card: nameOf(table, card) }),
});

export const isPlayedOnWhatIsThere = rule({
  id: 'isPlayedOnWhatIsThere', on: 'PLAY', cites: ['base/card-play/4'], says: { allowed: 'what it is played on is there', refused: '{on} is no location, no card at one and no player' },
  decide: ({ context: { table }, event: { on } }) =>
    holds(on === undefined || locationOf(table, on) !== undefined || locationById(table, on) !== undefined || table.players.some(({ id }) => id === on), { on: on === undefined ? 'nothing' : nameOf(table, on) }),
});

/** What sends a ship out of time is played on one: in flight, and not out of time already. */
export const sendsAShipInFlight = rule({
  id: 'sendsAShipInFlight', on: 'PLAY', cites: ['cr98/time-travel-pod/1', 'cr98/landed-ships/5', 'base/time-travel/1'],
  says: { allowed: '{card} needs no ship in flight, or is played on one', refused: '{card} is played on a ship in flight and in time, and {on} is none' },
  decide: ({ context: { table }, event: { card, on } }) => {
    const ship = on === undefined ? undefined : cardOf(table, on);
    const inFlight = ship?.facts.kind === 'ship' && !isLanded(ship) && !isTimeTravelling(table, on ?? '');
    return holds(inTurn(table, card).fullTurns?.sends === undefined || inFlight, { card: nameOf(table, card), on: on === undefined ? 'nothing' : nameOf(table, on) });
  },
});

const isNormalPlay = all({ id: 'isNormalPlay', of: [turnIsYours, isTimeForCardPlay, cardPlayIsLeft] });
const needsNoMoreOrIsNormal = any({ id: 'hasACardPlay', of: [playsFreely, isNormalPlay] });
export const isAlone = all({ id: 'isAlone', of: [nothingElseGoesOn, noDrawComesFirst] });
const breaksInOrIsAlone = any({ id: 'playFitsTheMoment', of: [isAlone, cardSuspendsPlay] });

export const mayPlay = all({ id: 'mayPlay', of: [isInYourHand, isNoSeedCard, isPlayedOnWhatIsThere, sendsAShipInFlight, breaksInOrIsAlone, needsNoMoreOrIsNormal] });
export const playParts = { isNormalPlay, isAlone, hasACardPlay: needsNoMoreOrIsNormal, playFitsTheMoment: breaksInOrIsAlone };

export const orderIsToYourCard = rule({
  id: 'orderIsToYourCard', on: 'ORDER', cites: ['base/turn-steps/4'], says: { allowed: '{card} takes orders of {player}', refused: '{card} takes no orders of {player}' },
  decide: ({ context: { table }, event: { card, player } }) => holds(isInPlay(table, card) && cardOf(table, card)?.controller === player, { card: nameOf(table, card), player }),
});

export const mayOrder = all({ id: 'mayOrder', of: [turnIsYours, orderIsToYourCard] });

export const answersTheLast = rule({
  id: 'answersTheLast', on: 'RESOLVED', cites: ['base/suspending/2'],
  says: { allowed: 'what was begun last comes to its end', refused: '{of} is not what was begun last, which is {last}' },
  decide: ({ context, event: { of } }) => holds(lastOf(context)?.id === of, { of, last: lastOf(context)?.id ?? 'nothing' }),
});

/** The table after the effects of an answer, or none where one does not apply. Pure. */
export function tableAfter(table: Table, effects: readonly TableEffect[]): Table | undefined {
  const after = allApplied(table, effects);
  return 'table' in after ? after.table : undefined;
}

export const effectsApply = rule({
  id: 'effectsApply', on: 'RESOLVED', cites: ['base/suspending/5'], says: { allowed: 'what it changes is there to be changed', refused: 'it changes what is not there' },
  decide: ({ context: { table }, event: { effects } }) => holds(tableAfter(table, effects) !== undefined && effects.every(({ type }) => type !== 'next-turn'), {}),
});

const STAYING: readonly Facts['kind'][] = ['personnel', 'ship', 'facility', 'equipment'];

export const reportsSomewhere = rule({
  id: 'reportsSomewhere', on: 'RESOLVED', cites: ['base/card-play/4'], says: { allowed: 'no card is left without a place', refused: '{card} was played and has no place' },
  decide: ({ context, event: { effects, cancels = false } }) => {
    const { table } = context;
    const last = lastOf(context);
    const card = last?.doing === 'play' && !cancels ? last.card ?? '' : '';
    const kind = cardOf(table, card)?.facts.kind;
    const after = cardOf(tableAfter(table, effects) ?? table, card)?.place.in;
    return holds(kind === undefined || !STAYING.includes(kind) || after !== 'hand', { card: nameOf(table, card) });
  },
});

/** What a response may undo: the play of a card to which it was played. */
export const respondsToAPlay = rule({
  id: 'respondsToAPlay', on: 'RESOLVED', cites: ['base/suspending/3'],
  says: { allowed: 'it cancels nothing, or the card to which it responds', refused: 'there is no card that it could cancel' },
  decide: ({ context: { frames }, event: { cancels = false } }) =>
    holds(!cancels || (frames.at(-1)?.doing === 'play' && frames.at(-2)?.doing === 'play'), {}),
});

export const mayResolve = all({ id: 'mayResolve', of: [answersTheLast, effectsApply, reportsSomewhere, respondsToAPlay] });

export const somethingGoesOn = rule({
  id: 'somethingGoesOn', cites: ['base/suspending/4'], says: { allowed: '{doing} is still going on', refused: 'nothing is going on' },
  decide: ({ context }) => holds(context.frames.length > 0, { doing: lastOf(context)?.doing ?? 'nothing' }),
});
