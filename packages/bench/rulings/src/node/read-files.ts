/** Reading ruling files from disk: as bytes, so that what is not UTF-8, too long or a way out of the directory is told. */

import { isUtf8 } from 'node:buffer';
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { basename, join, relative, resolve, sep } from 'node:path';
import type { RulingFile } from '../library-of.ts';
import { isRulingFile, isSourceFile } from '../library.ts';
import { isVariantsFile } from '../variants.ts';
import { problem } from '../problem.ts';
import type { Problem } from '../types.ts';

const MAX_BYTES = 1024 * 1024;
const SKIPPED = new Set(['node_modules', 'dist', 'coverage', 'reports']);

/** A path as it is shown: from the working directory where it lies within, with forward slashes. */
export function shownPath(path: string, cwd: string = process.cwd()): string {
  const short = relative(cwd, path);
  return (short === '' ? '.' : short.startsWith('..') ? path : short).split(sep).join('/');
}

/** Whether a folder is never looked into: hidden ones, dependencies, what is built. */
export function isSkipped(name: string): boolean {
  return name.startsWith('.') || SKIPPED.has(name);
}

/**
 * Reads `*.ruling.md`, `source.yaml`, `fixtures/*.yaml` and `variants/*.yaml` below some directories, in a stable order.
 * Links are followed only to files inside their directory.
 * @returns the files with their paths as shown, and a problem for each that could not be read
 */
export async function readFiles(dirs: readonly string[], options: { readonly cwd?: string } = {}): Promise<{ readonly files: readonly RulingFile[]; readonly problems: readonly Problem[] }> {
  const paths = new Map<string, string>();
  for (const dir of dirs) {
    const root = resolve(dir);
    for (const path of await pathsBelow(root)) paths.set(path, root);
  }
  const read = await Promise.all([...paths].map(([path, root]) => readOne(path, root, options.cwd)));
  return { files: read.flatMap(({ file }) => (file === undefined ? [] : [file])), problems: read.flatMap(({ problems }) => problems) };
}

async function pathsBelow(dir: string): Promise<readonly string[]> {
  const entries = (await readdir(dir, { withFileTypes: true })).sort((a, b) => (a.name < b.name ? -1 : 1));
  const found: string[] = [];
  for (const entry of entries) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) { if (!isSkipped(entry.name)) found.push(...await pathsBelow(path)); }
    else if (isRead(path)) found.push(path);
  }
  return found;
}

function isRead(path: string): boolean {
  return isRulingFile(path) || isSourceFile(path) || isVariantsFile(path) || (/\.ya?ml$/.test(path) && basename(join(path, '..')) === 'fixtures');
}

interface Read { readonly file?: RulingFile; readonly problems: readonly Problem[] }

async function readOne(path: string, root: string, cwd: string | undefined): Promise<Read> {
  const file = shownPath(path, cwd);
  const place = { file, line: 1, column: 1 };
  try {
    const [real, realRoot] = await Promise.all([realpath(path), realpath(root)]);
    if (!real.startsWith(realRoot + sep)) return { problems: [problem('RB116', place, 'this link leads out of the directory', 'copy the file instead')] };
    const kind = await stat(real);
    if (!kind.isFile()) return { problems: [problem('RB117', place, 'this is no file, and cannot be read', 'remove it, or give it another name')] };
    const { size } = kind;
    if (size > MAX_BYTES) return { problems: [problem('RB102', place, `this file has ${size} bytes, and at most ${MAX_BYTES} are read`, 'split it')] };
    return decoded(await readFile(real), file);
  } catch (thrown) {
    return { problems: [problem('RB117', place, `this file cannot be read: ${thrown instanceof Error ? thrown.message : String(thrown)}`)] };
  }
}

/** The text of a file; where it is not UTF-8, the place of the first byte that is not. Pure. */
export function decoded(bytes: Uint8Array, file: string): Read {
  if (isUtf8(bytes)) return { file: { file, text: new TextDecoder().decode(bytes) }, problems: [] };
  return { problems: [problem('RB101', { file, ...firstBad(bytes) }, 'this file is not UTF-8', 'save it as UTF-8')] };
}

function firstBad(bytes: Uint8Array): { readonly line: number; readonly column: number } {
  let start = 0;
  for (let line = 1; ; line += 1) {
    const newline = bytes.indexOf(0x0a, start);
    const end = newline === -1 ? bytes.length : newline;
    const text = bytes.subarray(start, end);
    if (!isUtf8(text)) return { line, column: charactersOf(text) + 1 };
    if (newline === -1) return { line, column: 1 };
    start = end + 1;
  }
}

/** How many whole characters stand before the first byte that is not UTF-8. */
function charactersOf(bytes: Uint8Array): number {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  try {
    for (const byte of bytes) text += decoder.decode(Uint8Array.of(byte), { stream: true });
  } catch {
    return text.length;
  }
  return text.length;
}
