/** The file in which an exploration is kept, so that it can be gone on with. */

import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { SavedWalk } from '@rulebench/explorer';
import { shownPath } from '@rulebench/rulings/node';
import { CannotRun } from './failure.ts';
import type { Io } from './io.ts';

export interface KeepFlags {
  readonly save?: string;
  readonly resume?: string;
}

export interface KeptWalk {
  /** What was kept before, unchecked; none where it begins anew. */
  readonly saved?: unknown;
  /** Keeps a walk; none where nothing is to be kept. */
  readonly keep?: (walk: SavedWalk) => void;
  /** Waits until all that was to be kept is. @throws RB308 where it could not be written */
  readonly kept: () => Promise<void>;
}

/**
 * Begins a file (`--save`), or opens one to go on with (`--resume`), which is kept anew.
 * @throws RB323 where the file is there already, or is none of an exploration; RB309 where it is not there
 */
export async function keptWalk({ cwd }: Io, { save, resume }: KeepFlags): Promise<KeptWalk> {
  const asked = resume ?? save;
  if (asked === undefined) return { kept: () => Promise.resolve() };
  const file = resolve(cwd, asked);
  const place = { file: shownPath(file, cwd), line: 1, column: 1 };
  if (resume === undefined && existsSync(file)) throw new CannotRun('RB323', 'this file is there already', { place, hint: 'go on with it by --resume, or name another' });
  const saved = resume === undefined ? undefined : await read(file, place);
  let writing: Promise<void> = Promise.resolve();
  return {
    ...(saved === undefined ? {} : { saved }),
    keep: (walk) => {
      const text = `${JSON.stringify(walk)}\n`;
      writing = writing.then(() => write(file, text, place));
      writing.catch(() => undefined); // told by `kept`
    },
    kept: () => writing,
  };
}

async function read(file: string, place: NonNullable<CannotRun['place']>): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => { throw new CannotRun('RB309', 'there is no such file', { place, hint: 'give one that --save wrote' }); });
  try {
    const data: unknown = JSON.parse(text);
    return data;
  } catch {
    throw new CannotRun('RB323', 'this is no saved exploration', { place, hint: 'give a file that --save wrote' });
  }
}

/** In one go: a file that is half written would be lost. */
async function write(file: string, text: string, place: NonNullable<CannotRun['place']>): Promise<void> {
  try {
    await writeFile(`${file}.new`, text);
    await rename(`${file}.new`, file);
  } catch (thrown) {
    const reason = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : 'it failed';
    throw new CannotRun('RB308', `this file cannot be written (${reason})`, { place, hint: 'name a file in a directory that is there' });
  }
}
