/** Full-text search over what the rulings say: a clause is found by its sentence, its ruling, its examples' names, and why the ruling exists. */

import MiniSearch from 'minisearch';
import { inForce, type Clause, type Example, type Library, type Ruling } from '@rulebench/rulings';

/** A clause that was found, with the example to open. */
export interface FoundClause {
  readonly clause: Clause;
  readonly ruling: Ruling;
  readonly example: Example;
}

/** Words that nobody looks for. */
const SILENT = new Set(['a', 'an', 'and', 'are', 'at', 'by', 'do', 'does', 'for', 'from', 'has', 'have', 'in', 'is', 'it', 'its', 'of', 'on', 'or', 'that', 'the', 'their', 'there', 'to', 'was', 'when', 'which', 'who', 'with', 'you', 'your']);

/**
 * The search of a library's clauses that have examples. Indexing takes a moment: make it once.
 * @returns a function from words to the best finds, best first
 */
export function clauseSearch(library: Library): (words: string, most: number) => readonly FoundClause[] {
  const clauses = new Map(inForce(library).flatMap((ruling) => ruling.clauses.flatMap((clause): [string, FoundClause][] => {
    const [example] = clause.examples;
    return example === undefined ? [] : [[clause.id, { clause, ruling, example }]];
  })));
  const index = new MiniSearch({
    fields: ['sentence', 'title', 'names', 'prose'],
    processTerm: (term) => { const word = term.toLowerCase(); return SILENT.has(word) ? null : word; },
    searchOptions: { boost: { sentence: 4, title: 3, names: 2 }, prefix: (term) => term.length > 2, fuzzy: (term) => (term.length > 5 ? 0.15 : false) },
  });
  index.addAll([...clauses].map(([id, { clause, ruling }]) => ({
    id, sentence: clause.sentence, title: ruling.title, names: clause.examples.map(({ name }) => name).join('. '), prose: `${ruling.prose} ${clause.prose}`,
  })));
  return (words, most) => index.search(words).slice(0, most).flatMap(({ id }) => clauses.get(String(id)) ?? []);
}
