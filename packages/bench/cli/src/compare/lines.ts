/** What a comparison came to, for people. */

import { run } from '@rulebench/core/bench';
import { ASPECT_WORDS, leftOutWords, type Compared, type Parting, type Side } from '@rulebench/explorer';
import type { ClauseChange, ExampleResult, Flip, Library } from '@rulebench/rulings';
import { counted, clauseOf } from '@rulebench/rulings';
import { lineOf } from '../failure.ts';
import type { Paint } from '../paint.ts';
import { stepLines } from '../trace-lines.ts';

const MANY = 12;

/** The whole answer, line by line. Pure. */
export function comparisonLines(library: Library, found: Compared, paint: Paint): readonly string[] {
  const { module, a, b } = found;
  return [
    paint.bold(`${module.title}: two sides compared`),
    ...sideLines('A', a, paint), ...sideLines('B', b, paint), '',
    ...flipLines(library, found, paint), '',
    ...refusalLines(found, paint),
    ...partingLines(found, paint),
    ...betweenLines(found, paint),
  ];
}

function sideLines(letter: string, { day, variant, titles, replaced }: Side, paint: Paint): readonly string[] {
  const when = day === undefined ? '' : `${day}: `;
  if (titles.length === 0) return [`  ${paint.bold(letter)}  ${when}${variant === 'default' ? 'the rules as they are' : variant}`];
  return [`  ${paint.bold(letter)}  ${when}${variant}`, ...titles.map((title) => `     ${title}`), paint.dim(`     replaces ${replaced.join(', ')}`)];
}

function flipLines(library: Library, { flips, examples }: Compared, paint: Paint): readonly string[] {
  if (flips.length === 0) return [`${counted(examples, 'example')}, and none flips`];
  const clauses = [...new Set(flips.map(({ example }) => example.clause))];
  return [
    paint.bold(`${String(flips.length)} of ${counted(examples, 'example')} ${flips.length === 1 ? 'flips' : 'flip'}`),
    ...clauses.flatMap((clause) => [
      `  ${paint.cyan(clause)}  ${clauseOf(library, clause)?.sentence ?? ''}`,
      ...flips.filter(({ example }) => example.clause === clause).flatMap((flip) => oneFlip(flip, paint)),
    ]),
  ];
}

function oneFlip({ example, a, b }: Flip, paint: Paint): readonly string[] {
  const mark = ({ ok }: ExampleResult): string => (ok ? paint.green('✓') : paint.red('✕'));
  const [failure] = (a.ok ? b : a).failures;
  return [
    `     A ${mark(a)}  B ${mark(b)}  ${example.name}  ${paint.dim(`${example.place.file}#${String(example.number)}`)}`,
    ...(failure === undefined ? [] : [paint.dim(`        ${a.ok ? 'B' : 'A'}: ${lineOf({ code: failure.problem.code, message: failure.problem.message })}`)]),
  ];
}

function refusalLines({ refusals }: Compared, paint: Paint): readonly string[] {
  if (refusals.length === 0) return [];
  return [
    paint.bold(`${counted(refusals.length, 'start')} that one side refuses`),
    ...refusals.slice(0, MANY).map((one) => `  ${one.a.outcome === 'taken' ? 'B' : 'A'} refuses ${one.start.name}`),
    ...more(refusals.length),
    '',
  ];
}

function partingLines(found: Compared, paint: Paint): readonly string[] {
  const { parting, walked, a, b } = found;
  const leftOut = walked.limit === undefined ? undefined : leftOutWords(walked.limit, `--max-${walked.limit}`);
  const looked = `${counted(walked.starts, 'start')}, ${counted(walked.pairs, 'pair')} of states, ${counted(walked.tried, 'event')} tried, runs of up to ${counted(walked.depth, 'event')}`;
  if (parting === undefined) {
    return [
      leftOut === undefined ? `They ${paint.bold('do not part')}: everything that can be reached goes the same way under both.` : `They did ${paint.bold('not part in what was explored')}, which is not all: ${leftOut}.`,
      paint.dim(`  ${looked}`),
    ];
  }
  return [
    `They ${paint.bold(`part after ${counted(parting.events.length, 'event')}`)}, in ${ASPECT_WORDS[parting.aspect]}; from ${parting.start.name}`,
    ...runLines(parting, a, b, paint),
    paint.dim(leftOut === undefined ? `  No run is shorter: ${looked}` : `  There may be a shorter run, as not all was explored: ${leftOut}; ${looked}`),
  ];
}

/** The steps that both take, and then the last under each. */
function runLines({ start, events }: Parting, a: Side, b: Side, paint: Paint): readonly string[] {
  const [under, other] = [run(a.bench, start.input, events), run(b.bench, start.input, events)];
  const last = events.length;
  return [
    ...events.flatMap((_, i) => stepLines(under, i, paint)),
    `  ${paint.bold('A')}`, ...stepLines(under, last, paint),
    `  ${paint.bold('B')}`, ...stepLines(other, last, paint),
  ];
}

function betweenLines({ between, module }: Compared, paint: Paint): readonly string[] {
  if (between === undefined) return [];
  const { from, to, clauses, unknown, dating } = between;
  const of = (was: ClauseChange['before']['was']): readonly ClauseChange[] => clauses.filter(({ before }) => before.was === was);
  const [undone, revised, changed, rest] = [of('undone'), of('revised'), of('changed'), of('unknown')];
  return [
    '', paint.bold(`Between ${from} and ${to}: ${counted(clauses.length, 'clause')} of ${module.id} took effect`),
    ...listed('what was before is undone by a variant', undone, paint, ({ before }) => (before.was === 'undone' ? before.variant : '')),
    ...listed('an older revision was in force', revised, paint, ({ before }) => (before.was === 'revised' ? before.ruling : '')),
    ...listed('they say that something changed, and no variant has what was', changed, paint),
    ...(rest.length === 0 ? [] : [`  ${counted(rest.length, 'clause')}: what held before is ${paint.yellow('unknown')}`, paint.dim(`     ${shortened(rest.map(({ clause }) => clause.id))}`)]),
    ...(unknown.length === 0 ? [] : [`  ${counted(unknown.length, 'rule or measure', 'rules and measures')} ${unknown.length === 1 ? 'cites' : 'cite'} nothing else, so that on ${from} they are unknown; they were left as they are`, paint.dim(`     ${shortened(unknown)}`)]),
    ...dating.map((says) => `  ${says}`),
  ];
}

function listed(says: string, changes: readonly ClauseChange[], paint: Paint, by: (change: ClauseChange) => string = () => ''): readonly string[] {
  if (changes.length === 0) return [];
  return [
    `  ${counted(changes.length, 'clause')}: ${says}`,
    ...changes.slice(0, MANY).map((change) => `     ${paint.cyan(change.clause.id)}  ${change.clause.sentence}${by(change) === '' ? '' : paint.dim(`  ${by(change)}`)}`),
    ...more(changes.length),
  ];
}

function shortened(names: readonly string[]): string {
  return `${names.slice(0, MANY).join(', ')}${names.length > MANY ? `, and ${String(names.length - MANY)} more` : ''}`;
}

function more(of: number): readonly string[] {
  return of > MANY ? [`     and ${String(of - MANY)} more; --json has all`] : [];
}
