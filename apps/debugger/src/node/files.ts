/** Which files give pages, and in which order they stand in the sidebar. */

import { basename, dirname, relative } from 'node:path';
import type { StoriesEntry } from 'storybook/internal/types';
import { modulePages, rulingPages, type FilePages } from './pages.ts';
import type { Workspace } from './workspace.ts';

export const RULING = /\.ruling\.md$/;
export const README = /[\\/]README\.md$/;

/** The pages that a file gives; none where it gives none. Pure. */
export function pagesOf(workspace: Workspace, file: string): FilePages | undefined {
  if (RULING.test(file)) return rulingPages(workspace, file);
  const module = README.test(file) ? workspace.modules.find(({ folder }) => folder === dirname(file)) : undefined;
  return module === undefined ? undefined : modulePages(module);
}

/**
 * What Storybook is to index, in the sidebar's order: each module's overview, then the rulings as their source lists
 * them, then ruling files that were added since. `from` is the folder that the entries are relative to. Pure.
 */
export function storiesOf(workspace: Workspace, from: string): StoriesEntry[] {
  const overviews = workspace.modules.map(({ folder }) => ({ directory: relative(from, folder), files: 'README.md' }));
  return [...overviews, ...workspace.folders.flatMap((folder) => rulingStories(workspace, folder, from))];
}

function rulingStories({ library, shown }: Workspace, folder: string, from: string): StoriesEntry[] {
  const here = library.rulings.filter(({ place }) => dirname(place.file) === shown(folder));
  const order = new Map(library.sources.flatMap(({ id, headings }) => headings.map(({ ruling }, index) => [`${id}/${ruling}`, index])));
  const rank = (id: string): number => order.get(id) ?? order.size;
  const known = here.toSorted((one, other) => rank(one.id) - rank(other.id)).map(({ place }) => basename(place.file));
  const directory = relative(from, folder);
  const rest = known.length === 0 ? '*.ruling.md' : `!(${known.map((file) => file.replace(RULING, '')).join('|')}).ruling.md`;
  return [...known.map((files) => ({ directory, files })), { directory, files: rest }];
}
