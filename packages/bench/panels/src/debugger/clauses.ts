/** Where the sentences of clauses come from: an index over the rulings of a library. */

import type { ClauseId } from '@rulebench/core';
import type { Clause, Example, Ruling, Source } from '@rulebench/rulings';

/** A clause with the ruling it stands in. */
export interface KnownClause {
  readonly clause: Clause;
  readonly ruling: Ruling;
  readonly source: Source | undefined;
}

export type ClauseIndex = ReadonlyMap<ClauseId, KnownClause>;

/** What the panels need of a library of rulings. */
export interface RulingsOf {
  readonly rulings: readonly Ruling[];
  readonly sources: readonly Source[];
}

/** Every clause by its id. Pure. */
export function clauseIndexOf({ rulings, sources }: RulingsOf): ClauseIndex {
  const bySource = new Map(sources.map((source) => [source.id, source]));
  return new Map(rulings.flatMap((ruling) =>
    ruling.clauses.map((clause): [ClauseId, KnownClause] => [clause.id, { clause, ruling, source: bySource.get(ruling.source) }])));
}

/** The examples of a ruling in order, and the place of one among them, counted from 1. Pure. */
export function placeAmong(example: Example, ruling: Ruling): { readonly examples: readonly Example[]; readonly n: number } {
  const examples = ruling.clauses.flatMap((clause) => clause.examples);
  return { examples, n: examples.findIndex(({ slug, clause }) => slug === example.slug && clause === example.clause) + 1 };
}

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** An ISO date as people write it: `24 April 2013`; anything else as it is. Pure. */
export function dateWords(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  const name = MONTHS[Number(month) - 1];
  return year === undefined || name === undefined ? date : `${String(Number(day))} ${name} ${year}`;
}
