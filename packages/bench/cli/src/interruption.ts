/** The end that somebody else sets: Ctrl-C, or the signal of whoever called the command. */

import { HOLDS, INTERRUPTED } from './exit-codes.ts';
import type { Io } from './io.ts';

export interface Interruption {
  /** Aborted once it is to end. */
  readonly signal: AbortSignal;
  /** The exit code of a command that is ended so: 130 after Ctrl-C, 0 where the caller stopped it. */
  readonly code: number;
  /** Listens no more. */
  readonly off: () => void;
}

/** Listens for the end from now on. */
export function interruptionOf({ stop }: Io): Interruption {
  if (stop !== undefined) return { signal: stop, code: HOLDS, off: () => undefined };
  const ending = new AbortController();
  const end = (): void => { ending.abort(); };
  const off = (): void => {
    process.off('SIGINT', end);
    process.off('SIGTERM', end);
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  return { signal: ending.signal, code: INTERRUPTED, off };
}

/** Waits until it is to end. */
export function untilInterrupted({ signal, code, off }: Interruption): Promise<number> {
  return new Promise((resolve) => {
    const end = (): void => { off(); resolve(code); };
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}
