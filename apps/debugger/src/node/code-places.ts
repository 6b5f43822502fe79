/** Where rules and measures are written: found by their ids in the source of the modules and of what they share. */

import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Workspace } from './workspace.ts';

/** `file:line` by id, for each folder of code. */
export type CodePlaces = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A rule's own words for its id, at the start of an object or as the first argument of what makes it. */
const ID = /\bid: '(\w+)'|^export const \w+ = \w+\('(\w+)'/g;

/** The places of all rules of the workspace's modules: a module's own files come before those that modules share. */
export async function codePlacesOf({ modules, shown }: Workspace, shared: readonly string[]): Promise<CodePlaces> {
  const common = Object.assign({}, ...await Promise.all(shared.map((folder) => placesIn(folder, shown)))) as Readonly<Record<string, string>>; // boundary: Object.assign over a list
  const own = await Promise.all(modules.map(async ({ id, folder }) => [id, { ...common, ...await placesIn(join(folder, 'src'), shown) }] as const));
  return Object.fromEntries(own);
}

async function placesIn(folder: string, shown: (file: string) => string): Promise<Readonly<Record<string, string>>> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.ts') && name !== 'schema.ts');
  const found = await Promise.all(names.map(async (name) => {
    const path = join(folder, name);
    const lines = (await readFile(path, 'utf8')).split('\n');
    return lines.flatMap((line, i) => [...line.matchAll(ID)].map(([, id, first]) => [id ?? first ?? '', `${shown(path)}:${i + 1}`] as const));
  }));
  return Object.fromEntries(found.flat());
}
