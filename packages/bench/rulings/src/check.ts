/** Checking a library: every example run, coverage both ways, and everything wrong with it in one report. */

import { DEFAULT_VARIANT, type RuleModule } from '@rulebench/core';
import { variantsIn } from '@rulebench/core/explain';
import { variantAt } from './as-of.ts';
import { coverageOf, shownBy, type Scope } from './coverage.ts';
import type { CheckOptions, CheckResult } from './coverage-types.ts';
import { isDate } from './fields.ts';
import { examplesOf, inForce, type Library } from './library.ts';
import { findingsOf } from './lacking.ts';
import { problem, sorted, suggest } from './problem.ts';
import { reportOf } from './report.ts';
import { attemptOf, resultOf } from './run-example.ts';
import { newMemory } from './tape.ts';
import type { Example, Problem } from './types.ts';

/**
 * Runs the examples of the rulings in force, and finds out what they cover. Pure but for `onProgress`; never throws.
 * `report.ok` says whether all holds: no problem, no failed example, every runnable clause covered, every rule seen
 * both ways, no citation of a clause that is not there; with `complete`, nothing planned either.
 *
 * @example
 * const { report, findings } = check(library, { module: 'energy-allocation' });
 * if (!report.ok) console.log(report.examples.failures, findings);
 */
export function check(library: Library, options: CheckOptions = {}): CheckResult {
  const wrong = wrongOptions(library, options);
  const rulings = inForce(library, options.asOf);
  const examples = wrong.length > 0 ? [] : examplesOf(rulings, options.module);
  const memory = options.memory ?? newMemory();
  const attempts = examples.map((example, i) => {
    const attempt = attemptOf(library, example, variantFor(library, example, options), memory);
    options.onProgress?.(i + 1, examples.length);
    return attempt;
  });
  const scope = scopeOf(library, options);
  const coverage = coverageOf(scope, attempts.map(shownBy));
  const problems = sorted([...wrong, ...library.problems.filter((one) => concerns(library, options, one))]);
  const findings = sorted(findingsOf(library, scope, coverage, options));
  const results = attempts.map(resultOf);
  return { report: reportOf(library, { problems, results, coverage, findings, options }), results, coverage, findings };
}

function wrongOptions({ modules, rulings }: Library, { module, variant, asOf }: CheckOptions): readonly Problem[] {
  const place = { file: rulings[0]?.place.file ?? '.', line: 1, column: 1 };
  if (module !== undefined && !modules.has(module)) return [problem('RB133', place, `there is no module "${module}"`, suggest(module, modules.keys()))];
  const asked = [...modules.values()].filter(({ id }) => module === undefined || id === module);
  if (variant !== undefined && !asked.some((one) => has(one, variant))) return [problem('RB137', place, `no module has a variant "${variant}"`, suggest(variant, new Set(asked.flatMap(variantsOf))))];
  if (asOf !== undefined && !isDate(asOf)) return [problem('RB113', place, `"${asOf}" is no date`, 'write it as 1998-04-07')];
  return [];
}

function variantsOf({ variants = [] }: RuleModule): readonly string[] {
  return [DEFAULT_VARIANT, ...variants.map(({ id }) => id)];
}

function has(module: RuleModule, variant: string): boolean {
  return variantsIn(module, variant) !== undefined;
}

/** The variant asked for goes to the examples that name none. */
function variantFor(library: Library, example: Example, options: CheckOptions): { readonly variant?: string } {
  const module = library.modules.get(example.module);
  const variant = module === undefined || example.variant !== undefined ? undefined : variantOf(library, module, options);
  return variant === undefined ? {} : { variant };
}

/** The variant of a module that is asked for, where it has that one; else what held on the day asked about. */
function variantOf(library: Library, module: RuleModule, { variant, asOf }: CheckOptions): string | undefined {
  if (variant !== undefined) return has(module, variant) ? variant : undefined;
  const then = asOf === undefined ? DEFAULT_VARIANT : variantAt(library, module, asOf);
  return then === DEFAULT_VARIANT ? undefined : then;
}

/** The modules that count: the one asked for, else those that decide a clause in force. */
function scopeOf(library: Library, options: CheckOptions): Scope {
  const { module, asOf } = options;
  const rulings = inForce(library, asOf);
  const deciding = new Set(rulings.flatMap(({ clauses }) => clauses).map((clause) => clause.module));
  return {
    rulings,
    modules: [...library.modules.values()].filter(({ id }) => deciding.has(id) && (module === undefined || id === module)),
    variantOf: (one) => variantOf(library, one, options),
    ...(module === undefined ? {} : { module }),
  };
}

/**
 * Whether a problem is one of a module's: not where its file holds only rulings or fixtures of others. A module that is
 * not there may have been meant for the one asked about, so it always is.
 */
function concerns({ rulings, fixtures }: Library, { module, files = [] }: CheckOptions, { code, place: { file } }: Problem): boolean {
  if (module === undefined || code === 'RB133' || files.includes(file)) return true;
  const decided = [
    ...rulings.filter(({ place }) => place.file === file).flatMap(({ clauses }) => clauses.map((clause) => clause.module)),
    ...fixtures.filter(({ place }) => place.file === file).map((fixture) => fixture.module),
  ];
  return decided.length === 0 || decided.includes(module);
}
