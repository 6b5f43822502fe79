/** The search of the front page: what somebody wants to know, and the clauses that speak of it, each with an example to open. */

import type { Library } from '@rulebench/rulings';
import { useId, useMemo, useState } from 'react';
import { exampleStoryId } from '../shell/links.ts';
import { clauseSearch, type FoundClause } from './find-clauses.ts';
import { linkTo } from './navigate.ts';

const SHOWN = 6;

/** A field, and below it what was found while somebody types. */
export function FindRuling({ library }: { readonly library: Library }) {
  const [words, setWords] = useState('');
  // Made when somebody looks for something: the page comes first.
  const [search, setSearch] = useState<ReturnType<typeof clauseSearch>>();
  const list = useId();
  const found = useMemo(() => (search === undefined || words.trim() === '' ? undefined : search(words, SHOWN)), [search, words]);
  return (
    <search className="find">
      <label htmlFor={list}>Find a ruling</label>
      <input
        id={list} type="search" className="rb-input" autoComplete="off" placeholder="two ships, a stopped crew" value={words}
        onChange={({ target: { value } }) => { setWords(value); if (search === undefined) setSearch(() => clauseSearch(library)); }}
      />
      <p role="status" className="soft found">{found === undefined ? '' : found.length === 0 ? 'No ruling speaks of that.' : `${found.length} ${found.length === 1 ? 'clause' : 'clauses'}, the best first`}</p>
      {found !== undefined && found.length > 0 && <ul>{found.map((one) => <Found key={one.clause.id} found={one} />)}</ul>}
    </search>
  );
}

function Found({ found: { clause, ruling, example } }: { readonly found: FoundClause }) {
  return (
    <li>
      <a {...linkTo(exampleStoryId(example))}>{clause.sentence}</a>
      <p className="soft">{ruling.title} · <code>{clause.id}</code> · {clause.examples.length === 1 ? '1 example' : `${clause.examples.length} examples`}</p>
    </li>
  );
}
