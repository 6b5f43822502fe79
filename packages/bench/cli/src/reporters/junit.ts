/** The report for CI servers: JUnit XML, a suite a ruling, a case an example; problems and findings are suites of their own. */

import { create } from 'xmlbuilder2';
import type { ExampleResult, Problem } from '@rulebench/rulings';
import type { Checked } from '../checking.ts';
import { lineOf, placeText } from '../failure.ts';
import { overviewOf, type RulingView } from '../overview.ts';

interface Case {
  readonly name: string;
  readonly classname: string;
  readonly file: string;
  readonly line: number;
  readonly took: number;
  readonly failure?: { readonly type: string; readonly message: string; readonly text: string };
  readonly skipped?: string;
}

interface Suite { readonly name: string; readonly file?: string; readonly cases: readonly Case[] }

/** The text of the report. Pure. */
export function junit(checked: Checked, asOf?: string): string {
  const suites = [
    ...overviewOf(checked, asOf).flatMap(({ rulings }) => rulings).map((ruling) => rulingSuite(ruling, checked)),
    ...problemSuite('problems', checked.report.problems),
    ...problemSuite('coverage', checked.findings),
  ];
  const cases = suites.flatMap((suite) => suite.cases);
  const root = create({ version: '1.0', encoding: 'UTF-8', invalidCharReplacement: '\ufffd' })
    .ele('testsuites', { name: 'rulebench', ...counts(cases), time: seconds(checked.took) });
  for (const suite of suites) {
    const element = root.ele('testsuite', { name: suite.name, ...counts(suite.cases), time: seconds(total(suite.cases)), ...(suite.file === undefined ? {} : { file: suite.file }) });
    for (const one of suite.cases) caseIn(element, one);
  }
  return `${root.end({ prettyPrint: true })}\n`;
}

function caseIn(suite: ReturnType<typeof create>, { name, classname, file, line, took, failure, skipped }: Case): void {
  const element = suite.ele('testcase', { name, classname, file, line: String(line), time: seconds(took) });
  if (failure !== undefined) element.ele('failure', { type: failure.type, message: failure.message }).txt(failure.text);
  if (skipped !== undefined) element.ele('skipped', { message: skipped });
}

function counts(cases: readonly Case[]): Readonly<Record<string, string>> {
  return {
    tests: String(cases.length), failures: String(cases.filter(({ failure }) => failure !== undefined).length), errors: '0',
    skipped: String(cases.filter(({ skipped }) => skipped !== undefined).length),
  };
}

function total(cases: readonly Case[]): number {
  return cases.reduce((sum, { took }) => sum + took, 0);
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(4);
}

function rulingSuite({ ruling, clauses }: RulingView, checked: Checked): Suite {
  return {
    name: ruling.id, file: ruling.place.file,
    cases: clauses.flatMap(({ clause, results }): readonly Case[] => (clause.status === 'runnable'
      ? results.map((result) => exampleCase(result, clause.sentence, checked.tookEach.get(result.example) ?? 0))
      : [{ name: clause.sentence, classname: clause.id, file: clause.place.file, line: clause.place.line, took: 0, skipped: clause.reason ?? clause.status }])),
  };
}

function exampleCase({ example, ok, failures }: ExampleResult, sentence: string, took: number): Case {
  const first = failures[0];
  return {
    name: `${sentence}: ${example.name}`, classname: example.clause, file: example.place.file, line: example.place.line, took,
    ...(ok || first === undefined ? {} : { failure: { type: first.problem.code, message: first.problem.message, text: failures.map(({ problem }) => lineOf(problem)).join('\n') } }),
  };
}

function problemSuite(name: string, problems: readonly Problem[]): readonly Suite[] {
  if (problems.length === 0) return [];
  return [{
    name, cases: problems.map((problem) => ({
      name: `${placeText(problem.place)} ${problem.code}`, classname: name, file: problem.place.file, line: problem.place.line, took: 0,
      failure: { type: problem.code, message: problem.message, text: lineOf(problem) },
    })),
  }];
}
