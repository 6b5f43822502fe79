/** A simulation as it is given to a thread, or to another machine: which module, and which of its runs. Plain data. */

import type { WrittenVariant } from '@rulebench/rulings';
import type { SeededSpan } from '../simulate/simulate.ts';
import type { Row, Simulation, Span } from '../simulate/types.ts';

/** A module by where it is loaded from, and one of its variants. */
export interface ModuleRef {
  /** An absolute path, in TypeScript or JavaScript. */
  readonly file: string;
  readonly variant: string;
  /** Variants of it that are written as data, where that is one of them. */
  readonly written?: readonly WrittenVariant[];
}

/** One shard of a simulation, with its seed. */
export interface SimulationShard extends SeededSpan {
  readonly module: ModuleRef;
  readonly simulation: Simulation;
}

/** What a shard comes to: its runs, in order. */
export interface SpanDone extends Span { readonly rows: readonly Row[] }
