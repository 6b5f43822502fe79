/** The table of rules and measures: this area's and those of the board that it uses. */

import { tableOf } from '@rulebench/core';
import {
  alterationOf, affiliationMayAttack, attackedBy, attackOf, attributeOf, borgMayAttack, canAllFire, canBeTarget, canFire, damageByCard, damageByPlayer, enhancementOf, extendedShields, hitOf, isAllFreeTo, isAllThere, isArmed, isCrewed,
  isLed, isUndocked, lastTurnBefore, lossOf, resultOf, resultsOf, returnsTo,
} from '@rulebench/board';
import { functionIsYours, functionReachesShip, mayAffect } from './affecting.ts';
import {
  answerIsYours, attackWasHere, attackWasLastTurn, cardAnswersByItself, fireIsReturnedAtAttackers, mayCounterAttack, mayReturnFire, nobodyCanFireBack, onlyTheAttackedReturnFire,
  opensRetaliation, returnFireIsReady, returnFireIsWithinLimit, targetsAreStillThere,
} from './answering.ts';
import {
  askedBattleCanBeFought, battleWasAskedFor, blowOf, coinIsDue, coinNullifies, coinsFor, everyMarkerIsDealt, isManToMan, isOfTheLosers, losers, markersAreAsDue, nextMarkers,
  oneMoreIsLost, pairingIsWhole, strengthOf, turnIsYours,
} from './fighting.ts';
import {
  affiliationAllows, attackIsOnYourTurn, equipmentTakesNoPart, forceIsLed, forceIsReady, forceIsYours, landedShipsAreLeftAlone, landedShipsDoNotAttack, mayAttack,
  sidesAreAlike, tacticIsOf, targetLimit, targetsAreTheirs, targetsAreWithinLimit, targetsCanBeFought, teamAt, teamIsAttackedWhole, teamsCanMeet,
} from './opening.ts';

/** All rules and measures of battle, by id. */
export const rules = tableOf({
  attributeOf, enhancementOf, extendedShields, hitOf, attackOf, resultOf, resultsOf, returnsTo, lastTurnBefore, damageByCard, damageByPlayer, lossOf,
  canBeTarget, isArmed, isUndocked, isCrewed, canFire, isAllThere, isAllFreeTo, canAllFire, isLed, attackedBy, affiliationMayAttack, borgMayAttack,
  attackIsOnYourTurn, forceIsYours, targetsAreTheirs, equipmentTakesNoPart, landedShipsDoNotAttack, landedShipsAreLeftAlone, sidesAreAlike, tacticIsOf, forceIsReady,
  forceIsLed, teamsCanMeet, targetsCanBeFought, teamAt, teamIsAttackedWhole, targetLimit, targetsAreWithinLimit, affiliationAllows, mayAttack,
  attackWasLastTurn, attackWasHere, targetsAreStillThere, mayCounterAttack, opensRetaliation,
  answerIsYours, onlyTheAttackedReturnFire, fireIsReturnedAtAttackers, returnFireIsReady, returnFireIsWithinLimit, mayReturnFire, cardAnswersByItself, nobodyCanFireBack,
  askedBattleCanBeFought, battleWasAskedFor, coinsFor, coinIsDue, coinNullifies, isManToMan, nextMarkers, everyMarkerIsDealt, markersAreAsDue,
  pairingIsWhole, strengthOf, blowOf, losers, oneMoreIsLost, isOfTheLosers, alterationOf, functionIsYours, functionReachesShip, mayAffect, turnIsYours,
});
