/** Why, in lines: verdict trees with their marks, words, values and clauses, and what would have to be otherwise. */

import type { Verdict } from '@rulebench/core';
import type { Candidate, Explanation, NotNow } from '@rulebench/core/explain';
import { clauseOf, type Library } from '@rulebench/rulings';
import { withoutCode } from './failure.ts';
import type { Paint } from './paint.ts';
import { brief, eventWords } from './words.ts';

const MARKS = { allowed: '✓', refused: '✕', unknown: '?' } as const;

/** The reason for a refusal in as few lines as say it: the rules that said no, and their clauses. Pure. */
export function refusalLines(why: Explanation): readonly string[] {
  if (why.outcome === 'not-now') return [...why.says, ...(why.by.length === 0 ? [] : [`by ${why.by.join(', ')}`])];
  if (why.outcome !== 'refused') return [];
  const lines = why.candidates.flatMap(({ verdict }) => (verdict === undefined ? [] : objecting(verdict)));
  return [...new Set(lines)];
}

function objecting(verdict: Verdict): readonly string[] {
  const parts = verdict.kind === 'rule' || verdict.kind === 'not' ? [] : verdict.parts.filter(({ outcome }) => outcome === verdict.outcome).flatMap(objecting);
  if (parts.length > 0) return parts;
  return verdict.outcome === 'allowed' ? [] : [`${MARKS[verdict.outcome]} ${verdict.rule}: ${verdict.says}${clauses(verdict.cites)}`];
}

function clauses(cites: readonly string[]): string {
  return cites.length === 0 ? '' : `  ${cites.join(', ')}`;
}

/** An explanation whole: outcome, every candidate with its tree, what would make it legal, and the sentences of its clauses. Pure. */
export function explanationLines(why: Explanation, library: Library, paint: Paint): readonly string[] {
  return [
    `${outcomeWords(why, paint)}  ${paint.bold(eventWords(why.event))}`,
    ...bodyLines(why, paint),
    ...sentences(why, library, paint),
  ];
}

function outcomeWords(why: Explanation, paint: Paint): string {
  switch (why.outcome) {
    case 'taken': return paint.green('✓ taken');
    case 'refused': return why.unknown ? paint.yellow('? not known') : paint.red('✕ refused');
    case 'not-now': return paint.yellow('✕ not now');
    case 'over': return paint.yellow('✕ over');
    case 'broken': return paint.red('✕ broken');
  }
}

function bodyLines(why: Explanation, paint: Paint): readonly string[] {
  switch (why.outcome) {
    case 'taken': return [
      ...why.candidates.flatMap((candidate) => candidateLines(candidate, paint)),
      ...why.microsteps.flatMap(({ candidates }) => candidates).flatMap((candidate) => candidateLines(candidate, paint)),
    ];
    case 'refused': return why.candidates.flatMap((candidate) => candidateLines(candidate, paint));
    case 'not-now': return notNowLines(why, paint);
    case 'over': return [`  the run is over (${why.status})`];
    case 'broken': return [`  ${why.error.code} ${withoutCode(why.error.message)}`];
  }
}

function notNowLines({ says, by, states }: NotNow, paint: Paint): readonly string[] {
  const cited = by.length === 0 ? '' : paint.cyan(`  ${by.join(', ')}`);
  if (states.length === 0 && by.length === 0) return ['  no state knows such an event'];
  const why = says.length > 0 ? says : [by.length > 0 ? 'the state forbids it' : 'the state knows no such event'];
  return [...why.map((line) => `  ${line}${cited}`), ...(states.length === 0 ? [] : [`  known in ${states.join(', ')}`])];
}

function candidateLines(candidate: Candidate, paint: Paint): readonly string[] {
  const { source, descriptor, targets, verdict, taken, cites, waivers } = candidate;
  const leads = targets.length === 0 ? 'stays' : targets.join(' and ');
  const fate = taken ? paint.green('taken') : verdict === undefined || verdict.outcome === 'allowed' ? paint.dim('came too late') : paint.dim('not taken');
  return [
    '',
    `  ${descriptor === '' ? 'always' : descriptor}: ${source} → ${leads}  ${fate}${paint.cyan(clauses(cites))}`,
    ...(verdict === undefined ? [paint.dim('    nothing is asked')] : verdictLines(verdict, '    ', paint)),
    ...waivers.map((set) => `    ${paint.dim(`${descriptor === '' ? 'would follow' : 'would be legal'} if ${waiverWords(set, verdict)}`)}`),
  ];
}

/** A verdict and all its parts, each a line. Pure. */
export function verdictLines(verdict: Verdict, indent: string, paint: Paint): readonly string[] {
  const colour = verdict.outcome === 'allowed' ? paint.green : verdict.outcome === 'refused' ? paint.red : paint.yellow;
  const says = verdict.kind === 'rule' || verdict.kind === 'guard' ? verdict.says : `${verdict.says}: ${{ all: 'all of', any: 'one of', not: 'not' }[verdict.kind]}`;
  return [
    `${indent}${colour(MARKS[verdict.outcome])} ${says}${verdict.args === undefined ? '' : paint.dim(`  for ${brief(verdict.args)}`)}  ${paint.dim(verdict.rule)}${paint.cyan(clauses(verdict.cites))}`,
    ...verdict.readings.map((reading) => `${indent}  ${paint.dim(`· ${reading.says}`)}${paint.cyan(clauses(reading.cites))}`),
    ...verdict.parts.flatMap((part) => verdictLines(part, `${indent}  `, paint)),
  ];
}

/** `cardWasDrawn held and playerIsReady did not hold`. */
function waiverWords(ids: readonly string[], verdict: Verdict | undefined): string {
  return ids.map((id) => `${id} ${verdict !== undefined && outcomeIn(verdict, id) === 'allowed' ? 'did not hold' : 'held'}`).join(' and ');
}

function outcomeIn(verdict: Verdict, id: string): Verdict['outcome'] | undefined {
  if (verdict.rule === id) return verdict.outcome;
  for (const part of verdict.parts) {
    const found = outcomeIn(part, id);
    if (found !== undefined) return found;
  }
  return undefined;
}

function sentences(why: Explanation, library: Library, paint: Paint): readonly string[] {
  const cited = [...new Set([...why.by, ...citedIn(why)])];
  const known = cited.flatMap((id) => { const clause = clauseOf(library, id); return clause === undefined ? [] : [{ id, sentence: clause.sentence }]; });
  return known.length === 0 ? [] : ['', ...known.map(({ id, sentence }) => `${paint.cyan(id)}  ${sentence}`)];
}

function citedIn(why: Explanation): readonly string[] {
  if (why.outcome !== 'taken' && why.outcome !== 'refused') return [];
  const inVerdict = (verdict: Verdict): readonly string[] =>
    [...verdict.cites, ...verdict.readings.flatMap(({ cites }) => cites), ...verdict.parts.flatMap(inVerdict)];
  return why.candidates.flatMap(({ cites, verdict }) => [...cites, ...(verdict === undefined ? [] : inVerdict(verdict))]);
}
