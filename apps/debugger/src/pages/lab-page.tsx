/** The pages on which a module's rules are tried: explored, compared, simulated. */

import { CompareView, ExploreView, labAside, OddsView, SimulateView, type LabPage, type LabViewProps } from '@rulebench/panels';
import type { FunctionComponent } from 'react';
import { code, library } from 'virtual:rulebench/library';
import { navigationIn } from './destinations.ts';
import './pages.css';

export interface LabPageProps {
  readonly module: string;
  readonly page: LabPage;
}

const navigation = navigationIn(code);
const lab = labAside(library, () => new Worker(new URL('../lab-worker.ts', import.meta.url), { type: 'module', name: 'rulebench-lab' }));
const VIEWS: Readonly<Record<LabPage, FunctionComponent<LabViewProps>>> = { explore: ExploreView, compare: CompareView, simulate: SimulateView, odds: OddsView };

/** Fills the canvas. */
export function LabPage({ module, page }: LabPageProps) {
  const View = VIEWS[page];
  return <View library={library} module={module} lab={lab} {...navigation} />;
}
