/** The tree of a verdict: each rule with its answer, the values it compared, and the clauses it comes from. */

import { negated, titleOf, type Outcome, type Verdict } from '@rulebench/core';
import { ClauseLinks } from '../parts/Clauses.tsx';
import { Icon } from '../parts/Icon.tsx';
import { kindWords, nameBeside } from '../words/outcome.ts';
import { capital } from '../words/value.ts';

const ICON = { allowed: 'yes', refused: 'no', unknown: 'unknown' } as const;
const WORD: Readonly<Record<Outcome, string>> = { allowed: 'yes', refused: 'no', unknown: 'not known' };

/** Whether a part brought about the outcome of what it is a part of. */
function decides(part: Verdict, whole: Verdict): boolean {
  return part.outcome === (whole.kind === 'not' ? negated(whole.outcome) : whole.outcome);
}

interface VerdictItemProps {
  readonly verdict: Verdict;
  readonly decisive?: boolean;
  /** Whether its answer is turned round by what it is a part of: then no colour says that yes is good. */
  readonly turned?: boolean;
}

/** So many parts that did not decide are folded away. */
const FOLDED_FROM = 4;

/** The parts of a verdict: those that decided it first, the rest folded where they are many. */
function Parts({ verdict, decisive = true, turned = false }: VerdictItemProps) {
  const item = (part: Verdict, i: number) => <VerdictItem key={i} verdict={part} decisive={decisive && decides(part, verdict)} turned={turned !== (verdict.kind === 'not')} />;
  const others = verdict.parts.filter((part) => !decides(part, verdict));
  const folds = others.length >= FOLDED_FROM && others.length < verdict.parts.length;
  if (verdict.parts.length === 0) return null;
  return (
    <ul className="rb-tree">
      {(folds ? verdict.parts.filter((part) => decides(part, verdict)) : verdict.parts).map(item)}
      {folds && <li className="rb-others"><details className="rb-fold"><summary>{others.length} others did not decide it</summary><ul className="rb-tree">{others.map(item)}</ul></details></li>}
    </ul>
  );
}

/** One verdict and its parts, as nested list items. */
export function VerdictItem({ verdict, decisive = true, turned = false }: VerdictItemProps) {
  const kind = kindWords(verdict);
  const name = turned ? verdict.says : nameBeside(verdict);
  const main = turned ? `${titleOf(verdict.rule)}: ${WORD[verdict.outcome]}` : verdict.says;
  return (
    <li className={decisive ? 'rb-verdict' : 'rb-verdict rb-aside'}>
      <div className="rb-verdict-row">
        <span className={`rb-answer rb-${turned ? 'plain' : verdict.outcome}`}><Icon name={ICON[verdict.outcome]} /><span className="rb-hidden">{WORD[verdict.outcome]}: </span></span>
        <div>
          <div>{capital(main)}</div>
          {(name !== undefined || kind !== undefined) && (
            <div className="rb-soft rb-small">{[name, kind].filter((word) => word !== undefined).join(' · ')}</div>
          )}
          {verdict.readings.length > 0 && (
            <ul className="rb-readings">
              {verdict.readings.map((reading, i) => <li key={i}><span>{reading.says}</span> <ClauseLinks ids={reading.cites} /></li>)}
            </ul>
          )}
        </div>
        <ClauseLinks ids={verdict.cites} />
      </div>
      <Parts verdict={verdict} decisive={decisive} turned={turned} />
    </li>
  );
}
