/** Work that a generator does bit by bit, so that a page or a command may stop for breath between two bits, done at once. */

/** Does all of it. @returns what the work came to. @throws what the work throws */
export function finished<R>(work: Iterator<unknown, R>): R {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}
