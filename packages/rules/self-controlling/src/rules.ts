/** The table of rules and measures: this area's and those of the board that it uses. */

import { tableOf } from '@rulebench/core';
import {
  tieOrder, foremost, tieIsOpen, picksAreOffered, attributeOf, extendedShields, hitOf, damageByCard, damageByPlayer, attackOf, resultOf, resultsOf, returnsTo, lastTurnBefore, lossOf, isNotLanded, isNotSparedByAffiliation, isNoShip,
  isSparedPlasmaFire, isSparedWarpCoreBreach, isSparedIsabella, isSparedIntoTheBreach, isSparedAntiMatterSpread, isNotImmune, reachedOf, deedsOf, requirementIsMet, canBeTarget, isArmed,
  isUndocked, isCrewed, canFire, isAllAloft, isAllThere, isAllFreeTo, canAllFire, isLed, borgMayAttack, alterationOf,
} from '@rulebench/board';
import {
  actsAt, actDue, nextActIs, severalWait, oneWaits, orderIsYours, mayOrderCards, attackedKinds, isSpared, reachedByAct, groupsOfAct, lotIsFair,
  lossIsYours, mayGiveUp, nothingIsOpen, attackMeetsBoth, attackMeetsOne, sidesAreYours, mayOrderBattles,
} from './acting.ts';
import {
  functionIsThere, targetIsNamed, targetIsNotImmune, mayAffect, shipMayArrive, turnIsEnding, isStillSeeding,
} from './affecting.ts';
import {
  attackIsOnYourTurn, targetControlsItself, forceIsYours, forceMayAttack, mayAttack,
} from './attacking.ts';
import {
  cardFiresAtEveryTarget, cardFiresAtEveryAttacker, cardFiresAtNobodyElse, cardUsesNoTactic, tacticIsTheirs, onlyInvolvedFire, sideHasOneTarget,
  returnsFireTogether, attackersFireTogether, thoseWhoFireCan, markersAreDue, cardsBattleIsLawful, playersBattleIsLawful,
} from './battling.ts';
import {
  farEnds, placementOf, courseOf, farEndIsTied, endChooser, endIsYours, mayChooseEnd, limitPerOwner, ownerHasTooMany,
  discardIsYours, mayDiscard, limitIsKept,
} from './entering.ts';
import {
  reachOf, headingNow, nextLocation, costOfNext, spacelineGoesOn, rangeCoversSpan, wayIsOpen, mayGoOn, endIsReached, rangeIsLeftToLeave, mayLeave,
  isStuck,
} from './moving.ts';
import {
  isYourDilemma, terrainFits, maySeed, turnIsYours, isSeededThere, bearsTheIcon, mayBeMet, isReleased, isAtHand, mayBeReleased,
  roamersAreBound, roamersHaveNoController,
} from './seeding.ts';

/** All rules and measures of self-controlling cards, by id. */
export const rules = tableOf([
  tieOrder, foremost, tieIsOpen, attributeOf, extendedShields, hitOf, damageByCard, damageByPlayer, attackOf, resultOf, resultsOf, returnsTo, lastTurnBefore, lossOf,
  isNotLanded, isNotSparedByAffiliation, isNoShip, isSparedPlasmaFire, isSparedWarpCoreBreach, isSparedIsabella, isSparedIntoTheBreach, isSparedAntiMatterSpread, isNotImmune, reachedOf, deedsOf, alterationOf, requirementIsMet,
  canBeTarget, isArmed, isUndocked, isCrewed, canFire,
  isStillSeeding, isYourDilemma, terrainFits, maySeed, turnIsYours, isSeededThere, bearsTheIcon, mayBeMet, isReleased, isAtHand, mayBeReleased, roamersHaveNoController, roamersAreBound,
  farEnds, placementOf, courseOf, farEndIsTied, endChooser, endIsYours, picksAreOffered, mayChooseEnd,
  limitPerOwner, ownerHasTooMany, discardIsYours, mayDiscard, limitIsKept,
  actsAt, actDue, nextActIs, severalWait, oneWaits, orderIsYours, mayOrderCards, attackedKinds, isSpared, reachedByAct, groupsOfAct,
  lotIsFair, lossIsYours, mayGiveUp, nothingIsOpen, attackMeetsBoth, attackMeetsOne, sidesAreYours, mayOrderBattles,
  reachOf, headingNow, nextLocation, costOfNext, spacelineGoesOn, rangeCoversSpan, wayIsOpen, mayGoOn, endIsReached, rangeIsLeftToLeave, mayLeave, isStuck,
  attackIsOnYourTurn, targetControlsItself, forceIsYours, isAllThere, isAllAloft, isAllFreeTo, canAllFire, isLed, borgMayAttack, forceMayAttack, mayAttack,
  cardFiresAtEveryTarget, cardFiresAtEveryAttacker, cardFiresAtNobodyElse, cardUsesNoTactic, tacticIsTheirs, onlyInvolvedFire, sideHasOneTarget, returnsFireTogether,
  attackersFireTogether, thoseWhoFireCan, markersAreDue, cardsBattleIsLawful, playersBattleIsLawful,
  functionIsThere, targetIsNamed, targetIsNotImmune, mayAffect, shipMayArrive, turnIsEnding,
]);
