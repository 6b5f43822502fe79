/** The vocabulary of requirements: every word that stands for a trait, and what it stands for. */

import { readFileSync } from 'node:fs';
import type { Affiliation, Icon, Requirement } from '@rulebench/board';
import { parse } from 'yaml';

export interface Words {
  readonly skills: readonly string[];
  readonly classifications: readonly string[];
  readonly species: readonly string[];
  readonly personnel: readonly string[];
  readonly equipment: readonly string[];
  readonly icons: Readonly<Record<Icon, readonly string[]>>;
  readonly affiliations: Readonly<Record<Affiliation, readonly string[]>>;
}

/** What a word stands for. */
export interface Meaning {
  readonly word: string;
  readonly trait: Requirement;
}

/** The words of `data/words.yaml`. */
export function wordsOnDisk(): Words {
  return parse(readFileSync(new URL('../data/words.yaml', import.meta.url), 'utf8')) as Words; // boundary: a file of this package, which a test holds against the types
}

/** All words with their meanings, the longest first; where two are alike, a skill comes first. Pure. */
export function meaningsOf(words: Words): readonly Meaning[] {
  const icons = Object.entries(words.icons).flatMap(([icon, tokens]) => tokens.map((token) => ({ word: `[${token}]`, trait: { icon: icon as Icon } }))); // boundary: keys of the record
  const affiliations = Object.entries(words.affiliations).flatMap(([affiliation, tokens]) =>
    tokens.map((token) => ({ word: `[${token}]`, trait: { affiliation: affiliation as Affiliation } }))); // boundary: keys of the record
  return [
    ...[...words.skills, ...words.classifications].map((skill) => ({ word: skill, trait: { skill } })),
    ...words.classifications.map((classification) => ({ word: `${classification}-classification`, trait: { classification } })),
    ...words.species.map((species) => ({ word: species, trait: { species } })),
    ...words.personnel.map((personnel) => ({ word: personnel, trait: { personnel } })),
    ...words.equipment.map((equipment) => ({ word: equipment, trait: { equipment } })),
    ...icons, ...affiliations,
  ].sort((a, b) => b.word.length - a.word.length);
}
