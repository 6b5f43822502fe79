/**
 * What looking at states comes to, as plain data: numbers for what every state has, notes for what few have. Whoever looks writes it, and the walk reads it, in the
 * order of the states' places; so it makes no difference who looked, nor when.
 */

import type { Outcome } from '@rulebench/core';
import type { Fingerprint } from '../fingerprint.ts';
import type { Shown } from '../stepper.ts';
import { Numbers } from './numbers.ts';
import type { Where } from './rules-seen.ts';

export interface Failure { readonly code: string; readonly message: string }

/** Something seen in a try (`where`), or in the state itself (`where.number` is -1). */
export type Note = { readonly where: Where } & (
  | { readonly what: 'broken'; readonly name: string; readonly error: Failure }
  /** In the state that the try leads to. */
  | { readonly what: 'invariant'; readonly name: string; readonly error?: Failure }
  | { readonly what: 'dead-end'; readonly name: string }
  | { readonly what: 'answer'; readonly name: string; readonly outcome: Outcome }
  /** What was seen of the chart for the first time. */
  | { readonly what: 'chart'; readonly news: Shown });

/** What is known of one state, in a few bits. */
export const END = 1;
/** A player has moves there that lead to different other states. */
export const DECIDES = 2;
export const SAMPLED = 4;
export const CAPPED = 8;

/** A try that was taken: its number, whether a player made it, and the place it leads to, or the fingerprint of a state that was not met before. */
export interface Edge {
  readonly number: number;
  readonly byPlayer: boolean;
  readonly to: number | Fingerprint;
}

/** What looking at one state comes to. */
export interface Looked {
  readonly place: number;
  readonly marks: number;
  readonly edges: readonly Edge[];
  readonly notes: readonly Note[];
}

/** A report as it is sent. */
export interface Told { readonly numbers: Int32Array; readonly notes: readonly Note[] }

/** A report that is being written. */
export class Report {
  readonly notes: Note[] = [];
  readonly #numbers = new Numbers();

  add({ place, marks, edges, notes }: Looked): void {
    this.notes.push(...notes);
    for (const number of [place, marks, edges.length]) this.#numbers.push(number);
    for (const { number, byPlayer, to } of edges) {
      const isPlace = typeof to === 'number';
      this.#numbers.push(number * 4 + (isPlace ? 2 : 0) + (byPlayer ? 1 : 0));
      this.#numbers.push(isPlace ? to : to.high);
      this.#numbers.push(isPlace ? 0 : to.low);
    }
  }

  told(): Told {
    return { numbers: this.#numbers.data(), notes: this.notes };
  }
}

/** A report that is being read, state by state. */
export class Reading {
  readonly #told: Told;
  #at = 0;
  #note = 0;

  constructor(told: Told) {
    this.#told = told;
  }

  /** The place of the next state; none at the end. */
  get place(): number | undefined { return this.#told.numbers[this.#at]; }

  next(): Looked {
    const [place, marks, count] = [this.#take(), this.#take(), this.#take()];
    const edges: Edge[] = [];
    for (let i = 0; i < count; i += 1) {
      const [head, first, second] = [this.#take(), this.#take(), this.#take()];
      edges.push({ number: head >>> 2, byPlayer: (head & 1) !== 0, to: (head & 2) === 0 ? { high: first, low: second } : first });
    }
    const from = this.#note;
    while (this.#told.notes[this.#note]?.where.place === place) this.#note += 1;
    return { place, marks, edges, notes: this.#told.notes.slice(from, this.#note) };
  }

  #take(): number {
    this.#at += 1;
    return this.#told.numbers[this.#at - 1] ?? 0;
  }
}
