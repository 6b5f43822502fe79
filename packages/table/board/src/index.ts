/** The table that the spaceline modules share: its types, what is asked of it, what changes it, and the decisions that several areas take alike. */
export { alterationOf } from './altering.ts';
export {
  affiliationMayAttack, affiliationsIn, attackedBy, borgMayAttack, canAllFire, isAllAloft, isAllFreeTo, isAllThere, isLed, leads, objectiveTargets,
} from './attacking.ts';
export { allApplied, applied, type Applied, type Refusal } from './apply.ts';
export {
  aboard, cardOf, cardsAt, cardsWhere, controllerOf, factsOf, isCarried, isOfKind, isInPlay, isLanded, isSelfControlling, kindOf, locationOf, nameOf, namesOf, opponentOf, ownerOf, roaming, selfControllingOf, siteOf,
} from './asking.ts';
export { attributeOf, enhancementOf, extendedShields, type Attribute } from './attributes.ts';
export { missionIsOpen, pointsToPass } from './barring.ts';
export { choiceOf, picksAreOffered, type Choice } from './choosing.ts';
export { affiliationOf, areCompatible, treatiesOf, worksWith } from './compatibility.ts';
export { measure, rule, type OnTable } from './deciding.ts';
export { deedsOf, type Deeds } from './deeds.ts';
export { doerFor, withEffects, type Done, type Hand, type Procedure } from './doing.ts';
export type { Answer, Condition, DilemmaText, End, Harm, Lasting, Superlative, Whom } from './dilemmas.ts';
export type {
  Affliction, Alter, Afflict, Attacked, DamageCard, Deactivate, Destroy, Discard, Met, MoveCard, NextTurn, NoteAttack, PlaceCard, Project, Put, Relieve, Repair, Score, Seed, Solve, Stop, TableEffect, Unstop, Worth,
} from './effects.ts';
export type { Beam, Dock, Draw, GiveRange, Last, Land, Launch, LeaveTime, Load, Reappear, Shuffle, TakeOff, Undock } from './effects.ts';
export { effectShape } from './effect-shape.ts';
export { locationWords, tableEffectWords } from './effect-words.ts';
export type { Encountered, EncounterOutcome, EncounterRequest } from './encounter.ts';
export type {
  Act, AttributeChange, CardFunction, CoinSide, Deed, DilemmaFacts, Enhancement, EquipmentFacts, FacilityFacts, Facts, Launching, Occasion, OtherFacts, PersonnelFacts, Reward,
  Selection, SelfControlling, ShipFacts, TacticFacts, Terrain,
} from './facts.ts';
export { canBeTarget, canFire, isArmed, isCrewed, isUndocked, manning } from './firing.ts';
export { attackOf, damageByCard, damageByPlayer, hitOf, lossOf, resultOf, resultsOf, type DamageDue, type Fire, type Hit, type Loss } from './hits.ts';
export type { Affiliation, Icon } from './icons.ts';
export {
  hasProjector, hasProjectors, isActive, isDark, isHolographic, isNotRecovering, isOutOfFacilities, lastTurnBefore, projectorOf, projects,
} from './holograms.ts';
export { getOn, strangersTo } from './house-arrest.ts';
export {
  functionOf, isNoShip, isNotLanded, isNotImmune, isNotSparedByAffiliation, isSparedAntiMatterSpread, isSparedIntoTheBreach, isSparedIsabella, isSparedPlasmaFire, isSparedWarpCoreBreach, names,
  reachedOf, type Reach,
} from './immunity.ts';
export { aboardMend, cardsMend, missionMend, othersOf, turnMend } from './mending.ts';
export { barriersOn, closedTo, distanceBetween, isOnSpaceline, isSomewhere, isTimeLocation, isTimeTravelling, passesShields, transportersAt, wayBetween, type Barrier } from './places.ts';
export { abandoned, lost, returned, returnsTo, rewardsFor, spent } from './losing.ts';
export { matched } from './matching.ts';
export { enhancementsOf, hasIcon, hasTrait, isKin, levelsOf, personalAttributeOf, personnelOf } from './personnel.ts';
export { drawDeckOf, onTop, pileOf, seedsUnder, underneath } from './piles.ts';
export type { Kindred, PersonalAttribute, Requirement, Trait } from './requirement.ts';
export { found, fulfils, meets, missing, printed, requirementIsMet, totalOf, type Finding } from './requirements.ts';
export { distanceToEnd, endOf, hasPlanet, HEADINGS, locationById, nextTo, opposite, spacelineOf, spanFor, wayToEnd } from './spaceline.ts';
export { shownName, spacelineScene, tokenOf, type Drawing, type Mark } from './scene.ts';
export { crewMatchesShip, fillsOnly, handsOf, isStaffed, stationsAreFilled, stationsOf, usesOf, type Station } from './staffing.ts';
export { enteringStasis, groupAround, holdsInStasis, isKeptFromStasis } from './stasis.ts';
export {
  abilitiesAreOutOfStasis, ableAmong, BARRED, canAct, canDo, canUseSkills, flightIsOutOfStasis, freeMend, isAble, isFreeToWork, isNotDisabled, isNotStopped, isNotStunned, isNotWounded,
  shinesForThis, statusesIn, textIsOutOfStasis, transportersAreOutOfStasis, type Activity, type Doing, type Status,
} from './status.ts';
export { affectedWith, stoppedAfterAttempt, stoppedTogether, unstoppedBy } from './stopping.ts';
export type {
  Alteration, Card, CardId, Course, Damage, Heading, Location, LocationId, MadeAttack, Mission, Place, Player, PlayerId, Spaceline, Table, TimeTravel, Turn,
} from './table.ts';
export { ableAboard, ableOf, awayTeamOf, crewOf, equipmentWith, isAwayTeam, ownCrewOf, personnelAt } from './teams.ts';
export type { Downloads, InTurn, Whose } from './turn.ts';
export { timeless } from './timeless.ts';
export { endsSeenFrom, foremost, locationsSeenFrom, tieIsOpen, tieOrder, type Candidate, type Contest } from './ties.ts';
