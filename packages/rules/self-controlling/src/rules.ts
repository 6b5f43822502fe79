/** The table of rules and measures: this area's and those of the board that it uses. */

import { tableOf } from '@rulebench/core';
import * as board from '@rulebench/board';
import * as acting from './acting.ts';
import * as affecting from './affecting.ts';
import * as attacking from './attacking.ts';
import * as battling from './battling.ts';
import * as entering from './entering.ts';
import * as moving from './moving.ts';
import * as seeding from './seeding.ts';

const { tieOrder, foremost, tieIsOpen, attributeOf, hitOf, damageToPlayers, damageToCard, lossOf } = board;
const { isNoShip, isSparedPlasmaFire, isSparedWarpCoreBreach, isSparedIsabella, isSparedIntoTheBreach, isSparedAntiMatterSpread, isNotImmune, reachedOf } = board;
const { canBeTarget, isArmed, isUndocked, isCrewed, canFire } = board;
const { isYourDilemma, terrainFits, maySeed, turnIsYours, isSeededThere, bearsTheIcon, mayBeMet, isReleased, isAtHand, mayBeReleased, roamersHaveNoController } = seeding;
const { farEnds, placementOf, courseOf, farEndIsTied, endChooser, endIsYours, picksAreOffered, mayChooseEnd } = entering;
const { limitPerOwner, ownerHasTooMany, discardIsYours, mayDiscard, limitIsKept } = entering;
const { actsAt, actDue, nextActIs, severalWait, oneWaits, orderIsYours, mayOrderCards, attackedKinds, isSpared, reachedByAct, groupsOfAct } = acting;
const { lotIsFair, lossIsYours, mayGiveUp, nothingIsOpen, attackMeetsBoth, attackMeetsOne, sidesAreYours, mayOrderBattles } = acting;
const { reachOf, headingNow, nextLocation, costOfNext, spacelineGoesOn, rangeCoversSpan, wayIsOpen, mayGoOn, endIsReached, rangeIsLeftToLeave, mayLeave, isStuck } = moving;
const { attackIsOnYourTurn, targetControlsItself, forceIsYours, forceIsThere, forceIsUnstopped, forceCanFire, forceHasLeader, forceIsNotBorg, borgMayBattle, affiliationAllows, mayAttack } = attacking;
const { cardFiresAtEveryTarget, cardFiresAtEveryAttacker, cardFiresAtNobodyElse, cardUsesNoTactic, tacticIsTheirs, onlyInvolvedFire, sideHasOneTarget, returnsFireTogether } = battling;
const { attackersFireTogether, thoseWhoFireCan, attackOf, resultOf, markersAreDue, cardsBattleIsLawful, playersBattleIsLawful } = battling;
const { functionIsThere, targetIsNamed, targetIsNotImmune, mayAffect, shipMayArrive, turnIsEnding, isStillSeeding } = affecting;

/** All rules and measures of self-controlling cards, by id. */
export const rules = tableOf({
  tieOrder, foremost, tieIsOpen, attributeOf, hitOf, damageToPlayers, damageToCard, lossOf,
  isNoShip, isSparedPlasmaFire, isSparedWarpCoreBreach, isSparedIsabella, isSparedIntoTheBreach, isSparedAntiMatterSpread, isNotImmune, reachedOf,
  canBeTarget, isArmed, isUndocked, isCrewed, canFire,
  isStillSeeding, isYourDilemma, terrainFits, maySeed, turnIsYours, isSeededThere, bearsTheIcon, mayBeMet, isReleased, isAtHand, mayBeReleased, roamersHaveNoController,
  farEnds, placementOf, courseOf, farEndIsTied, endChooser, endIsYours, picksAreOffered, mayChooseEnd,
  limitPerOwner, ownerHasTooMany, discardIsYours, mayDiscard, limitIsKept,
  actsAt, actDue, nextActIs, severalWait, oneWaits, orderIsYours, mayOrderCards, attackedKinds, isSpared, reachedByAct, groupsOfAct,
  lotIsFair, lossIsYours, mayGiveUp, nothingIsOpen, attackMeetsBoth, attackMeetsOne, sidesAreYours, mayOrderBattles,
  reachOf, headingNow, nextLocation, costOfNext, spacelineGoesOn, rangeCoversSpan, wayIsOpen, mayGoOn, endIsReached, rangeIsLeftToLeave, mayLeave, isStuck,
  attackIsOnYourTurn, targetControlsItself, forceIsYours, forceIsThere, forceIsUnstopped, forceCanFire, forceHasLeader, forceIsNotBorg, borgMayBattle, affiliationAllows, mayAttack,
  cardFiresAtEveryTarget, cardFiresAtEveryAttacker, cardFiresAtNobodyElse, cardUsesNoTactic, tacticIsTheirs, onlyInvolvedFire, sideHasOneTarget, returnsFireTogether,
  attackersFireTogether, thoseWhoFireCan, attackOf, resultOf, markersAreDue, cardsBattleIsLawful, playersBattleIsLawful,
  functionIsThere, targetIsNamed, targetIsNotImmune, mayAffect, shipMayArrive, turnIsEnding,
});

export type Rules = typeof rules;
