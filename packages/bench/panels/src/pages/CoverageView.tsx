/** Everything at once: sources, their rulings, clauses and examples, with what is not covered first, and a search. */

import { memo, useDeferredValue, useMemo, useState } from 'react';
import { counted, inForce, type ClauseCoverage, type Library, type Ruling, type Source } from '@rulebench/rulings';
import { clauseIndexOf, dateWords } from '../debugger/clauses.ts';
import { SurroundingsProvider, type Navigation } from '../parts/surroundings.ts';
import { coverageByClause, inSourceOrder, isLacking, standingOf } from './marks.ts';
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

/** A ruling with those of its clauses only that nothing shows, or whose examples part; nothing where there are none. Pure. */
export function lacking(ruling: Ruling, coverage: ReadonlyMap<string, ClauseCoverage>): readonly Ruling[] {
  const clauses = ruling.clauses.filter((clause) => isLacking(standingOf(clause, coverage.get(clause.id))));
  return clauses.length === 0 ? [] : [{ ...ruling, clauses }];
}

/** The coverage of a library, or of one of its sources. */
export function CoverageView({ library, source, onNavigate, hrefOf }: CoverageViewProps) {
  const checking = useCheck(library);
  const result = checking?.result;
  const [words, setWords] = useState('');
  // A thousand examples are listed after the letter is there that was typed.
  const sought = useDeferredValue(words);
  const [only, setOnly] = useState(false);
  const coverage = useMemo(() => coverageByClause(result), [result]);
  const rulings = useMemo(() => inSourceOrder(inForce(library), library.sources), [library]);
  const clauses = useMemo(() => clauseIndexOf({ rulings: [...library.rulings, ...rulings], sources: library.sources }), [library, rulings]);
  const open = useMemo(() => rulings.flatMap((ruling) => lacking(ruling, coverage)), [rulings, coverage]);
  const found = useMemo(() => (only ? open : rulings).flatMap((ruling) => narrowed(ruling, sought)), [only, open, rulings, sought]);
  const sources = useMemo(() => library.sources.filter(({ id }) => source === undefined || id === source).toSorted((a, b) => Number(lacksIn(b, open)) - Number(lacksIn(a, open))), [library, source, open]);
  const lackingClauses = open.reduce((sum, ruling) => sum + ruling.clauses.length, 0);
  return (
    <SurroundingsProvider value={{ clauses, onNavigate, hrefOf }}>
      <main className="rb rb-page">
        <header className="rb-page-head">
          <h1>{source === undefined ? 'Coverage' : sources[0]?.title}</h1>
          {source === undefined && <p className="rb-lead">Every source with its rulings, their clauses, and the examples that show them. What no example shows stands first: what ought to hold and does not, then what is planned.</p>}
        </header>
        {source === undefined && <Tiles checking={checking} />}
        <div className="rb-finding">
          <label className="rb-field rb-search"><span>Find a ruling, a clause or an example</span><input type="search" value={words} onChange={(event) => { setWords(event.target.value); }} /></label>
          <label className="rb-check"><input type="checkbox" checked={only} onChange={(event) => { setOnly(event.target.checked); }} />Only what is not covered: {lackingClauses === 0 ? 'nothing' : `${counted(lackingClauses, 'clause')} of ${counted(open.length, 'ruling')}`}</label>
        </div>
        <Found library={library} sources={sources} rulings={found} coverage={coverage} open={sought.trim() !== ''} />
        {found.length === 0 && <p className="rb-empty">{sought.trim() === '' ? 'There is nothing that is not covered.' : `Nothing${only ? ' that is not covered' : ''} mentions “${sought}”.`}</p>}
      </main>
    </SurroundingsProvider>
  );
}

interface FoundProps { readonly library: Library; readonly sources: readonly Source[]; readonly rulings: readonly Ruling[]; readonly coverage: ReadonlyMap<string, ClauseCoverage>; readonly open: boolean }

/** What was found, by source. */
const Found = memo(function Found({ library, sources, rulings, coverage, open }: FoundProps) {
  return sources.map((source) => {
    const own = rulings.filter((ruling) => ruling.source === source.id);
    return own.length === 0 ? null : <SourceSection key={source.id} source={source} unwritten={unwritten(source, library)}><RulingList rulings={own} coverage={coverage} open={open} /></SourceSection>;
  });
});

const lacksIn = (source: Source, open: readonly Ruling[]): boolean => open.some((ruling) => ruling.source === source.id);

/** The headings of a source that are planned, and of which no ruling is written yet: the others stand in the list of rulings. */
const unwritten = ({ id, headings }: Source, { rulings }: Library): readonly string[] =>
  headings.flatMap(({ ruling, title, status }) => (status === 'planned' && !rulings.some((one) => one.id === `${id}/${ruling}`) ? [title] : []));

interface SourceProps { readonly source: Source; readonly unwritten: readonly string[]; readonly children: React.ReactNode }

function SourceSection({ source, unwritten: titles, children }: SourceProps) {
  const planned = source.headings.filter(({ status }) => status === 'planned').length;
  return (
    <section className="rb-page-section" aria-label={source.title}>
      <h2>{source.title}</h2>
      <p className="rb-soft">{[source.publisher, source.date === undefined ? '' : dateWords(source.date), `${counted(source.headings.length, 'heading')}${planned === 0 ? '' : `, ${String(planned)} of them planned`}`].filter((word) => word !== '').join(' · ')}</p>
      {titles.length > 0 && <details className="rb-fold"><summary>{counted(titles.length, 'heading')} without a ruling yet</summary><ul className="rb-list">{titles.map((title) => <li key={title} className="rb-row">{title}</li>)}</ul></details>}
      {children}
    </section>
  );
}
