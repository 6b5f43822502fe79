/** How an attempt asks the area of dilemmas to have one seed card met, and what it is answered. */

import type { ClauseId } from '@rulebench/core';
import type { TableEffect } from './effects.ts';
import type { CardId, LocationId, PlayerId } from './table.ts';

/** A crew or an Away Team meets a seed card. */
export interface Meeting {
  readonly player: PlayerId;
  readonly card: CardId;
  readonly location: LocationId;
  /** The personnel who attempt or scout, as they are now. */
  readonly team: readonly CardId[];
  /** The ship whose crew they are; none for an Away Team. */
  readonly ship: CardId | null;
  readonly manner: 'attempt' | 'scouting';
  /** Those of the team who could use their skills when this attempt was announced; the team as it is now without it. */
  readonly began?: readonly CardId[];
}

/** The area of dilemmas is asked to have a seed card met. */
export interface EncounterRequest extends Meeting {
  readonly type: 'encounter';
  readonly request: 'dilemma';
  readonly answers: readonly ['ENCOUNTERED'];
  readonly cites: readonly ClauseId[];
}

/**
 * How a meeting ended. Only `failed` keeps the attempt from going on; otherwise it goes on with whoever is neither stopped nor lost.
 *
 * - `overcome`: its conditions were met, or it had none and is done
 * - `failed`: its conditions were not met, and the team is stopped
 * - `removed`: it left without effect: nullified, without a target, or not for these players
 * - `remains`: it stays in play and works on, on a ship, on personnel, or by itself
 */
export type EncounterOutcome = 'overcome' | 'failed' | 'removed' | 'remains';

/** What an encounter came to. `effects` are all changes of the table, in order. */
export interface Encountered {
  readonly type: 'ENCOUNTERED';
  readonly card: CardId;
  readonly outcome: EncounterOutcome;
  readonly stopped: readonly CardId[];
  /** Those who are no longer with the team: killed, taken, gone over. */
  readonly lost: readonly CardId[];
  readonly effects: readonly TableEffect[];
}
