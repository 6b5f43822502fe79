/** What the machine of dilemmas is about: its context, the events it takes, its input and output, its requests. */

import type { ClauseId, Stamp } from '@rulebench/core';
import type { CardId, Choice, Encountered, EncounterOutcome, EncounterRequest, Harm, LocationId, PlayerId, Table, TableEffect } from '@rulebench/board';

/** One crew or Away Team before one seed card that was just revealed. */
export interface Meeting {
  readonly player: PlayerId;
  readonly card: CardId;
  readonly location: LocationId;
  /** Where it is met: in space, or on the planet. */
  readonly terrain: 'space' | 'planet';
  /** Those who attempt or scout. */
  readonly team: readonly CardId[];
  /** The ship whose crew they are; none for an Away Team. */
  readonly ship?: CardId | null;
  /** In a mission attempt without it. */
  readonly manner?: 'attempt' | 'scouting';
  /** Whether they could meet the mission's requirements when this attempt began. */
  readonly prepared: boolean;
}

export interface Input {
  readonly table: Table;
  /** The one meeting that the machine is for: it ends with its answer. Without it the table is played on. */
  readonly encounter?: Meeting | EncounterRequest;
}

/** A card that works: what it is doing, and what is left for it to do. */
export interface Acting {
  readonly card: CardId;
  readonly doing: Harm | null;
  readonly acts: readonly Harm[];
}

/** A random pick that waits for its outcome. */
export interface Lot {
  readonly id: string;
  readonly options: readonly CardId[];
  readonly count: number;
}

export interface Context {
  readonly of: Stamp;
  readonly table: Table;
  /** Whether the machine is for one meeting only. */
  readonly once: boolean;
  readonly meeting: Meeting | null;
  /** Who has gone over to meet a condition. */
  readonly volunteer: CardId | null;
  readonly acting: Acting | null;
  /** Dilemmas in play that still have to act at the end of this turn. */
  readonly queue: readonly CardId[];
  /** Who was taken by the act that is due, and by all of them. */
  readonly picked: readonly CardId[];
  readonly victims: readonly CardId[];
  readonly lots: readonly Lot[];
  readonly choices: readonly Choice[];
  readonly outcome: EncounterOutcome | null;
  /** All that the meeting changed on the table, in order. */
  readonly changes: readonly TableEffect[];
}

/** A seed card is met. */
export interface Encounter extends Meeting { readonly type: 'ENCOUNTER' }
/** A player plays a card from hand in answer to a dilemma. */
export interface Play { readonly type: 'PLAY'; readonly player: PlayerId; readonly card: CardId; readonly on: CardId }
/** Nobody answers the card that was revealed any more: it works. */
export interface Resolve { readonly type: 'RESOLVE' }
/** A player answers a choice. */
export interface Choose { readonly type: 'CHOOSE'; readonly player: PlayerId; readonly choice: string; readonly picks: readonly string[] }
/** Chance has picked. */
export interface LotFalls { readonly type: 'LOT'; readonly lot: string; readonly picks: readonly CardId[] }
/** A player ends the turn: what lies in play and acts then, acts. */
export interface EndTurn { readonly type: 'END_TURN'; readonly player: PlayerId }
/** A player beams some of the own cards onto a ship or facility, or down to the planet. */
export interface BeamUp { readonly type: 'BEAM'; readonly player: PlayerId; readonly cards: readonly CardId[]; readonly to: CardId | null }
/** The answer to a card that enters play by itself. */
export interface Entered { readonly type: 'ENTERED'; readonly effects: readonly TableEffect[] }
/** The answer to a hand-over: the opponent is done with ship and crew. */
export interface Released { readonly type: 'RELEASED'; readonly effects: readonly TableEffect[] }
/** The answer to a download. */
export interface Downloaded { readonly type: 'DOWNLOADED'; readonly effects: readonly TableEffect[] }

export type Event =
  | Encounter | Play | Resolve | Choose | LotFalls | EndTurn | BeamUp | Entered | Released | Downloaded;

interface Request<T extends string, A extends string> { readonly type: T; readonly cites: readonly ClauseId[]; readonly request: string; readonly answers: readonly [A] }

/** The area of self-controlling cards is asked to let one enter play where it was met. */
export interface EnterRequest extends Request<'enter', 'ENTERED'> { readonly card: CardId; readonly player: PlayerId; readonly location: LocationId; readonly ship: CardId | null }
/** The area of control is asked to let a player use ship and crew of the other. */
export interface ControlRequest extends Request<'control', 'RELEASED'> { readonly card: CardId; readonly player: PlayerId; readonly ship: CardId | null; readonly team: readonly CardId[] }
/** The area of downloads is asked to bring cards of a player to where a dilemma was met. */
export interface DownloadRequest extends Request<'download', 'DOWNLOADED'> { readonly card: CardId; readonly player: PlayerId; readonly named: string; readonly location: LocationId; readonly ship: CardId | null }

export type Asking = EnterRequest | ControlRequest | DownloadRequest;
export type Effect = TableEffect | Asking;

export type Output = Encountered;
