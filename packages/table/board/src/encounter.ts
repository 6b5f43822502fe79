/**
 * Meeting one seed card: who asks for it (an attempt of a mission, scouting), and what comes back from the area of
 * dilemmas. Whoever asks has revealed the card and knows who meets it; whoever answers has done all that the card does.
 */

import type { ClauseId } from '@rulebench/core';
import type { TableEffect } from './effects.ts';
import type { CardId, LocationId, PlayerId } from './table.ts';

/** The area of dilemmas is asked to have one crew or Away Team meet one card that was just revealed. */
export interface EncounterRequest {
  readonly type: 'encounter';
  readonly cites: readonly ClauseId[];
  readonly request: 'dilemma';
  readonly answers: readonly ['ENCOUNTERED'];
  readonly player: PlayerId;
  readonly card: CardId;
  readonly location: LocationId;
  /** Where it is met: by a crew in space, or by an Away Team on the planet. At a mission of both kinds it is one of them. */
  readonly terrain: 'space' | 'planet';
  /** Those who meet it: the attempting personnel that are there and take part still. */
  readonly team: readonly CardId[];
  /** The ship whose crew it is; none for an Away Team. */
  readonly ship: CardId | null;
  /** How it is met; in a mission attempt without it. */
  readonly manner?: 'attempt' | 'scouting';
  /** Whether those who attempt could meet the mission's requirements when the attempt that is going on now began. */
  readonly prepared: boolean;
}

/** What became of the card that was met. Where it lies afterwards, the effects say. */
export type EncounterOutcome =
  /** Its conditions were met, or it was cured or nullified. */
  | 'overcome'
  /** Its conditions were not met. */
  | 'failed'
  /** It had no conditions, or nobody it could be about: it did what it does. */
  | 'done';

/** The answer: what came of the card, and everything that it changed on the table. */
export interface Encountered {
  readonly type: 'ENCOUNTERED';
  readonly card: CardId;
  readonly outcome: EncounterOutcome;
  /**
   * In order: stops (of personnel, and of the ship where its crew is stopped), losses, damage, and the card's own new place:
   * discarded, entered play, put atop the mission, or put back among the seed cards.
   */
  readonly effects: readonly TableEffect[];
  /** What the card ends by its text, beside what follows from the effects: this attempt, or the whole turn. */
  readonly ends?: 'attempt' | 'turn';
}
