/** The pages of any file, as the workspace is now: asked by Storybook's index and by the bundler, who must agree. */

import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { README, RULING } from './files.ts';
import { modulePages, rulingPages, type FilePages } from './pages.ts';
import { sampleOf } from './sample.ts';
import type { Workspace, Workspaces } from './workspace.ts';

export interface PageSource {
  /** The pages that a file gives; none where it gives none. */
  pagesOf(file: string): Promise<FilePages | undefined>;
}

/** Remembers a file's pages of before, so that those of a file with a mistake in it do not vanish while it is written. `sampled` keeps, of the examples, to those of the sample. */
export function pageSourceOf(workspaces: Workspaces, { sampled = false }: { readonly sampled?: boolean } = {}): PageSource {
  const remembered = new Map<string, FilePages>();
  return {
    pagesOf: async (file) => {
      if (!RULING.test(file) && !README.test(file)) return undefined;
      const workspace = await workspaces.read();
      if (README.test(file)) return await overviewOf(workspace, file);
      const pages = rulingPages(workspace, file, remembered.get(file));
      if (pages.pages.length > 0) remembered.set(file, pages);
      return sampled ? inSample(workspace, pages) : pages;
    },
  };
}

function inSample(workspace: Workspace, { key, pages }: FilePages): FilePages {
  const sample = sampleOf(workspace);
  return {
    key,
    pages: pages.flatMap((page) => {
      const scheme = sample.get(page.id);
      return page.kind !== 'example' ? [page] : scheme === undefined ? [] : [{ ...page, scheme }];
    }),
  };
}

async function overviewOf({ modules }: Workspace, file: string): Promise<FilePages | undefined> {
  const module = modules.find(({ folder }) => folder === dirname(file));
  return module === undefined ? undefined : modulePages(module, await readFile(file, 'utf8'));
}
