/** Opens a line of code in the reader's editor, through Vite's own door for it. */

import type { CodePlace } from '@rulebench/panels';

/** Asks the server behind the page; where there is no editor that it knows, nothing comes of it. */
export function openCode({ file, line }: CodePlace): void {
  void fetch(`/__rulebench/open?file=${encodeURIComponent(`${file}:${String(line)}`)}`).catch(() => undefined);
}
