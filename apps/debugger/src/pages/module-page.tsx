/** The page of a module: what it decides, its rulings and rules, and how far they are covered. */

import { ModuleView } from '@rulebench/panels';
import { code, library } from 'virtual:rulebench/library';
import { navigationIn } from './destinations.ts';
import './pages.css';

export interface ModulePageProps {
  readonly module: string;
  /** The text of the module's README. */
  readonly readme?: string;
}

const navigation = navigationIn(code);

/** Fills the canvas. */
export function ModulePage({ module, readme }: ModulePageProps) {
  return <ModuleView library={library} module={module} readme={readme} {...navigation} />;
}
