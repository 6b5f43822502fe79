/** What one personnel has or is: skills with levels, icons, attributes. Whoever changes these for a rule changes them here, for all. */

import { cardOf } from './asking.ts';
import type { Icon, PersonnelFacts } from './facts.ts';
import type { PersonalAttribute, Trait } from './requirement.ts';
import type { CardId, Table } from './table.ts';

/** What is printed on a personnel; none for other cards. Pure. */
export function personnelOf(table: Table, id: CardId): PersonnelFacts | undefined {
  const facts = cardOf(table, id)?.facts;
  return facts?.kind === 'personnel' ? facts : undefined;
}

/** The levels of a skill that a personnel has; a classification is a skill too. Pure. */
export function levelsOf(table: Table, id: CardId, skill: string): number {
  const facts = personnelOf(table, id);
  if (facts === undefined) return 0;
  return (Object.hasOwn(facts.skills, skill) ? facts.skills[skill] ?? 0 : 0) + (facts.classification === skill ? 1 : 0);
}

/** INTEGRITY, CUNNING or STRENGTH of a personnel; 0 for other cards. Pure. */
export function personalAttributeOf(table: Table, id: CardId, attribute: PersonalAttribute): number {
  return personnelOf(table, id)?.[attribute] ?? 0;
}

export function hasIcon(table: Table, id: CardId, icon: Icon): boolean {
  return cardOf(table, id)?.facts.icons?.includes(icon) === true;
}

/** Whether a personnel has a trait by itself. Pure. */
export function hasTrait(table: Table, id: CardId, trait: Trait): boolean {
  const facts = personnelOf(table, id);
  if (facts === undefined) return false;
  if ('skill' in trait) return levelsOf(table, id, trait.skill) >= (trait.levels ?? 1);
  if ('classification' in trait) return facts.classification === trait.classification;
  if ('icon' in trait) return hasIcon(table, id, trait.icon);
  if ('species' in trait) return facts.species === trait.species;
  if ('affiliation' in trait) return facts.affiliation === trait.affiliation;
  if ('personnel' in trait) return facts.name === trait.personnel;
  return personalAttributeOf(table, id, trait.attribute) > trait.over;
}
