/** One check of what a command line asks for: several modules put together, or narrowed to some files. */

import { performance } from 'node:perf_hooks';
import { check, inForce, type CheckOptions, type CheckResult, type Coverage, type Example, type ExampleResult, type Library, type Problem, type Report } from '@rulebench/rulings';
import { CannotRun, keepsFromRunning, mustHaveVariant } from './failure.ts';
import type { Workspace } from './workspace.ts';

export type Wanted = Pick<CheckOptions, 'variant' | 'asOf' | 'complete' | 'memory'>;

export interface Checked extends CheckResult {
  readonly library: Library;
  /** How long it took, in milliseconds, and each example in it. */
  readonly took: number;
  readonly tookEach: ReadonlyMap<Example, number>;
  /** Whether something could not be read or loaded, so that not everything could be checked. */
  readonly broken: boolean;
}

/**
 * Checks a workspace. Pure but for the clock and `tell`.
 * @throws RB307 where there is nothing to check, or nothing runs of a file that was named, RB302 where no module has the variant
 */
export function checked(workspace: Workspace, wanted: Wanted, tell: (done: number, total: number) => void): Checked {
  const { library, only, problems } = workspace;
  if (workspace.empty || (library.rulings.length === 0 && problems.length === 0)) {
    const [module] = workspace.found;
    throw new CannotRun('RB307', 'there are no rulings here', { hint: module === undefined ? 'give a directory with *.ruling.md files' : `for the rulings that a module decides, write --module ${module}` });
  }
  const { asked: files, named } = workspace;
  mustHaveVariant([...library.modules.values()].filter(({ id }) => only.length === 0 || only.includes(id)), wanted.variant);
  const from = performance.now();
  const ends: number[] = [];
  const onProgress = (done: number, total: number): void => { ends.push(performance.now()); tell(done, total); };
  const found = modulesFor(workspace).map((module) => check(library, { ...wanted, files, onProgress, ...(module === undefined ? {} : { module }) }));
  const results = found.flatMap((one) => one.results);
  const tookEach = new Map(results.map(({ example }, i) => [example, (ends[i] ?? from) - (ends[i - 1] ?? from)]));
  const whole = narrowed(library, together(found, only.length > 0 ? problems : []), files, wanted.asOf);
  for (const file of named) mustRun(file, library, whole, { only, asOf: wanted.asOf });
  return { ...whole, library, took: performance.now() - from, tookEach, broken: whole.report.problems.some(keepsFromRunning) };
}

/**
 * The modules to check one by one; undefined for all at once. A proposal lies in its module, which decides it, and no other module's
 * rules come from it: what other sources say may be in the rules of many.
 */
function modulesFor({ library, only, asked, proposals }: Workspace): readonly (string | undefined)[] {
  if (only.length > 0) return only;
  if (asked.length === 0 || !asked.every((file) => proposals.includes(file))) return [undefined];
  const deciding = library.rulings.filter(({ place }) => asked.includes(place.file)).flatMap(({ clauses }) => clauses.flatMap(({ module }) => module ?? []));
  const known = [...new Set(deciding)].filter((module) => library.modules.has(module));
  return known.length === 0 ? [undefined] : known;
}

/** A file that was named is to be run: none of it running is no answer, unless its problems say why. */
function mustRun(file: string, library: Library, { results, findings, report }: CheckResult, { only, asOf }: { readonly only: readonly string[]; readonly asOf: string | undefined }): void {
  if (results.some(({ example }) => example.place.file === file) || [...findings, ...report.problems].some(({ place }) => place.file === file)) return;
  const ruling = library.rulings.find(({ place }) => place.file === file);
  const runnable = (ruling?.clauses ?? []).filter(({ status }) => status === 'runnable');
  const deciding = [...new Set(runnable.flatMap(({ module }) => module ?? []))];
  const why = ruling === undefined ? 'it is not among the rulings that were read'
    : runnable.length === 0 ? 'all its clauses are planned or not runnable'
    : !inForce(library, asOf).includes(ruling) ? `it is not in force${asOf === undefined ? '' : ` on ${asOf}`}`
    : `its clauses are decided by ${deciding.join(', ')}, and not by ${only.join(', ')}`;
  throw new CannotRun('RB307', `nothing of this file runs: ${why}`, { place: { file, line: 1, column: 1 }, hint: deciding.length > 0 && runnable.length > 0 && only.length > 0 ? 'leave --module out, or name another' : 'name another file, or a directory' });
}

/** The checks of several modules as one; `loading` are problems of loading that belong to no module. */
function together(found: readonly CheckResult[], loading: readonly Problem[]): CheckResult {
  const [first, ...more] = found;
  if (first !== undefined && more.length === 0 && loading.length === 0) return first;
  const results = found.flatMap((one) => one.results);
  const coverage: Coverage = {
    clauses: found.flatMap((one) => one.coverage.clauses), rules: found.flatMap((one) => one.coverage.rules), elements: found.flatMap((one) => one.coverage.elements),
  };
  const findings = once(found.flatMap((one) => one.findings));
  const problems = once([...loading.filter(keepsFromRunning), ...found.flatMap((one) => one.report.problems)]);
  return { results, coverage, findings, report: reportOf(found.map(({ report }) => report), { results, coverage, findings, problems }) };
}

type Parts = Omit<CheckResult, 'report'> & { readonly problems: readonly Problem[] };

/** The sums of some reports of disjoint parts. */
function reportOf(reports: readonly Report[], { results, coverage, findings, problems }: Parts): Report {
  const sum = (number: (report: Report) => number): number => reports.reduce((total, report) => total + number(report), 0);
  const all = <T>(items: (report: Report) => readonly T[]): readonly T[] => reports.flatMap(items);
  const measures = coverage.elements.filter(({ kind }) => kind === 'measure');
  return {
    ok: problems.length + findings.length === 0 && results.every(({ ok }) => ok),
    clauses: {
      total: sum(({ clauses }) => clauses.total), runnable: sum(({ clauses }) => clauses.runnable), planned: sum(({ clauses }) => clauses.planned),
      covered: sum(({ clauses }) => clauses.covered), uncovered: all(({ clauses }) => clauses.uncovered),
    },
    examples: {
      total: sum(({ examples }) => examples.total), passed: sum(({ examples }) => examples.passed), failed: sum(({ examples }) => examples.failed),
      refusing: sum(({ examples }) => examples.refusing), failures: all(({ examples }) => examples.failures),
    },
    rules: {
      total: sum(({ rules }) => rules.total), seenAllow: sum(({ rules }) => rules.seenAllow), seenRefuse: sum(({ rules }) => rules.seenRefuse), unseen: all(({ rules }) => rules.unseen),
    },
    measures: {
      total: measures.length, used: measures.filter(({ seen }) => seen.length > 0).length,
      unused: measures.filter(({ seen }) => seen.length === 0).map(({ module, id }) => `${module}/${id}`),
    },
    sources: reports[0]?.sources ?? [],
    problems,
    ...dayOf(reports),
  };
}

function dayOf(reports: readonly Report[]): Pick<Report, 'asOf'> {
  const all = reports.flatMap(({ asOf }) => asOf ?? []);
  const [first] = all;
  if (first === undefined) return {};
  return { asOf: { day: first.day, variants: Object.fromEntries(all.flatMap(({ variants }) => Object.entries(variants))), undone: all.flatMap(({ undone }) => undone), unknown: all.flatMap(({ unknown }) => unknown) } };
}

function once(problems: readonly Problem[]): readonly Problem[] {
  return [...new Map(problems.map((one) => [JSON.stringify(one), one])).values()];
}

/** Only what some ruling files say, and the rules that come from their clauses. */
function narrowed(library: Library, whole: CheckResult, files: readonly string[], asOf: string | undefined): CheckResult {
  if (files.length === 0) return whole;
  const rulings = new Set(inForce(library, asOf).filter(({ place }) => files.includes(place.file)).map(({ id }) => id));
  const others = new Set(library.rulings.map(({ place }) => place.file).filter((file) => !files.includes(file)));
  const results = whole.results.filter(({ example }) => files.includes(example.place.file));
  const clauses = whole.coverage.clauses.filter(({ ruling }) => rulings.has(ruling));
  const ids = new Set<string>(clauses.map(({ clause }) => clause));
  const rules = whole.coverage.rules.filter(({ cites }) => cites.some((clause) => ids.has(clause)));
  const elements = whole.coverage.elements.filter(({ cites }) => cites.some((clause) => ids.has(clause)));
  const coverage: Coverage = { clauses, rules, elements };
  const findings = whole.findings.filter(({ place }) => files.includes(place.file));
  const problems = whole.report.problems.filter(({ place }) => !others.has(place.file));
  return { results, coverage, findings, report: narrowReport(whole.report, results, coverage, findings, problems) };
}

function narrowReport(report: Report, results: readonly ExampleResult[], { clauses, rules, elements }: Coverage, findings: readonly Problem[], problems: readonly Problem[]): Report {
  const runnable = clauses.filter(({ status }) => status === 'runnable');
  const failed = results.filter(({ ok }) => !ok);
  const measures = elements.filter(({ kind }) => kind === 'measure');
  const ids = new Set<string>(clauses.map(({ clause }) => clause));
  const names = new Set(rules.map(({ module, rule }) => `${module}/${rule}`));
  return {
    ok: problems.length + findings.length + failed.length === 0,
    clauses: {
      total: clauses.length, runnable: runnable.length, planned: clauses.filter(({ status }) => status === 'planned').length,
      covered: runnable.filter(({ covered }) => covered).length, uncovered: runnable.filter(({ covered }) => !covered).map(({ clause }) => clause),
    },
    examples: {
      total: results.length, passed: results.length - failed.length, failed: failed.length,
      refusing: results.filter(({ example: { givenRefused, when } }) => givenRefused !== undefined || when.some(({ not }) => not !== undefined)).length,
      failures: report.examples.failures.filter(({ clause }) => ids.has(clause)),
    },
    rules: {
      total: rules.length, seenAllow: rules.filter(({ allowed }) => allowed.length > 0).length, seenRefuse: rules.filter(({ refused }) => refused.length > 0).length,
      unseen: report.rules.unseen.filter((one) => names.has(one.split(' ')[0] ?? '')),
    },
    measures: {
      total: measures.length, used: measures.filter(({ seen }) => seen.length > 0).length,
      unused: measures.filter(({ seen }) => seen.length === 0).map(({ module, id }) => `${module}/${id}`),
    },
    sources: report.sources,
    problems,
    ...dayOf([report]),
  };
}
