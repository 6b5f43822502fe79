/** Ctrl-C for work that ends with what it has found so far. */

import type { Io } from './io.ts';

/** Runs `work` with a signal that the first Ctrl-C gives; a second ends the process as ever. Returns what `work` returns, and whether it was interrupted. */
export async function interruptible<T>({ stop }: Io, work: (signal: AbortSignal) => Promise<T>): Promise<{ readonly result: T; readonly interrupted: boolean }> {
  const own = new AbortController();
  const interrupt = (): void => { own.abort(); };
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  const signal = stop === undefined ? own.signal : AbortSignal.any([own.signal, stop]);
  try {
    return { result: await work(signal), interrupted: signal.aborted };
  } finally {
    process.off('SIGINT', interrupt);
    process.off('SIGTERM', interrupt);
  }
}
