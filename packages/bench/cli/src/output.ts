/** Writing what was asked for: to the terminal, or into a file. */

import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { shownPath } from '@rulebench/rulings/node';
import { CannotRun } from './failure.ts';
import type { Io } from './io.ts';

/** Writes text to a file where one is named, and else to the output. @throws RB308 */
export async function put(io: Io, text: string, file: string | undefined): Promise<void> {
  if (file === undefined) {
    io.out.write(text);
    return;
  }
  const path = resolve(io.cwd, file);
  try {
    await writeFile(path, text);
  } catch (thrown) {
    const reason = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : 'it failed';
    throw new CannotRun('RB308', `this file cannot be written (${reason})`, { place: { file: shownPath(path, io.cwd), line: 1, column: 1 }, hint: 'name a file in a directory that is there' });
  }
}

/** One JSON object and a line feed. */
export function putJson(io: Io, value: object): void {
  io.out.write(`${JSON.stringify(value)}\n`);
}
