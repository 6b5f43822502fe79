/** The page of a module: what it decides, its rulings and rules, and how far they are covered. */

import { ModuleView } from '@rulebench/panels';
import { library } from 'virtual:rulebench/library';
import { navigationIn } from './destinations.ts';
import './pages.css';

export interface ModulePageProps {
  readonly module: string;
}

const navigation = navigationIn(library);

/** Fills the canvas. */
export function ModulePage({ module }: ModulePageProps) {
  return <ModuleView library={library} module={module} {...navigation} />;
}
