/** Where the command reads from and writes to, so that it runs in a test as it runs in a terminal. */

export interface Sink {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

export interface Io {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** What was asked for. */
  readonly out: Sink;
  /** What went wrong, and progress. */
  readonly err: Sink;
  /** Ends a watch; the process's own is Ctrl-C. */
  readonly stop?: AbortSignal;
}

/** The process's own streams. */
export function processIo(): Io {
  return { cwd: process.cwd(), env: process.env, out: process.stdout, err: process.stderr };
}
