/** What the machine of this area is about: its context, the events it takes, its input, its effects. The schema is made from these types. */

import type { ClauseId, Stamp } from '@rulebench/core';

export type PlayerId = string;
export type CardId = string;

/** A card that can be played. */
export interface Card {
  readonly name: string;
  /** How many counters it takes to play it. */
  readonly cost: number;
}

export interface Input {
  readonly player: PlayerId;
  /** What the player pays with. */
  readonly counters: number;
  readonly hand: Readonly<Record<CardId, Card>>;
}

export interface Context extends Input {
  readonly of: Stamp;
}

/** The player plays a card from hand. */
export interface PlayCard { readonly type: 'PLAY'; readonly card: CardId }
/** The player plays nothing. */
export interface Pass { readonly type: 'PASS' }

export type Event = PlayCard | Pass;

/** Counters are paid for a card, which is in play now. */
export interface Paid { readonly type: 'pay'; readonly cites: readonly ClauseId[]; readonly card: CardId; readonly counters: number }

export type Effect = Paid;

export interface Output {
  /** The counters that are left. */
  readonly counters: number;
}
