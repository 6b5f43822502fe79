/** The table of rules and measures: this area's and those of the board that it uses. */

import { tableOf } from '@rulebench/core';
import { affectedWith, areCompatible, attributeOf, crewMatchesShip, fillsOnly, isStaffed, lastTurnBefore, stationsAreFilled, stationsOf, unstoppedBy } from '@rulebench/board';
import {
  borgHaveLicence, cardsAreThere, destinationIsNear, mayBeam, nobodyIsHeld, onlyBorgBoard, shieldsAreNoHindrance, transportersAreYours, transportersWork,
} from './beaming.ts';
import { legsOf, mayFly, mayFlyNow, nothingBarsTheWay, placeIsOpen, placeIsOpenToShip, rangeCoversTheWay, rangeLeft, wayLeadsThere } from './flying.ts';
import { aCardOpensTheWay, gatesAreOfOneNetwork, mayPass, mayPassNow, otherGateIsOpen, shipsAreAtTheGate, shipsAreStaffedToPass } from './gating.ts';
import {
  dockingIs, euphemisms, isStaffedToDock, isStaffedToFly, isStaffedToLand, isStaffedToLaunch, isStaffedToLoad, isStaffedToTakeOff, isStaffedToUndock, kindOfFunction, landingIs,
  launchingIs, loadingIs, passingIs, staffSuffices, staffsSuffice, takingOffIs, usingRangeIs,
} from './kinds.ts';
import { dockIsCompatible, dockIsThere, mayDock, mayLand, mayTakeOff, mayUndock, shipCanLand, shipIsDocked, shipIsLanded } from './landing.ts';
import { aTextNamesIt, carrierHasWhatItTakes, carrierIsThere, launchIsPermitted, loadIsPermitted, mayLaunch, mayLoad, shipIsAboard, textsNaming } from './launching.ts';
import { aShipBegins, isBeginning, mayStay, shipIsInFlight, shipIsThere, shipIsYours, statusLetsItMove, takesOrders, turnIsYours } from './ordering.ts';
import { cardNullifies, dueNow, effectsApply, marksAt, mayGoOnBeginning, mayPullIn, reallyAt, sentBy, turnOfReturn } from './timing.ts';
import {
  cardIsAtHand, crewPreventsNothing, destinationIsGiven, functionIsOfMovement, landedIsNamed, mayMoveShips, mayUse, ownerIsNamed, pairIsAtHand, placeIsOnASpaceline, placeIsOpenToCard,
  shapesOf, shipBegins, shipsHaveTheStaff, targetsAreThere, targetsFit,
  shipsAreInTheOpen, shipsCanSetOut, timeIsCrossed,
} from './using.ts';

/** All rules and measures of ship movement, by id. */
export const rules = tableOf({
  attributeOf, fillsOnly, stationsOf, stationsAreFilled, crewMatchesShip, isStaffed, areCompatible, affectedWith, unstoppedBy, lastTurnBefore,
  usingRangeIs, landingIs, takingOffIs, launchingIs, loadingIs, dockingIs, passingIs,
  euphemisms, kindOfFunction, staffSuffices, staffsSuffice, isStaffedToFly, isStaffedToLand, isStaffedToTakeOff, isStaffedToLaunch, isStaffedToLoad, isStaffedToDock,
  isStaffedToUndock,
  turnIsYours, shipIsYours, shipIsThere, statusLetsItMove, takesOrders, shipIsInFlight, isBeginning, aShipBegins, mayStay,
  legsOf, rangeLeft, wayLeadsThere, rangeCoversTheWay, nothingBarsTheWay, placeIsOpen, placeIsOpenToShip, mayFly, mayFlyNow,
  shipCanLand, shipIsLanded, dockIsThere, dockIsCompatible, shipIsDocked, mayLand, mayTakeOff, mayDock, mayUndock,
  textsNaming, aTextNamesIt, carrierHasWhatItTakes, shipIsAboard, carrierIsThere, launchIsPermitted, loadIsPermitted, mayLaunch, mayLoad,
  transportersAreYours, transportersWork, cardsAreThere, nobodyIsHeld, destinationIsNear, onlyBorgBoard, shieldsAreNoHindrance, borgHaveLicence, mayBeam,
  cardIsAtHand, shapesOf, targetsFit, targetsAreThere, landedIsNamed, ownerIsNamed, shipBegins, pairIsAtHand, destinationIsGiven, placeIsOnASpaceline, timeIsCrossed, placeIsOpenToCard, shipsAreInTheOpen,
  shipsCanSetOut, shipsHaveTheStaff, crewPreventsNothing, mayUse, functionIsOfMovement, mayMoveShips,
  gatesAreOfOneNetwork, aCardOpensTheWay, shipsAreAtTheGate, otherGateIsOpen, shipsAreStaffedToPass, mayPass, mayPassNow,
  turnOfReturn, dueNow, sentBy, cardNullifies, marksAt, reallyAt, mayPullIn, effectsApply, mayGoOnBeginning,
});
