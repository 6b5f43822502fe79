/** The page of a module: what it decides, its statechart, its rulings and rules with what was seen of them, and its variants. */

import { useMemo } from 'react';
import remarkGfm from 'remark-gfm';
import type { RuleModule } from '@rulebench/core';
import { benchOf } from '@rulebench/core/explain';
import { counted, inForce, rulingsOf, type CheckResult, type Library, type Ruling } from '@rulebench/rulings';
import { clauseIndexOf } from '../debugger/clauses.ts';
import type { ChartMarks } from '../chart/marks.ts';
import { chartOf } from '@rulebench/chart';
import { Statechart } from '../chart/Statechart.tsx';
import { ModuleLinks } from '../lab/LabFrame.tsx';
import { Prose } from '../parts/Prose.tsx';
import { SurroundingsProvider, type Navigation } from '../parts/surroundings.ts';
import { listed } from '../words/value.ts';
import { coverageByClause, inSourceOrder } from './marks.ts';
import { MeasureTable, RuleTable } from './RuleTable.tsx';
import { RulingList } from './RulingList.tsx';
import { Tiles } from './Tiles.tsx';
import { useCheck, type Checking } from './use-check.ts';

export interface ModuleViewProps extends Navigation {
  readonly library: Library;
  /** The module's id. */
  readonly module: string;
  /** The module's README: how it is embedded. */
  readonly readme?: string | undefined;
}

/** What a README's Markdown has beyond a ruling's. */
const TABLES = [remarkGfm];

const UNMARKED: ChartMarks = { active: new Set(), taken: new Set(), stopped: new Map() };

/** Explains a module from its rules and rulings; every example is run in the page. */
export function ModuleView({ library, module: id, readme, onNavigate, hrefOf, codeOf, openCode }: ModuleViewProps) {
  const module = library.modules.get(id);
  const checking = useCheck(library, id);
  const clauses = useMemo(() => clauseIndexOf({ rulings: [...library.rulings, ...inForce(library)], sources: library.sources }), [library]);
  const rulings = useMemo(() => { const mine = rulingsOf(library, id); return inSourceOrder(inForce(library).filter((ruling) => mine.includes(ruling)), library.sources); }, [library, id]);
  const openClause = onNavigate === undefined ? undefined : (clause: Parameters<typeof clauses.get>[0]) => { onNavigate({ kind: 'clause', clause }); };
  if (module === undefined) return <main className="rb rb-page"><p className="rb-empty">There is no module “{id}” here.</p></main>;
  return (
    <SurroundingsProvider value={{ clauses, openClause, onNavigate, hrefOf, codeOf, openCode }}>
      <main className="rb rb-page">
        <ModuleBody library={library} module={module} rulings={rulings} checking={checking} readme={readme} onNavigate={onNavigate} hrefOf={hrefOf} />
      </main>
    </SurroundingsProvider>
  );
}

interface BodyProps extends Pick<Navigation, 'onNavigate' | 'hrefOf'> { readonly library: Library; readonly module: RuleModule; readonly rulings: readonly Ruling[]; readonly checking: Checking | undefined; readonly readme: string | undefined }

function ModuleBody({ library, module, rulings, checking, readme, onNavigate, hrefOf }: BodyProps) {
  const result = checking?.result;
  const bench = useMemo(() => benchOf(module), [module]);
  const coverage = useMemo(() => coverageByClause(result), [result]);
  const sources = library.sources.filter(({ id }) => rulings.some(({ source }) => source === id));
  const states = useMemo(() => chartOf(bench.machine).states.length - 1, [bench]);
  const { opening, rest } = useMemo(() => readmeParts(readme), [readme]);
  return (
    <>
      <header className="rb-page-head">
        <p className="rb-crumb">Module <code>{module.id}</code> · version {module.version}</p>
        <h1>{module.title}</h1>
        {opening !== '' && <div className="rb-lead"><Prose text={opening} /></div>}
        <p className={opening === '' ? 'rb-lead' : 'rb-soft'}>
          {counted(rulings.length, 'ruling')}{sources.length === 0 ? '' : ` of ${listed(sources.map(({ title }) => `“${title}”`))}`}, decided by a statechart of {counted(states, 'state')} with {counted(Object.keys(module.rules).length, 'rule and measure', 'rules and measures')}.
        </p>
        <ModuleLinks module={module.id} here="module" onNavigate={onNavigate} hrefOf={hrefOf} />
      </header>
      <Tiles checking={checking} />
      <Findings result={result} />
      <section aria-label="Statechart" className="rb-page-section">
        <h2>How it goes</h2>
        <div className="rb-page-chart"><Statechart machine={bench.machine} marks={UNMARKED} /></div>
      </section>
      <section aria-label="Rulings" className="rb-page-section">
        <h2>Its rulings</h2>
        <RulingList rulings={rulings} module={module.id} coverage={coverage} />
      </section>
      <section aria-label="Rules and measures" className="rb-page-section">
        <h2>Rules</h2>
        <RuleTable library={library} module={module} result={result} />
        <MeasureTable module={module} />
      </section>
      <Variants module={module} />
      {rest !== '' && <section aria-label="How to embed it" className="rb-page-section rb-readme"><h2>How to embed it</h2><Prose text={rest} plugins={TABLES} /></section>}
    </>
  );
}

/** A README in two: its first paragraph, which says what the module decides, and the rest; without the package's name, which the page has said already. Pure. */
export function readmeParts(readme = ''): { readonly opening: string; readonly rest: string } {
  const [opening = '', ...rest] = readme.replace(/^#\s.*\n+/, '').trim().split(/\n{2,}(?!\s)/);
  return /^[#`|<-]/.test(opening) ? { opening: '', rest: [opening, ...rest].join('\n\n') } : { opening, rest: rest.join('\n\n') };
}

function Findings({ result }: { readonly result: CheckResult | undefined }) {
  if (result === undefined || result.findings.length === 0) return null;
  return (
    <div className="rb-failures">
      <h2>What is lacking</h2>
      <ul>{result.findings.map(({ code, message, place }, i) => <li key={i}>{message} <span className="rb-small"><code>{code}</code> {place.file}:{place.line}</span></li>)}</ul>
    </div>
  );
}

function Variants({ module }: { readonly module: RuleModule }) {
  if (module.variants === undefined || module.variants.length === 0) return null;
  return (
    <section aria-label="Variants" className="rb-page-section">
      <h2>Variants</h2>
      <ul className="rb-list">
        {module.variants.map(({ id, title, replaced }) => (
          <li key={id} className="rb-row"><span className="rb-grow"><b>{title}</b> <code className="rb-soft">{id}</code></span><span className="rb-soft rb-small">replaces {listed(Object.keys(replaced))}</span></li>
        ))}
      </ul>
    </section>
  );
}
