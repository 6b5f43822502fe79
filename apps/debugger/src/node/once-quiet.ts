/** Work that many changes ask for at once, as when a whole folder is put in place, and that is done once for all of them. */

/** Milliseconds without another call before the work is done. */
const QUIET = 300;

/** A function that does the work when it has not been called again for a while; one piece of work ends before the next begins. */
export function onceQuiet(work: () => Promise<void>, quiet: number = QUIET): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let done: Promise<void> = Promise.resolve();
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => { done = done.then(work).catch(() => undefined); }, quiet);
  };
}
