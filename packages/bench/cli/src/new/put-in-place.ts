/** A folder written whole or not at all: in a folder beside it first, which then takes its name. */

import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { shownPath } from '@rulebench/rulings/node';
import { CannotRun } from '../failure.ts';
import type { ModuleFile } from './module-files.ts';

/**
 * Writes files into a folder that is not there yet.
 * @throws RB312 where something of that name is there, RB308 where it cannot be written; nothing is left of it then
 */
export async function putInPlace(folder: string, files: readonly ModuleFile[], cwd: string): Promise<void> {
  const place = { file: shownPath(folder, cwd), line: 1, column: 1 };
  const taken = new CannotRun('RB312', 'there is something of this name already', { place, hint: 'give another name, or remove it' });
  if ((await stat(folder).catch(() => undefined)) !== undefined) throw taken;
  const half = join(dirname(folder), `.${basename(folder)}-${randomUUID()}`);
  try {
    await mkdir(half);
    for (const { path, text } of files) {
      await mkdir(dirname(join(half, path)), { recursive: true });
      await writeFile(join(half, path), text);
    }
    await rename(half, folder);
  } catch (thrown) {
    await rm(half, { recursive: true, force: true });
    const reason = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : 'it failed';
    if (reason === 'EEXIST' || reason === 'ENOTEMPTY' || reason === 'ENOTDIR') throw taken;
    throw new CannotRun('RB308', `this folder cannot be written (${reason})`, { place, hint: 'go to a folder that you may write in' });
  }
}
