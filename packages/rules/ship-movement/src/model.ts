/** What the machine of ship movement is about: its context, the events it takes, its input, its requests. */

import type { ClauseId, Stamp } from '@rulebench/core';
import type { CardId, LocationId, PlayerId, Table, TableEffect } from '@rulebench/board';

export interface Input { readonly table: Table }

/** The two kinds that there are of every change of a ship's place. */
export type Kind = 'normal' | 'relocation';

/** A ship that its controller means to move, and where it was when that was said. */
export interface Beginning {
  readonly ship: CardId;
  readonly from: LocationId;
}

/** A function of a card that another area is asked to carry out. */
export interface Pending {
  readonly by: CardId;
  readonly fn: number;
  readonly ships: readonly CardId[];
}

export interface Context {
  readonly of: Stamp;
  readonly table: Table;
  readonly beginning: Beginning | null;
  readonly pending: Pending | null;
}

/** The Away Team of a player on a planet. */
export interface TeamOn {
  readonly at: LocationId;
  readonly of: PlayerId;
  /** Which of them, where they do not all work together and are more than one team; all of them without. */
  readonly who?: readonly CardId[];
}

/** A player says that a ship is about to move: now whoever answers to that may do so. */
export interface Begin { readonly type: 'BEGIN'; readonly player: PlayerId; readonly ship: CardId }
/** The ship stays where it is after all, or where it was brought. */
export interface Stay { readonly type: 'STAY'; readonly player: PlayerId; readonly ship: CardId }
/** A ship goes along its spaceline with its RANGE. */
export interface Move { readonly type: 'MOVE'; readonly player: PlayerId; readonly ship: CardId; readonly to: LocationId }
/** A ship lands on the planet where it is. */
export interface LandShip { readonly type: 'LAND'; readonly player: PlayerId; readonly ship: CardId }
/** A landed ship is in space again. */
export interface TakeOffShip { readonly type: 'TAKE_OFF'; readonly player: PlayerId; readonly ship: CardId }
/** A ship docks at a facility. */
export interface DockShip { readonly type: 'DOCK'; readonly player: PlayerId; readonly ship: CardId; readonly at: CardId }
/** A docked ship is in space beside its dock again. */
export interface UndockShip { readonly type: 'UNDOCK'; readonly player: PlayerId; readonly ship: CardId }
/** A ship leaves the one that carries it. */
export interface LaunchShip { readonly type: 'LAUNCH'; readonly player: PlayerId; readonly ship: CardId }
/** A ship is taken aboard another. */
export interface LoadShip { readonly type: 'LOAD'; readonly player: PlayerId; readonly ship: CardId; readonly aboard: CardId }
/** Ships go from one gate to another; a card from hand opens the way. */
export interface Pass { readonly type: 'PASS'; readonly player: PlayerId; readonly ships: readonly CardId[]; readonly from: CardId; readonly to: CardId; readonly by: CardId | null }
/** Personnel and equipment are beamed by the transporters of a ship or facility. */
export interface BeamCards { readonly type: 'BEAM'; readonly player: PlayerId; readonly cards: readonly CardId[]; readonly by: CardId; readonly to: Destination }
/** A function of a card is used on ships, and on Away Teams where it can be. */
export interface Use {
  readonly type: 'USE';
  readonly player: PlayerId;
  readonly by: CardId;
  readonly fn: number;
  readonly ships: readonly CardId[];
  readonly teams?: readonly TeamOn[];
  readonly to?: LocationId;
}
/** What another area did with a function that moves no ship. */
export interface Affected { readonly type: 'AFFECTED'; readonly effects: readonly TableEffect[] }
/** A card nullifies another in play. */
export interface Nullify { readonly type: 'NULLIFY'; readonly player: PlayerId; readonly by: CardId; readonly card: CardId }
/** A location is pulled into another: into a Black Hole. */
export interface PullIn { readonly type: 'PULL_IN'; readonly location: LocationId; readonly into: LocationId }
/** A player's turn is over. */
export interface EndTurn { readonly type: 'END_TURN'; readonly player: PlayerId }

/** Down to the planet, or aboard a ship or facility. */
export type Destination = { readonly in: 'planet'; readonly at: LocationId } | { readonly in: 'aboard'; readonly at: CardId };

export type Event =
  | Begin | Stay | Move | LandShip | TakeOffShip | DockShip | UndockShip | LaunchShip | LoadShip | Pass | BeamCards | Use | Affected | Nullify | PullIn | EndTurn;

/** The area of a function's deed is asked to carry it out. */
export interface AffectRequest extends Pending {
  readonly type: 'affect';
  readonly cites: readonly ClauseId[];
  readonly request: 'affect';
  readonly answers: readonly ['AFFECTED'];
}

/** A ship's movement is over, and it has stopped here: what answers to that may do so. Whatever it flew past was not reached. */
export interface Arrives { readonly type: 'arrives'; readonly cites: readonly ClauseId[]; readonly card: CardId; readonly at: LocationId }

export type Effect = TableEffect | AffectRequest | Arrives;

/** The machine never ends by itself: the game does. */
export type Output = undefined;
