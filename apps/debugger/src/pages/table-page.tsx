/** The page of a table of one's own: any table of a module, typed or brought as a trace, and played from. */

import { PlaygroundView, tableOfWord } from '@rulebench/panels';
import { useState } from 'react';
import { code, library } from 'virtual:rulebench/library';
import { tableStoryId } from '../shell/links.ts';
import { navigationIn, SHOWN, tableShown } from './destinations.ts';
import { openedBy, unreadIn, type Shown } from './opened.ts';
import { useAddress } from './use-address.ts';
import './pages.css';

export interface TablePageProps extends Shown {
  readonly module: string;
  /** The table in one word, as links carry it; the one that was typed last unless told. */
  readonly table?: string;
}

const navigation = navigationIn(code);
const NAMES = ['table', ...SHOWN] as const;

/** Fills the canvas. */
export function TablePage({ module, table, ...shown }: TablePageProps) {
  const [opened] = useState(() => {
    const text = table === undefined ? undefined : tableOfWord(table);
    const { problems, ...rest } = openedBy(shown, library.modules.get(module), unreadIn(NAMES, { table, ...shown }));
    const unread = table !== undefined && text === undefined;
    return { ...rest, text, problems: unread ? [...problems, 'The table of this link cannot be read: a part of the link may be missing.'] : problems };
  });
  const keep = useAddress(tableStoryId(module), NAMES);
  return <PlaygroundView library={library} module={module} {...opened} {...navigation} onSight={(text, sight) => { keep(tableShown({ text, ...sight })); }} />;
}
