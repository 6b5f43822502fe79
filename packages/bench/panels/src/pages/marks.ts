/** How clauses, rulings and rules stand, from the result of a check. */

import type { CheckResult, Clause, ClauseCoverage, Ruling, RuleCoverage, Source } from '@rulebench/rulings';

/** `open`: it can be run and nothing covers it. */
export type Standing = 'covered' | 'open' | 'failed' | 'planned' | 'not-runnable' | 'unchecked';

export const STANDING_WORDS: Readonly<Record<Standing, string>> = {
  covered: 'holds', open: 'not covered', failed: 'parts from the ruling', planned: 'planned', 'not-runnable': 'not to be run', unchecked: 'not checked yet',
};

/** How one clause stands. Pure. */
export function standingOf(clause: Clause, coverage: ClauseCoverage | undefined): Standing {
  if (clause.status !== 'runnable') return clause.status;
  if (coverage === undefined) return 'unchecked';
  if (coverage.examples.some(({ ok }) => !ok)) return 'failed';
  return coverage.covered ? 'covered' : 'open';
}

const WORST: readonly Standing[] = ['failed', 'open', 'planned', 'unchecked', 'covered', 'not-runnable'];

/** Whether nothing shows a clause that stands so, or what shows it parts. Pure. */
export const isLacking = (standing: Standing): boolean => standing === 'failed' || standing === 'open' || standing === 'planned';

/** How a ruling stands: as the worst of its clauses. Pure. */
export function worstOf(standings: readonly Standing[]): Standing {
  return WORST.find((one) => standings.includes(one)) ?? 'not-runnable';
}

/** The coverage of clauses by id. Pure. */
export function coverageByClause(result: CheckResult | undefined): ReadonlyMap<string, ClauseCoverage> {
  return new Map(result?.coverage.clauses.map((one) => [one.clause, one]));
}

/** Rules that were not seen both ways come first. Pure. */
export function unseenFirst(rules: readonly RuleCoverage[]): readonly RuleCoverage[] {
  const lacks = ({ allowed, refused }: RuleCoverage) => Number(allowed.length === 0) + Number(refused.length === 0);
  return [...rules].sort((a, b) => lacks(b) - lacks(a));
}

/** The clauses of a ruling that a module decides; all where none is named. Pure. */
export function clausesFor(ruling: Ruling, module: string | undefined): readonly Clause[] {
  return ruling.clauses.filter((clause) => module === undefined || clause.module === undefined || clause.module === module);
}

/** Rulings in the order in which their sources list them; those that no source lists last, as they come. Pure. */
export function inSourceOrder(rulings: readonly Ruling[], sources: readonly Source[]): readonly Ruling[] {
  const places = new Map(sources.flatMap(({ id, headings }) => headings.map(({ ruling }) => `${id}/${ruling}`)).map((id, place) => [id, place]));
  const placeOf = ({ id }: Ruling) => places.get(id) ?? places.size;
  return [...rulings].sort((a, b) => placeOf(a) - placeOf(b));
}
