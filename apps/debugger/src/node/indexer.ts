/** Makes the sidebar from the files themselves: ruling files give examples, a module's README gives its overview. */

import type { Indexer, IndexInput } from 'storybook/internal/types';
import { README, RULING } from './files.ts';
import type { PageSource } from './page-source.ts';

/** The indexer for the files that give pages. */
export function indexerOf(source: PageSource): Indexer {
  return {
    test: new RegExp(`${RULING.source}|${README.source}`),
    createIndex: async (file): Promise<IndexInput[]> => {
      const found = await source.pagesOf(file);
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
