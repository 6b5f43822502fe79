/** The page of a table of one's own: any table of a module, typed or brought as a trace, and played from. */

import { PlaygroundView, tableOfWord } from '@rulebench/panels';
import { useState } from 'react';
import { code, library } from 'virtual:rulebench/library';
import { navigationIn } from './destinations.ts';
import './pages.css';

export interface TablePageProps {
  readonly module: string;
  /** The table in one word, as links carry it; the one that was typed last unless told. */
  readonly table?: string;
  /** The step up to which it is played at once. */
  readonly step?: number;
}

const navigation = navigationIn(code);

/** Fills the canvas. */
export function TablePage({ module, table, step }: TablePageProps) {
  const [opened] = useState({ step, text: table === undefined ? undefined : tableOfWord(table) });
  return <PlaygroundView library={library} module={module} {...opened} {...navigation} />;
}
