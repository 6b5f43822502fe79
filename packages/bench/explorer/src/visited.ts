/**
 * The states that a walk has met, by their fingerprints, each with the state it was first met from and the move that led there, so that a run to
 * it is made again by replay. A state takes 16 bytes and its share of a table of slots (open addressing): 21 to 27 bytes a state in all, whatever the state holds.
 *
 * A set may lie in memory that threads share. One thread adds, others look up: what they do not see yet is, to them, not met.
 */

import type { Fingerprint } from './fingerprint.ts';

/** What a visited set holds as plain arrays, to be saved, or sent to a thread. One place a state, in the order in which they were met. */
export interface VisitedData {
  readonly high: Int32Array;
  readonly low: Int32Array;
  readonly parent: Int32Array;
  readonly move: Int32Array;
}

/** What can be looked up in a visited set. */
export interface Met {
  /** The place of a state that has been met, or -1. */
  placeOf(print: Fingerprint): number;
  parentOf(place: number): number;
  moveOf(place: number): number;
  printOf(place: number): Fingerprint;
}

/** The states met so far. Their places are numbered from 0 in the order in which they were met. */
export interface Visited extends Met {
  readonly size: number;
  /** What its tables take in memory. */
  readonly bytes: number;
  /**
   * The place of a state; a new place, equal to `size` as it was before the call, exactly where it has not been met.
   * @param parent the place it was reached from; -1 for a start
   * @param move which of the parent's moves led here, as the walk numbers them (32 bits); of a start, which start it is
   */
  add(print: Fingerprint, parent: number, move: number): number;
  /** The moves from a start to a place: the first names the start, the others are to be made in turn. */
  movesTo(place: number): readonly number[];
  /** A copy of all that it holds. */
  data(): VisitedData;
  /** Its tables themselves, to be looked up by another thread, where they are shared. They grow: what was asked for before lacks what came later. */
  tables(): Tables;
}

/** The tables of a visited set. */
export interface Tables {
  /** In order; more come to it as states are met. */
  readonly pieces: readonly Int32Array[];
  /** Another one each time that it had to grow. */
  readonly slots: Int32Array;
}

/** Places are kept in pieces of so many, so that growing copies nothing and wastes little. */
const PIECE_BITS = 14;
const PIECE = 1 << PIECE_BITS;
/** high, low, parent, move. */
const FIELDS = 4;
/** A table of slots doubles when it is fuller than this. */
const FULLEST = 0.75;
const FEWEST_SLOTS = 1 << 10;

/**
 * A set of no states, or of those that `data` told.
 * @param shared whether its tables lie in memory that threads share
 */
export function visitedSet(data?: VisitedData, shared = false): Visited {
  const set = new Table(shared);
  if (data !== undefined) {
    for (let i = 0; i < data.high.length; i += 1) set.add({ high: at(data.high, i), low: at(data.low, i) }, at(data.parent, i), at(data.move, i));
  }
  return set;
}

/**
 * The odds that among so many different states two or more have the same fingerprint, so that one of them was taken for met. Pure.
 * @returns between 0 and 1; an upper bound, as pairs are counted: n (n - 1) / 2 of them, each with odds of 2^-64
 */
export function collisionOdds(states: number): number {
  return -Math.expm1(-(states * Math.max(0, states - 1)) / 2 ** 65);
}

/** Looks up what another thread's set has met, by its tables. */
export function metIn({ pieces, slots }: Tables): Met {
  return new Lookup([...pieces], slots);
}

class Lookup implements Met {
  protected readonly pieces: Int32Array[];
  /** Places plus one by fingerprint; 0 is free. */
  protected slots: Int32Array;

  constructor(pieces: Int32Array[], slots: Int32Array) {
    this.pieces = pieces;
    this.slots = slots;
  }

  placeOf(print: Fingerprint): number {
    return at(this.slots, this.slotOf(print.high, print.low)) - 1;
  }

  parentOf(place: number): number {
    return this.field(place, 2);
  }

  moveOf(place: number): number {
    return this.field(place, 3);
  }

  printOf(place: number): Fingerprint {
    return { high: this.field(place, 0), low: this.field(place, 1) };
  }

  /** The slot that holds a fingerprint, or the free one where it belongs. */
  protected slotOf(high: number, low: number): number {
    const mask = this.slots.length - 1;
    let slot = low & mask;
    for (;;) {
      const held = at(this.slots, slot);
      if (held === 0) return slot;
      const place = held - 1;
      const fields = this.pieces[place >>> PIECE_BITS];
      const piece = (place & (PIECE - 1)) * FIELDS;
      if (fields !== undefined && fields[piece + 1] === low && fields[piece] === high) return slot;
      slot = (slot + 1) & mask;
    }
  }

  protected field(place: number, field: number): number {
    return this.pieces[place >>> PIECE_BITS]?.[(place & (PIECE - 1)) * FIELDS + field] ?? -1;
  }
}

class Table extends Lookup implements Visited {
  #size = 0;
  readonly #shared: boolean;

  constructor(shared: boolean) {
    super([], numbers(FEWEST_SLOTS, shared));
    this.#shared = shared;
  }

  get size(): number {
    return this.#size;
  }

  get bytes(): number {
    return this.slots.byteLength + this.pieces.length * PIECE * FIELDS * Int32Array.BYTES_PER_ELEMENT;
  }

  add(print: Fingerprint, parent: number, move: number): number {
    if (this.#size >= this.slots.length * FULLEST) this.#grow();
    const slot = this.slotOf(print.high, print.low);
    const held = at(this.slots, slot);
    if (held !== 0) return held - 1;
    const place = this.#size;
    const piece = place & (PIECE - 1);
    const fields = this.pieces[place >>> PIECE_BITS] ?? this.#newPiece();
    fields[piece * FIELDS] = print.high;
    fields[piece * FIELDS + 1] = print.low;
    fields[piece * FIELDS + 2] = parent;
    fields[piece * FIELDS + 3] = move;
    this.slots[slot] = place + 1;
    this.#size = place + 1;
    return place;
  }

  movesTo(place: number): readonly number[] {
    const moves: number[] = [];
    for (let at = place; at >= 0; at = this.parentOf(at)) moves.push(this.moveOf(at));
    return moves.reverse();
  }

  data(): VisitedData {
    const column = (field: number): Int32Array => Int32Array.from({ length: this.#size }, (_, place) => this.field(place, field));
    return { high: column(0), low: column(1), parent: column(2), move: column(3) };
  }

  tables(): Tables {
    return { pieces: this.pieces, slots: this.slots };
  }

  #newPiece(): Int32Array {
    const piece = numbers(PIECE * FIELDS, this.#shared);
    this.pieces.push(piece);
    return piece;
  }

  #grow(): void {
    this.slots = numbers(this.slots.length * 2, this.#shared);
    for (let place = 0; place < this.#size; place += 1) this.slots[this.slotOf(this.field(place, 0), this.field(place, 1))] = place + 1;
  }
}

function numbers(length: number, shared: boolean): Int32Array {
  return shared ? new Int32Array(new SharedArrayBuffer(length * Int32Array.BYTES_PER_ELEMENT)) : new Int32Array(length);
}

function at(list: Int32Array, index: number): number {
  return list[index] ?? 0;
}
