/**
 * The rulings, fixtures and modules of the workspace, as Storybook's index and the bundler need them. Read once, and
 * again only when a file changed.
 */

import { readdir, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { examplesOf, inForce, runExample, type Example, type Library, type Ruling } from '@rulebench/rulings';
import { discover, loadLibrary, shownPath, type Loaded } from '@rulebench/rulings/node';
import { exampleStoryId } from '../shell/links.ts';

/** A rule module of the workspace. */
export interface WorkspaceModule {
  readonly id: string;
  readonly title: string;
  /** The file that exports `ruleModule`. */
  readonly entry: string;
  /** The folder of its package. */
  readonly folder: string;
}

export interface Workspace {
  readonly library: Library;
  /** By title. */
  readonly modules: readonly WorkspaceModule[];
  /** The rulings in force: those that have pages. */
  readonly rulings: readonly Ruling[];
  /** Every file that any of it was read from. */
  readonly files: readonly string[];
  /** The folders that hold ruling files. */
  readonly folders: readonly string[];
  /** The folders of modules and sources. */
  readonly holders: readonly string[];
  /** The folders beside whose folders others may be added; the workspace's own where there are none yet. */
  readonly nurseries: readonly string[];
  /** The path of a file as places of the library show it. */
  readonly shown: (file: string) => string;
  /** Whether the run of an example agrees with its ruling. */
  readonly agrees: (example: Example) => boolean;
}

/** The workspace as it is now, whenever it is asked for. */
export interface Workspaces {
  read(): Promise<Workspace>;
}

/** The workspace below a folder. */
export function workspacesOf(root: string): Workspaces {
  let last: { readonly stamp: string | undefined; readonly workspace: Workspace } | undefined;
  let reading: Promise<Workspace> | undefined;
  const readAgain = async (): Promise<Workspace> => {
    if (last !== undefined && last.stamp === (await stampOf(root, last.workspace)).text) return last.workspace;
    const started = Date.now();
    const workspace = await workspaceOf(root, last !== undefined);
    const { text, newest } = await stampOf(root, workspace);
    // A file that was written meanwhile may have been read half: then the next to ask reads again.
    last = { workspace, stamp: newest < started ? text : undefined };
    return workspace;
  };
  return {
    read: () => {
      reading ??= readAgain().finally(() => { reading = undefined; });
      return reading;
    },
  };
}

async function workspaceOf(root: string, fresh: boolean): Promise<Workspace> {
  const loaded = await loadLibrary({ root, cwd: root, fresh });
  const { library } = loaded;
  const files = (await Promise.all(loaded.dirs.map(filesBelow))).flat();
  const agreeing = new Map<Example, boolean>();
  const modules = modulesOf(loaded);
  const holders = outermost([...modules.map(({ folder }) => folder), ...loaded.dirs]);
  const parents = [...new Set(holders.map((holder) => dirname(holder)))].filter((parent) => isWithin(parent, root));
  return {
    library,
    modules,
    holders,
    nurseries: parents.length === 0 ? [root] : parents,
    rulings: inForce(library),
    files,
    folders: [...new Set(library.rulings.map(({ place }) => join(root, place.file, '..')))],
    shown: (file) => shownPath(file, root),
    agrees: (example) => {
      const known = agreeing.get(example) ?? runExample(library, example).ok;
      agreeing.set(example, known);
      return known;
    },
  };
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder + sep);
}

/** Each once, without those that lie below another. */
function outermost(folders: readonly string[]): readonly string[] {
  const all = [...new Set(folders)];
  return all.filter((one) => !all.some((other) => other !== one && isWithin(one, other)));
}

function modulesOf({ modules }: Loaded): readonly WorkspaceModule[] {
  return modules
    .map(({ module, file, dir }) => ({ id: module.id, title: module.title, entry: file, folder: dir }))
    .toSorted((one, other) => one.title.localeCompare(other.title, 'en'));
}

/** The story ids of the examples whose run parts from their ruling. */
export function partingOf({ rulings, agrees }: Workspace): readonly string[] {
  return examplesOf(rulings).filter((example) => !agrees(example)).map(exampleStoryId);
}

const SKIPPED = new Set(['node_modules', 'dist', 'coverage', 'test', 'reports']);
const READ = /\.(?:ruling\.md|ya?ml|[cm]?[jt]s|json)$|[\\/]README\.md$/;

async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const below = await Promise.all(entries.map(async (entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) || entry.name.startsWith('.') ? [] : await filesBelow(path);
    return READ.test(path) ? [path] : [];
  }));
  return below.flat();
}

interface Stamp {
  readonly text: string;
  /** When the file that was written last was written, in milliseconds since 1970. */
  readonly newest: number;
}

/** Tells whether anything changed: the modules, sources and files there are now, and when each file was last written. */
async function stampOf(root: string, { files, folders }: Workspace): Promise<Stamp> {
  const { modules, sources } = await discover(root);
  const beside = await Promise.all(folders.map((folder) => filesBelow(folder).catch(() => [])));
  const now = [...new Set([...files, ...beside.flat()])];
  const written = await Promise.all(now.map((file) => stat(file).then(({ mtimeMs, size }) => ({ mtimeMs, size }), () => ({ mtimeMs: 0, size: -1 }))));
  return {
    text: [...modules, ...sources].map(({ dir }) => `${dir}\n`).join('') + now.map((file, index) => `${file} ${written[index]?.mtimeMs} ${written[index]?.size}`).join('\n'),
    newest: Math.max(0, ...written.map(({ mtimeMs }) => mtimeMs)),
  };
}
