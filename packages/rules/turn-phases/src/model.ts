/** What the machine of the turn is about: its context, the events it takes, its input, its requests. */

import type { ClauseId, Stamp } from '@rulebench/core';
import type { CardId, Choice, LocationId, PlayerId, Table, TableEffect } from '@rulebench/board';

/** The steps of a turn, in their order. */
export type Step = 'start' | 'card-play' | 'orders' | 'end' | 'draw';

export interface Input {
  readonly table: Table;
  /** Where in the turn the table stands; at its start without. */
  readonly step?: 'start' | 'card-play' | 'orders';
}

/** What an order is about; another rule area carries it out. */
export type OrderKind = 'move' | 'beam' | 'attempt' | 'scout' | 'battle' | 'other';

/** Something that is going on and waits for its outcome. What was begun later comes to its end first. */
export interface Frame {
  readonly id: string;
  readonly doing: 'play' | 'order' | 'download' | 'act' | 'scouting' | 'end-action';
  readonly player: PlayerId;
  /** The card that is played, acts or gives a download. */
  readonly card: CardId | null;
  /** What it is played on, or where it happens. */
  readonly on: string | null;
}

/** Something that is due at the end of this turn. */
export interface Due {
  /** The card, or the location where scouting is complete. */
  readonly id: string;
  readonly kind: 'act' | 'scouting' | 'end-action' | 'discard' | 'reappear';
  readonly must: boolean;
}

/** Draws that a player has still to make. */
export interface Owed {
  readonly player: PlayerId;
  readonly count: number;
  /** The card that gives them; none for the draw of the turn. */
  readonly from: CardId | null;
}

export interface Context {
  readonly of: Stamp;
  readonly table: Table;
  readonly step: Step;
  /** The normal card plays made this turn. */
  readonly plays: readonly CardId[];
  /** Who may draw no more cards this turn. */
  readonly barred: readonly PlayerId[];
  readonly owed: readonly Owed[];
  /** What is going on, the last begun last. */
  readonly frames: readonly Frame[];
  /** How many frames there have been this turn: they are numbered. */
  readonly begun: number;
  /** What is due at the end of this turn and not done yet. */
  readonly due: readonly Due[];
  /** A card has ended the turn. */
  readonly cutShort: boolean;
  /** Who has discarded from hand this turn, and by which card. */
  readonly discards: readonly { readonly player: PlayerId; readonly by: CardId }[];
  /** The card by which a draw deck is being shuffled. */
  readonly shuffling: CardId | null;
  readonly choices: readonly Choice[];
}

/** The turn's player goes on to a later step. */
export interface GoOn { readonly type: 'GO_ON'; readonly player: PlayerId; readonly to: 'start' | 'card-play' | 'orders' | 'end' }
/** A player plays a card from hand, on a card or a player where it is played on one. */
export interface Play { readonly type: 'PLAY'; readonly player: PlayerId; readonly card: CardId; readonly on?: string }
/** The turn's player gives an order to a card. */
export interface Order { readonly type: 'ORDER'; readonly player: PlayerId; readonly order: OrderKind; readonly card: CardId }
/** A player uses a card's download. */
export interface Download { readonly type: 'DOWNLOAD'; readonly player: PlayerId; readonly by: CardId }
/** A player discards an own card in play, to make room for another. */
export interface MakeRoom { readonly type: 'MAKE_ROOM'; readonly player: PlayerId; readonly card: CardId }
/** A player discards a card from hand, by a card that permits it. */
export interface DiscardCard { readonly type: 'DISCARD'; readonly player: PlayerId; readonly card: CardId; readonly by: CardId | null }
/** What was going on has come to its end: what it changed, whether it ended the turn, and whether it cancels the card to which it responded. */
export interface Resolved { readonly type: 'RESOLVED'; readonly of: string; readonly effects: readonly TableEffect[]; readonly endsTurn?: boolean; readonly cancels?: boolean }
/** Chance has put a draw deck in order, the top card first. */
export interface Shuffled { readonly type: 'SHUFFLED'; readonly player: PlayerId; readonly order: readonly CardId[] }
/** A player answers a choice. */
export interface Choose { readonly type: 'CHOOSE'; readonly player: PlayerId; readonly choice: string; readonly picks: readonly string[] }
/** A player draws one of the cards that are due. */
export interface DrawCard { readonly type: 'DRAW'; readonly player: PlayerId }
/** The turn's player ends the turn without a draw. */
export interface EndTurn { readonly type: 'END_TURN'; readonly player: PlayerId }

export type Event = GoOn | Play | Order | Download | MakeRoom | DiscardCard | Resolved | Shuffled | Choose | DrawCard | EndTurn;

interface Asked<T extends string> {
  readonly type: T;
  readonly request: T;
  readonly answers: readonly ['RESOLVED'];
  readonly cites: readonly ClauseId[];
  /** The frame that the answer is to name. */
  readonly of: string;
  readonly player: PlayerId;
}

/** What a played card does, others work out. */
export interface PlayRequest extends Asked<'play'> { readonly card: CardId; readonly on: string | null }
export interface OrderRequest extends Asked<'order'> { readonly card: CardId; readonly order: OrderKind }
/** Others find what may be downloaded, and where it goes. */
export interface DownloadRequest extends Asked<'download'> { readonly card: CardId; readonly insteadOfDraw: boolean }
/** A self-controlling card acts. */
export interface ActRequest extends Asked<'act'> { readonly card: CardId }
/** Scouting is complete. */
export interface ScoutingRequest extends Asked<'scouting'> { readonly at: LocationId }
/** A card does what it does at the end of a turn. */
export interface EndActionRequest extends Asked<'end-action'> { readonly card: CardId }

export type Request = PlayRequest | OrderRequest | DownloadRequest | ActRequest | ScoutingRequest | EndActionRequest;

/** A player may draw no more cards this turn. */
export interface NoMoreDraws { readonly type: 'no-more-draws'; readonly cites: readonly ClauseId[]; readonly player: PlayerId; readonly by: CardId }
/** Draws that come to nothing. */
export interface Withheld { readonly type: 'withheld'; readonly cites: readonly ClauseId[]; readonly player: PlayerId; readonly draws: number; readonly from: CardId | null }
/** A card has ended the turn. */
export interface TurnEnded { readonly type: 'turn-ended'; readonly cites: readonly ClauseId[]; readonly by: CardId | null }

export type Effect = TableEffect | Request | NoMoreDraws | Withheld | TurnEnded;

/** The machine never ends by itself: the game does. */
export type Output = undefined;
