/** The table that the spaceline modules share: its types, what is asked of it, what changes it, and the decisions that several areas take alike. */
export { applied, type Applied, type Refusal } from './apply.ts';
export {
  ableAboard, aboard, cardOf, cardsAt, cardsWhere, fulfils, hasBorg, hasLeader, isCarried, isSelfControlling, locationOf, nameOf, namesOf, opponentOf, roaming, selfControllingOf,
} from './asking.ts';
export { attributeOf, type Attribute } from './attributes.ts';
export { missionIsOpen, pointsToPass } from './barring.ts';
export { measure, rule, type OnTable } from './deciding.ts';
export type { Answer, Condition, DilemmaText, End, Harm, Lasting, Superlative, Whom } from './dilemmas.ts';
export type {
  Affliction, Alter, Afflict, Attacked, DamageCard, Deactivate, Destroy, Discard, Met, MoveCard, NextTurn, PlaceCard, Put, Relieve, Repair, Score, Seed, Solve, Stop, TableEffect, Unstop, Worth,
} from './effects.ts';
export type { Encountered, EncounterOutcome, EncounterRequest } from './encounter.ts';
export type {
  Act, Affiliation, CardFunction, Deed, DilemmaFacts, EquipmentFacts, FacilityFacts, Facts, Occasion, OtherFacts, PersonnelFacts, Requirement, Reward,
  Selection, SelfControlling, ShipFacts, TacticFacts, Terrain,
} from './facts.ts';
export { canBeTarget, canFire, isArmed, isCrewed, isUndocked } from './firing.ts';
export { damageToCard, damageToPlayers, hitOf, lossOf, type DamageDue, type Hit, type Loss } from './hits.ts';
export {
  functionOf, isNoShip, isNotImmune, isSparedAntiMatterSpread, isSparedIntoTheBreach, isSparedIsabella, isSparedPlasmaFire, isSparedWarpCoreBreach, names,
  reachedOf, type Reach,
} from './immunity.ts';
export { shownName, spacelineScene, tokenOf, type Drawing, type Mark } from './scene.ts';
export { distanceToEnd, endOf, HEADINGS, locationById, nextTo, opposite, spacelineOf, spanFor, wayToEnd } from './spaceline.ts';
export type {
  Alteration, Card, CardId, Course, Damage, Heading, Location, LocationId, Mission, Place, Player, PlayerId, Spaceline, Table, Turn,
} from './table.ts';
export { endsSeenFrom, foremost, tieIsOpen, tieOrder, type Candidate, type Contest } from './ties.ts';
export {
  abilitiesAreOutOfStasis, ableAmong, BARRED, canAct, canDo, canUseSkills, isAble, isNotDisabled, isNotStopped, isNotStunned, isNotWounded, statusesIn, textIsOutOfStasis,
  type Activity, type Doing, type Status,
} from './status.ts';
