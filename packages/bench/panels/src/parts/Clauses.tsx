/** Clauses on the screen: as a short link by id, and quoted with the sentence of the ruling. */

import type { ClauseId } from '@rulebench/core';
import { dateWords } from '../debugger/clauses.ts';
import { useSurroundings } from './surroundings.ts';

/** The id of a clause; it opens the clause where the page can show it. */
export function ClauseLink({ id }: { readonly id: ClauseId }) {
  const { clauses, openClause } = useSurroundings();
  const sentence = clauses.get(id)?.clause.sentence;
  if (openClause === undefined) return <code className="rb-id" title={sentence}>{id}</code>;
  return (
    <button type="button" className="rb-id rb-id-link" title={sentence} onClick={() => { openClause(id); }}>{id}</button>
  );
}

/** Several clauses in a row; nothing where there are none. */
export function ClauseLinks({ ids }: { readonly ids: readonly ClauseId[] }) {
  if (ids.length === 0) return null;
  return <span className="rb-ids">{ids.map((id) => <ClauseLink key={id} id={id} />)}</span>;
}

/** The ruling's own sentence, in the typeface of rulings. */
export function ClauseQuote({ id }: { readonly id: ClauseId }) {
  const known = useSurroundings().clauses.get(id);
  if (known === undefined) return <p className="rb-quote"><ClauseLink id={id} /></p>;
  const { clause, ruling } = known;
  const since = ruling.effective === undefined ? '' : ` · in force since ${dateWords(ruling.effective)}`;
  return (
    <blockquote className="rb-quote">
      <p>{clause.sentence}</p>
      <footer><ClauseLink id={id} /><span> · revision {ruling.revision}{since}</span></footer>
    </blockquote>
  );
}
