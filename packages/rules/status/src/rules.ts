/** The table of rules and measures: this area's and those of the board that it uses. */

import { tableOf } from '@rulebench/core';
import {
  abilitiesAreOutOfStasis, ableAmong, affectedWith, canDo, enteringStasis, flightIsOutOfStasis, hasProjector, holdsInStasis, isActive, isFreeToWork, isKeptFromStasis,
  isNotDisabled, isNotRecovering, isNotSparedByAffiliation, isNotStopped, isNotStunned, isNotWounded, isOutOfFacilities, lastTurnBefore, requirementIsMet, returnsTo, shinesForThis,
  stoppedTogether, textIsOutOfStasis, totalOf, transportersAreOutOfStasis, unstoppedBy,
} from '@rulebench/board';
import {
  beamIsInReach, beamsYourCards, cardIsInPlay, cardIsYours, destinationIsElsewhere, hologramHasRecovered, isAHologramAboard, mayAct, mayBeam, mayFly, mayProject,
  projectorsReachOut, projectsFromAShip, shipIsYours, somebodyFlies, statusLetsAct, statusLetsBeam, statusLetsFly, statusLetsProject, timeIsRight, transportersWork, turnIsYours,
} from './acting.ts';
import {
  canBeHurt, canBeLost, groupGoesElsewhere, groupIsThere, hasThisStatus, lotIsFair, somebodyCanBePicked, teamIsThere,
} from './suffering.ts';
import {
  allAreNamed, functionIsAtHand, hasTheSkill, kindIsItsOwn, mayAffect, mayBeFound, mayUse, mayUseSkill, needIsMet, noneIsSpared, reachesThemAtOnce, skillMayBeUsed, somebodyIsEnhanced, specialIsListed,
  textMayBeUsed, totalIsEnough, traitIsLeft, traitIsPrinted,
} from './using.ts';

/** All rules and measures of statuses, by id. */
export const rules = tableOf({
  isNotStopped, isNotDisabled, isNotStunned, isNotWounded, textIsOutOfStasis, abilitiesAreOutOfStasis, flightIsOutOfStasis, transportersAreOutOfStasis, isFreeToWork,
  shinesForThis, isActive, isOutOfFacilities, hasProjector, isNotRecovering, canDo, ableAmong, lastTurnBefore, requirementIsMet, totalOf,
  isKeptFromStasis, enteringStasis, holdsInStasis, stoppedTogether, affectedWith, unstoppedBy, isNotSparedByAffiliation,
  turnIsYours, timeIsRight, cardIsYours, cardIsInPlay, statusLetsAct, mayAct, shipIsYours, destinationIsElsewhere, statusLetsFly, somebodyFlies, mayFly,
  beamsYourCards, beamIsInReach, statusLetsBeam, transportersWork, mayBeam, isAHologramAboard, projectsFromAShip, projectorsReachOut, hologramHasRecovered, statusLetsProject, mayProject,
  textMayBeUsed, needIsMet, totalIsEnough, somebodyIsEnhanced, mayUse, hasTheSkill, skillMayBeUsed, mayUseSkill, kindIsItsOwn, specialIsListed, traitIsPrinted, traitIsLeft, mayBeFound,
  functionIsAtHand, allAreNamed, reachesThemAtOnce, noneIsSpared, mayAffect,
  teamIsThere, canBeHurt, groupIsThere, groupGoesElsewhere, hasThisStatus, canBeLost, returnsTo, somebodyCanBePicked, lotIsFair,
});
