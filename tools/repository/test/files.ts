/** The files that the repository tracks. */

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The repository's root, with a slash at its end. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The tracked files below the root that are still there, and the new ones that are not ignored. */
export function trackedFiles(): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' });
  return listed.split('\0').filter((file) => file !== '' && existsSync(`${ROOT}${file}`));
}

/** The text of a file below the root. */
export function textOf(file: string): string {
  return readFileSync(`${ROOT}${file}`, 'utf8');
}

/** A JSON file below the root, as an object. */
export function jsonOf(file: string): Record<string, unknown> {
  return JSON.parse(textOf(file)) as Record<string, unknown>; // boundary: the callers look at each field before they use it
}
