/** The table of rules and measures: this area's and those of the board that it uses. */

import { tableOf } from '@rulebench/core';
import { areCompatible, crewMatchesShip, missionIsOpen, pointsToPass, requirementIsMet, stoppedAfterAttempt } from '@rulebench/board';
import {
  awayTeamIsOnPlanet, bothSidesTakePart, crewIsAboardShip, isPrepared, mayAttempt, missionIsNotBarred, missionIsThere, missionIsUnsolved, nobodyIsAtFacility,
  nobodyIsBorg, oneMatchesMission, oneMatchesShip, shipIsInTime, shipIsUnstopped, teamCanAct, teamIsYours, teamWorksTogether, turnIsYours,
} from './announcing.ts';
import { beamStaysThere, cardsAreUnstopped, cardsAreYours, mayBeam, nobodyIsOutOfTime } from './beaming.ts';
import {
  allAreStopped, answerApplies, answerIsLawful, answerIsOfTheCard, cardEndsAttempt, cardEndsTurn, cardIsInHand, eitherMayMeet, mayBePlayedBetween, mayPlay,
  membersActive, membersLeft, missionIsComplete, nobodyIsLeft, oneStillMatches, requirementsAreMet, seedsAreLeft, seedsToMeet, sideIsYours,
} from './going-on.ts';
import { levelsAreThere, maySolve, missionPoints, noUseIsIdle, specialistPoints, usesAreEnough, usesAreYours, usesMatter } from './solving.ts';

/** All rules and measures of mission attempts, by id. */
export const rules = tableOf({
  areCompatible, crewMatchesShip, missionIsOpen, pointsToPass, requirementIsMet, stoppedAfterAttempt,
  turnIsYours, missionIsThere, missionIsUnsolved, missionIsNotBarred, teamIsYours, nobodyIsAtFacility, awayTeamIsOnPlanet, crewIsAboardShip, bothSidesTakePart,
  shipIsUnstopped, shipIsInTime, teamCanAct, nobodyIsBorg, oneMatchesMission, oneMatchesShip, teamWorksTogether, mayAttempt, isPrepared,
  membersLeft, membersActive, cardEndsTurn, nobodyIsLeft, allAreStopped, cardEndsAttempt, seedsToMeet, seedsAreLeft, eitherMayMeet, sideIsYours,
  cardIsInHand, mayBePlayedBetween, mayPlay, answerIsOfTheCard, answerApplies, answerIsLawful, requirementsAreMet, oneStillMatches, missionIsComplete,
  usesMatter, usesAreYours, levelsAreThere, usesAreEnough, noUseIsIdle, maySolve, missionPoints, specialistPoints,
  cardsAreYours, cardsAreUnstopped, beamStaysThere, nobodyIsOutOfTime, mayBeam,
});
