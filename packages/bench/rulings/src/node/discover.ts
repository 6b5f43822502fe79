/** What a workspace holds: packages say in their package.json that they are a rule module or a source. */

import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { isRecord } from '@rulebench/core';
import { problem, suggest } from '../problem.ts';
import type { Problem } from '../types.ts';
import { isSkipped, shownPath } from './read-files.ts';

export interface FoundModule {
  /** The package's folder. */
  readonly dir: string;
  /** The file with the export `ruleModule`. */
  readonly file: string;
}

export interface FoundSource { readonly dir: string }

export interface Found {
  readonly modules: readonly FoundModule[];
  readonly sources: readonly FoundSource[];
  readonly problems: readonly Problem[];
}

const MAX_DEPTH = 8;
/** What stands in a test folder is there to be tested with, and no part of the workspace. */
const OF_TESTS = new Set(['test', 'tests']);

/**
 * Looks through every package.json below a directory (dependencies and tests left out; links are not followed) for
 * `"rulebench": { "module": "./src/module.ts" }` and `"rulebench": { "source": "." }`.
 */
export async function discover(root: string, options: { readonly cwd?: string } = {}): Promise<Found> {
  const found = await Promise.all((await packagesBelow(resolve(root), MAX_DEPTH)).map((file) => readPackage(file, options.cwd)));
  return {
    modules: found.flatMap(({ modules }) => modules),
    sources: found.flatMap(({ sources }) => sources),
    problems: found.flatMap(({ problems }) => problems),
  };
}

async function packagesBelow(dir: string, depth: number): Promise<readonly string[]> {
  if (depth === 0) return [];
  const entries = (await readdir(dir, { withFileTypes: true }).catch(() => [])).sort((a, b) => (a.name < b.name ? -1 : 1));
  const own = entries.some((entry) => entry.isFile() && entry.name === 'package.json') ? [join(dir, 'package.json')] : [];
  const below = await Promise.all(entries.filter((entry) => entry.isDirectory() && !isSkipped(entry.name) && !OF_TESTS.has(entry.name)).map(({ name }) => packagesBelow(join(dir, name), depth - 1)));
  return [...own, ...below.flat()];
}

/** What one package.json says; nothing where it does not speak of Rulebench. */
export async function readPackage(file: string, cwd?: string): Promise<Found> {
  const dir = dirname(file);
  const place = { file: shownPath(file, cwd), line: 1, column: 1 };
  const wrong = (message: string, hint?: string): Found => ({ modules: [], sources: [], problems: [problem('RB118', place, message, hint)] });
  let read: unknown;
  try {
    read = JSON.parse(await readFile(file, 'utf8'));
  } catch (thrown) {
    return wrong(`this package.json cannot be read: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
  }
  const field = isRecord(read) ? read['rulebench'] : undefined;
  if (field === undefined) return { modules: [], sources: [], problems: [] };
  if (!isRecord(field)) return wrong('"rulebench" must be { "module": … } or { "source": … }');
  const other = Object.keys(field).find((key) => key !== 'module' && key !== 'source');
  if (other !== undefined) return wrong(`"rulebench" has no key "${other}"`, suggest(other, ['module', 'source']));
  const inside = (value: unknown): string | undefined => {
    if (typeof value !== 'string') return undefined;
    const path = resolve(dir, value);
    return path === dir || path.startsWith(dir + sep) ? path : undefined;
  };
  const { module, source } = field;
  const moduleFile = inside(module);
  const sourceDir = inside(source);
  if ((module !== undefined && moduleFile === undefined) || (source !== undefined && sourceDir === undefined)) {
    return wrong('"rulebench" must name a path inside its package');
  }
  return {
    modules: moduleFile === undefined ? [] : [{ dir, file: moduleFile }],
    sources: sourceDir === undefined ? [] : [{ dir: sourceDir }],
    problems: [],
  };
}

/**
 * The directory that a ruling file belongs to: the nearest above it with a `source.yaml`, or with a package.json that
 * speaks of Rulebench; else its own.
 */
export async function enclosing(file: string): Promise<string> {
  const own = dirname(resolve(file));
  for (let dir = own; ; dir = dirname(dir)) {
    const names = await readdir(dir).catch((): string[] => []);
    if (names.includes('source.yaml')) return dir;
    if (names.includes('package.json')) {
      const { modules, sources } = await readPackage(join(dir, 'package.json'));
      return modules.length + sources.length > 0 ? dir : own;
    }
    if (dirname(dir) === dir) return own;
  }
}
