/** The page of everything: sources, rulings, clauses and examples, what is not covered first. */

import { CoverageView } from '@rulebench/panels';
import { code, library } from 'virtual:rulebench/library';
import { navigationIn } from './destinations.ts';

const navigation = navigationIn(code);

/** Fills the canvas. */
export function CoveragePage() {
  return <CoverageView library={library} {...navigation} />;
}
