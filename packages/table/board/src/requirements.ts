/** Whether a group meets a requirement, explained: who supplies what, and what is missing. */

import { holds } from '@rulebench/core';
import { aboard, nameOf, namesOf } from './asking.ts';
import { measure, rule } from './deciding.ts';
import { hasTrait, levelsOf, personalAttributeOf } from './personnel.ts';
import type { PersonalAttribute, Requirement, Trait } from './requirement.ts';
import type { CardId, Table } from './table.ts';
import { ableOf, equipmentWith } from './teams.ts';

/** What was found of a requirement, and of its parts. */
export type Finding = {
  /** As it is printed. */
  readonly says: string;
  readonly met: boolean;
  readonly need: number;
  readonly have: number;
  /** Who supplies it. */
  readonly by: readonly CardId[];
  readonly parts: readonly Finding[];
};

/** A requirement as it is printed: "Navigation + Honor x2". Pure. */
export function printed(requirement: Requirement): string {
  if ('all' in requirement) return requirement.all.map((one) => ('any' in one ? `(${printed(one)})` : printed(one))).join(' + ');
  if ('any' in requirement) return requirement.any.map(printed).join(' OR ');
  if ('count' in requirement) return `${requirement.count} ${requirement.of.map(wordOf).join(' ')}`;
  if ('equipment' in requirement) return requirement.equipment;
  return wordOf(requirement);
}

function wordOf(trait: Trait): string {
  if ('skill' in trait) return (trait.levels ?? 1) === 1 ? trait.skill : `${trait.skill} x${trait.levels}`;
  if ('classification' in trait) return `${trait.classification}-classification`;
  if ('firstSkill' in trait) return `${trait.firstSkill} as first-listed skill`;
  if ('icon' in trait) return `[${trait.icon}]`;
  if ('attribute' in trait) return `${trait.attribute.toUpperCase()} > ${trait.over}`;
  if ('species' in trait) return trait.species;
  return 'affiliation' in trait ? `[${trait.affiliation}]` : trait.personnel;
}

/** What a group supplies of a requirement. Only those count who can use skills. Pure. */
export function found(table: Table, group: readonly CardId[], requirement: Requirement): Finding {
  const able = ableOf(table, group);
  const says = printed(requirement);
  if ('all' in requirement) {
    const parts = requirement.all.map((one) => found(table, group, one));
    return { ...tally(says, parts, parts.length), met: parts.every(({ met }) => met) };
  }
  if ('any' in requirement) return tally(says, requirement.any.map((one) => found(table, group, one)), 1);
  if ('count' in requirement) return supplied(says, requirement.count, able.filter((id) => requirement.of.every((trait) => hasTrait(table, id, trait))), () => 1);
  if ('equipment' in requirement) return supplied(says, 1, equipmentWith(table, group).filter((id) => nameOf(table, id) === requirement.equipment), () => 1);
  if ('skill' in requirement) return supplied(says, requirement.levels ?? 1, able, (id) => levelsOf(table, id, requirement.skill));
  if ('attribute' in requirement) return supplied(says, requirement.over + 1, able, (id) => personalAttributeOf(table, id, requirement.attribute));
  return supplied(says, 1, able.filter((id) => hasTrait(table, id, requirement)), () => 1);
}

function tally(says: string, parts: readonly Finding[], need: number): Finding {
  const met = parts.filter((part) => part.met);
  return { says, met: met.length >= need, need, have: met.length, by: [...new Set(met.flatMap(({ by }) => by))], parts };
}

function supplied(says: string, need: number, group: readonly CardId[], gives: (id: CardId) => number): Finding {
  const by = group.filter((id) => gives(id) > 0);
  const have = by.reduce((sum, id) => sum + gives(id), 0);
  return { says, met: have >= need, need, have, by, parts: [] };
}

/** The parts that stand in the way, as they are printed, with what there is of them. Pure. */
export function missing({ says, met, need, have, parts }: Finding): readonly string[] {
  if (met) return [];
  if (parts.length > 0) return parts.flatMap(missing);
  return [have > 0 && need > 1 ? `${says} (has ${have})` : says];
}

/** Whether a group meets a requirement. Pure. */
export function meets(table: Table, group: readonly CardId[], requirement: Requirement): boolean {
  return found(table, group, requirement).met;
}

/** Whether the personnel aboard fulfil a requirement. Pure. */
export function fulfils(table: Table, carrier: CardId, requirement: Requirement): boolean {
  return meets(table, aboard(table, carrier), requirement);
}

/** A group meets a requirement together; skills and attributes add up, and only those count who can use them. */
export const requirementIsMet = rule({
  id: 'requirementIsMet', cites: ['base/requirements/1', 'base/requirements/2', 'base/requirements/3', 'cr98/skills-assimilated-personnels/1'],
  says: { allowed: '{requirement} is met by {by}', refused: '{requirement} is not met: no {missing}' },
  decide: ({ context: { table } }, { group, requirement }: { readonly group: readonly CardId[]; readonly requirement: Requirement }) => {
    const finding = found(table, group, requirement);
    return holds(finding.met, { requirement: finding.says, by: namesOf(table, finding.by), missing: missing(finding) });
  },
});

/** What a group has of an attribute, with what is lent to its members: presence lends, whatever the state of whoever is present. */
export const totalOf = measure({
  id: 'totalOf',
  cites: ['cr98/stunned-or-mortally-wounded-personnel/4', 'cr98/stunned-or-mortally-wounded-personnel/5', 'cr98/stunned-or-mortally-wounded-personnel/6'],
  says: '{attribute} of {group}: {value}',
  value: ({ context: { table } }, { group, attribute }: { readonly group: readonly CardId[]; readonly attribute: PersonalAttribute }): number =>
    ableOf(table, group).reduce((sum, id) => sum + personalAttributeOf(table, id, attribute), 0),
});
