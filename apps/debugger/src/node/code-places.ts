/** Where rules and measures are written: found by their ids in the source of the modules and of what they share. */

import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Workspace, WorkspaceModule } from './workspace.ts';

/** `file:line` by id. */
export type CodePlaces = Readonly<Record<string, string>>;

/** A rule's own words for its id, at the start of an object or as the first argument of what makes it. */
const ID = /\bid: '(\w+)'|^export const \w+ = \w+\('(\w+)'/g;

/** The places of a module's rules: its own files come before those that modules share. */
export async function codePlacesOf({ folder }: WorkspaceModule, shared: readonly string[], shown: Workspace['shown']): Promise<CodePlaces> {
  const places = await Promise.all([...shared, join(folder, 'src')].map((one) => placesIn(one, shown)));
  return Object.fromEntries(places.flatMap((one) => Object.entries(one)));
}

async function placesIn(folder: string, shown: Workspace['shown']): Promise<CodePlaces> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.ts') && name !== 'schema.ts');
  const found = await Promise.all(names.map(async (name) => {
    const path = join(folder, name);
    const lines = (await readFile(path, 'utf8')).split('\n');
    return lines.flatMap((line, i) => [...line.matchAll(ID)].map(([, id, first]) => [id ?? first ?? '', `${shown(path)}:${i + 1}`] as const));
  }));
  return Object.fromEntries(found.flat());
}
