/** Rulings with their clauses, each with how it stands and its examples. */

import { counted, type ClauseCoverage, type Clause, type Ruling } from '@rulebench/rulings';
import { ExampleLink } from '../parts/ExampleLink.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useSurroundings } from '../parts/surroundings.ts';
import { dateWords } from '../debugger/clauses.ts';
import { clausesFor, STANDING_WORDS, standingOf, worstOf, type Standing } from './marks.ts';

interface RulingListProps {
  readonly rulings: readonly Ruling[];
  readonly module?: string | undefined;
  readonly coverage: ReadonlyMap<string, ClauseCoverage>;
  /** Only rulings that stand so or worse are open from the start. */
  readonly open?: boolean;
}

/** One fold a ruling, those that do not hold first. */
export function RulingList({ rulings, module, coverage, open = false }: RulingListProps) {
  const ranked = rulings.map((ruling) => {
    const clauses = clausesFor(ruling, module);
    const standings = clauses.map((clause) => standingOf(clause, coverage.get(clause.id)));
    return { ruling, clauses, standing: worstOf(standings), lacking: standings.filter((one) => one === 'failed' || one === 'open').length };
  });
  const sorted = [...ranked].sort((a, b) => Number(b.lacking > 0) - Number(a.lacking > 0));
  return (
    <ul className="rb-rulings">
      {sorted.map(({ ruling, clauses, standing, lacking }) => (
        <li key={`${ruling.id}@${String(ruling.revision)}`}>
          <details open={open || lacking > 0}>
            <summary>
              <StandingSign standing={standing} />
              <span className="rb-grow"><b>{ruling.title}</b> <code className="rb-soft">{ruling.id}</code></span>
              <span className="rb-soft rb-small">{counted(clauses.length, 'clause')}{ruling.effective === undefined ? '' : ` · since ${dateWords(ruling.effective)}`}</span>
            </summary>
            <ol className="rb-clauses">{clauses.map((clause) => <ClauseRow key={clause.id} clause={clause} coverage={coverage.get(clause.id)} />)}</ol>
          </details>
        </li>
      ))}
    </ul>
  );
}

function ClauseRow({ clause, coverage }: { readonly clause: Clause; readonly coverage: ClauseCoverage | undefined }) {
  const { onNavigate } = useSurroundings();
  const standing = standingOf(clause, coverage);
  const failed = new Set(coverage?.examples.filter(({ ok }) => !ok).map(({ slug }) => slug));
  return (
    <li className="rb-clause" id={clause.id}>
      <StandingSign standing={standing} />
      <div>
        <p className="rb-clause-sentence">{clause.sentence}</p>
        <p className="rb-soft rb-small"><code>{clause.id}</code>{standing === 'covered' ? '' : ` · ${STANDING_WORDS[standing]}`}{clause.reason === undefined ? '' : `: ${clause.reason}`}</p>
        {clause.examples.length > 0 && (
          <ul className="rb-examples">
            {clause.examples.map((example) => (
              <li key={example.slug}>
                <Icon name={failed.has(example.slug) ? 'flag' : coverage === undefined ? 'start' : 'yes'} size={13} />
                <ExampleLink example={example} onNavigate={onNavigate} />
                {failed.has(example.slug) && <span className="rb-refused rb-small"> parts from the ruling</span>}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

const SIGN = { covered: 'yes', open: 'no', failed: 'flag', planned: 'start', 'not-runnable': 'minus', unchecked: 'start' } as const satisfies Readonly<Record<Standing, string>>;
const TONE: Readonly<Record<Standing, string>> = { covered: 'rb-allowed', open: 'rb-refused', failed: 'rb-refused', planned: 'rb-soft', 'not-runnable': 'rb-soft', unchecked: 'rb-soft' };

function StandingSign({ standing }: { readonly standing: Standing }) {
  return <span className={TONE[standing]} title={STANDING_WORDS[standing]}><Icon name={SIGN[standing]} /><span className="rb-hidden">{STANDING_WORDS[standing]}: </span></span>;
}
