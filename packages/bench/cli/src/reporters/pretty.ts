/** The report for people: terse when all is well, and else what is wrong, where, and what to do. */

import { basename } from 'node:path';
import { counted, type ExampleResult, type Problem } from '@rulebench/rulings';
import type { Checked } from '../checking.ts';
import { keepsFromRunning, keepsModuleFromRunning, lineOf } from '../failure.ts';
import { overviewOf, type ClauseView, type RulingView, type SourceView, type State } from '../overview.ts';
import type { Paint } from '../paint.ts';

const MARKS: Readonly<Record<State, string>> = { holds: '✓', fails: '✕', uncovered: '○', planned: '·', 'set-aside': '·' };

/** The text of the report. Pure. */
export function pretty(checked: Checked, paint: Paint, asOf?: string): string {
  const { report, findings } = checked;
  const unread = report.problems.filter(keepsFromRunning);
  if (unread.some(keepsModuleFromRunning)) return `${[...listed('Problems', unread, paint), ...unfinished(unread, paint)].join('\n')}\n`;
  const broken = new Set(unread.map(({ place }) => place.file));
  const sources = overviewOf(checked, asOf);
  return `${[
    ...listed('What is lacking', findings.filter(({ place }) => !broken.has(place.file)), paint),
    ...sources.flatMap((source) => sourceLines(source, paint)),
    ...listed('Problems', untold(checked), paint),
    ...dayLines(checked, paint),
    ...summary(checked, paint),
  ].join('\n')}\n`;
}

/** The problems that no example above was said to fail for. */
function untold({ report, results }: Checked): readonly Problem[] {
  const told = new Set(results.flatMap(({ failures }) => failures.map(({ problem }) => lineOf(problem))));
  return report.problems.filter((one) => !told.has(lineOf(one)));
}

/** Without a module nothing that it decides can be told: only what keeps it from being loaded is. */
function unfinished(unread: readonly Problem[], paint: Paint): readonly string[] {
  return [`${paint.red('✕ not everything could be checked')}: ${counted(unread.length, 'problem')}`];
}

function listed(title: string, problems: readonly Problem[], paint: Paint): readonly string[] {
  if (problems.length === 0) return [];
  return [paint.bold(title), ...problems.map((problem) => `  ${paint.red('✕')} ${lineOf(problem)}`), ''];
}

function sourceLines({ id, source, state, rulings, planned }: SourceView, paint: Paint): readonly string[] {
  const title = `${mark(state, paint)} ${paint.bold(id)}${source === undefined ? '' : `  ${source.title}`}`;
  if (state === 'holds' || state === 'planned' || state === 'set-aside') {
    return [`${title}  ${paint.dim(`${counted(rulings.length, 'ruling')}${planned.length === 0 ? '' : `, ${String(planned.length)} planned`}`)}`];
  }
  return [title, ...rulings.flatMap((ruling) => rulingLines(ruling, paint)), ''];
}

function rulingLines({ ruling, state, clauses }: RulingView, paint: Paint): readonly string[] {
  const examples = clauses.reduce((sum, { results }) => sum + results.length, 0);
  const wrong = clauses.filter((one) => one.state === 'fails' || one.state === 'uncovered');
  return [
    `  ${mark(state, paint)} ${ruling.id}  ${ruling.title}  ${paint.dim(counted(examples, 'example'))}`,
    ...wrong.flatMap((clause) => clauseLines(clause, paint)),
  ];
}

function clauseLines({ clause, state, results }: ClauseView, paint: Paint): readonly string[] {
  return [
    `    ${mark(state, paint)} ${String(clause.number)}. ${clause.sentence}${state === 'uncovered' ? paint.yellow('  not covered') : ''}`,
    ...results.filter(({ ok }) => !ok).flatMap((result) => exampleLines(result, paint)),
  ];
}

function exampleLines({ example, failures }: ExampleResult, paint: Paint): readonly string[] {
  return [
    `      ${paint.red('✕')} ${example.name}  ${paint.dim(`${basename(example.place.file)}#${String(example.number)}`)}`,
    ...failures.map(({ problem, step }) => `          ${step === undefined || step === 0 ? '' : `step ${String(step)}: `}${lineOf(problem)}`),
  ];
}

function dayLines({ report: { asOf } }: Checked, paint: Paint): readonly string[] {
  if (asOf === undefined || asOf.undone.length + asOf.unknown.length === 0) return [];
  const variants = Object.entries(asOf.variants).map(([module, variant]) => `${module} under ${variant}`);
  const then = variants.length === 0 ? '' : `, ${String(asOf.undone.length)} of them undone by ${variants.join(', ')}`;
  return [paint.dim(`${counted(asOf.undone.length + asOf.unknown.length, 'clause')} took effect after ${asOf.day}${then}; what held in the place of ${String(asOf.unknown.length)} is unknown (--json lists them)`)];
}

function summary({ report, took, broken }: Checked, paint: Paint): readonly string[] {
  const { clauses, examples, rules } = report;
  const words = [
    examples.failed === 0 ? counted(examples.total, 'example') : `${String(examples.failed)} of ${counted(examples.total, 'example')} failed`,
    `${String(clauses.covered)} of ${counted(clauses.runnable, 'clause')} covered`,
    ...(clauses.planned === 0 ? [] : [`${String(clauses.planned)} planned`]),
    `${counted(rules.total, 'rule')}${rules.unseen.length === 0 ? ' seen both ways' : `, ${String(rules.unseen.length)} not seen both ways`}`,
    ...(report.problems.length === 0 ? [] : [counted(report.problems.length, 'problem')]),
  ].join(', ');
  const verdict = report.ok ? paint.green('✓ it holds') : paint.red(broken ? '✕ not everything could be checked' : '✕ it does not hold');
  return [`${verdict}: ${words}  ${paint.dim(`${(took / 1000).toFixed(1)} s`)}`];
}

function mark(state: State, paint: Paint): string {
  const colour = state === 'holds' ? paint.green : state === 'fails' ? paint.red : state === 'uncovered' ? paint.yellow : paint.dim;
  return colour(MARKS[state]);
}
