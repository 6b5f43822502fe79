/** Everything at once: sources, their rulings, clauses and examples, with what is not covered first, and a search. */

import { useMemo, useState } from 'react';
import { counted, inForce, type Library, type Ruling, type Source } from '@rulebench/rulings';
import { clauseIndexOf, dateWords } from '../debugger/clauses.ts';
import { SurroundingsProvider, type Navigation } from '../parts/surroundings.ts';
import { coverageByClause, inSourceOrder } from './marks.ts';
import { RulingList } from './RulingList.tsx';
import { Tiles } from './Tiles.tsx';
import { useCheck } from './use-check.ts';

export interface CoverageViewProps extends Navigation {
  readonly library: Library;
  /** Only this source, by its id. */
  readonly source?: string | undefined;
}

/** A ruling that has words in its title or id, whole; else with the clauses only that have them in their id, sentence or examples; else nothing. Pure. */
export function narrowed(ruling: Ruling, words: string): readonly Ruling[] {
  const wanted = words.trim().toLowerCase();
  const has = (told: readonly string[]) => told.some((one) => one.toLowerCase().includes(wanted));
  if (has([ruling.title, ruling.id])) return [ruling];
  const clauses = ruling.clauses.filter(({ id, sentence, examples }) => has([id, sentence, ...examples.map(({ name }) => name)]));
  return clauses.length === 0 ? [] : [{ ...ruling, clauses }];
}

/** The coverage of a library, or of one of its sources. */
export function CoverageView({ library, source, onNavigate, hrefOf }: CoverageViewProps) {
  const checking = useCheck(library);
  const result = checking?.result;
  const [words, setWords] = useState('');
  const coverage = useMemo(() => coverageByClause(result), [result]);
  const rulings = useMemo(() => inSourceOrder(inForce(library), library.sources), [library]);
  const clauses = useMemo(() => clauseIndexOf({ rulings: [...library.rulings, ...rulings], sources: library.sources }), [library, rulings]);
  const found = rulings.flatMap((ruling) => narrowed(ruling, words));
  const sources = library.sources.filter(({ id }) => source === undefined || id === source);
  return (
    <SurroundingsProvider value={{ clauses, onNavigate, hrefOf }}>
      <main className="rb rb-page">
        <header className="rb-page-head">
          <h1>{source === undefined ? 'Coverage' : sources[0]?.title}</h1>
          {source === undefined && <p className="rb-lead">Every source with its rulings, their clauses, and the examples that show them. What no example shows stands first.</p>}
        </header>
        {source === undefined && <Tiles checking={checking} />}
        <label className="rb-field rb-search"><span>Find a ruling, a clause or an example</span><input type="search" value={words} onChange={(event) => { setWords(event.target.value); }} /></label>
        {sources.map((one) => {
          const own = found.filter((ruling) => ruling.source === one.id);
          return own.length === 0 ? null : <SourceSection key={one.id} source={one}><RulingList rulings={own} coverage={coverage} open={words.trim() !== ''} /></SourceSection>;
        })}
        {found.length === 0 && <p className="rb-empty">Nothing mentions “{words}”.</p>}
      </main>
    </SurroundingsProvider>
  );
}

function SourceSection({ source, children }: { readonly source: Source; readonly children: React.ReactNode }) {
  const planned = source.headings.filter(({ status }) => status === 'planned');
  return (
    <section className="rb-page-section" aria-label={source.title}>
      <h2>{source.title}</h2>
      <p className="rb-soft">{[source.publisher, source.date === undefined ? '' : dateWords(source.date), counted(source.headings.length, 'heading')].filter((word) => word !== '').join(' · ')}</p>
      {planned.length > 0 && <details className="rb-fold"><summary>{counted(planned.length, 'heading')} planned</summary><ul className="rb-list">{planned.map(({ ruling, title }) => <li key={ruling} className="rb-row">{title}</li>)}</ul></details>}
      {children}
    </section>
  );
}
