/**
 * What the energy allocation phase is about: players with ships, each ship with a display sheet and a stack of drawn
 * cards; the events of the phase, what they change on the table, and what comes out. The schema and the forms of the
 * debugger are made from these types and their comments.
 */

import type { Choice, ClauseId, Stamp } from '@rulebench/core';

export type Rank = 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | 'J' | 'Q' | 'K';
export type SuitLetter = 'C' | 'D' | 'H' | 'S';
/** A card of the deck by rank and suit, such as `9D` or `10H`; the two Jokers are told apart by a letter. */
export type Card = `${Rank}${SuitLetter}` | 'Joker A' | 'Joker B';
export type Suit = 'clubs' | 'diamonds' | 'hearts' | 'spades';
/** What kind of allocation a card makes. */
export type CardClass = 'number' | 'face' | 'joker';

/** The three basic things a ship does with energy. */
export type ActionType = 'Movement' | 'Attack' | 'Defense';
/** Where energy can go: to a basic action, or to the special one that repairs. */
export type Destination = ActionType | 'Damage Control';
/** What a player may say of a revealed Joker. `Damage Control` can be said, and is refused. */
export type JokerUse = 'initiative' | Destination;

export type PlayerId = string;
export type ShipId = string;
/** The name of a system on a ship's sheet. */
export type SystemName = string;

export interface Player {
  readonly id: PlayerId;
  /** The player's ships, in order. */
  readonly ships: readonly ShipId[];
}

/** One system: a column of boxes on the sheet. */
export interface System {
  /** @asType integer
   * @minimum 0 */
  readonly boxes: number;
  /** How many of the boxes battle damage has marked.
   * @asType integer
   * @minimum 0 */
  readonly marked: number;
}

/** One row of a sheet's suit table: which action a suit puts first and which second. */
export interface SuitRow {
  readonly primary: ActionType;
  readonly secondary: ActionType;
}

/** The printed part of a ship's display sheet. */
export interface Sheet {
  /** In the order of the sheet; the order only decides which of two equal dice is named first. */
  readonly systems: Readonly<Record<SystemName, System>>;
  readonly suits: Readonly<Record<Suit, SuitRow>>;
}

export interface ShipInput extends Sheet {
  /** The cards drawn for this ship. */
  readonly drawn: readonly Card[];
}

/** One row of the table from unmarked boxes to dice. A system uses the row with most boxes that it still has unmarked. */
export interface DieRow {
  /** How many unmarked boxes this row asks for.
   * @asType integer
   * @minimum 0 */
  readonly boxes: number;
  /** The number of faces of the die.
   * @asType integer
   * @minimum 2 */
  readonly die: number;
}

/** The colours of the energy counters. */
export interface CounterColours {
  readonly attack: string;
  readonly defense: string;
  readonly tightTurn: string;
}

/** Rules that a table may play with. */
export interface Options {
  /** Whether a ship may send one whole die to Damage Control. */
  readonly damageControl: boolean;
}

/** The table before the phase begins. */
export interface Input {
  /** In seat order. */
  readonly players: readonly Player[];
  readonly ships: Readonly<Record<ShipId, ShipInput>>;
  readonly dieTable: readonly DieRow[];
  /** How many cards at most were drawn for a ship.
   * @asType integer
   * @minimum 0 */
  readonly cardsPerShip: number;
  readonly counters: CounterColours;
  readonly options: Options;
}

/** A die that lies on a system. */
export interface RolledDie {
  /** @asType integer
   * @minimum 2 */
  readonly die: number;
  /** @asType integer
   * @minimum 1 */
  readonly value: number;
}

/** A die with the system it was rolled for. */
export interface SystemDie extends RolledDie {
  readonly system: SystemName;
}

/** The points of one action, and the dice they came from. */
export interface Energy {
  readonly points: number;
  readonly dice: readonly SystemDie[];
}

/** A ship's energy by action. `Damage Control` is there once a die went to it. */
export interface Allocation {
  readonly Movement: Energy;
  readonly Attack: Energy;
  readonly Defense: Energy;
  readonly 'Damage Control'?: Energy;
}

/** A ship in play. */
export interface Ship extends Sheet {
  /** The drawn cards as they lie, top first. */
  readonly stack: readonly Card[];
  /** Whether the top card was chosen as the energy allocation card. */
  readonly picked: boolean;
  /** What was declared of the Joker on top. */
  readonly use: 'initiative' | ActionType | null;
  /** Whether the ship has seized the initiative in this phase. */
  readonly seized: boolean;
  readonly dice: Readonly<Record<SystemName, RolledDie>>;
  /** Allotted as soon as every die of the ship lies. */
  readonly energy: Allocation | null;
  /** Whether Damage Control is settled: by its player, or because this table plays without it. */
  readonly decided: boolean;
  /** The counters that lie round the ship. */
  readonly counters: readonly Counters[] | null;
}

/** A decision that the table waits for, with the event that answers it. */
export interface Decision extends Choice<string> {
  readonly ship: ShipId;
  readonly answer: 'PICK' | 'DECLARE' | 'CHOOSE' | 'ALLOCATE';
}

export interface Context {
  readonly of: Stamp;
  readonly players: readonly Player[];
  readonly ships: Readonly<Record<ShipId, Ship>>;
  readonly dieTable: readonly DieRow[];
  readonly counters: CounterColours;
  readonly options: Options;
  /** Who has said to be done choosing. */
  readonly ready: readonly PlayerId[];
  /** Whether the chosen cards lie face up. */
  readonly revealed: boolean;
  /** Every decision that the table waits for now. */
  readonly choices: readonly Decision[];
}

/** A player chooses one of the cards drawn for a ship, or another instead. */
export interface Pick {
  readonly type: 'PICK';
  readonly player: PlayerId;
  readonly ship: ShipId;
  readonly card: Card;
}

/** A player has chosen for every ship. When the last one has, the cards are revealed. */
export interface Ready {
  readonly type: 'READY';
  readonly player: PlayerId;
}

/** A player takes `READY` back, to choose again. */
export interface Withdraw {
  readonly type: 'WITHDRAW';
  readonly player: PlayerId;
}

/** A player says how a revealed Joker is used. */
export interface Declare {
  readonly type: 'DECLARE';
  readonly player: PlayerId;
  readonly ship: ShipId;
  readonly use: JokerUse;
}

/** Answers the choice that follows upon initiative: the card to use instead of the Joker. */
export interface Respond {
  readonly type: 'CHOOSE';
  readonly choice: string;
  readonly picks: readonly Card[];
}

/** A die was rolled for a system. */
export interface Roll {
  readonly type: 'ROLL';
  readonly ship: ShipId;
  readonly system: SystemName;
  /** The number of faces of the die.
   * @asType integer
   * @minimum 1 */
  readonly die: number;
  /** The score.
   * @asType integer */
  readonly value: number;
}

/** A player sends a die on to another use than the card's: with the option, to Damage Control. */
export interface Allocate {
  readonly type: 'ALLOCATE';
  readonly player: PlayerId;
  readonly ship: ShipId;
  /** Whose die. */
  readonly system: SystemName;
  /** How many of its points: a die is never split, so all of them.
   * @asType integer */
  readonly points: number;
  readonly to: Destination;
}

/** A player leaves all dice of a ship where the card put them: none goes to Damage Control. */
export interface Decline {
  readonly type: 'DECLINE';
  readonly player: PlayerId;
  readonly ship: ShipId;
}

export type Event = Pick | Ready | Withdraw | Declare | Respond | Roll | Allocate | Decline;

interface Cited {
  /** The clauses that the effect comes from. */
  readonly cites: readonly ClauseId[];
}

/** A ship's stack was put on its sheet, face down, the chosen card on top. */
export interface Placed extends Cited {
  readonly type: 'place';
  readonly player: PlayerId;
  readonly ship: ShipId;
}

/** The chosen cards were turned up, all at once. */
export interface Revealed extends Cited {
  readonly type: 'reveal';
  readonly cards: Readonly<Record<ShipId, Card>>;
}

/** A Joker's use was declared. */
export interface Declared extends Cited {
  readonly type: 'declare';
  readonly player: PlayerId;
  readonly ship: ShipId;
  readonly use: 'initiative' | ActionType;
}

/** After initiative another card took the Joker's place. */
export interface Replaced extends Cited {
  readonly type: 'replace';
  readonly ship: ShipId;
  readonly card: Card;
}

/** A ship's dice were allotted as its card says, whether or not other ships have rolled. */
export interface Allocated extends Cited {
  readonly type: 'allocate';
  readonly ship: ShipId;
  readonly card: Card;
  readonly energy: Allocation;
}

/** A whole die went from one action to Damage Control. */
export interface Diverted extends Cited {
  readonly type: 'divert';
  readonly ship: ShipId;
  readonly from: ActionType;
  readonly to: 'Damage Control';
  readonly die: SystemDie;
}

/** Counters of one colour. */
export interface Counters {
  readonly shows: 'weapons fire' | 'defense' | 'tight turn';
  readonly colour: string;
  readonly count: number;
}

/** Energy counters were put round a ship, whose energy does not change any more. */
export interface CountersPlaced extends Cited {
  readonly type: 'counters';
  readonly ship: ShipId;
  readonly counters: readonly Counters[];
}

export type Effect = Placed | Revealed | Declared | Replaced | Allocated | Diverted | CountersPlaced;

/** What the phase made of one ship. */
export interface ShipOutput {
  /** None where no card was drawn. */
  readonly card: Card | null;
  readonly energy: Allocation;
  readonly counters: readonly Counters[];
}

export interface Output {
  readonly ships: Readonly<Record<ShipId, ShipOutput>>;
}
