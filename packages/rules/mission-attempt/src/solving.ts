/** Completing a mission: whose skills are used, and what is scored. Only skills are used; attributes and the rest are there anyway. */

import { holds } from '@rulebench/core';
import { levelsOf, meets, nameOf, namesOf, personnelOf, type CardId, type PlayerId, type Requirement, type Table } from '@rulebench/board';
import { all, attemptOf, measure, missionAt, requiredAt, rule } from './deciding.ts';
import { everyone, membersActive } from './going-on.ts';
import type { Use } from './model.ts';

/** The skills that a requirement names, each once. Pure. */
export function skillsIn(requirement: Requirement): readonly string[] {
  if ('all' in requirement) return [...new Set(requirement.all.flatMap(skillsIn))];
  if ('any' in requirement) return [...new Set(requirement.any.flatMap(skillsIn))];
  if ('count' in requirement) return [...new Set(requirement.of.flatMap(skillsIn))];
  return 'skill' in requirement ? [requirement.skill] : [];
}

function levelsUsed(uses: readonly Use[], id: CardId, skill: string): number {
  return uses.filter((one) => one.card === id && one.skill === skill).reduce((sum, { levels = 1 }) => sum + levels, 0);
}

/** Whether a team meets a requirement by the levels that are used, and by no other; what is no skill is there anyway. Pure. */
function suffice(uses: readonly Use[], table: Table, team: readonly CardId[], requirement: Requirement): boolean {
  if ('all' in requirement) return requirement.all.every((one) => suffice(uses, table, team, one));
  if ('any' in requirement) return requirement.any.some((one) => suffice(uses, table, team, one));
  if ('count' in requirement) return team.filter((id) => requirement.of.every((trait) => suffice(uses, table, [id], trait))).length >= requirement.count;
  if ('skill' in requirement) return team.reduce((sum, id) => sum + levelsUsed(uses, id, requirement.skill), 0) >= (requirement.levels ?? 1);
  return meets(table, team, requirement);
}

/** The points that the player's cards give for each specialist: one such card is enough. Pure. */
function rewardFor({ cards }: Table, player: PlayerId): { readonly points: number; readonly card: CardId } | undefined {
  return Object.entries(cards).flatMap(([card, { facts, controller, place }]) => {
    const points = controller === player && place.in === 'core' && 'rewardsSpecialists' in facts ? facts.rewardsSpecialists : undefined;
    return points === undefined ? [] : [{ points, card }];
  })[0];
}

/** Whose skills are used makes a difference only where a specialist among them scores for it. */
export const usesMatter = rule({
  id: 'usesMatter', cites: ['cr98/assign-mission-specialists/15', 'cr98/assign-mission-specialists/30', 'cr98/assign-mission-specialists/32'],
  says: { allowed: '{specialists} could score for a skill that is used', refused: 'whose skills are used makes no difference' },
  decide: ({ context, read }) => {
    const { table } = context;
    const { location, player } = attemptOf(context);
    const named = skillsIn(requiredAt(table, location));
    const specialists = everyone(read(membersActive)).filter((id) => personnelOf(table, id)?.specialist === true && named.some((skill) => levelsOf(table, id, skill) > 0));
    return holds(rewardFor(table, player) !== undefined && specialists.length > 0, { specialists: namesOf(table, specialists) });
  },
});

export const usesAreYours = rule({
  id: 'usesAreYours', on: 'SOLVE', cites: ['cr98/assign-mission-specialists/18'], says: { allowed: '{player} says whose skills are used', refused: 'it is not for {player} to say whose skills are used' },
  decide: ({ context, event: { player } }) => holds(attemptOf(context).player === player, { player }),
});

/** Nobody uses more levels than he has, and only those who take part use any. */
export const levelsAreThere = rule({
  id: 'levelsAreThere', on: 'SOLVE', cites: ['cr98/assign-mission-specialists/18', 'cr98/assign-mission-specialists/20'],
  says: { allowed: 'they have what they use', refused: '{lacking} {lacking|is|are} not among them, or {lacking|has|have} not so much of it' },
  decide: ({ context, event: { uses }, read }) => {
    const { table } = context;
    const team = everyone(read(membersActive));
    const lacking = uses.filter(({ card, skill, levels = 1 }) => !team.includes(card) || !Number.isInteger(levels) || levels < 1 || levelsUsed(uses, card, skill) > levelsOf(table, card, skill));
    return holds(lacking.length === 0, { lacking: lacking.map(({ card, skill }) => `${nameOf(table, card)} with ${skill}`) });
  },
});

/** What is used is enough, whoever else has it too and however much more the users have. */
export const usesAreEnough = rule({
  id: 'usesAreEnough', on: 'SOLVE',
  cites: ['cr98/assign-mission-specialists/19', 'cr98/assign-mission-specialists/20', 'cr98/assign-mission-specialists/22', 'cr98/assign-mission-specialists/26', 'cr98/assign-mission-specialists/27'],
  says: { allowed: 'what they use meets the requirements', refused: 'what they use does not meet the requirements' },
  decide: ({ context, event: { uses }, read }) => {
    return holds(suffice(uses, context.table, everyone(read(membersActive)), requiredAt(context.table, attemptOf(context).location)));
  },
});

/** The ways in which a requirement can be met, where it leaves several. Pure. */
export function waysOf(requirement: Requirement): readonly Requirement[] {
  if ('any' in requirement) return requirement.any.flatMap(waysOf);
  if (!('all' in requirement)) return [requirement];
  return requirement.all.reduce((ways: readonly (readonly Requirement[])[], one) => ways.flatMap((way) => waysOf(one).map((more) => [...way, more])), [[]]).map((all) => ({ all }));
}

/** The same with one level less of one of them, which may be none. Pure. */
function withoutLevel(uses: readonly Use[], n: number): readonly Use[] {
  return uses.map((one, i) => (i === n ? { ...one, levels: (one.levels ?? 1) - 1 } : one));
}

/** No level is used that the way in which they meet the requirements does without: so two do not score for one and the same level. */
export const noUseIsIdle = rule({
  id: 'noUseIsIdle', on: 'SOLVE', cites: ['cr98/assign-mission-specialists/21', 'cr98/assign-mission-specialists/24'],
  says: { allowed: 'every level that they use is needed', refused: '{idle} {idle|is|are} used without need' },
  decide: ({ context, event: { uses }, read }) => {
    const { table } = context;
    const team = everyone(read(membersActive));
    const ways = waysOf(requiredAt(table, attemptOf(context).location)).filter((way) => suffice(uses, table, team, way));
    const idle = ways.map((way) => uses.filter((_, n) => suffice(withoutLevel(uses, n), table, team, way)));
    const [least = []] = idle.toSorted((one, other) => one.length - other.length);
    return holds(least.length === 0, { idle: least.map(({ card, skill }) => `${skill} of ${nameOf(table, card)}`) });
  },
});

export const maySolve = all({ id: 'maySolve', of: [usesAreYours, levelsAreThere, usesAreEnough, noUseIsIdle] });

/** What the mission is worth to the player: Borg players score none. */
export const missionPoints = measure({
  id: 'missionPoints', cites: ['base/mission/9', 'cr98/brainwash/11', 'cr98/alien-parasites/22'], says: 'the mission scores {value}', mayBe: { type: 'integer' },
  value: ({ context }): number => {
    const { location, player } = attemptOf(context);
    const borg = context.table.players.some(({ id, plays }) => id === player && plays === 'Borg');
    return borg ? 0 : missionAt(context.table, location)?.points ?? 0;
  },
});

/** What each specialist scores whose skill is used: once, however many levels it fills. */
export const specialistPoints = measure({
  id: 'specialistPoints',
  cites: [
    'cr98/assign-mission-specialists/15', 'cr98/assign-mission-specialists/16', 'cr98/assign-mission-specialists/17', 'cr98/assign-mission-specialists/24',
    'cr98/assign-mission-specialists/25', 'cr98/assign-mission-specialists/28', 'cr98/assign-mission-specialists/29', 'cr98/assign-mission-specialists/31',
  ],
  says: 'specialists score {value}',
  value: ({ context }, { uses }: { readonly uses: readonly Use[] }): readonly { readonly card: CardId; readonly specialist: CardId; readonly points: number }[] => {
    const reward = rewardFor(context.table, attemptOf(context).player);
    const specialists = [...new Set(uses.map(({ card }) => card))].filter((id) => personnelOf(context.table, id)?.specialist === true);
    return reward === undefined ? [] : specialists.map((specialist) => ({ ...reward, specialist }));
  },
});
