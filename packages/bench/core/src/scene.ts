/**
 * A scene describes the domain's picture of a snapshot in plain data, drawn by the debugger: a spaceline with ships and
 * roaming cards, a ship's display sheet with dice and counters. A new module has a picture without a line of React.
 */

/** One meaning, one colour; `player1` and `player2` are the two sides. */
export type Tone = 'plain' | 'player1' | 'player2' | 'allowed' | 'refused' | 'choice' | 'chance' | 'here' | 'muted';

/** Something small that lies somewhere: a card, a ship, a marker. */
export interface Token {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  readonly tone?: Tone;
  readonly face?: 'up' | 'down';
  /** What is with it in one place and can go elsewhere by itself, like those aboard a ship: the picture follows it from token to token. */
  readonly holds?: readonly Held[];
  /** Whether it is nothing beside what it holds: a group of people, a stack of cards. */
  readonly group?: true;
}

/** Something that has no token of its own at present. */
export interface Held {
  readonly id: string;
  readonly label: string;
}

/** A place on a track, with what lies above and below it. */
export interface Place {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  readonly tone?: Tone;
  readonly above: readonly Token[];
  readonly below: readonly Token[];
}

/** Places in a row, left to right. */
export interface Track {
  readonly id: string;
  readonly label: string;
  readonly places: readonly Place[];
}

export interface Die {
  /** The number of faces. */
  readonly faces: number;
  /** None before it is rolled. */
  readonly score?: number;
  readonly tone?: Tone;
  /** Where its points went, in words. */
  readonly goesTo?: string;
}

/** A system on a sheet: a column of boxes, each marked or not, with the die it makes. */
export interface SheetColumn {
  readonly id: string;
  readonly label: string;
  /** Top to bottom; true is marked. */
  readonly boxes: readonly boolean[];
  readonly die?: Die;
}

/** A total on a sheet, with the counters that show it. */
export interface SheetTotal {
  readonly id: string;
  readonly label: string;
  readonly points: number;
  /** In words: "S3 d8: 8". */
  readonly from: readonly string[];
  /** A CSS colour name for its counters, and what they are called. */
  readonly counters?: { readonly colour: string; readonly count: number };
}

/** A display sheet: systems, cards, totals. */
export interface Sheet {
  readonly id: string;
  readonly title: string;
  readonly tone?: Tone;
  readonly status?: string;
  readonly columns: readonly SheetColumn[];
  readonly cards: readonly Token[];
  readonly totals: readonly SheetTotal[];
}

export interface Scene {
  /** What is going on, in a line. */
  readonly caption: string;
  /** The whole picture in sentences, for whoever does not see it. */
  readonly words: string;
  readonly tracks?: readonly Track[];
  readonly sheets?: readonly Sheet[];
}
