/** Where the sentences of clauses come from: an index over the rulings of a library. */

import type { ClauseId } from '@rulebench/core';
import type { Clause, Example, Ruling, Source } from '@rulebench/rulings';

/** An example by its name: enough to tell of it and to lead to it. */
export type NamedExample = Pick<Example, 'slug' | 'name' | 'clause' | 'module' | 'variant'>;

/** A clause with its words, and its examples by name. */
export type NamedClause = Pick<Clause, 'id' | 'sentence' | 'prose'> & { readonly examples: readonly NamedExample[] };

/** A ruling with its words: what a page tells of rulings whose examples it does not run. */
export type NamedRuling = Pick<Ruling, 'id' | 'source' | 'title' | 'revision' | 'effective' | 'prose'> & { readonly clauses: readonly NamedClause[] };

/** A clause with the ruling it stands in. */
export interface KnownClause {
  readonly clause: NamedClause;
  readonly ruling: NamedRuling;
  readonly source: Source | undefined;
}

export type ClauseIndex = ReadonlyMap<ClauseId, KnownClause>;

/** What the panels tell of rulings. */
export interface RulingsOf {
  /** Of several with one clause, the last is told. */
  readonly rulings: readonly NamedRuling[];
  readonly sources: readonly Source[];
}

/** Every clause by its id. Pure. */
export function clauseIndexOf({ rulings, sources }: RulingsOf): ClauseIndex {
  const bySource = new Map(sources.map((source) => [source.id, source]));
  return new Map(rulings.flatMap((ruling) =>
    ruling.clauses.map((clause): [ClauseId, KnownClause] => [clause.id, { clause, ruling, source: bySource.get(ruling.source) }])));
}

/** The examples of a ruling in order, and the place of one among them, counted from 1. Pure. */
export function placeAmong(example: NamedExample, ruling: NamedRuling): { readonly examples: readonly NamedExample[]; readonly n: number } {
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
