/** The pages on which a module's rules are tried: explored, compared, simulated. */

import { CompareView, ExploreView, labAside, OddsView, SimulateView, type LabPage, type LabViewProps } from '@rulebench/panels';
import { isRecord } from '@rulebench/core';
import { dataOfWord, isTooLong, wordOfData } from '@rulebench/rulings';
import { useState, type FunctionComponent } from 'react';
import { code, library } from 'virtual:rulebench/library';
import { labStoryId } from '../shell/links.ts';
import { navigationIn } from './destinations.ts';
import { unreadIn } from './opened.ts';
import { useAddress } from './use-address.ts';
import './pages.css';

export interface LabPageProps {
  readonly module: string;
  readonly page: LabPage;
  /** What the page is set to, in one word, as links carry it. */
  readonly settings?: string;
}

const navigation = navigationIn(code);
const lab = labAside(library, () => new Worker(new URL('../lab-worker.ts', import.meta.url), { type: 'module', name: 'rulebench-lab' }));
const VIEWS: Readonly<Record<LabPage, FunctionComponent<LabViewProps>>> = { explore: ExploreView, compare: CompareView, simulate: SimulateView, odds: OddsView };

const NAMES = ['settings'] as const;

/** Fills the canvas. */
export function LabPage({ module, page, settings: word }: LabPageProps) {
  const View = VIEWS[page];
  const [opened] = useState(() => {
    const settings = word === undefined ? {} : dataOfWord(word);
    const problems = unreadIn(NAMES, { settings: word }).length > 0 || !isRecord(settings) ? ['The settings of this link cannot be read: a part of the link may be missing.'] : [];
    return { settings: isRecord(settings) ? settings : {}, problems };
  });
  const keep = useAddress(labStoryId(module, page), NAMES);
  return (
    <View
      library={library} module={module} lab={lab} {...opened} {...navigation}
      onSettings={(settings) => { const next = wordOfData(settings); keep(Object.keys(settings).length === 0 || isTooLong(next) ? {} : { settings: next }); }}
    />
  );
}
