/** What cards ask of personnel, as trees: what is printed on a mission or a dilemma, without its words. */

import type { Affiliation, Icon } from './icons.ts';

export type PersonalAttribute = 'integrity' | 'cunning' | 'strength';

/** What one personnel is, whoever is present. */
export type Kindred =
  | { readonly classification: string }
  /** The skill that is listed first. */
  | { readonly firstSkill: string }
  | { readonly icon: Icon }
  | { readonly species: string }
  | { readonly affiliation: Affiliation }
  | { readonly personnel: string };

/** What one personnel has or is by itself. */
export type Trait =
  | { readonly skill: string; readonly levels?: number }
  | Kindred
  | { readonly attribute: PersonalAttribute; readonly over: number };

/**
 * What a group has to have together. Levels of a skill ("Honor x2") and attributes ("INTEGRITY > 32") add up over the
 * group; a count asks for so many personnel, each with all of the traits; everything else one of them has.
 */
export type Requirement =
  | { readonly all: readonly Requirement[] }
  | { readonly any: readonly Requirement[] }
  | { readonly count: number; readonly of: readonly Trait[] }
  | { readonly equipment: string }
  | Trait;
