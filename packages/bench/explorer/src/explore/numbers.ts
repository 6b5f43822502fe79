/** Lists of numbers that grow, in the memory that numbers take: what a walk notes of each of its states. */

/** Integers of 32 bits. */
export class Numbers {
  #held = new Int32Array(1024);
  #length = 0;

  get length(): number { return this.#length; }

  push(value: number): void {
    if (this.#length === this.#held.length) {
      const larger = new Int32Array(this.#held.length * 2);
      larger.set(this.#held);
      this.#held = larger;
    }
    this.#held[this.#length] = value;
    this.#length += 1;
  }

  /** The number at a place; 0 beyond the end. */
  at(place: number): number {
    return place < this.#length ? this.#held[place] ?? 0 : 0;
  }

  /** A copy of all. */
  data(): Int32Array {
    return this.#held.slice(0, this.#length);
  }

  get bytes(): number { return this.#held.byteLength; }
}

/** Where each state leads: the places of its successors, one after the other, state by state in the order in which they were looked at. */
export class Edges {
  readonly #ends = new Numbers();
  readonly #to = new Numbers();

  /** How many states have been told of. */
  get states(): number { return this.#ends.length; }

  get bytes(): number { return this.#ends.bytes + this.#to.bytes; }

  /** Tells where the next state leads. */
  push(successors: Iterable<number>): void {
    for (const to of successors) this.#to.push(to);
    this.#ends.push(this.#to.length);
  }

  /** How many places a state leads to. */
  degree(place: number): number {
    return this.#ends.at(place) - this.#first(place);
  }

  /** The nth of them. */
  successor(place: number, n: number): number {
    return this.#to.at(this.#first(place) + n);
  }

  data(): { readonly ends: Int32Array; readonly to: Int32Array } {
    return { ends: this.#ends.data(), to: this.#to.data() };
  }

  #first(place: number): number {
    return place === 0 ? 0 : this.#ends.at(place - 1);
  }
}
