/** A copy of the workspace in a temporary folder, for tests that plant something in it. Its packages find each other, and not the originals. */

import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The workspace itself, without a slash at its end. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

const PARTS = ['packages', 'apps', 'tools', 'package.json', 'nx.json', 'tsconfig.base.json', '.dependency-cruiser.js', 'eslint.config.js', '.gitignore'];
const LEFT_OUT = new Set(['node_modules', 'reports', 'coverage']);

/** A copy of the workspace and what to do with it. */
export interface Copy {
  readonly root: string;
  read(file: string): string;
  write(file: string, text: string): void;
  remove(): void;
}

/** Makes a copy, dependencies linked, built files included where `built` says so. Remove it when done. */
export function copyOfWorkspace({ built }: { built: boolean }): Copy {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'rulebench-')));
  for (const part of PARTS) {
    cpSync(join(ROOT, part), join(root, part), { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) && (built || basename(path) !== 'dist') });
  }
  linkDependencies(root);
  return {
    root,
    read: (file) => readFileSync(join(root, file), 'utf8'),
    write: (file, text) => {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    },
    remove: () => { rmSync(root, { recursive: true, force: true }); },
  };
}

/** Links what npm installed; links to the workspace's own packages go to the copy's. */
function linkDependencies(root: string): void {
  for (const folder of ['', ...foldersWithModules('packages', 3), ...foldersWithModules('apps', 2), ...foldersWithModules('tools', 2)]) {
    const modules = join(folder, 'node_modules');
    mkdirSync(join(root, modules), { recursive: true });
    for (const name of readdirSync(join(ROOT, modules))) {
      if (name.startsWith('.')) continue;
      const scoped = name === '@rulebench' ? readdirSync(join(ROOT, modules, name)).map((inner) => `${name}/${inner}`) : [name];
      if (name === '@rulebench') mkdirSync(join(root, modules, name));
      for (const each of scoped) symlinkSync(targetOf(root, join(ROOT, modules, each)), join(root, modules, each));
    }
  }
}

function targetOf(root: string, link: string): string {
  const real = realpathSync(link);
  const inside = relative(ROOT, real);
  return inside.startsWith('..') || inside.includes('node_modules') ? link : join(root, inside);
}

function foldersWithModules(folder: string, depth: number): string[] {
  const here = existsSync(join(ROOT, folder, 'node_modules')) ? [folder] : [];
  if (depth === 1) return here;
  const inner = readdirSync(join(ROOT, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory() && !LEFT_OUT.has(entry.name));
  return [...here, ...inner.flatMap(({ name }) => foldersWithModules(`${folder}/${name}`, depth - 1))];
}
