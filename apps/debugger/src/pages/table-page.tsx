/** The page of a table of one's own: any table of a module, typed or brought as a trace, and played from. */

import { branchOfWord, isInspectorTab, PlaygroundView, tableOfWord } from '@rulebench/panels';
import { useState } from 'react';
import { code, library } from 'virtual:rulebench/library';
import { tableStoryId } from '../shell/links.ts';
import { navigationIn } from './destinations.ts';
import { useKeptShown } from './use-kept-shown.ts';
import './pages.css';

export interface TablePageProps {
  readonly module: string;
  /** The table in one word, as links carry it; the one that was typed last unless told. */
  readonly table?: string;
  /** The step up to which it is played at once. */
  readonly step?: number;
  /** The panel that is open. */
  readonly tab?: string;
  /** A branch in one word, as links carry it. */
  readonly branch?: string;
}

const navigation = navigationIn(code);

/** Fills the canvas. What is played is in the address, so that it is there again after a reload. */
export function TablePage({ module, table, step, tab, branch }: TablePageProps) {
  const [opened] = useState({
    step, text: table === undefined ? undefined : tableOfWord(table), tab: isInspectorTab(tab) ? tab : undefined,
    branch: branch === undefined ? undefined : branchOfWord(branch),
  });
  const keep = useKeptShown(tableStoryId(module), opened.step !== undefined);
  return <PlaygroundView library={library} module={module} {...opened} {...navigation} onSight={keep} />;
}
