/** Long work in small portions, so that the page stays alive meanwhile. */

/** Milliseconds of work between two looks at the page. */
const AT_ONCE = 10;

/** Who is told of the work. */
export interface Told<T> {
  /** How many portions are done. */
  readonly progress: (count: number) => void;
  readonly done: (value: T) => void;
}

/** Does all portions, one after another. What is returned ends the work. */
export function inBits<T>(bits: Iterator<unknown, T>, told: Told<T>): () => void {
  let count = 0;
  let timer = setTimeout(work);
  function work(): void {
    const until = performance.now() + AT_ONCE;
    do {
      const { done, value } = bits.next();
      if (done === true) { told.done(value); return; }
      count += 1;
    } while (performance.now() < until);
    told.progress(count);
    timer = setTimeout(work);
  }
  return () => { clearTimeout(timer); };
}
