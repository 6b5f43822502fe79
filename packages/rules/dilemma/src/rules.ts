/** The table of rules and measures: this area's and those of the board that it uses. */

import { tableOf } from '@rulebench/core';
import { enteringStasis, isKeptFromStasis, lastTurnBefore, missionIsOpen, picksAreOffered, pointsToPass, requirementIsMet, returnsTo } from '@rulebench/board';
import {
  actDue, foremostBy, hasNoTarget, hasTarget, lotIsFair, mayPick, nextActIs, nothingIsOpen, pickIsYours, reachedBy, takenBy, tieBreaker,
} from './acting.ts';
import {
  answererMeetsIt, answersThisManner, encounteredNow, isBeingEncountered, isInYourHand, isNamedByIt, mayAnswer, wasMetBefore, wordOfMoment,
} from './answering.ts';
import {
  attemptWasPrepared, conditionHolds, conditionsAreMet, conditionsAsked, copiesOf, copyIsInPlay, equipmentIsUsable, hasConditions, isNotSetOff, isSetOff,
  isYoursToSend, maySend, pointsAreEnough, skillIsShared, somebodyMayGo, somebodyWentOver, whoMayGo,
} from './asking.ts';
import { answerApplies, endOfCard, entryApplies, isForOnce, isMeeting, pointsFor } from './ending.ts';
import {
  actsAtEndOfTurn, areStranded, isCured, lyingInPlay, mayBeamUp, mayOrder, nobodyIsHeld, oneWaits, orderIsYours, ownBorgShipTakesThem, severalWait,
} from './lasting.ts';
import {
  addressed, controlsItself, isAskedFor, isMetByBorg, isNotForBorg, isSeededThere, isSpeakingOfGender, mayBeMet, meetingCanBegin, nothingBarsThem, teamIsThere, turnIsYours,
} from './meeting.ts';

/** All rules and measures of dilemmas, by id. */
export const rules = tableOf({
  requirementIsMet, missionIsOpen, pointsToPass, enteringStasis, isKeptFromStasis, returnsTo, lastTurnBefore,
  turnIsYours, isSeededThere, teamIsThere, nothingBarsThem, mayBeMet, isAskedFor, meetingCanBegin, isMetByBorg, addressed, isSpeakingOfGender, isNotForBorg, controlsItself,
  conditionsAsked, equipmentIsUsable, pointsAreEnough, attemptWasPrepared, somebodyWentOver, copiesOf, copyIsInPlay, conditionHolds, conditionsAreMet, hasConditions,
  isSetOff, isNotSetOff, skillIsShared, whoMayGo, somebodyMayGo, isYoursToSend, picksAreOffered, maySend,
  actDue, nextActIs, reachedBy, foremostBy, tieBreaker, takenBy, hasTarget, hasNoTarget, lotIsFair, pickIsYours, mayPick, nothingIsOpen,
  isInYourHand, encounteredNow, wordOfMoment, isBeingEncountered, isNamedByIt, answersThisManner, answererMeetsIt, wasMetBefore, mayAnswer,
  isCured, actsAtEndOfTurn, lyingInPlay, severalWait, oneWaits, orderIsYours, mayOrder, areStranded, nobodyIsHeld, ownBorgShipTakesThem, mayBeamUp,
  endOfCard, pointsFor, isForOnce, isMeeting, answerApplies, entryApplies,
});
