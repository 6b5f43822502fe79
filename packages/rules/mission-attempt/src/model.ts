/** What the machine of mission attempts is about: its context, the events it takes, its input, its requests. */

import type { ClauseId, Stamp } from '@rulebench/core';
import type { CardId, Encountered, EncounterRequest, LocationId, Place, PlayerId, Table, TableEffect } from '@rulebench/board';

export interface Input {
  readonly table: Table;
}

/** How an attempt ends. */
export type Ending =
  | 'all-stopped'
  | 'nobody-left'
  | 'card-ends-attempt'
  | 'card-ends-turn'
  | 'requirements-not-met'
  | 'solved';

/** From where a mission is attempted. */
export type Side = 'crew' | 'away-team';

/** An attempt that is going on. */
export interface Attempt {
  /** Of the whole game, from 1: a new attempt is a new number. */
  readonly number: number;
  readonly player: PlayerId;
  readonly location: LocationId;
  /** Those who were announced: crew, Away Team, or both at a mission of both kinds. */
  readonly team: readonly CardId[];
  /** From where they attempt: each of these has to last. */
  readonly sides: readonly Side[];
  /** What the crew among them is aboard. */
  readonly carrier: CardId | null;
  /** Whether they could meet the mission's requirements when it began. */
  readonly prepared: boolean;
  /** The seed cards that were met in it. */
  readonly met: readonly CardId[];
  /** The card that was just revealed. */
  readonly facing: CardId | null;
  /** The card that is being played between two dilemmas. */
  readonly playing: CardId | null;
  /** What a card ended by its text. */
  readonly cut: 'attempt' | 'turn' | null;
}

/** A decision that waits for its player. */
export interface Choice {
  readonly id: string;
  readonly player: PlayerId;
  readonly options: readonly string[];
  readonly min: number;
  readonly max: number;
  readonly cites: readonly ClauseId[];
}

export interface Context {
  readonly of: Stamp;
  readonly table: Table;
  /** How many attempts were begun so far. */
  readonly attempts: number;
  readonly attempt: Attempt | null;
  /** How the last attempt ended. */
  readonly ended: Ending | null;
  readonly choices: readonly Choice[];
}

/** Levels of a skill that a personnel uses towards the requirements. */
export type Use = {
  readonly card: CardId;
  readonly skill: string;
  /** One without a number. */
  readonly levels?: number;
};

/** A player announces the attempt of a mission, by those who are to take part. */
export interface AttemptMission { readonly type: 'ATTEMPT'; readonly player: PlayerId; readonly location: LocationId; readonly team: readonly CardId[] }
/** The next seed card is revealed. */
export interface Reveal { readonly type: 'REVEAL'; readonly player: PlayerId }
/** A player plays a card between two dilemmas. */
export interface Play { readonly type: 'PLAY'; readonly player: PlayerId; readonly card: CardId }
/** The answer to a card that was played: what it did, and what it ends. */
export interface Played { readonly type: 'PLAYED'; readonly card: CardId; readonly effects: readonly TableEffect[]; readonly ends?: 'attempt' | 'turn' }
/** A player answers a choice. */
export interface Choose { readonly type: 'CHOOSE'; readonly player: PlayerId; readonly choice: string; readonly picks: readonly string[] }
/** A player says whose skills meet the requirements. */
export interface SolveMission { readonly type: 'SOLVE'; readonly player: PlayerId; readonly uses: readonly Use[] }
/** Personnel and equipment are beamed to another place at their location. */
export interface BeamCards { readonly type: 'BEAM'; readonly player: PlayerId; readonly cards: readonly CardId[]; readonly to: Place }
/** The player whose turn it is ends it. */
export interface EndTurn { readonly type: 'END_TURN'; readonly player: PlayerId }

export type Event = AttemptMission | Reveal | Encountered | Play | Played | Choose | SolveMission | BeamCards | EndTurn;

/** Whoever plays cards is asked to have one played. */
export interface PlayRequest {
  readonly type: 'play';
  readonly cites: readonly ClauseId[];
  readonly request: 'card-play';
  readonly answers: readonly ['PLAYED'];
  readonly player: PlayerId;
  readonly card: CardId;
  readonly location: LocationId;
  readonly team: readonly CardId[];
  readonly ship: CardId | null;
}

/** An attempt begins. */
export interface AttemptBegins { readonly type: 'attempt-begins'; readonly cites: readonly ClauseId[]; readonly number: number; readonly player: PlayerId; readonly location: LocationId; readonly prepared: boolean }
/** An attempt ends, and how. */
export interface AttemptEnds { readonly type: 'attempt-ends'; readonly cites: readonly ClauseId[]; readonly number: number; readonly player: PlayerId; readonly location: LocationId; readonly ending: Ending }
/** A card ends the turn of a player. */
export interface TurnEnds { readonly type: 'turn-ends'; readonly cites: readonly ClauseId[]; readonly player: PlayerId }

export type Effect = TableEffect | EncounterRequest | PlayRequest | AttemptBegins | AttemptEnds | TurnEnds;

/** The machine never ends by itself: the game does. */
export type Output = undefined;
