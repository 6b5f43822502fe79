/** Which files give pages, and in which order they stand in the sidebar. */

import { basename, dirname, join, relative } from 'node:path';
import type { Ruling } from '@rulebench/rulings';
import type { StoriesEntry } from 'storybook/internal/types';
import type { Workspace } from './workspace.ts';

export const RULING = /\.ruling\.md$/;
export const README = /[\\/]README\.md$/;

export interface StoriesOptions {
  /** The folder that the entries are relative to. */
  readonly from: string;
  /** Whether modules and ruling files may be added while Storybook runs. */
  readonly growing: boolean;
  /** Which rulings are shown; all unless told. */
  readonly shows?: (ruling: Ruling) => boolean;
}

/** What Storybook is to index, in the sidebar's order: each module's overview, then the rulings as their source lists them. Pure. */
export function storiesOf(workspace: Workspace, options: StoriesOptions): StoriesEntry[] {
  const overviews = workspace.modules.map(({ folder }) => ({ directory: relative(options.from, folder), files: 'README.md' }));
  return [...overviews, ...workspace.folders.flatMap((folder) => rulingStories(workspace, folder, options)), ...(options.growing ? newcomers(workspace, options) : [])];
}

/** Modules and sources that may be added while Storybook runs: beside those that there are, and below a module that is there. */
function newcomers(workspace: Workspace, { from }: StoriesOptions): StoriesEntry[] {
  const beside = workspace.nurseries.flatMap((nursery) => {
    const others = butNot(namesIn(workspace.holders, nursery));
    return others === undefined ? [] : [`${others}/README.md`, `${others}/rulings/**/*.ruling.md`].map((files) => ({ directory: relative(from, nursery), files }));
  });
  const below = workspace.holders.flatMap((holder) => {
    const rulings = join(holder, 'rulings');
    const others = butNot(namesIn(workspace.folders, rulings));
    const own = workspace.folders.includes(rulings) ? [] : ['rulings/*.ruling.md'];
    return [...own, ...(others === undefined ? [] : [`rulings/${others}/*.ruling.md`])].map((files) => ({ directory: relative(from, holder), files }));
  });
  return [...beside, ...below];
}

function namesIn(folders: readonly string[], folder: string): readonly string[] {
  return folders.filter((one) => dirname(one) === folder).map((one) => basename(one));
}

/** Any name but these, as a pattern; none where it would be longer than a name may be. */
function butNot(names: readonly string[]): string | undefined {
  const pattern = names.length === 0 ? '*' : `!(${names.join('|')})`;
  return Buffer.byteLength(pattern) > LONGEST_NAME ? undefined : pattern;
}

/** How long a file's name may be, in bytes, on the systems that there are. */
const LONGEST_NAME = 255;

function rulingStories({ library, shown }: Workspace, folder: string, { from, growing, shows = () => true }: StoriesOptions): StoriesEntry[] {
  const here = library.rulings.filter(({ place }) => dirname(place.file) === shown(folder)).filter(shows);
  const order = new Map(library.sources.flatMap(({ id, headings }) => headings.map(({ ruling }, index) => [`${id}/${ruling}`, index])));
  const rank = (id: string): number => order.get(id) ?? order.size;
  const known = here.toSorted((one, other) => rank(one.id) - rank(other.id)).map(({ place }) => basename(place.file));
  const directory = relative(from, folder);
  const rest = butNot(known.map((file) => file.replace(RULING, '')));
  const stories = known.map((files) => ({ directory, files }));
  if (!growing) return stories;
  // A pattern is looked up as a name of a file, and names have an end: then the folder is listed as it lies, by name.
  if (rest === undefined) return [{ directory, files: '*.ruling.md' }];
  return [...stories, { directory, files: `${rest}.ruling.md` }];
}
