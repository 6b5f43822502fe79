/** Starting a battle: whose turn it is, who attacks what with whom, and what keeps them from it. */

import { allOf, holds } from '@rulebench/core';
import {
  affiliationMayAttack, borgMayAttack, canAllFire, canBeTarget, cardOf, cardsWhere, hasIcon, isAble, isAllFreeTo, isAllThere, isLanded, isLed, isSelfControlling, locationOf, manning, nameOf, namesOf, passesShields, transportersAt,
  turnMend, type Card, type CardId, type LocationId, type PlayerId, type Table,
} from '@rulebench/board';
import { all, measure, rule } from './deciding.ts';
import type { Attack, CounterAttack } from './model.ts';

const BOTH: ['ATTACK', 'COUNTER_ATTACK'] = ['ATTACK', 'COUNTER_ATTACK'];

function isShipOrFacility({ facts }: Card): boolean {
  return facts.kind === 'ship' || facts.kind === 'facility';
}

function cardsOf(table: Table, ids: readonly CardId[]): readonly Card[] {
  return ids.flatMap((id) => cardOf(table, id) ?? []);
}

function withoutEquipment(table: Table, ids: readonly CardId[]): readonly CardId[] {
  return ids.filter((id) => cardOf(table, id)?.facts.kind !== 'equipment');
}

function landed(table: Table, id: CardId): boolean {
  const card = cardOf(table, id);
  return card !== undefined && isLanded(card);
}

/** Whether personnel are the force: such a battle is fought man to man. Pure. */
export function isOfPersonnel(table: Table, force: readonly CardId[]): boolean {
  return cardOf(table, force[0] ?? '')?.facts.kind === 'personnel';
}

/** Where a battle would be fought: where the force is. Pure. */
export function placeOfBattle(table: Table, { force }: Pick<Attack | CounterAttack, 'force'>): LocationId | null {
  return locationOf(table, force[0] ?? '') ?? null;
}

export const attackIsOnYourTurn = rule({
  id: 'attackIsOnYourTurn', on: BOTH, cites: ['base/attack/1'], says: { allowed: 'it is the turn of {player}', refused: 'it is not the turn of {player}' },
  decide: ({ context: { table }, event: { player } }) => holds(table.turn.player === player, { player }),
  mend: ({ event: { player } }) => turnMend(player),
});

function isEachOnce(ids: readonly CardId[]): boolean {
  return ids.length > 0 && new Set(ids).size === ids.length;
}

export const forceIsYours = rule({
  id: 'forceIsYours', on: BOTH, cites: ['base/attack/3'], says: { allowed: '{player} controls {force}', refused: '{player} does not control all of {force}' },
  decide: ({ context: { table }, event: { player, force } }) =>
    holds(isEachOnce(force) && force.every((id) => cardOf(table, id)?.controller === player), { player, force: namesOf(table, force) }),
});

export const targetsAreTheirs = rule({
  id: 'targetsAreTheirs', on: BOTH, cites: ['base/attack/3'],
  says: { allowed: '{targets} {targets|is|are} the other player\'s, or nobody\'s', refused: '{targets} {targets|is|are} not all the other player\'s, nor one card that controls itself' },
  decide: ({ context: { table }, event: { player, targets } }) => {
    const cards = cardsOf(table, targets);
    const theirs = cards.length === targets.length && cards.every(({ controller }) => controller !== null && controller !== player);
    const nobodys = cards.length === 1 && cards.every(isSelfControlling);
    return holds(isEachOnce(targets) && (theirs || nobodys), { targets: namesOf(table, targets) });
  },
});

/** Ships and facilities fight each other and what roams, personnel fight personnel; landed ships and equipment have rules of their own. */
export const sidesAreAlike = rule({
  id: 'sidesAreAlike', on: BOTH, cites: ['base/attack/4', 'cr98/battle/12'], says: { allowed: '{force} can fight {targets}', refused: '{force} cannot fight {targets}: they are of different kinds' },
  decide: ({ context: { table }, event: { force, targets } }) => {
    const known = withoutEquipment(table, [...force, ...targets]);
    const personnel = known.filter((id) => cardOf(table, id)?.facts.kind === 'personnel');
    const ships = known.filter((id) => { const card = cardOf(table, id); return card !== undefined && (isShipOrFacility(card) || (isSelfControlling(card) && card.place.in === 'space')); });
    const aground = known.some((id) => landed(table, id));
    const alike = personnel.length === known.length || ships.length === known.length || (aground && personnel.length + ships.length === known.length);
    return holds(alike, { force: namesOf(table, force), targets: namesOf(table, targets) });
  },
});

/** Equipment alone neither fights nor is fought. */
export const equipmentTakesNoPart = rule({
  id: 'equipmentTakesNoPart', on: BOTH, cites: ['cr98/equipment-cards-unattended/3', 'cr98/equipment-cards-unattended/4'],
  says: { allowed: 'no equipment is among those that fight', refused: '{equipment} is equipment, which fights nobody and which nobody fights' },
  decide: ({ context: { table }, event: { force, targets } }) => {
    const equipment = [...force, ...targets].filter((id) => cardOf(table, id)?.facts.kind === 'equipment');
    return holds(equipment.length === 0, { equipment: namesOf(table, equipment) });
  },
});

export const landedShipsDoNotAttack = rule({
  id: 'landedShipsDoNotAttack', on: BOTH, cites: ['cr98/landed-ships/1', 'cr98/landed-ships/3'],
  says: { allowed: 'no ship of {force} has landed', refused: '{landed} {landed|has|have} landed, and {landed|attacks|attack} neither ships in orbit nor Away Teams' },
  decide: ({ context: { table }, event: { force } }) => {
    const aground = force.filter((id) => landed(table, id));
    return holds(aground.length === 0, { force: namesOf(table, force), landed: namesOf(table, aground) });
  },
});

export const landedShipsAreLeftAlone = rule({
  id: 'landedShipsAreLeftAlone', on: BOTH, cites: ['cr98/landed-ships/2', 'cr98/landed-ships/4'],
  says: { allowed: 'no ship of {targets} has landed', refused: '{landed} {landed|has|have} landed, and {landed|is|are} attacked neither from orbit nor by Away Teams' },
  decide: ({ context: { table }, event: { targets } }) => {
    const aground = targets.filter((id) => landed(table, id));
    return holds(aground.length === 0, { targets: namesOf(table, targets), landed: namesOf(table, aground) });
  },
});

/** What can be fought: ships that are seen, and personnel that can fight. What has landed has a rule of its own. */
export const targetsCanBeFought = rule({
  id: 'targetsCanBeFought', on: BOTH, cites: ['base/attack/11'], says: { allowed: '{targets} can be fought', refused: 'not all of {targets} can be fought' },
  decide: ({ context: { table }, event: { targets }, ask }) => ({
    outcome: allOf(targets.filter((id) => !landed(table, id)).map((card) => ask(canBeTarget, { card }))), values: { targets: namesOf(table, targets) },
  }),
});

/** A force that is where the battle is, unstopped and able to fight: ships can fire, personnel are not disabled. Personnel that have to beam have a rule of their own. */
export const forceIsReady = rule({
  id: 'forceIsReady', on: BOTH, cites: [], says: { allowed: '{force} {force|is|are} ready for this battle', refused: '{force} {force|is|are} not ready for this battle' },
  decide: ({ context: { table }, event, ask }) => {
    const force = withoutEquipment(table, event.force);
    const armed = isOfPersonnel(table, force) ? 'allowed' : ask(canAllFire, { force });
    const there = ask(isAllThere, { force: [...event.force, ...event.targets], at: placeOfBattle(table, event) });
    return { outcome: allOf([armed, there, ask(isAllFreeTo, { force, activity: 'attack' }), ask(tacticIsOf, { player: event.player, tactic: event.tactic ?? null })]), values: { force: namesOf(table, event.force) } };
  },
});

/** Whether a force has a leader. Equipment has none, and has a rule of its own. */
export const forceIsLed = rule({
  id: 'forceIsLed', on: BOTH, cites: [], says: { allowed: 'the force is led', refused: 'the force is not led' },
  decide: ({ context: { table }, event: { force }, ask }) => ({ outcome: withoutEquipment(table, force).length === 0 ? 'allowed' : ask(isLed, { force }), values: {} }),
});

/** The personnel of a player in one place who can fight: what is attacked as a team. */
export const teamAt = measure({
  id: 'teamAt', cites: ['base/personnel-battle/2'], says: 'the team of {player} there is {value}',
  value: ({ context: { table } }, { with: member, player }: { readonly with: CardId; readonly player: PlayerId | null }): readonly CardId[] => {
    const place = cardOf(table, member)?.place;
    return cardsWhere(table, (card, id) => card.facts.kind === 'personnel' && card.controller === player && card.place.in === place?.in && card.place.at === place.at && isAble(table, id, 'defend'));
  },
});

export const teamIsAttackedWhole = rule({
  id: 'teamIsAttackedWhole', on: BOTH, cites: ['base/personnel-battle/2'], says: { allowed: '{targets} {targets|is|are} all of the team', refused: '{targets} {targets|is|are} not the whole team, which is {team}' },
  decide: ({ context: { table }, event: { force, targets }, read }) => {
    const [first = ''] = targets;
    const ofPersonnel = isOfPersonnel(table, force) && isOfPersonnel(table, targets);
    const team = ofPersonnel ? read(teamAt, { with: first, player: cardOf(table, first)?.controller ?? null }) : targets;
    return holds(!ofPersonnel || (team.length === targets.length && targets.every((id) => team.includes(id))), { targets: namesOf(table, targets), team: namesOf(table, team) });
  },
});

/** Teams meet where one of them is: on the planet, or aboard, if SHIELDS are no hindrance. Whoever has to beam, needs transporters of the own side. */
export const teamsCanMeet = rule({
  id: 'teamsCanMeet', on: BOTH, cites: ['base/personnel-battle/1', 'base/beaming/1', 'cr98/battle/11', 'cr98/alien-parasites/9', 'cr98/stasis/6'],
  says: { allowed: '{force} can get to {targets}', refused: '{force} cannot get to {targets}: they are not together, nobody can beam them, or SHIELDS are between them' },
  decide: ({ context: { table }, event: { player, force, targets } }) => {
    const values = { force: namesOf(table, force), targets: namesOf(table, targets) };
    if (!isOfPersonnel(table, force) || !isOfPersonnel(table, targets)) return holds(true, values);
    const [from, to] = [force, targets].map((ids) => new Set(cardsOf(table, ids).map(({ place }) => `${place.in} ${place.at}`)));
    const together = from?.size === 1 && to?.size === 1;
    const there = cardOf(table, targets[0] ?? '')?.place.in;
    const same = [...from ?? []][0] === [...to ?? []][0];
    const beamed = transportersAt(table, locationOf(table, force[0] ?? '') ?? '', player).length > 0 && (there === 'planet' || passesShields(table, force));
    return holds(together && (same || beamed), values);
  },
});

/** How many targets a card fires at: one, unless somebody aboard multiplexes and it is in retaliation or a current objective says so. */
export const targetLimit = measure({
  id: 'targetLimit',
  cites: [
    'base/attack/7', 'cr98/battle/8', 'cr98/multiplexor-drone-nine-of-seventeen/1', 'cr98/multiplexor-drone-nine-of-seventeen/2', 'cr98/multiplexor-drone-nine-of-seventeen/5',
    'cr98/multiplexor-drone-nine-of-seventeen/6', 'cr98/multiplexor-drone-nine-of-seventeen/7', 'cr98/multiplexor-drone-nine-of-seventeen/8',
  ],
  says: '{card} fires at {value} at most', mayBe: { type: 'integer', minimum: 1 },
  value: ({ context: { table } }, { card, retaliates }: { readonly card: CardId; readonly retaliates: boolean }): number => {
    const crew = manning(table, card).filter((id) => cardOf(table, id)?.facts.kind === 'personnel' && isAble(table, id, 'defend'));
    const multiplexed = crew.some((id) => { const facts = cardOf(table, id)?.facts; return facts?.kind === 'personnel' && facts.multiplexes === true; });
    const permitted = retaliates || permitsSeveral(table, cardOf(table, card)?.controller ?? null);
    return multiplexed && permitted ? crew.filter((id) => hasIcon(table, id, 'defence')).length : 1;
  },
});

function permitsSeveral(table: Table, player: PlayerId | null): boolean {
  return Object.values(table.cards).some(({ facts, place, controller }) => 'permitsSeveral' in facts && facts.permitsSeveral === true && place.in === 'core' && controller === player);
}

export const targetsAreWithinLimit = rule({
  id: 'targetsAreWithinLimit', on: BOTH,
  cites: ['base/attack/7', 'cr98/multiplexor-drone-nine-of-seventeen/1', 'cr98/multiplexor-drone-nine-of-seventeen/2', 'cr98/multiplexor-drone-nine-of-seventeen/5'],
  says: { allowed: '{targets} {targets|is|are} no more than {force} can fire at', refused: '{targets} {targets|is|are} more than {limit}, as many as {force} can fire at' },
  decide: ({ context: { table }, event: { type, force, targets }, read }) => {
    const limit = isOfPersonnel(table, force) ? targets.length : Math.max(1, ...force.map((card) => read(targetLimit, { card, retaliates: type === 'COUNTER_ATTACK' })));
    return holds(targets.length <= limit, { targets: namesOf(table, targets), limit, force: namesOf(table, force) });
  },
});

export const tacticIsOf = rule({
  id: 'tacticIsOf', cites: ['base/battle/7'], says: { allowed: '{player} uses {tactic}', refused: '{tactic} is no tactic from the side deck of {player}' },
  decide: ({ context: { table } }, { player, tactic }: { readonly player: PlayerId; readonly tactic: CardId | null }) => {
    const card = cardOf(table, tactic ?? '');
    const own = card?.facts.kind === 'tactic' && card.owner === player && card.place.in === 'side-deck';
    return holds(tactic === null || own, { player, tactic: tactic === null ? 'no tactic' : nameOf(table, tactic) });
  },
});

export const affiliationAllows = rule({
  id: 'affiliationAllows', on: 'ATTACK', cites: [], says: { allowed: 'affiliation allows it', refused: 'affiliation does not allow it' },
  decide: ({ event: { player, force, targets }, ask }) => ({ outcome: allOf([ask(affiliationMayAttack, { force, targets }), ask(borgMayAttack, { player, force, targets })]), values: {} }),
});

/** What any attack needs, the first as well as a counter-attack. */
export const OF_ANY_ATTACK = [
  attackIsOnYourTurn, forceIsYours, targetsAreTheirs, equipmentTakesNoPart, landedShipsDoNotAttack, landedShipsAreLeftAlone, sidesAreAlike, forceIsReady, forceIsLed,
  teamsCanMeet, targetsCanBeFought, teamIsAttackedWhole, targetsAreWithinLimit,
];

export const mayAttack = all({ id: 'mayAttack', of: [...OF_ANY_ATTACK, affiliationAllows] });
