/**
 * The states that a walk has met, by their fingerprints, each with the state it was first met from and the move that led there, so that a run to
 * it is made again by replay. A state takes 16 bytes and its share of a table of slots (open addressing): 21 to 27 bytes a state in all, whatever the state holds.
 */

import type { Fingerprint } from './fingerprint.ts';

/** What a visited set holds as plain arrays, to be saved, or sent to a thread. One place a state, in the order in which they were met. */
export interface VisitedData {
  readonly high: Int32Array;
  readonly low: Int32Array;
  readonly parent: Int32Array;
  readonly move: Int32Array;
}

/** The states met so far. Their places are numbered from 0 in the order in which they were met. */
export interface Visited {
  readonly size: number;
  /** What its tables take in memory. */
  readonly bytes: number;
  /**
   * The place of a state; a new place, equal to `size` as it was before the call, exactly where it has not been met.
   * @param parent the place it was reached from; -1 for a start
   * @param move which of the parent's moves led here, as the walk numbers them (32 bits); of a start, which start it is
   */
  add(print: Fingerprint, parent: number, move: number): number;
  /** The place of a state that has been met, or -1. */
  placeOf(print: Fingerprint): number;
  parentOf(place: number): number;
  moveOf(place: number): number;
  printOf(place: number): Fingerprint;
  /** The moves from a start to a place: the first names the start, the others are to be made in turn. */
  movesTo(place: number): readonly number[];
  /** A copy of all that it holds. */
  data(): VisitedData;
}

/** Places are kept in pieces of so many, so that growing copies nothing and wastes little. */
const PIECE_BITS = 14;
const PIECE = 1 << PIECE_BITS;
/** high, low, parent, move. */
const FIELDS = 4;
/** A table of slots doubles when it is fuller than this. */
const FULLEST = 0.75;
const FEWEST_SLOTS = 1 << 10;

/** A set of no states, or of those that `data` told. */
export function visitedSet(data?: VisitedData): Visited {
  const set = new Table();
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

class Table implements Visited {
  #size = 0;
  readonly #pieces: Int32Array[] = [];
  /** Places plus one by fingerprint; 0 is free. */
  #slots = new Int32Array(FEWEST_SLOTS);

  get size(): number {
    return this.#size;
  }

  get bytes(): number {
    return this.#slots.byteLength + this.#pieces.length * PIECE * FIELDS * Int32Array.BYTES_PER_ELEMENT;
  }

  add(print: Fingerprint, parent: number, move: number): number {
    if (this.#size >= this.#slots.length * FULLEST) this.#grow();
    const slot = this.#slotOf(print.high, print.low);
    const held = at(this.#slots, slot);
    if (held !== 0) return held - 1;
    const place = this.#size;
    const piece = place & (PIECE - 1);
    const fields = this.#pieces[place >>> PIECE_BITS] ?? this.#newPiece();
    fields[piece * FIELDS] = print.high;
    fields[piece * FIELDS + 1] = print.low;
    fields[piece * FIELDS + 2] = parent;
    fields[piece * FIELDS + 3] = move;
    this.#slots[slot] = place + 1;
    this.#size = place + 1;
    return place;
  }

  placeOf(print: Fingerprint): number {
    return at(this.#slots, this.#slotOf(print.high, print.low)) - 1;
  }

  parentOf(place: number): number {
    return this.#field(place, 2);
  }

  moveOf(place: number): number {
    return this.#field(place, 3);
  }

  printOf(place: number): Fingerprint {
    return { high: this.#field(place, 0), low: this.#field(place, 1) };
  }

  movesTo(place: number): readonly number[] {
    const moves: number[] = [];
    for (let at = place; at >= 0; at = this.parentOf(at)) moves.push(this.moveOf(at));
    return moves.reverse();
  }

  data(): VisitedData {
    const column = (field: number): Int32Array => Int32Array.from({ length: this.#size }, (_, place) => this.#field(place, field));
    return { high: column(0), low: column(1), parent: column(2), move: column(3) };
  }

  /** The slot that holds a fingerprint, or the free one where it belongs. */
  #slotOf(high: number, low: number): number {
    const mask = this.#slots.length - 1;
    let slot = low & mask;
    for (;;) {
      const held = at(this.#slots, slot);
      if (held === 0) return slot;
      const place = held - 1;
      const fields = this.#pieces[place >>> PIECE_BITS];
      const piece = (place & (PIECE - 1)) * FIELDS;
      if (fields !== undefined && fields[piece + 1] === low && fields[piece] === high) return slot;
      slot = (slot + 1) & mask;
    }
  }

  #newPiece(): Int32Array {
    const piece = new Int32Array(PIECE * FIELDS);
    this.#pieces.push(piece);
    return piece;
  }

  #grow(): void {
    this.#slots = new Int32Array(this.#slots.length * 2);
    for (let place = 0; place < this.#size; place += 1) this.#slots[this.#slotOf(this.#field(place, 0), this.#field(place, 1))] = place + 1;
  }

  #field(place: number, field: number): number {
    return this.#pieces[place >>> PIECE_BITS]?.[(place & (PIECE - 1)) * FIELDS + field] ?? -1;
  }
}

function at(list: Int32Array, index: number): number {
  return list[index] ?? 0;
}
