/** A new module, before it is written: where it goes, what it is called, its files. */

import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '@rulebench/core';
import { workspaceRoot } from '../workspace.ts';
import { ASKED_FOR, type Home } from './manifests.ts';
import { moduleFiles, type ModuleFile } from './module-files.ts';
import { mustBeName, mustBeTitle, titleOf } from './name.ts';

export interface NewModule {
  readonly title: string;
  readonly home: Home;
  /** The path of its folder, which is not looked at. */
  readonly folder: string;
  readonly files: readonly ModuleFile[];
}

/**
 * The module that `rulebench new` makes: in `packages/rules` of a Rulebench workspace around a folder, else in the folder itself. Writes nothing.
 * @param cwd the path of the folder
 * @throws RB311 where the name or title is none that a module can have, RB312 where a package has the name
 * @example
 * const { folder, files } = await newModuleFiles(process.cwd(), { name: 'whale-probe' });
 */
export async function newModuleFiles(cwd: string, { name, title = titleOf(name) }: { readonly name: string; readonly title?: string | undefined }): Promise<NewModule> {
  const root = await rulesRoot(cwd);
  const home: Home = root === undefined ? 'alone' : 'workspace';
  mustBeName(name, root === undefined ? ASKED_FOR : await packagesOf(root));
  mustBeTitle(title);
  const folder = root === undefined ? join(cwd, name) : join(root, 'packages', 'rules', name);
  return { title, home, folder, files: moduleFiles(name, title, home) };
}

/** The root of the workspace around, where it keeps rule modules as Rulebench's own does. */
async function rulesRoot(cwd: string): Promise<string | undefined> {
  const root = await workspaceRoot(cwd);
  if (root === undefined) return undefined;
  const wanted = [join(root, 'packages', 'rules'), join(root, 'tsconfig.base.json'), join(root, 'tools', 'module-kit')];
  const found = await Promise.all(wanted.map((path) => stat(path).catch(() => undefined)));
  return found.includes(undefined) ? undefined : root;
}

/** The names of a workspace's packages, those of its own without the scope; and what a module asks for. */
async function packagesOf(root: string): Promise<ReadonlySet<string>> {
  const groups = (await foldersIn(join(root, 'packages'))).map((group) => join(root, 'packages', group));
  const folders = await Promise.all([...groups, join(root, 'apps'), join(root, 'tools')].map(async (group) => (await foldersIn(group)).map((name) => join(group, name))));
  return new Set([...(await Promise.all(folders.flat().map(nameIn))).flat(), ...ASKED_FOR]);
}

async function foldersIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

async function nameIn(folder: string): Promise<readonly string[]> {
  try {
    const read: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    return isRecord(read) && typeof read['name'] === 'string' ? [read['name'].replace('@rulebench/', '')] : [];
  } catch {
    return [];
  }
}
