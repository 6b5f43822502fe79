/** Rule modules loaded by path, in TypeScript too, on any Node that Rulebench runs on. */

import { createRequire } from 'node:module';
import { readdir, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isRecord, type RuleModule } from '@rulebench/core';
import { createJiti, type Jiti } from 'jiti';
import { nearest, problem } from '../problem.ts';
import type { Parsed, Place } from '../types.ts';
import { readPackage } from './discover.ts';
import { faultIn } from './module-shape.ts';
import { shownPath } from './read-files.ts';

export interface LoadedModule {
  readonly module: RuleModule;
  /** The file it was loaded from. */
  readonly file: string;
  /** The folder of its package. */
  readonly dir: string;
  /** Of the file, as shown. */
  readonly place: Place;
}

const USUAL = ['src/module.ts', 'module.ts', 'index.ts', 'src/module.js', 'module.js', 'index.js'];
/** What a module outside any workspace may import without having it installed. */
const OWN = ['xstate', 'xstate/graph', 'xstate/guards', 'xstate/actions', '@rulebench/core', '@rulebench/core/explain', '@rulebench/core/bench'];

/**
 * Loads the module at a path: a folder whose package.json says `"rulebench": { "module": … }`, a folder with
 * `src/module.ts`, `module.ts` or `index.ts`, or the file itself. It must export a `RuleModule` as `ruleModule`.
 * Never throws: a path that holds none (RB145), an export that is none (RB146) or code that fails (RB147) is a problem.
 *
 * @param options.fresh load it, and what it imports below its folder, again, as files may have changed
 */
export async function loadModule(path: string, options: { readonly cwd?: string; readonly fresh?: boolean } = {}): Promise<Parsed<LoadedModule>> {
  const full = resolve(options.cwd ?? process.cwd(), path);
  const shown = { file: shownPath(full, options.cwd), line: 1, column: 1 };
  const found = await moduleFile(full);
  if (found === undefined) {
    return { problems: [problem('RB145', shown, 'there is no rule module here', `give a file, or a folder with a package.json that says "rulebench": { "module": … }, or with ${USUAL.slice(0, 3).join(', ')}`)] };
  }
  const place = { ...shown, file: shownPath(found.file, options.cwd) };
  let exports: unknown;
  try {
    if (options.fresh === true) forget(found.dir);
    exports = await loader(found.file).import(found.file);
  } catch (thrown) {
    return { problems: [failed(thrown, place, options.cwd)] };
  }
  const module = isRecord(exports) ? exports['ruleModule'] : undefined;
  if (module === undefined) {
    const names = isRecord(exports) ? Object.keys(exports) : [];
    const near = nearest('ruleModule', names);
    return { problems: [problem('RB146', place, `this file exports no "ruleModule"${names.length === 0 ? '' : `; it exports ${names.join(', ')}`}`, near === undefined ? 'write export const ruleModule: RuleModule = { … }' : `did you mean to call "${near}" so?`)] };
  }
  const faulty = faultIn(module);
  if (faulty !== undefined) return { problems: [problem(faulty.code, place, faulty.message)] };
  return { value: { module: module as RuleModule, file: found.file, dir: found.dir, place }, problems: [] }; // boundary: its shape was looked at
}

async function moduleFile(path: string): Promise<{ readonly file: string; readonly dir: string } | undefined> {
  const kind = await stat(path).catch(() => undefined);
  if (kind === undefined) return undefined;
  if (kind.isFile()) return { file: path, dir: await packageOf(path) };
  if ((await readdir(path)).includes('package.json')) {
    const [named] = (await readPackage(join(path, 'package.json'))).modules;
    if (named !== undefined) return (await isFile(named.file)) ? named : undefined;
  }
  for (const usual of USUAL) {
    const file = join(path, usual);
    if (await isFile(file)) return { file, dir: path };
  }
  return undefined;
}

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isFile() ?? false;
}

/** The folder of the package that a file belongs to, else its own. */
async function packageOf(file: string): Promise<string> {
  for (let dir = dirname(file); dirname(dir) !== dir; dir = dirname(dir)) {
    if (await isFile(join(dir, 'package.json'))) return dir;
  }
  return dirname(file);
}

/** A loader that finds Rulebench's and XState's own copies for a module that has none installed. */
function loader(file: string): Jiti {
  const asked = createJiti(file);
  const own = createJiti(fileURLToPath(import.meta.url));
  const missing = OWN.filter((name) => asked.esmResolve(name, { try: true }) === undefined);
  const alias = Object.fromEntries(missing.flatMap((name): [string, string][] => {
    const found = own.esmResolve(name, { try: true });
    return found === undefined ? [] : [[name, fileURLToPath(found)]];
  }));
  return createJiti(file, { alias });
}

/** Drops what was loaded from below a folder, so that it is read again. */
function forget(dir: string): void {
  const { cache } = createRequire(import.meta.url);
  for (const path of Object.keys(cache)) {
    if (path.startsWith(dir + sep) && !path.includes(`${sep}node_modules${sep}`)) delete cache[path];
  }
}

/** The first line of what was thrown, at the place in a file that it names. */
function failed(thrown: unknown, module: Place, cwd: string | undefined): ReturnType<typeof problem> {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  const first = (message.split('\n')[0] ?? message).trim();
  const [, file, line, column] = /(?:^|\s|\()((?:\/|[A-Za-z]:\\)[^\s():]+):(\d+):(\d+)/.exec(message) ?? [];
  const place = file === undefined ? module : { file: shownPath(file, cwd), line: Number(line), column: Math.max(1, Number(column)) };
  return problem('RB147', place, `this module cannot be loaded: ${first}`);
}
