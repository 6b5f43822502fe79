/** Long work, written as a generator, done in turns: a page is drawn and a key is heard between two of them. */

export interface Turns<T> {
  /** Told where the work stands, after each turn. */
  readonly onTurn?: (now: T) => void;
  /** Ends the work, without an answer. */
  readonly signal?: AbortSignal;
  /** How long a turn is, in milliseconds. */
  readonly turn?: number;
}

const TURN = 40;

/**
 * Runs a generator to its end.
 * @returns what it returns; undefined where the signal ended it
 * @throws what it throws
 * @example
 * const rows = await inTurns(sweptOdds(asked, question, sweeps, limits), { onTurn: ({ done, of }) => { tell(done / of); }, signal });
 */
export async function inTurns<T, R>(work: Generator<T, R>, turns?: Turns<T> & { readonly signal?: never }): Promise<R>;
export async function inTurns<T, R>(work: Generator<T, R>, turns: Turns<T>): Promise<R | undefined>;
export async function inTurns<T, R>(work: Generator<T, R>, { onTurn, signal, turn = TURN }: Turns<T> = {}): Promise<R | undefined> {
  let until = performance.now() + turn;
  while (signal?.aborted !== true) {
    const next = work.next();
    if (next.done === true) return next.value;
    if (performance.now() < until) continue;
    onTurn?.(next.value);
    await new Promise((resolve) => { setTimeout(resolve); });
    until = performance.now() + turn;
  }
  return undefined;
}
