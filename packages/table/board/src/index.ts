/** The table that the spaceline modules share: its types, what is asked of it, what changes it, and the decisions that several areas take alike. */
export {
  ableIn, affiliationMayAttack, affiliationsIn, attackedBy, borgMayAttack, canAllFire, isAllThere, isAllUnstopped, isLeader, isLed, objectiveTargets,
} from './attacking.ts';
export { applied, type Applied, type Refusal } from './apply.ts';
export {
  ableAboard, aboard, cardOf, cardsAt, cardsWhere, fulfils, hasBorg, hasLeader, isSelfControlling, locationOf, nameOf, namesOf, opponentOf, roaming, selfControllingOf,
} from './asking.ts';
export { attributeOf, type Attribute } from './attributes.ts';
export { measure, rule, type OnTable } from './deciding.ts';
export type {
  Alter, Attacked, DamageCard, Destroy, Discard, MoveCard, NextTurn, NoteAttack, PlaceCard, Put, Repair, Score, Seed, Stop, TableEffect, Worth,
} from './effects.ts';
export type {
  Act, Affiliation, AttributeChange, CardFunction, CoinSide, Deed, DilemmaFacts, EquipmentFacts, FacilityFacts, Facts, Occasion, OtherFacts, PersonnelFacts, Requirement, Reward,
  Selection, SelfControlling, ShipFacts, TacticFacts, Terrain,
} from './facts.ts';
export { canBeTarget, canFire, isArmed, isCrewed, isUndocked } from './firing.ts';
export { attackOf, damageByCard, damageByPlayer, hitOf, lossOf, resultOf, type DamageDue, type Fire, type Hit, type Loss } from './hits.ts';
export {
  functionOf, isNoShip, isNotImmune, isSparedAntiMatterSpread, isSparedIntoTheBreach, isSparedIsabella, isSparedPlasmaFire, isSparedWarpCoreBreach, names,
  reachedOf, type Reach,
} from './immunity.ts';
export { distanceToEnd, endOf, HEADINGS, locationById, nextTo, opposite, spacelineOf, spanFor, wayToEnd } from './spaceline.ts';
export type {
  Alteration, Card, CardId, Course, Damage, Heading, Location, LocationId, MadeAttack, Mission, Place, Player, PlayerId, Spaceline, Table, Turn,
} from './table.ts';
export { endsSeenFrom, foremost, tieIsOpen, tieOrder, type Candidate, type Contest } from './ties.ts';
