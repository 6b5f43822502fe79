/** Makes the sidebar from the files themselves: ruling files give examples, a module's README gives its overview. */

import type { Indexer, IndexInput } from 'storybook/internal/types';
import { README, RULING, pagesOf } from './files.ts';
import type { Workspaces } from './workspace.ts';

/** The indexer for the files that the workspace knows. */
export function indexerOf(workspaces: Workspaces): Indexer {
  return {
    test: new RegExp(`${RULING.source}|${README.source}`),
    createIndex: async (file): Promise<IndexInput[]> => {
      const found = pagesOf(await workspaces.read(), file);
      return (found?.pages ?? []).map(({ id, exportName, title, name, tags }) => ({
        type: 'story',
        exportName,
        title,
        name,
        metaId: found?.key ?? title,
        __id: id,
        tags: [...tags],
      }));
    },
  };
}
