/** Which modules and rulings a command line speaks of: those of the workspace around, and those that stand by themselves. */

import { readFile, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { isRecord } from '@rulebench/core';
import { discover, loadLibrary, shownPath, type Loaded } from '@rulebench/rulings/node';
import { cannotRun, CannotRun, keepsModuleFromRunning } from './failure.ts';
import type { Io } from './io.ts';

export interface Asked {
  /** Ruling files and directories; everything in the workspace where there are none. */
  readonly paths: readonly string[];
  /** Ids or paths of modules. */
  readonly modules: readonly string[];
}

export interface Workspace extends Loaded {
  /** The ids of the modules asked for; none means all. */
  readonly only: readonly string[];
  /** The ids of the modules whose folders are among the paths asked for. */
  readonly found: readonly string[];
  /** The ruling files that were asked for, as they are shown; none where everything that was read was. */
  readonly asked: readonly string[];
  /** Those of them that were named themselves, and are to run. */
  readonly named: readonly string[];
  /** The ruling files that lie in modules: designers' proposals. */
  readonly proposals: readonly string[];
  /** Whether the paths asked for hold no ruling, read or not. */
  readonly empty: boolean;
}

/**
 * Loads what a command line asks for. What is wrong with the files is among the problems.
 * @throws RB306 where a module that was asked for by id is not there (or RB147, where it may be one that cannot be loaded), RB145 where one asked for by path is not, RB309 where a path leads nowhere
 */
export async function load(io: Io, asked: Asked, fresh?: (dir: string) => boolean): Promise<Workspace> {
  const paths = asked.paths.map((path) => resolve(io.cwd, path));
  for (const path of paths) await mustBeThere(path, io);
  const split = await Promise.all(asked.modules.map(async (module) => ({ module, path: await pathOf(io, module) })));
  const byPath = split.flatMap(({ path }) => path ?? []);
  const root = await workspaceRoot(paths[0] ?? io.cwd);
  const alone = root === undefined;
  const whole = root !== undefined && await areOfWorkspace(paths, root);
  const beside = alone ? await besides(paths) : await elsewhere(paths, root);
  const loaded = await loadLibrary({
    root: root ?? (await nearestRoot(paths, io.cwd)),
    cwd: io.cwd,
    modules: [...byPath, ...beside],
    ...(whole ? {} : paths.length > 0 ? { paths } : alone && byPath.length > 0 ? { paths: await directories(byPath) } : {}),
    ...(fresh === undefined ? {} : { fresh }),
  });
  const missing = loaded.problems.find(({ code, place }) => code === 'RB145' && byPath.some((path) => shownPath(path, io.cwd) === place.file));
  if (missing !== undefined) throw cannotRun(missing);
  const only = split.map(({ module, path }) => (path === undefined ? knownId(module, loaded) : idAt(path, loaded)));
  const named = paths.filter(isRulingFile).map((path) => shownPath(path, io.cwd));
  const below = whole || paths.every(isRulingFile) ? rulingFilesBelow(paths, loaded, io.cwd) : [];
  const within = loaded.library.rulings.every(({ place }) => below.includes(place.file)) && named.length === 0 ? [] : below;
  const places = [...loaded.library.rulings, ...loaded.problems].map(({ place }) => place.file);
  const empty = whole && paths.length > 0 && !places.some((file) => paths.some((path) => isBelow(resolve(io.cwd, file), path)));
  const proposals = loaded.library.rulings.map(({ place }) => place.file).filter((file) => loaded.modules.some(({ dir }) => isBelow(resolve(io.cwd, file), dir)));
  return { ...loaded, asked: within, named, proposals, empty, only: [...new Set(only.flatMap((id) => id ?? []))], found: loaded.modules.filter(({ dir }) => paths.includes(dir)).map(({ module }) => module.id) };
}

const isBelow = (path: string, dir: string): boolean => path === dir || path.startsWith(dir + sep);
const isRulingFile = (path: string): boolean => path.endsWith('.ruling.md');

/**
 * Whether all paths are sources or modules of the workspace, or lie in one. Its examples may start from the fixtures of others, and
 * its rules be seen to decide in theirs: so all of the workspace is read then, and what was asked for is told of it.
 */
async function areOfWorkspace(paths: readonly string[], root: string): Promise<boolean> {
  if (paths.length === 0) return false;
  const { sources, modules } = await discover(root);
  return paths.every((path) => [...sources, ...modules].some(({ dir }) => isBelow(path, dir)));
}

/** The files named, and of folders the ruling files in them that were read. */
function rulingFilesBelow(paths: readonly string[], { library }: Loaded, cwd: string): readonly string[] {
  const read = library.rulings.map(({ place }) => place.file);
  return [...new Set(paths.flatMap((path) => {
    const shown = shownPath(path, cwd);
    return isRulingFile(path) ? [shown] : read.filter((file) => file.startsWith(`${shown}/`) || shown === '.');
  }))];
}

/** Says in a line each which modules of the workspace were left for others. */
export function tellReplaced(io: Io, { replaced }: Loaded): void {
  for (const { module, by } of replaced) io.err.write(`${by.place.file} takes the place of the module "${module.module.id}" at ${module.place.file}\n`);
}

async function mustBeThere(path: string, { cwd }: Io): Promise<void> {
  if ((await kindOf(path)) !== undefined) return;
  throw new CannotRun('RB309', 'there is no such file or directory', { place: { file: shownPath(path, cwd), line: 1, column: 1 } });
}

/** A module is named by path where it looks like one, or where something of that name is there. */
async function pathOf({ cwd }: Io, module: string): Promise<string | undefined> {
  const path = resolve(cwd, module);
  return /[\\/.]/.test(module) || (await kindOf(path)) !== undefined ? path : undefined;
}

function knownId(id: string, { library, problems }: Loaded): string {
  if (library.modules.has(id)) return id;
  const unloaded = problems.find(keepsModuleFromRunning);
  if (unloaded !== undefined) throw cannotRun(unloaded);
  const known = [...library.modules.keys()];
  throw new CannotRun('RB306', `there is no module "${id}"`, { hint: known.length === 0 ? 'give the path of one' : `there ${known.length === 1 ? 'is' : 'are'} ${known.join(', ')}; or give the path of one` });
}

function idAt(path: string, { modules }: Loaded): string | undefined {
  return modules.find(({ file, dir }) => file === path || dir === path)?.module.id;
}

/** The workspace around a path: the nearest folder whose package.json has workspaces. */
export async function workspaceRoot(path: string): Promise<string | undefined> {
  for (let dir = path; ; dir = dirname(dir)) {
    const read = await packageAt(dir);
    if (read !== undefined && 'workspaces' in read) return dir;
    if (dirname(dir) === dir) return undefined;
  }
}

async function packageAt(dir: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  try {
    const read: unknown = JSON.parse(await readFile(join(dir, 'package.json'), 'utf8'));
    return isRecord(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

/** Without a workspace, only a folder that says it belongs to Rulebench is looked through. */
async function nearestRoot(paths: readonly string[], cwd: string): Promise<string> {
  const first = (await directories(paths))[0] ?? cwd;
  for (let dir = first; ; dir = dirname(dir)) {
    if ((await packageAt(dir))?.['rulebench'] !== undefined) return dir;
    if (dirname(dir) === dir) return first;
  }
}

async function directories(paths: readonly string[]): Promise<readonly string[]> {
  const kinds = await Promise.all(paths.map(async (path) => ((await kindOf(path)) === 'file' ? dirname(path) : path)));
  return [...new Set(kinds)];
}

async function kindOf(path: string): Promise<'file' | 'directory' | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) return undefined;
  return found.isDirectory() ? 'directory' : 'file';
}

/** The usual files of a module, in a folder that says nothing in a package.json. */
const USUAL = ['src/module.ts', 'module.ts', 'src/module.js', 'module.js'];

/** Modules that lie in or around the given paths, outside any workspace. */
async function besides(paths: readonly string[]): Promise<readonly string[]> {
  const near = (await directories(paths)).flatMap((dir) => [dir, dirname(dir)]);
  const found: string[] = [];
  for (const dir of new Set(near)) {
    if ((await packageAt(dir))?.['rulebench'] !== undefined) { found.push(...(await discover(dir)).modules.map(({ file }) => file)); continue; }
    for (const name of USUAL) {
      if ((await kindOf(join(dir, name))) !== 'file') continue;
      found.push(join(dir, name));
      break;
    }
  }
  return [...new Set(found)];
}

/** Modules around those paths that lie outside the workspace. */
async function elsewhere(paths: readonly string[], root: string): Promise<readonly string[]> {
  const outside = paths.filter((path) => path !== root && !path.startsWith(`${root}/`));
  return outside.length === 0 ? [] : besides(outside);
}
