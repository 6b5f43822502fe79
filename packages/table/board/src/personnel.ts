/** What one personnel has or is: skills with levels, icons, attributes. Whoever changes these for a rule changes them here, for all. */

import { cardOf, cardsWhere, factsOf } from './asking.ts';
import type { Enhancement, PersonnelFacts } from './facts.ts';
import type { Icon } from './icons.ts';
import type { Kindred, PersonalAttribute, Trait } from './requirement.ts';
import { isAble } from './status.ts';
import type { Card, CardId, Table } from './table.ts';

/** What a personnel is, assimilated or as printed; none for other cards. Pure. */
export function personnelOf(table: Table, id: CardId): PersonnelFacts | undefined {
  const facts = factsOf(table, id);
  return facts?.kind === 'personnel' ? facts : undefined;
}

/** What personnel and equipment of the same player, present where it is, lend to a personnel by their presence. Pure. */
export function enhancementsOf(table: Table, id: CardId): readonly Enhancement[] {
  const card = cardOf(table, id);
  return card === undefined ? [] : enhancers(table).filter((one) => one !== id && isBeside(card, cardOf(table, one)) && isAble(table, one, 'enhance'))
    .flatMap((one) => lent(table, one).filter(({ to }) => isKin(table, id, to)));
}

function enhancers(table: Table): readonly CardId[] {
  return cardsWhere(table, ({ facts }) => 'enhances' in facts);
}

function lent(table: Table, id: CardId): readonly Enhancement[] {
  const facts = cardOf(table, id)?.facts;
  return facts !== undefined && 'enhances' in facts ? facts.enhances ?? [] : [];
}

function isBeside(card: Card, other: Card | undefined): boolean {
  return other?.controller === card.controller && other.place.in === card.place.in && other.place.at === card.place.at;
}

/** The levels of a skill that a personnel has; a classification is a skill too, and so is what equipment gives. Pure. */
export function levelsOf(table: Table, id: CardId, skill: string): number {
  const facts = personnelOf(table, id);
  if (facts === undefined) return 0;
  const own = (Object.hasOwn(facts.skills, skill) ? facts.skills[skill] ?? 0 : 0) + (facts.classification === skill ? 1 : 0);
  return own > 0 || !enhancementsOf(table, id).some((one) => 'skill' in one && one.skill === skill) ? own : 1;
}

/** INTEGRITY, CUNNING or STRENGTH of a personnel, with what others lend to it; 0 for other cards. Pure. */
export function personalAttributeOf(table: Table, id: CardId, attribute: PersonalAttribute): number {
  const facts = personnelOf(table, id);
  if (facts === undefined) return 0;
  return enhancementsOf(table, id).reduce((sum, one) => sum + ('attribute' in one && one.attribute === attribute ? one.by : 0), facts[attribute]);
}

export function hasIcon(table: Table, id: CardId, icon: Icon): boolean {
  return cardOf(table, id)?.facts.icons?.includes(icon) === true;
}

/** Whether a personnel is of some kind by itself. Pure. */
export function isKin(table: Table, id: CardId, kind: Kindred): boolean {
  const facts = personnelOf(table, id);
  if (facts === undefined) return false;
  if ('classification' in kind) return facts.classification === kind.classification;
  if ('firstSkill' in kind) return Object.keys(facts.skills)[0] === kind.firstSkill;
  if ('icon' in kind) return hasIcon(table, id, kind.icon);
  if ('species' in kind) return facts.species === kind.species && cardOf(table, id)?.assimilated !== 'drone';
  return 'affiliation' in kind ? facts.affiliation === kind.affiliation : facts.name === kind.personnel;
}

/** Whether a personnel has a trait, with what is lent to it. Pure. */
export function hasTrait(table: Table, id: CardId, trait: Trait): boolean {
  if ('skill' in trait) return levelsOf(table, id, trait.skill) >= (trait.levels ?? 1);
  if ('attribute' in trait) return personnelOf(table, id) !== undefined && personalAttributeOf(table, id, trait.attribute) > trait.over;
  return isKin(table, id, trait);
}
