/** The entries that there are: every file of `entries/`. */

import { readdirSync } from 'node:fs';
import type { Entry, Figure } from './entry.ts';

/** All entries, in the order of their files. */
export async function entries(): Promise<readonly (Entry | Figure)[]> {
  const folder = new URL('entries/', import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith('.ts')).sort();
  return Promise.all(names.map(async (name) => {
    const { entry } = await import(new URL(name, folder).href) as { entry: Entry | Figure }; // boundary: every file of the folder exports its entry
    return entry;
  }));
}
