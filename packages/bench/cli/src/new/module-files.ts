/**
 * The files of a new module, made from those of a whole one in `template/`, which is checked as code like any other: its names are put in
 * place of the template's, and what only a workspace has is left out of a module by itself.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { manifestsOf, packageName, type Home } from './manifests.ts';

const TEMPLATE = fileURLToPath(new URL('../../template/', import.meta.url));
const TEMPLATE_ALONE = fileURLToPath(new URL('../../template-alone/', import.meta.url));

/** The tests and scripts lean on the workspace's own kit. */
const OF_WORKSPACE = /^(test|scripts)\/|^vitest\.config\.ts$/;

export interface ModuleFile {
  /** Below the module's folder, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/**
 * The files of a module of this name, in a stable order. Pure but for reading the template.
 * @param title as people call it: `Whale probe`
 * @example
 * moduleFiles('whale-probe', 'Whale probe', 'alone').map(({ path }) => path); // ['README.md', 'package.json', …]
 */
export function moduleFiles(name: string, title: string, home: Home): readonly ModuleFile[] {
  const named = (text: string): string => text
    .replaceAll('@rulebench/template-module', () => packageName(name, home))
    .replaceAll('template-module', () => name)
    .replaceAll('Template module', () => title);
  const own = home === 'workspace' ? filesIn(TEMPLATE) : [...filesIn(TEMPLATE).filter(({ path }) => !OF_WORKSPACE.test(path)), ...filesIn(TEMPLATE_ALONE)];
  const manifests = Object.entries(manifestsOf(name, title, home)).map(([path, text]): ModuleFile => ({ path, text }));
  return [...manifests, ...own.map(({ path, text }) => ({ path, text: named(text) }))].sort((a, b) => (a.path < b.path ? -1 : 1));
}

function filesIn(folder: string): readonly ModuleFile[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: file.slice(folder.length).replaceAll('\\', '/'), text: readFileSync(file, 'utf8') }));
}
