/** What a dilemma asks: conditions, triggers and cures, which are three things; and who volunteers. */

import { allOf, anyOf, holds, type LeafRule } from '@rulebench/core';
import {
  aboard, affiliationOf, canUseSkills, cardOf, cardsWhere, choiceOf, equipmentWith, hasIcon, isAble, levelsOf, locationOf, meets, nameOf, namesOf, personnelOf, picksAreOffered, requirementIsMet,
  type CardId, type Condition, type Requirement, type Table,
} from '@rulebench/board';
import { all, measure, not, rule } from './deciding.ts';
import { addressed, isMetByBorg, textMet } from './meeting.ts';

/** Something that a group may have; for a card in play also what lies aboard the ship or facility that it is on. */
type OfGroup = { readonly condition: Condition; readonly group: readonly CardId[]; readonly on?: CardId | null };

/** What has to be met to get past the card; null where it has no conditions. Borg have conditions of their own on some cards. */
export const conditionsAsked = measure({
  id: 'conditionsAsked', cites: ['base/dilemma/2', 'base/dilemma/3', 'base/dilemma/4', 'cr98/lack-of-preparation/1', 'cr98/lack-of-preparation/5', 'cr98/tarellian-plague-ship/1'], says: 'it asks for {value}',
  value: ({ context, ask }): Condition | null => {
    const { borg, conditions = null } = textMet(context);
    return borg !== undefined && ask(isMetByBorg) === 'allowed' ? borg : conditions;
  },
});

/** The leaves of a condition. Pure. */
export function leavesOf(condition: Condition): readonly Condition[] {
  const parts = 'all' in condition ? condition.all : 'any' in condition ? condition.any : null;
  return parts === null ? [condition] : parts.flatMap(leavesOf);
}

type Wanted = { readonly sort: string; readonly group: readonly CardId[]; readonly on: CardId | null };

/** Who may use a piece of equipment of that sort: whom it is made for. Aboard, what is made for nobody in particular works by itself. Pure. */
function userOf(table: Table, id: CardId, { sort, group, on }: Wanted): CardId | undefined {
  const facts = cardOf(table, id)?.facts;
  if (facts?.kind !== 'equipment' || (facts.name !== sort && facts.sort !== sort) || !isAble(table, id, 'text')) return undefined;
  const { usableBy } = facts;
  if (usableBy === undefined && on !== null) return id;
  return group.find((one) => canUseSkills(table, one) && (usableBy === undefined || usableBy.some((affiliation) => affiliation === affiliationOf(table, one))));
}

/** Equipment of a sort in a group, or aboard what a card is on; only whom it is made for uses it. */
export const equipmentIsUsable = rule({
  id: 'equipmentIsUsable',
  cites: ['cr98/equipment-cards-affiliation-specific/9', 'cr98/equipment-cards-use-by-borg/8', 'cr98/theta-radiation-poisoning/1', 'cr98/equipment-cards-unattended/1'],
  says: { allowed: '{used} is there, and {by} may use it', refused: 'no {sort} is there that one of them may use' },
  decide: ({ context: { table } }, wanted: Wanted) => {
    const { sort, group, on } = wanted;
    const used = (on === null ? equipmentWith(table, group) : aboard(table, on)).find((id) => userOf(table, id, wanted) !== undefined);
    const by = used === undefined ? undefined : userOf(table, used, wanted);
    return holds(used !== undefined, { sort, used: used === undefined ? null : nameOf(table, used), by: by === undefined ? null : nameOf(table, by) });
  },
});

export const pointsAreEnough = rule({
  id: 'pointsAreEnough', cites: ['cr98/dead-end/1', 'cr98/dead-end/6'], says: { allowed: '{player} has {points}, at least {needed}', refused: '{player} has {points}, fewer than {needed}' },
  decide: ({ context: { table, meeting } }, { needed }: { readonly needed: number }) => {
    const points = table.players.find(({ id }) => id === meeting?.player)?.points ?? 0;
    return holds(points >= needed, { player: meeting?.player ?? null, points, needed });
  },
});

/** What counts is the start of the attempt that is going on, not the team as it is now. */
export const attemptWasPrepared = rule({
  id: 'attemptWasPrepared', cites: ['cr98/lack-of-preparation/5'],
  says: { allowed: 'they could meet the requirements when this attempt began', refused: 'they could not meet the requirements when this attempt began' },
  decide: ({ context: { meeting } }) => holds(meeting?.prepared === true),
});

export const somebodyWentOver = rule({
  id: 'somebodyWentOver', cites: ['cr98/tarellian-plague-ship/1', 'cr98/tarellian-plague-ship/2'], says: { allowed: '{volunteer} goes over for good', refused: 'nobody goes over' },
  decide: ({ context: { table, volunteer } }) => holds(volunteer !== null, { volunteer: volunteer === null ? null : nameOf(table, volunteer) }),
});

/** Exact copies of a personnel in play, the card itself left out: another version of the same person is none. */
export const copiesOf = measure({
  id: 'copiesOf', cites: ['cr98/personas/21'], says: 'exact copies of {card}: {value}',
  value: ({ context: { table } }, { card }: { readonly card: CardId }): readonly CardId[] => {
    const own = personnelOf(table, card);
    return cardsWhere(table, ({ facts }, id) => id !== card && facts.kind === 'personnel' && facts.name === own?.name && facts.version === own.version && locationOf(table, id) !== undefined);
  },
});

export const copyIsInPlay = rule({
  id: 'copyIsInPlay', cites: ['cr98/personas/21'], says: { allowed: '{card} has an exact copy in play', refused: 'none of {group} has an exact copy in play' },
  decide: ({ context: { table }, read }, { group }: { readonly group: readonly CardId[] }) => {
    const found = group.find((id) => read(copiesOf, { card: id }).length > 0);
    return holds(found !== undefined, { group: namesOf(table, group), card: found === undefined ? null : nameOf(table, found) });
  },
});

/** Whether a condition, a trigger or a cure is there. */
export const conditionHolds: LeafRule<OfGroup> = rule({
  id: 'conditionHolds', cites: ['cr98/dilemmas-borg-overcoming/4', 'cr98/dilemmas-borg-overcoming/5', 'cr98/lack-of-preparation/2', 'cr98/lack-of-preparation/3', 'cr98/lack-of-preparation/4', 'cr98/alien-parasites/5'],
  says: { allowed: 'all of it is there', refused: 'not all of it is there' },
  decide: ({ ask }, { condition, group, on = null }: OfGroup) => {
    if ('all' in condition) return { outcome: allOf(condition.all.map((one) => ask(conditionHolds, { condition: one, group, on }))), values: {} };
    if ('any' in condition) return { outcome: anyOf(condition.any.map((one) => ask(conditionHolds, { condition: one, group, on }))), values: {} };
    if ('team' in condition) return { outcome: ask(requirementIsMet, { group, requirement: condition.team }), values: {} };
    if ('equipment' in condition) return { outcome: ask(equipmentIsUsable, { sort: condition.equipment, group, on }), values: {} };
    if ('points' in condition) return { outcome: ask(pointsAreEnough, { needed: condition.points }), values: {} };
    if ('volunteer' in condition) return { outcome: ask(somebodyWentOver), values: {} };
    if ('duplicated' in condition) return { outcome: ask(copyIsInPlay, { group }), values: {} };
    return { outcome: ask(attemptWasPrepared), values: {} };
  },
});

export const conditionsAreMet = rule({
  id: 'conditionsAreMet', cites: ['base/dilemma/2'], says: { allowed: 'its conditions are met', refused: 'its conditions are not met, or it has none' },
  decide: ({ read, ask }) => {
    const condition = read(conditionsAsked);
    return condition === null ? holds(false) : { outcome: ask(conditionHolds, { condition, group: read(addressed) }), values: {} };
  },
});

export const hasConditions = rule({
  id: 'hasConditions', cites: ['base/dilemma/3', 'cr98/tarellian-plague-ship/1'], says: { allowed: 'it has conditions', refused: 'it has no conditions' },
  decide: ({ read }) => holds(read(conditionsAsked) !== null),
});

/** What sets the card off is there, or it needs nothing of the kind. */
export const isSetOff = rule({
  id: 'isSetOff', cites: ['base/dilemma/4'], says: { allowed: 'what sets it off is there', refused: 'what sets it off is not there' },
  decide: ({ context, ask, read }) => {
    const { trigger } = textMet(context);
    return trigger === undefined ? holds(true) : { outcome: ask(conditionHolds, { condition: trigger, group: read(addressed) }), values: {} };
  },
});

export const isNotSetOff = not({ id: 'isNotSetOff', of: isSetOff });

function areTogether(table: Table, one: CardId, other: CardId): boolean {
  return cardOf(table, one)?.place.at === cardOf(table, other)?.place.at;
}

/** Whether the Interlink lends a skill to a Borg who goes alone: it has to bear [Com] itself, and so must the group that has the skill. */
export const skillIsShared = rule({
  id: 'skillIsShared', cites: ['cr98/tarellian-plague-ship/6'], says: { allowed: 'the Interlink lends {skill} to {card}', refused: 'no Interlink lends {skill} to {card}' },
  decide: ({ context: { table } }, { card, skill }: { readonly card: CardId; readonly skill: string }) => {
    const own = cardOf(table, card);
    const here = locationOf(table, card);
    const borg = cardsWhere(table, ({ controller }, id) => personnelOf(table, id)?.affiliation === 'Borg' && controller === own?.controller && locationOf(table, id) === here);
    const hive = borg.filter((id) => canUseSkills(table, id));
    const linked = hive.some((id) => personnelOf(table, id)?.sharesSkills === true);
    const lent = hive.some((id) => levelsOf(table, id, skill) > 0 && borg.some((one) => areTogether(table, one, id) && hasIcon(table, one, 'communication')));
    return holds(linked && lent && hive.includes(card) && hasIcon(table, card, 'communication'), { card: nameOf(table, card), skill });
  },
});

/** Who of those who meet the card may go over: whoever has what it asks for, also by the Interlink. */
export const whoMayGo = measure({
  id: 'whoMayGo', cites: ['cr98/tarellian-plague-ship/2', 'cr98/tarellian-plague-ship/5', 'cr98/tarellian-plague-ship/6'], says: 'may go over: {value}',
  value: ({ context: { table }, read, ask }): readonly CardId[] => {
    const condition = read(conditionsAsked);
    const wanted = condition === null ? [] : leavesOf(condition).flatMap((one) => ('volunteer' in one ? [one.volunteer] : []));
    const fits = (id: CardId, requirement: Requirement): boolean => meets(table, [id], requirement) || ('skill' in requirement && ask(skillIsShared, { card: id, skill: requirement.skill }) === 'allowed');
    return read(addressed).filter((id) => canUseSkills(table, id) && wanted.some((requirement) => fits(id, requirement)));
  },
});

export const somebodyMayGo = rule({
  id: 'somebodyMayGo', cites: ['cr98/tarellian-plague-ship/1', 'cr98/tarellian-plague-ship/2'], says: { allowed: '{who} may go over', refused: 'nobody may go over' },
  decide: ({ context: { table, volunteer }, read }) => { const who = read(whoMayGo); return holds(volunteer === null && who.length > 0, { who: namesOf(table, who) }); },
});

export const isYoursToSend = rule({
  id: 'isYoursToSend', on: 'CHOOSE', cites: ['cr98/tarellian-plague-ship/2', 'cr98/tarellian-plague-ship/5'],
  says: { allowed: '{player} says who goes over', refused: '{player} does not say who goes over' },
  decide: ({ context, event: { choice, player } }) => holds(choice === 'volunteer' && choiceOf(context, choice)?.player === player, { player }),
});

export const maySend = all({ id: 'maySend', of: [isYoursToSend, picksAreOffered] });

/** The personnel aboard what a lasting card lies on. Pure. */
export function peopleOn(table: Table, id: CardId): readonly CardId[] {
  const place = cardOf(table, id)?.place;
  return place?.in === 'on' ? aboard(table, place.at).filter((one) => personnelOf(table, one) !== undefined) : [];
}
