/** Cards played in answer to a dilemma: only while it is being encountered, which is the moment it is revealed. */

import { holds } from '@rulebench/core';
import { cardOf, nameOf, type Answer, type CardId, type Table } from '@rulebench/board';
import { all, measure, rule } from './deciding.ts';

/** What a card says of answering dilemmas; none for cards that answer none. Pure. */
export function answerOf(table: Table, id: CardId): Answer | undefined {
  const facts = cardOf(table, id)?.facts;
  return facts !== undefined && 'answer' in facts ? facts.answer : undefined;
}

export const isInYourHand = rule({
  id: 'isInYourHand', on: 'PLAY', cites: ['base/dilemma/8'], says: { allowed: '{player} has {card} in hand', refused: '{card}, a card that answers dilemmas, is not in the hand of {player}' },
  decide: ({ context: { table }, event: { card, player } }) => {
    const place = cardOf(table, card)?.place;
    return holds(answerOf(table, card) !== undefined && place?.in === 'hand' && place.at === player, { player, card: nameOf(table, card) });
  },
});

/** The card that is encountered now: the one just revealed, until it works. Whatever it does later, on the spaceline or on a ship, is no encounter. */
export const encounteredNow = measure({
  id: 'encounteredNow', cites: ['cr98/encountered/1', 'cr98/encountered/3', 'cr98/encountered/4', 'cr98/encountered/5', 'cr98/encountered/6'], says: 'encountered now: {value}',
  value: ({ context: { meeting } }): CardId | null => meeting?.card ?? null,
});

/** "Faced" is another word for "encountered". */
export const wordOfMoment = measure({
  id: 'wordOfMoment', cites: ['cr98/encountered/2'], says: '"{to}" means {value}', value: (_, { to }: { readonly to: Answer['to'] }): 'encountered' => (to === 'faced' ? 'encountered' : to),
});

export const isBeingEncountered = rule({
  id: 'isBeingEncountered', on: 'PLAY',
  cites: ['cr98/encountered/1', 'cr98/encountered/2', 'cr98/encountered/3', 'cr98/encountered/4', 'cr98/encountered/5', 'cr98/encountered/6', 'cr98/adapt-negate-obstruction/1', 'cr98/adapt-negate-obstruction/3'],
  says: { allowed: '{on} was just revealed', refused: '{on} is not being encountered: that is only when it is just revealed' },
  decide: ({ context: { table }, event: { card, on }, read }) => {
    const answer = answerOf(table, card);
    const moment = answer === undefined ? null : read(wordOfMoment, { to: answer.to });
    return holds(moment === 'encountered' && read(encounteredNow) === on, { on: nameOf(table, on) });
  },
});

export const isNamedByIt = rule({
  id: 'isNamedByIt', on: 'PLAY', cites: ['cr98/bluegills/1', 'cr98/bluegills/2', 'cr98/bluegills/3'],
  says: { allowed: '{on} is what {card} names', refused: '{card} names {keyword}: no such keyword is on {on}, whatever its picture shows' },
  decide: ({ context: { table }, event: { card, on } }) => {
    const keyword = answerOf(table, card)?.keyword;
    const facts = cardOf(table, on)?.facts;
    const named = keyword === undefined || (facts?.kind === 'dilemma' && facts.keywords?.includes(keyword) === true);
    return holds(named, { on: nameOf(table, on), card: nameOf(table, card), keyword: keyword ?? 'any dilemma' });
  },
});

export const answersThisManner = rule({
  id: 'answersThisManner', on: 'PLAY', cites: ['cr98/adapt-negate-obstruction/2', 'cr98/alien-parasites/25'], says: { allowed: '{card} answers what is met so', refused: '{card} answers only what is met in {manner}' },
  decide: ({ context: { table, meeting }, event: { card } }) => {
    const manner = answerOf(table, card)?.manner;
    return holds(manner === undefined || manner === (meeting?.manner ?? 'attempt'), { card: nameOf(table, card), manner: manner ?? 'any way' });
  },
});

export const answererMeetsIt = rule({
  id: 'answererMeetsIt', on: 'PLAY', cites: ['base/dilemma/8'], says: { allowed: '{player} meets {on}', refused: '{card} is for whoever meets the dilemma' },
  decide: ({ context: { table, meeting }, event: { card, on, player } }) =>
    holds(answerOf(table, card)?.manner === undefined || meeting?.player === player, { card: nameOf(table, card), on: nameOf(table, on), player }),
});

export const wasMetBefore = rule({
  id: 'wasMetBefore', on: 'PLAY', cites: ['cr98/dilemmas-borg-overcoming/9', 'cr98/alien-parasites/25'],
  says: { allowed: '{player} has met {on} before, if that matters', refused: '{player} meets {on} for the first time' },
  decide: ({ context: { table }, event: { card, on, player } }) => {
    const times = cardOf(table, on)?.met?.[player] ?? 0;
    return holds(answerOf(table, card)?.again !== true || times > 1, { player, on: nameOf(table, on) });
  },
});

export const mayAnswer = all({ id: 'mayAnswer', of: [isInYourHand, isBeingEncountered, isNamedByIt, answersThisManner, answererMeetsIt, wasMetBefore] });
