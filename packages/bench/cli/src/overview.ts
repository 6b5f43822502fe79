/** What the reporters tell: sources → rulings → clauses → examples, each with its state. */

import { inForce, type Clause, type ClauseCoverage, type ExampleResult, type Ruling, type Source } from '@rulebench/rulings';
import type { Checked } from './checking.ts';

/** `holds` and `fails` are of what runs; `planned` and `set-aside` of clauses that do not, `uncovered` of one that nothing shows. */
export type State = 'holds' | 'fails' | 'uncovered' | 'planned' | 'set-aside';

export interface ClauseView {
  readonly clause: Clause;
  readonly state: State;
  readonly coverage?: ClauseCoverage;
  readonly results: readonly ExampleResult[];
}

export interface RulingView {
  readonly ruling: Ruling;
  readonly state: State;
  readonly clauses: readonly ClauseView[];
}

export interface SourceView {
  readonly id: string;
  readonly source?: Source;
  readonly state: State;
  readonly rulings: readonly RulingView[];
  /** Headings of the document that have no ruling yet. */
  readonly planned: readonly string[];
}

/** The view of a check. Pure. */
export function overviewOf({ library, results, coverage, report }: Checked, asOf?: string): readonly SourceView[] {
  const byClause = new Map<string, ExampleResult[]>();
  for (const result of results) byClause.set(result.example.clause, [...(byClause.get(result.example.clause) ?? []), result]);
  const covered = new Map<string, ClauseCoverage>(coverage.clauses.map((one) => [one.clause, one]));
  const rulings = inForce(library, asOf).filter(({ clauses }) => clauses.some(({ id }) => covered.has(id))).map((ruling): RulingView => {
    const clauses = ruling.clauses.filter(({ id }) => covered.has(id)).map((clause) => clauseView(clause, covered.get(clause.id), byClause.get(clause.id) ?? []));
    return { ruling, clauses, state: stateOf(clauses) };
  });
  const ids = [...new Set([...report.sources.map(({ id }) => id), ...rulings.map(({ ruling }) => ruling.source)])];
  return ids.flatMap((id): SourceView[] => {
    const own = rulings.filter(({ ruling }) => ruling.source === id);
    const source = library.sources.find((one) => one.id === id);
    const planned = (source?.headings ?? []).filter(({ status, ruling }) => status === 'planned' && !own.some((one) => one.ruling.slug === ruling)).map(({ title }) => title);
    if (own.length === 0) return [];
    return [{ id, rulings: own, planned, state: stateOf(own), ...(source === undefined ? {} : { source }) }];
  });
}

function clauseView(clause: Clause, coverage: ClauseCoverage | undefined, results: readonly ExampleResult[]): ClauseView {
  return { clause, results, state: clauseState(clause, coverage, results), ...(coverage === undefined ? {} : { coverage }) };
}

function clauseState({ status }: Clause, coverage: ClauseCoverage | undefined, results: readonly ExampleResult[]): State {
  if (results.some(({ ok }) => !ok)) return 'fails';
  if (status === 'planned') return 'planned';
  if (status === 'not-runnable') return 'set-aside';
  return coverage?.covered === true ? 'holds' : 'uncovered';
}

/** The worst of what is inside; what does not run matters only where nothing else is there. */
function stateOf(parts: readonly { readonly state: State }[]): State {
  for (const state of ['fails', 'uncovered', 'holds', 'planned'] as const) if (parts.some((one) => one.state === state)) return state;
  return 'set-aside';
}
