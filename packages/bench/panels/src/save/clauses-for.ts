/** The clauses that an example of a run may show: those that its last step cites come first. */

import type { ClauseId } from '@rulebench/core';
import type { Run } from '@rulebench/core/bench';
import type { Example } from '@rulebench/rulings';
import { marksIn } from '../debugger/breakpoints.ts';
import type { ClauseIndex } from '../debugger/clauses.ts';

export interface ClauseChoice {
  /** The clause that is chosen at first; none where no ruling of the module is known. */
  readonly first: ClauseId | undefined;
  /** The clause of the example it was played from, and those that the last step cites. */
  readonly near: readonly ClauseId[];
  /** All others of the module, by the title of their ruling. */
  readonly others: readonly { readonly ruling: string; readonly ids: readonly ClauseId[] }[];
}

/** Only clauses that have examples of the module are offered: they are known to be its own. Pure. */
export function clausesFor(index: ClauseIndex, { clause: own, module }: Example, { bench, steps }: Run): ClauseChoice {
  const known = [...index.values()].filter(({ clause }) => clause.examples.some((one) => one.module === module));
  const ids = new Set<string>(known.map(({ clause }) => clause.id));
  const last = steps.at(-1) ?? steps[0];
  const near = [...new Set([own, ...marksIn(bench, last, steps.at(-2)?.snapshot).clause])].filter((id): id is ClauseId => ids.has(id));
  const titles = [...new Set(known.map(({ ruling }) => ruling.title))];
  const others = titles.map((title) => ({ ruling: title, ids: known.flatMap(({ clause, ruling }) => (ruling.title === title && !near.includes(clause.id) ? [clause.id] : [])) }));
  return { first: near[0] ?? known[0]?.clause.id, near, others: others.filter((one) => one.ids.length > 0) };
}
