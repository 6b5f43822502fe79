/** Files that are made from others and kept in the repository: a script writes them, a test says whether they are fresh. */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A file, and the text that it should have. */
export interface Kept {
  /** Its path. */
  readonly file: string;
  readonly text: () => string;
}

/** Writes files as they should be, and makes the folders that they need. */
export function write(kept: readonly Kept[]): void {
  for (const { file, text } of kept) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text());
  }
}

/** The text that a file has; none where it is not there. */
export function onDisk({ file }: Kept): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/**
 * The folder of the package that a file is in, without a slash at its end.
 * @param here the file's `import.meta.url`
 * @throws where no folder above has a package.json
 */
export function packageOf(here: string): string {
  let folder = dirname(fileURLToPath(here));
  while (!existsSync(join(folder, 'package.json'))) {
    if (folder === dirname(folder)) throw new Error(`no folder above ${here} has a package.json`);
    folder = dirname(folder);
  }
  return folder;
}
