/** What `check --json` prints. */

import { DEFAULT_VARIANT } from '@rulebench/core';
import { changedClauses, variantAt } from './as-of.ts';
import type { CheckOptions, Coverage, RuleCoverage } from './coverage-types.ts';
import { inForce, rulingIdOf, type Library } from './library.ts';
import { isOfLibrary, notSeen } from './lacking.ts';
import type { Example, ExampleResult, Problem, Report, ReportedDay, Source } from './types.ts';

interface Found {
  readonly problems: readonly Problem[];
  readonly results: readonly ExampleResult[];
  readonly coverage: Coverage;
  readonly findings: readonly Problem[];
  readonly options: CheckOptions;
}

/** The report of a check. Pure. */
export function reportOf(library: Library, { problems, results, coverage, findings, options }: Found): Report {
  const runnable = coverage.clauses.filter(({ status }) => status === 'runnable');
  const covered = runnable.filter((one) => one.covered);
  const failed = results.filter(({ ok }) => !ok);
  const measures = coverage.elements.filter(({ kind }) => kind === 'measure');
  const used = measures.filter(({ seen }) => seen.length > 0);
  return {
    ok: problems.length + failed.length + findings.length === 0,
    clauses: {
      total: coverage.clauses.length, runnable: runnable.length, covered: covered.length,
      planned: coverage.clauses.filter(({ status }) => status === 'planned').length,
      uncovered: runnable.filter((one) => !one.covered).map(({ clause }) => clause),
    },
    examples: {
      total: results.length, passed: results.length - failed.length, failed: failed.length,
      refusing: results.filter(({ example }) => refuses(example)).length,
      failures: failed.flatMap(reported),
    },
    rules: {
      total: coverage.rules.length,
      seenAllow: coverage.rules.filter(({ allowed }) => allowed.length > 0).length,
      seenRefuse: coverage.rules.filter(({ refused }) => refused.length > 0).length,
      unseen: coverage.rules.filter(({ cites }) => isOfLibrary(library, cites)).flatMap(unseen),
    },
    measures: { total: measures.length, used: used.length, unused: measures.filter((one) => !used.includes(one)).map(({ module, id }) => `${module}/${id}`) },
    sources: library.sources.map((source) => sourceOf(library, source, options.asOf)),
    problems,
    ...(options.asOf === undefined ? {} : { asOf: dayOf(library, options.asOf, options.module) }),
  };
}

function dayOf(library: Library, day: string, only: string | undefined): ReportedDay {
  const modules = [...library.modules.values()].filter(({ id }) => only === undefined || id === only);
  const clauses = modules.flatMap((module) => changedClauses(library, module, day));
  const variants = modules.map((module) => [module.id, variantAt(library, module, day)] as const).filter(([, variant]) => variant !== DEFAULT_VARIANT);
  return {
    day, variants: Object.fromEntries(variants),
    undone: clauses.filter(({ before }) => before.was === 'undone').map(({ clause }) => clause.id),
    unknown: clauses.filter(({ before }) => before.was === 'changed' || before.was === 'unknown').map(({ clause }) => clause.id),
  };
}

function refuses({ givenRefused, when }: Example): boolean {
  return givenRefused !== undefined || when.some(({ not }) => not !== undefined);
}

function unseen(rule: RuleCoverage): readonly string[] {
  const lacks = notSeen(rule).map((what) => (what === 'allow' ? 'never allowed' : 'never refused'));
  return lacks.length === 0 ? [] : [`${rule.module}/${rule.rule} (${lacks.join(', ')})`];
}

function reported({ example, failures }: ExampleResult): Report['examples']['failures'] {
  return failures.map(({ problem: { code, place, message, hint }, step }) => ({
    example: `${rulingIdOf(example.clause)}#${example.slug}`, clause: example.clause, code, ...place, message,
    ...(step === undefined ? {} : { step }),
    ...(hint === undefined ? {} : { hint }),
  }));
}

/** A source that lists no headings has its rulings for headings. */
function sourceOf(library: Library, { id, headings }: Source, asOf: string | undefined): Report['sources'][number] {
  const rulings = inForce(library, asOf).filter(({ source }) => source === id);
  if (headings.length === 0) return { id, headings: rulings.length, covered: rulings.length, planned: 0 };
  const covered = headings.filter(({ ruling, status }) => status === 'covered' && rulings.some(({ slug }) => slug === ruling));
  return { id, headings: headings.length, covered: covered.length, planned: headings.filter(({ status }) => status === 'planned').length };
}
