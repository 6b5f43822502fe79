/** What the machine of statuses is about: what players try with their cards, and what brings a status about or ends it. */

import type { ClauseId, Stamp } from '@rulebench/core';
import type { Affiliation, Affliction, CardId, LocationId, PlayerId, Table, TableEffect } from '@rulebench/board';

export interface Input { readonly table: Table }

/** Cards of which chance picks some. */
export interface Lot {
  readonly options: readonly CardId[];
  readonly count: number;
}

export interface Context {
  readonly of: Stamp;
  readonly table: Table;
  /** A random pick that waits for its outcome. */
  readonly lot: Lot | null;
}

/** What a card is made to do here; what it costs and where it leads, other areas say. */
export type Part = 'staff' | 'attempt' | 'attack' | 'defend';

/** Something that a card may ask of another. */
export type Sought =
  | { readonly affiliation: Affiliation }
  | { readonly gender: 'male' | 'female' | 'neuter' }
  | { readonly species: string }
  /** A word of its lore. */
  | { readonly lore: string }
  /** A piece of special equipment. */
  | { readonly special: string };

/** A player has a card take part in something. */
export interface ActEvent { readonly type: 'ACT'; readonly player: PlayerId; readonly card: CardId; readonly act: Part }
/** A player flies a ship to another location. */
export interface Fly { readonly type: 'FLY'; readonly player: PlayerId; readonly ship: CardId; readonly to: LocationId }
/** A player beams a card by the transporters of a ship or facility: aboard another, or down to the planet without one. */
export interface BeamCard { readonly type: 'BEAM'; readonly player: PlayerId; readonly card: CardId; readonly by: CardId; readonly to: CardId | null }
/** A player has a hologram join the Away Team on the planet, projected from where it is. */
export interface ProjectCard { readonly type: 'PROJECT'; readonly player: PlayerId; readonly card: CardId }
/** A player uses the text of a card, for the good of another where it is about one. */
export interface Use { readonly type: 'USE'; readonly player: PlayerId; readonly card: CardId; readonly on?: CardId }
/** A player uses a skill of a personnel. */
export interface UseSkill { readonly type: 'USE_SKILL'; readonly player: PlayerId; readonly card: CardId; readonly skill: string }
/** A card looks for another that has something. */
export interface Seek { readonly type: 'SEEK'; readonly card: CardId; readonly has: Sought }
/** A function of a card is used on others. */
export interface Affect { readonly type: 'AFFECT'; readonly by: CardId; readonly fn: number; readonly on: readonly CardId[] }
/** A dilemma stops those who met it: an Away Team, or the crew of a ship that attempts a space mission. */
export interface StopTeam { readonly type: 'STOP'; readonly team: readonly CardId[]; readonly ship: CardId | null }
/** Something disables, stuns or mortally wounds. */
export interface Hurt { readonly type: 'HURT'; readonly card: CardId; readonly as: Exclude<Affliction, 'stasis'> }
/** Something puts cards into stasis, a ship with its crew or a group, all at once. */
export interface Freeze { readonly type: 'FREEZE'; readonly cards: readonly CardId[] }
/** Something relocates a group to the planet of another location. */
export interface Relocate { readonly type: 'RELOCATE'; readonly cards: readonly CardId[]; readonly to: LocationId }
/** What had a card in such a status ends. */
export interface Recover { readonly type: 'RECOVER'; readonly card: CardId; readonly from: Affliction }
/** A personnel is killed, or equipment destroyed. */
export interface Lose { readonly type: 'LOSE'; readonly card: CardId; readonly as: 'killed' | 'destroyed' }
/** Something picks at random among cards. */
export interface PickSome { readonly type: 'PICK'; readonly among: readonly CardId[]; readonly count: number }
/** Chance has picked. */
export interface LotFalls { readonly type: 'LOT'; readonly picks: readonly CardId[] }
/** A player ends the own turn. */
export interface EndTurn { readonly type: 'END_TURN'; readonly player: PlayerId }

export type Event =
  | ActEvent | Fly | BeamCard | ProjectCard | Use | UseSkill | Seek | Affect | StopTeam | Hurt | Freeze | Relocate | Recover | Lose | PickSome | LotFalls | EndTurn;

/** A card takes part in something: for the area that this belongs to. */
export interface Acts { readonly type: 'acts'; readonly cites: readonly ClauseId[]; readonly card: CardId; readonly act: Part }
/** A card's text or a personnel's skill is used. */
export interface Used { readonly type: 'used'; readonly cites: readonly ClauseId[]; readonly card: CardId; readonly skill?: string }
/** A card has what another looks for. */
export interface Found { readonly type: 'found'; readonly cites: readonly ClauseId[]; readonly card: CardId }
/** A function of a card reaches others: what it does there, the area that it belongs to says. */
export interface Reached { readonly type: 'reached'; readonly cites: readonly ClauseId[]; readonly by: CardId; readonly fn: number; readonly cards: readonly CardId[] }
/** Chance has picked these. */
export interface Picked { readonly type: 'picked'; readonly cites: readonly ClauseId[]; readonly cards: readonly CardId[] }

export type Effect = TableEffect | Acts | Used | Found | Reached | Picked;

/** The machine never ends by itself: the game does. */
export type Output = undefined;
