/** Progress on a terminal, on the error stream, once something has taken a second. */

import { createSpinner, type Spinner } from 'nanospinner';
import type { Io } from './io.ts';

const PATIENCE = 1000;
const BETWEEN = 80;
/** Work holds up the process, and a signal ends it where it stands: the cursor is never hidden, so nothing is to be restored. */
const HIDE_CURSOR = '\u001b[?25l';

export interface Progress {
  /** To be called often; shows something now and then. */
  tell(words: string): void;
  /** Removes what was shown. */
  end(): void;
}

/** Nothing is shown where the error stream is no terminal. */
export function progressOn({ err }: Io): Progress {
  if (err.isTTY !== true) return { tell: () => undefined, end: () => undefined };
  const since = performance.now();
  let last = since;
  let spinner: Spinner | undefined;
  return {
    tell(words) {
      const now = performance.now();
      if (now - since < PATIENCE || now - last < BETWEEN) return;
      last = now;
      spinner ??= createSpinner(words, { stream: streamFor(err) });
      spinner.update(words).spin();
    },
    end() { spinner?.clear(); },
  };
}

function streamFor(err: Io['err']): NodeJS.WriteStream {
  const write = (text: string): boolean => { err.write(text.replaceAll(HIDE_CURSOR, '')); return true; };
  return { write, columns: err.columns ?? 80, isTTY: true } as unknown as NodeJS.WriteStream; // boundary: nanospinner writes and asks for the width, no more
}
