/** The table of rules and measures, by id. */

import { picksAreOffered } from '@rulebench/board';
import { tableOf } from '@rulebench/core';
import {
  deckIsOfOwnCards, discardIsLeft, cardsThatPermit, discardIsPermitted, discardParts, everyCardIsShuffledIn, givesUpItsPlace, isDoneByWhatIsPlayed, mayDiscard, mayMakeRoom, mayShuffle, shuffleIsDue, shufflerStaysOut,
} from './discarding.ts';
import {
  boundByBan, downloadIsYours, downloadParts, drawIsAllowed, drawIsDue, replacedDrawIsDue, drawsAreOwed, drawsAtEnd, drawsGiven, drawsLeft, downloadBreaksIntoNothing, isSpecialDownload, mayDownload, mayDraw, mayEndTurn,
  mayStillDraw, noDrawIsLeft, onlyBarredDrawsAreLeft, replacementIsAllowed, replacesADraw, saysItSuspendsPlay, textIsInForce,
} from './drawing.ts';
import {
  choiceIsYours, dueAtEnd, lastFullTurn, mayLeaveItAtThat, maySayWhatIsNext, oneMustHappen, picksNothing, severalMustHappen, someMayHappen, stillDue, turnsCounted,
} from './ending.ts';
import {
  answersTheLast, cardPlayIsLeft, cardSuspendsPlay, effectsApply, isInYourHand, isNoSeedCard, isPlayedOnWhatIsThere, isTimeForCardPlay, mayOrder, mayPlay, mayResolve, noDrawComesFirst, nothingElseGoesOn,
  orderIsToYourCard, playParts, playsFreely, playsPerTurn, reportsSomewhere, respondsToAPlay, sendsAShipInFlight, somethingGoesOn,
} from './playing.ts';
import { leftOfTurn, mayGoOn, restIsSkipped, stepIs, stepIsAhead, turnIsCutShort, turnIsOverAtOnce, turnIsYours } from './stepping.ts';

/** All rules and measures of the turn. */
export const rules = tableOf({
  turnIsYours, stepIsAhead, stepIs, mayGoOn, leftOfTurn, turnIsCutShort, restIsSkipped, turnIsOverAtOnce,
  isInYourHand, isNoSeedCard, isPlayedOnWhatIsThere, sendsAShipInFlight, playsFreely, isTimeForCardPlay, playsPerTurn, cardPlayIsLeft, nothingElseGoesOn, noDrawComesFirst, cardSuspendsPlay, ...playParts, mayPlay,
  orderIsToYourCard, mayOrder, answersTheLast, effectsApply, reportsSomewhere, respondsToAPlay, mayResolve, somethingGoesOn,
  boundByBan, mayStillDraw, drawsAtEnd, drawsGiven, drawsLeft, drawIsDue, replacedDrawIsDue, drawIsAllowed, mayDraw, noDrawIsLeft, drawsAreOwed, onlyBarredDrawsAreLeft, mayEndTurn,
  downloadIsYours, textIsInForce, downloadBreaksIntoNothing, isSpecialDownload, saysItSuspendsPlay, replacesADraw, replacementIsAllowed, ...downloadParts, mayDownload,
  cardsThatPermit, discardIsPermitted, discardIsLeft, isDoneByWhatIsPlayed, ...discardParts, mayDiscard, givesUpItsPlace, mayMakeRoom, shuffleIsDue, everyCardIsShuffledIn, shufflerStaysOut, deckIsOfOwnCards, mayShuffle,
  turnsCounted, lastFullTurn, dueAtEnd, stillDue, severalMustHappen, oneMustHappen, someMayHappen, choiceIsYours, picksAreOffered, maySayWhatIsNext, picksNothing, mayLeaveItAtThat,
});
