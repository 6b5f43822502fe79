/** What coverage lacks, as problems with a place: uncovered clauses, rules not seen both ways, citations that lead nowhere. */

import type { ClauseId } from '@rulebench/core';
import { citersOf, citersOfVariants, type Citing } from './citers.ts';
import type { Scope } from './coverage.ts';
import type { CheckOptions, ClauseCoverage, Coverage, RuleCoverage } from './coverage-types.ts';
import { effectiveOf } from './as-of.ts';
import { clauseOf, inForce, rulingIdOf, type Library } from './library.ts';
import { problem, suggest } from './problem.ts';
import { benchFor } from './tape.ts';
import type { Clause, Place, Problem } from './types.ts';
import { isWritten } from './variants.ts';

/** Everything that is not covered, not cited, not seen, or not there. Pure. */
export function findingsOf(library: Library, scope: Scope, coverage: Coverage, { asOf, complete }: CheckOptions): readonly Problem[] {
  const clauses = new Map(scope.rulings.flatMap((ruling) => ruling.clauses).map((clause) => [clause.id, clause]));
  return [
    ...coverage.clauses.flatMap((one) => uncovered(one, clauses.get(one.clause))),
    ...(hasUnread(library) ? [] : ofModules(library, scope, coverage, asOf)),
    ...(complete === true ? planned(library, scope, clauses) : []),
  ];
}

/** While a ruling file cannot be read, nobody can say which clauses there are, nor what its examples show. */
function hasUnread({ problems, rulings }: Library): boolean {
  return problems.some(({ place: { file } }) => file.endsWith('.ruling.md') && !rulings.some(({ place }) => place.file === file));
}

function ofModules(library: Library, scope: Scope, coverage: Coverage, asOf: string | undefined): readonly Problem[] {
  return [
    ...coverage.rules.filter(({ cites }) => isOfLibrary(library, cites)).flatMap((rule) => unseen(library, rule)),
    ...coverage.elements.filter(({ kind, cites, seen }) => kind === 'measure' && seen.length === 0 && isOfLibrary(library, cites))
      .map(({ module, id }) => problem('RB173', placeOf(library, module), `the measure "${id}" of "${module}" was never used`, 'add an example that needs it, or remove it')),
    ...citations(library, scope, coverage, asOf),
  ];
}

/** A rule none of whose clauses is in the library is another document's to show. */
export function isOfLibrary(library: Library, cites: readonly ClauseId[]): boolean {
  return cites.length === 0 || cites.some((clause) => hasSource(library, clause));
}

function hasSource({ sources, rulings }: Library, clause: string): boolean {
  const source = clause.slice(0, clause.indexOf('/'));
  return sources.some(({ id }) => id === source) || rulings.some((ruling) => ruling.source === source);
}

function uncovered({ clause: id, status, covered, examples, citedBy }: ClauseCoverage, clause: Clause | undefined): readonly Problem[] {
  if (status !== 'runnable' || covered || clause === undefined) return [];
  if (citedBy.length === 0) return [problem('RB171', clause.place, `nothing cites clause ${id}`, 'cite it in the rule, measure, state, transition or effect that comes from it, or mark it {planned}')];
  const names = citedBy.map(({ kind, id: citer }) => `${kind} ${citer}`).join(', ');
  const why = examples.length === 0 ? 'has no example'
    : examples.some(({ ok }) => ok) ? `has examples that pass, and nothing that cites it (${names}) was decisive in them`
    : 'has no example that passes';
  return [problem('RB170', clause.place, `clause ${id} ${why}`, examples.length === 0 ? 'write an example below it, or mark it {planned}' : 'write an example in which what cites it makes the difference')];
}

/** What a rule was not seen to do: `allow`, `refuse`. Pure. */
export function notSeen({ allowed, refused }: RuleCoverage): readonly string[] {
  return [...(allowed.length === 0 ? ['allow'] : []), ...(refused.length === 0 ? ['refuse'] : [])];
}

function unseen(library: Library, rule: RuleCoverage): readonly Problem[] {
  const lacks = notSeen(rule);
  if (lacks.length === 0) return [];
  return [problem('RB172', placeOf(library, rule.module), `the rule "${rule.rule}" of "${rule.module}" was never decisively seen to ${lacks.join(' or to ')}`, 'add an example in which this rule alone makes the difference')];
}

function placeOf({ modulePlaces }: Library, module: string): Place {
  return modulePlaces[module] ?? { file: module, line: 1, column: 1 };
}

/** Clauses cited by modules that are not there, or superseded. What an older variant replaces may cite what held then. */
function citations(library: Library, { modules, variantOf }: Scope, coverage: Coverage, asOf: string | undefined): readonly Problem[] {
  const counted = new Set(modules.map(({ id }) => id));
  const now = new Set(inForce(library, asOf).flatMap(({ clauses }) => clauses).map(({ id }) => id));
  const ever = new Set(library.rulings.flatMap(({ clauses }) => clauses).map(({ id }) => id));
  const current: readonly Citing[] = [
    ...modules.flatMap((module) => citersOf(benchFor(module, variantOf(module)))),
    ...coverage.elements.filter(({ kind, module }) => (kind === 'effect' || kind === 'choice') && counted.has(module)),
  ];
  const older: readonly Citing[] = modules.flatMap((module) => citersOfVariants({ ...module, variants: module.variants?.filter((one) => !isWritten(one)) ?? [] }));
  const undoing: readonly Citing[] = modules.flatMap((module) => (module.variants ?? []).map(({ id, before = [] }): Citing => ({ kind: 'variant', module: module.id, id, cites: before })));
  return [...current.map((one) => [one, now] as const), ...[...older, ...undoing].map((one) => [one, ever] as const)].flatMap(([citer, known]) =>
    citer.cites.filter((clause) => hasSource(library, clause) && !known.has(clause)).map((clause) => wrongCitation(library, citer, clause, { known, ever, asOf })));
}

function wrongCitation(library: Library, { kind, module, id }: Citing, clause: ClauseId, { known, ever, asOf }: { readonly known: ReadonlySet<string>; readonly ever: ReadonlySet<string>; readonly asOf: string | undefined }): Problem {
  const place = placeOf(library, module);
  const since = effectiveOf(library, clause);
  if (asOf !== undefined && since !== undefined && since > asOf) return problem('RB132', place, `the ${kind} "${id}" of "${module}" cites clause ${clause}, which is not in force on ${asOf}`, `it is since ${since}`);
  return ever.has(clause)
    ? problem('RB132', place, `the ${kind} "${id}" of "${module}" cites clause ${clause}, which is superseded`, supersededBy(library, clause))
    : problem('RB131', place, `the ${kind} "${id}" of "${module}" cites clause ${clause}, which does not exist`, suggest(clause, known));
}

/** What to cite instead of a clause that is not in force. Pure. */
export function supersededBy({ rulings }: Library, clause: string): string {
  const old = rulings.filter(({ id }) => id === rulingIdOf(clause)).map(({ id, revision }) => `${id}@${revision}`);
  const by = rulings.find(({ supersedes }) => supersedes.some((one) => old.includes(one)));
  return by === undefined ? 'cite the revision in force' : `cite the clauses of ${by.id}@${by.revision}`;
}

function planned(library: Library, { rulings, module }: Scope, clauses: ReadonlyMap<string, Clause>): readonly Problem[] {
  const ofClauses = [...clauses.values()].filter(({ status, module: own }) => status === 'planned' && (module === undefined || own === module))
    .map(({ id, place }) => problem('RB174', place, `clause ${id} is only planned`));
  if (module !== undefined) return ofClauses;
  const ofHeadings = library.sources.flatMap(({ id, headings }) => headings
    .filter(({ status }) => status === 'planned')
    .filter(({ ruling }) => !rulings.some((one) => one.id === `${id}/${ruling}` && one.clauses.some(({ status }) => status === 'planned')))
    .map(({ ruling, place }) => problem('RB174', place, `the heading ${id}/${ruling} is only planned`)));
  return [...ofClauses, ...ofHeadings];
}

/** A clause that is there but not in force, or not there at all; none where all is well or its source is unknown. Pure. */
export function wrongClause(library: Library, clause: string): 'unknown' | 'superseded' | undefined {
  if (!hasSource(library, clause) || clauseOf(library, clause) !== undefined) return undefined;
  return library.rulings.some(({ clauses }) => clauses.some(({ id }) => id === clause)) ? 'superseded' : 'unknown';
}
