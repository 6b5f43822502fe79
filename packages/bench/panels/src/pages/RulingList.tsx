/** Rulings with their clauses, each with how it stands and its examples. */

import { counted, type ClauseCoverage, type Clause, type Ruling } from '@rulebench/rulings';
import { ExampleLink } from '../parts/ExampleLink.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useSurroundings } from '../parts/surroundings.ts';
import { dateWords } from '../debugger/clauses.ts';
import { clausesFor, isLacking, STANDING_WORDS, standingOf, worstOf, type Standing } from './marks.ts';

interface RulingListProps {
  readonly rulings: readonly Ruling[];
  readonly module?: string | undefined;
  readonly coverage: ReadonlyMap<string, ClauseCoverage>;
  /** Whether all are open from the start; else those are that ought to hold and do not. */
  readonly open?: boolean;
}

/** One fold a ruling: first those that ought to hold and do not, then those with clauses that are planned. */
export function RulingList({ rulings, module, coverage, open = false }: RulingListProps) {
  const ranked = rulings.map((ruling) => {
    const clauses = clausesFor(ruling, module);
    const standings = clauses.map((clause) => standingOf(clause, coverage.get(clause.id)));
    const standing = worstOf(standings);
    return { ruling, clauses, standing, place: FIRST.indexOf(standing) + 1 || FIRST.length + 1, lacking: standings.filter(isLacking).length };
  });
  const sorted = ranked.toSorted((a, b) => a.place - b.place);
  return (
    <ul className="rb-rulings">
      {sorted.map(({ ruling, clauses, standing, lacking }) => (
        <li key={`${ruling.id}@${String(ruling.revision)}`}>
          <details open={open || standing === 'failed' || standing === 'open'}>
            <summary>
              <StandingSign standing={standing} />
              <span className="rb-grow"><b>{ruling.title}</b> <code className="rb-soft">{ruling.id}</code></span>
              <span className="rb-soft rb-small">{counted(clauses.length, 'clause')}{lacking === 0 ? '' : lackingWords(lacking, clauses.length, standing)}{ruling.effective === undefined ? '' : ` · since ${dateWords(ruling.effective)}`}</span>
            </summary>
            <ol className="rb-clauses">{clauses.map((clause) => <ClauseRow key={clause.id} clause={clause} coverage={coverage.get(clause.id)} />)}</ol>
          </details>
        </li>
      ))}
    </ul>
  );
}

/** `, 3 planned`; `, not covered` of all of them. Pure. */
function lackingWords(lacking: number, of: number, standing: Standing): string {
  const word = standing === 'planned' ? 'planned' : standing === 'failed' ? 'not holding' : 'not covered';
  return lacking === of ? `, ${word}` : `, ${String(lacking)} ${word}`;
}

/** What stands first in the list. */
const FIRST: readonly Standing[] = ['failed', 'open', 'planned'];

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
