/** What the machine of battle is about: its context, the events it takes, its input, its answer. */

import type { ClauseId, Stamp } from '@rulebench/core';
import type { CardId, CoinSide, LocationId, PlayerId, Table, TableEffect } from '@rulebench/board';

/** A battle that another area asks for: of a card that controls itself against the cards of one player. */
export interface AskedBattle {
  readonly card: CardId;
  readonly player: PlayerId;
  readonly begunBy: 'card' | 'player';
  /** The player's cards in it: those attacked, or those that attack. */
  readonly involved: readonly CardId[];
  /** The tactic that the player attacks with. */
  readonly tactic?: CardId;
}

export interface Input {
  readonly table: Table;
  /** With it, this one battle is fought, and the machine ends with the answer. */
  readonly asked?: AskedBattle;
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

/** Two who are paired: one of those who attack, one of those attacked. */
export type Pair = { readonly attacker: CardId; readonly defender: CardId };

/** A battle that is being fought. A side without a player is a card that controls itself. */
export interface Battle {
  readonly between: 'ships' | 'personnel';
  readonly begunBy: 'attack' | 'counter-attack';
  readonly attacker: PlayerId | null;
  readonly defender: PlayerId | null;
  readonly location: LocationId;
  /** Those who attack. */
  readonly force: readonly CardId[];
  /** Those who are attacked; without those for whom a coin nullified the attack. */
  readonly targets: readonly CardId[];
  readonly tactic: CardId | null;
  /** Those for whom a coin is still to be flipped. */
  readonly coins: readonly CardId[];
  /** All fire, in the order in which it was aimed. */
  readonly volleys: readonly Volley[];
  /** The personnel that fight back. */
  readonly fightingBack: readonly CardId[];
}

export interface Context {
  readonly of: Stamp;
  readonly table: Table;
  readonly asked: boolean;
  readonly battle: Battle | null;
}

/** A player attacks. Those of the force that can fire at several targets fire at all of them, the others at the first. */
export interface Attack { readonly type: 'ATTACK'; readonly player: PlayerId; readonly force: readonly CardId[]; readonly targets: readonly CardId[]; readonly tactic?: CardId }
/** A player answers an attack of the turn before. */
export interface CounterAttack { readonly type: 'COUNTER_ATTACK'; readonly player: PlayerId; readonly force: readonly CardId[]; readonly targets: readonly CardId[]; readonly tactic?: CardId }
/** The player attacked returns fire, or the team fights back. */
export interface ReturnFire { readonly type: 'RETURN_FIRE'; readonly player: PlayerId; readonly force: readonly CardId[]; readonly targets: readonly CardId[]; readonly tactic?: CardId }
/** The player attacked does not. */
export interface HoldFire { readonly type: 'HOLD_FIRE'; readonly player: PlayerId }
/** A coin has been flipped. */
export interface Coin { readonly type: 'COIN'; readonly side: CoinSide }
/** The damage markers for a card have been taken from the shuffled side deck: the HULL percentage of each. */
export interface Markers { readonly type: 'MARKERS'; readonly at: CardId; readonly hulls: readonly number[] }
/** Chance has paired the personnel. */
export interface Paired { readonly type: 'PAIRED'; readonly pairs: readonly Pair[] }
/** Chance has picked the one that the losing side loses. */
export interface Lost { readonly type: 'LOST'; readonly card: CardId }
/** A player uses a function of a card that changes an attribute of a ship. */
export interface Affect { readonly type: 'AFFECT'; readonly player: PlayerId; readonly by: CardId; readonly fn: number; readonly on: CardId }
/** A player ends the turn. */
export interface EndTurn { readonly type: 'END_TURN'; readonly player: PlayerId }

export type Event = Attack | CounterAttack | ReturnFire | HoldFire | Coin | Markers | Paired | Lost | Affect | EndTurn;

/** Who fired at whom, for the area that asked. */
export interface Battled { readonly type: 'BATTLED'; readonly volleys: readonly Volley[] }

/** A coin nullified an attack on a card. */
export interface Nullified { readonly type: 'nullified'; readonly cites: readonly ClauseId[]; readonly card: CardId }
export type Effect = TableEffect | Nullified;

/** The answer to a battle that was asked for; else the machine never ends by itself. */
export interface Output { readonly answer: Battled }
