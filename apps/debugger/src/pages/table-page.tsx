/** The page of a table of one's own: any table of a module, typed or brought as a trace, and played from. */

import { PlaygroundView } from '@rulebench/panels';
import { code, library } from 'virtual:rulebench/library';
import { navigationIn } from './destinations.ts';
import './pages.css';

export interface TablePageProps {
  readonly module: string;
}

const navigation = navigationIn(code);

/** Fills the canvas. */
export function TablePage({ module }: TablePageProps) {
  return <PlaygroundView library={library} module={module} {...navigation} />;
}
