/** The page of a module: what it decides, its statechart, its rulings and rules with what was seen of them, and its variants. */

import type { Library } from '@rulebench/rulings';
import type { Navigation } from '../parts/surroundings.ts';

export interface ModuleViewProps extends Navigation {
  readonly library: Library;
  /** The module's id. */
  readonly module: string;
}

/** Explains a module from its rules and rulings. */
export function ModuleView({ library, module }: ModuleViewProps) {
  return <div className="rb rb-page"><h1>{library.modules.get(module)?.title ?? module}</h1></div>;
}
