/** What the machine of self-controlling cards is about: its context, the events it takes, its input, its requests. */

import type { ClauseId, Stamp } from '@rulebench/core';
import type { Act, CardId, Choice, LocationId, PlayerId, Table, TableEffect } from '@rulebench/board';

export interface Input {
  readonly table: Table;
  /** Whether dilemmas are still being seeded; play without it. */
  readonly phase?: 'seeding' | 'play';
}

/** A card on its way into play. */
export interface Entering {
  readonly card: CardId;
  /** Where it was met, or a location of the spaceline it is released on. */
  readonly at: LocationId;
  /** The player that released it; none where it was met. */
  readonly releasedBy: PlayerId | null;
}

/** Why cards act now. */
export type Moment = 'end-of-turn' | 'encounter' | 'arrival' | 'target-arrival';

/** A card that acts: what it is doing, and what its text still holds after that. */
export interface Acting {
  readonly card: CardId;
  readonly doing: Act | null;
  readonly acts: readonly Act[];
}

/** Cards among which some are taken: at random, or by a player. */
export interface Group {
  readonly id: string;
  readonly options: readonly CardId[];
  readonly count: number;
  /** Who picks: chance, a player, or nobody where all of them are taken. */
  readonly by: 'lot' | 'nobody' | { readonly player: PlayerId };
}

/** A random pick that waits for its outcome. */
export interface Lot {
  readonly id: string;
  readonly options: readonly CardId[];
  readonly count: number;
}

/** A battle of a self-controlling card against the cards of one player. */
export interface Battle {
  readonly card: CardId;
  readonly player: PlayerId;
  readonly begunBy: 'card' | 'player';
  /** The player's cards in it: those attacked, or those that attack. */
  readonly involved: readonly CardId[];
}

/** A move that is being made: what is left to spend on it. */
export interface Journey {
  readonly by: 'range' | 'locations';
  readonly left: number;
  readonly moved: number;
}

export interface Context {
  readonly of: Stamp;
  readonly table: Table;
  readonly phase: 'seeding' | 'play';
  readonly entering: Entering | null;
  readonly moment: Moment | null;
  /** The ship whose crew met a card, or that has arrived. */
  readonly meeting: CardId | null;
  /** The cards that still have to act. */
  readonly queue: readonly CardId[];
  readonly acting: Acting | null;
  /** What lots and choices have settled. */
  readonly picked: readonly CardId[];
  readonly lots: readonly Lot[];
  readonly choices: readonly Choice[];
  /** What the acting card attacks, and the players whose battle is still to come. */
  readonly targets: readonly CardId[];
  readonly sides: readonly PlayerId[];
  readonly battle: Battle | null;
  readonly journey: Journey | null;
}

/** Fire at one target. */
export interface Volley {
  /** Those that fire together. */
  readonly from: readonly CardId[];
  readonly at: CardId;
  /** A tactic that is used for it. */
  readonly tactic?: CardId;
  /** The HULL percentages of the damage markers that it deals, as they come from the shuffled side deck. */
  readonly markers?: readonly number[];
}

/** A player seeds a dilemma under a mission. */
export interface SeedDilemma { readonly type: 'SEED'; readonly player: PlayerId; readonly card: CardId; readonly location: LocationId }
/** The seed phases are over. */
export interface StartPlay { readonly type: 'START' }
/** A player's crew or Away Team meets a seed card. */
export interface Encounter { readonly type: 'ENCOUNTER'; readonly player: PlayerId; readonly card: CardId; readonly location: LocationId; readonly ship?: CardId }
/** A player plays a self-controlling card, by a card that releases it. */
export interface Play { readonly type: 'PLAY'; readonly player: PlayerId; readonly card: CardId; readonly by: CardId | null; readonly quadrant: string }
/** A ship comes to a location, by its own movement. */
export interface Arrive { readonly type: 'ARRIVE'; readonly ship: CardId; readonly location: LocationId }
/** A player attacks with ships and facilities. */
export interface Attack { readonly type: 'ATTACK'; readonly player: PlayerId; readonly force: readonly CardId[]; readonly target: CardId }
/** A player uses a function of a card, on one card or on all that it reaches. */
export interface Affect { readonly type: 'AFFECT'; readonly player: PlayerId; readonly by: CardId; readonly fn: number; readonly on: CardId | null; readonly to?: LocationId }
/** A player ends the own turn. */
export interface EndTurn { readonly type: 'END_TURN'; readonly player: PlayerId }
/** A player answers a choice. */
export interface Choose { readonly type: 'CHOOSE'; readonly player: PlayerId; readonly choice: string; readonly picks: readonly string[] }
/** Chance has picked. */
export interface LotFalls { readonly type: 'LOT'; readonly lot: string; readonly picks: readonly CardId[] }
/** The answer to a battle: who fired at whom. */
export interface Battled { readonly type: 'BATTLED'; readonly volleys: readonly Volley[] }

export type Event = SeedDilemma | StartPlay | Encounter | Play | Arrive | Attack | Affect | EndTurn | Choose | LotFalls | Battled;

/** The area of battle is asked to have a battle fought. */
export interface BattleRequest {
  readonly type: 'battle';
  readonly cites: readonly ClauseId[];
  readonly request: 'battle';
  readonly answers: readonly ['BATTLED'];
  readonly card: CardId;
  readonly player: PlayerId;
  readonly begunBy: 'card' | 'player';
  readonly involved: readonly CardId[];
}

/** A card cannot go on, though its move is not over: why, the verdict of its step says. */
export interface Stays { readonly type: 'stays'; readonly cites: readonly ClauseId[]; readonly card: CardId; readonly at: LocationId; readonly left: number }

export type Effect = TableEffect | BattleRequest | Stays;

/** The machine never ends by itself: the game does. */
export type Output = undefined;
