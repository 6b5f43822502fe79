/** A whole library from disk: the modules and sources of a workspace, and what is named beside them. */

import { stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type { Library } from '../library.ts';
import { libraryOf } from '../library-of.ts';
import { problem, sorted } from '../problem.ts';
import type { Problem } from '../types.ts';
import { discover, enclosing } from './discover.ts';
import { loadModule, type LoadedModule } from './load-module.ts';
import { readFiles, shownPath } from './read-files.ts';

export interface LoadOptions {
  /** The workspace; the working directory unless told. */
  readonly root?: string;
  /** Only these directories (or ruling files, each with all of its source), instead of the workspace's sources. */
  readonly paths?: readonly string[];
  /** Modules by path, beside those of the workspace; one takes the place of the workspace's own of the same id. */
  readonly modules?: readonly string[];
  /** Load modules again, as files may have changed: all, or those whose path (as asked for, or the file found) says so. */
  readonly fresh?: boolean | ((path: string) => boolean);
  /** What shown paths start from; the working directory unless told. */
  readonly cwd?: string;
}

export interface Loaded {
  readonly library: Library;
  /** Everything wrong, the library's own problems among them. */
  readonly problems: readonly Problem[];
  /** With the variants that are written for them. */
  readonly modules: readonly LoadedModule[];
  /** Modules of the workspace, and those named by path that took their places. */
  readonly replaced: readonly Replaced[];
  /** The directories that were read and those of the modules: what to watch. */
  readonly dirs: readonly string[];
}

export interface Replaced { readonly module: LoadedModule; readonly by: LoadedModule }

/** Loads modules and rulings and puts them together. Never throws: what is wrong is among the problems. */
export async function loadLibrary(options: LoadOptions = {}): Promise<Loaded> {
  const cwd = options.cwd ?? process.cwd();
  const found = await discover(resolve(cwd, options.root ?? '.'), { cwd });
  const asked = [...(options.modules ?? []).map((path) => resolve(cwd, path)), ...found.modules.map(({ file }) => file)];
  const loaded = await inOrder(asked, (path) => loadModule(path, { cwd, fresh: typeof options.fresh === 'function' ? options.fresh(path) : options.fresh ?? false }));
  const named = loaded.slice(0, options.modules?.length ?? 0).flatMap(({ value }) => value ?? []);
  const all = loaded.flatMap(({ value }) => value ?? []);
  const replaced = replacedBy(named, all);
  const { modules, problems: twins } = once(all.filter((one) => !replaced.some(({ module }) => module === one)));
  const asPaths = await Promise.all((options.paths ?? []).map((path) => directoryOf(resolve(cwd, path), cwd)));
  const sources = options.paths === undefined ? found.sources.map(({ dir }) => dir) : asPaths.flatMap(({ dir }) => dir ?? []);
  const proposals = await existing(modules.map(({ dir }) => join(dir, 'rulings')));
  const dirs = outermost([...sources, ...proposals]);
  const read = await readFiles(dirs, { cwd });
  const { library, problems } = libraryOf({
    files: read.files,
    modules: modules.map(({ module }) => module),
    modulePlaces: Object.fromEntries(modules.map(({ module, place }) => [module.id, place])),
  });
  const wrong = sorted([...found.problems, ...loaded.flatMap((one) => one.problems), ...twins, ...asPaths.flatMap((one) => one.problems), ...read.problems, ...problems]);
  const whole = modules.map((one) => ({ ...one, module: library.modules.get(one.module.id) ?? one.module }));
  return { library: { ...library, problems: wrong }, problems: wrong, modules: whole, replaced, dirs: [...dirs, ...modules.map(({ dir }) => dir)] };
}

async function inOrder<A, B>(items: readonly A[], work: (item: A) => Promise<B>): Promise<readonly B[]> {
  const results: B[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}

/** The modules that one named by path takes the place of: those of another file with its id, unless named too. */
function replacedBy(named: readonly LoadedModule[], all: readonly LoadedModule[]): readonly Replaced[] {
  const files = new Set(named.map(({ file }) => file));
  return all.filter(({ file }) => !files.has(file)).flatMap((module): Replaced[] => {
    const by = named.find((one) => one.module.id === module.module.id);
    return by === undefined ? [] : [{ module, by }];
  });
}

/** Each file once; a second module of the same id is a problem. */
function once(loaded: readonly LoadedModule[]): { readonly modules: readonly LoadedModule[]; readonly problems: readonly Problem[] } {
  const byFile = [...new Map(loaded.map((one) => [one.file, one])).values()];
  const modules = byFile.filter((one, i) => byFile.findIndex(({ module }) => module.id === one.module.id) === i);
  const problems = byFile.filter((one) => !modules.includes(one)).map(({ module, place }) => {
    const first = modules.find((one) => one.module.id === module.id);
    return problem('RB142', place, `another module is called "${module.id}": ${first?.place.file ?? ''}`, 'give it an id of its own');
  });
  return { modules, problems };
}

async function directoryOf(path: string, cwd: string): Promise<{ readonly dir?: string; readonly problems: readonly Problem[] }> {
  const kind = await stat(path).catch(() => undefined);
  if (kind === undefined) return { problems: [problem('RB117', { file: shownPath(path, cwd), line: 1, column: 1 }, 'there is no such file or directory')] };
  return { dir: kind.isDirectory() ? path : await enclosing(path), problems: [] };
}

async function existing(dirs: readonly string[]): Promise<readonly string[]> {
  const kinds = await Promise.all(dirs.map((dir) => stat(dir).catch(() => undefined)));
  return dirs.filter((_, i) => kinds[i]?.isDirectory());
}

/** Each once, without those that lie below another. */
function outermost(dirs: readonly string[]): readonly string[] {
  const all = [...new Set(dirs)];
  return all.filter((dir) => !all.some((other) => other !== dir && dir.startsWith(other + sep)));
}
