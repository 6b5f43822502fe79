/** The workspace's projects, as far as the commands know them: the debugger by name, packages by where they are. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The app that shows the rulings: built last, because it takes longest and nothing depends on it. */
export const DEBUGGER = '@rulebench/debugger';

/** A project by its folder below the root and what its package.json says. */
export interface Project {
  readonly folder: string;
  readonly name: string;
  readonly private: boolean;
}

/** All projects: `packages/<group>/<name>`, `apps/<name>`, `tools/<name>`, in the order of their folders. */
export function projectsOf(root: string): Project[] {
  const groups = foldersOf(root, 'packages').map((group) => `packages/${group}`);
  return [...groups, 'apps', 'tools']
    .flatMap((group) => foldersOf(root, group).map((name) => `${group}/${name}`))
    .filter((folder) => existsSync(`${root}${folder}/package.json`))
    .map((folder) => projectOf(root, folder));
}

function foldersOf(root: string, folder: string): string[] {
  if (!existsSync(`${root}${folder}`)) return [];
  return readdirSync(`${root}${folder}`, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name).sort();
}

function projectOf(root: string, folder: string): Project {
  const read = JSON.parse(readFileSync(`${root}${folder}/package.json`, 'utf8')) as { name: string; private?: boolean }; // boundary: npm's file
  return { folder, name: read.name, private: read.private ?? false };
}
