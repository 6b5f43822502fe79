/** What cards do to the turn, as data. */

/** Whose turns, cards or draws are meant, as seen from the card's controller; `target`: the player on whom, or on whose card, it is played. */
export type Whose = 'owner' | 'opponent' | 'each' | 'target';

/** A download that a card gives its controller. */
export interface Downloads {
  /** By the icon: it suspends play. */
  readonly special?: boolean;
  /** Its text says that it suspends play. */
  readonly suspends?: boolean;
  /** In place of one card draw. */
  readonly insteadOfDraw?: boolean;
}

/** What a card has to do with the turn, beside its functions. */
export interface InTurn {
  /** Whoever plays it, or uses its download, draws no more cards this turn. */
  readonly noDraws?: boolean;
  /** Cards that it lets somebody draw, its controller where it says nothing else: when it is played, or with the draw at the end of their turn. */
  readonly draws?: { readonly count: number; readonly for?: Whose; readonly when?: 'end-of-turn' };
  readonly downloads?: Downloads;
  /** An event that is discarded when it has had its result, like an interrupt. */
  readonly spent?: boolean;
  /** It suspends play: it may be played while something else is going on. */
  readonly suspends?: boolean;
  /** It ends the turn. */
  readonly endsTurn?: boolean;
  /** What it does at the end of its controller's turn, or of every turn: it must, or its controller may have it so. */
  readonly atEnd?: { readonly must: boolean; readonly every?: boolean };
  /** It lasts for some full turns, and is then discarded, or keeps the ship that it is played on out of time for so long. */
  readonly fullTurns?: { readonly count: number; readonly of?: Whose; readonly sends?: 'out-of-time' };
  /** It shuffles its owner's discard pile into the draw deck. */
  readonly reshuffles?: boolean;
  /** While it is in play or being played, these players may discard a card from hand, once a turn. */
  readonly permitsDiscard?: 'owner' | 'opponent' | 'each';
  /** Its player may discard it at the start of the own turn, to make room for another. */
  readonly makesRoom?: boolean;
}
