/** A run in lines: each step with its event, what came of it, and what it changed in brief. */

import type { Run, Step } from '@rulebench/core/bench';
import { explain } from '@rulebench/core/explain';
import { isRecord, sameJson } from '@rulebench/core';
import { counted, type Failure } from '@rulebench/rulings';
import { lineOf, withoutCode } from './failure.ts';
import type { Paint } from './paint.ts';
import { brief, changesOf, effectWords, eventWords, stateWords } from './words.ts';
import { refusalLines } from './verdict-lines.ts';

const MANY_CHANGES = 8;
const INDENT = '     ';

/** The steps of a run with the failures that belong to each. Pure. */
export function traceLines(run: Run, failures: readonly Failure[], paint: Paint): readonly string[] {
  return run.steps.flatMap((_, i) => [
    ...stepLines(run, i, paint),
    ...failures.filter((failure) => failure.step === i).map(({ problem }) => `${INDENT}${paint.red(`✕ ${lineOf(problem)}`)}`),
  ]);
}

/** One step of a run. Pure. */
export function stepLines(run: Run, i: number, paint: Paint): readonly string[] {
  const [step, before] = [run.steps[i], run.steps[i - 1]];
  if (step === undefined) return [];
  return [
    `${paint.dim(String(i).padStart(3))}  ${headOf(step, paint)}`,
    ...reasonLines(run, step, before, paint),
    ...[...microstepLines(step), ...changeLines(step, before), ...effectLines(step, paint), ...choiceLines(step, before)].map((line) => `${INDENT}${paint.dim(line)}`),
  ];
}

function headOf({ event, outcome, snapshot }: Step, paint: Paint): string {
  const state = snapshot.status === 'error' ? 'error' : stateWords(snapshot.value);
  switch (outcome) {
    case 'start': return `start → ${paint.bold(state)}`;
    case 'taken': return `${paint.bold(eventWords(event ?? { type: '' }))} → ${paint.bold(state)}`;
    case 'refused': return `${paint.bold(eventWords(event ?? { type: '' }))} ${paint.yellow('refused')}`;
    case 'not-now': return `${paint.bold(eventWords(event ?? { type: '' }))} ${paint.yellow('not now')}`;
    case 'over': return `${paint.bold(eventWords(event ?? { type: '' }))} ${paint.yellow('too late: the run is over')}`;
    case 'broken': return `${event === undefined ? 'start' : paint.bold(eventWords(event))} ${paint.red('broken')}`;
  }
}

function reasonLines({ bench }: Run, { outcome, event, error }: Step, before: Step | undefined, paint: Paint): readonly string[] {
  if (outcome === 'broken') return [`${INDENT}${paint.red(`${error?.code ?? 'RB206'} ${withoutCode(error?.message ?? 'no reason given')}`)}`];
  if (event === undefined || before === undefined || (outcome !== 'refused' && outcome !== 'not-now')) return [];
  return refusalLines(explain(bench, before.snapshot, event)).map((line) => `${INDENT}${line}`);
}

function microstepLines({ microsteps }: Step): readonly string[] {
  return microsteps.slice(1).filter(({ transitions }) => transitions.length > 0).map(({ event, raised, value }) => `then ${raised ? event.type : 'always'} → ${stateWords(value)}`);
}

function changeLines(step: Step, before: Step | undefined): readonly string[] {
  if (before === undefined || step.outcome !== 'taken') return [];
  const changes = changesOf(withoutChoices(before.snapshot.context), withoutChoices(step.snapshot.context));
  const shown = changes.slice(0, MANY_CHANGES).map(({ path, before: was, after }) => `${path}: ${brief(was, 50)} → ${brief(after, 50)}`);
  return changes.length > MANY_CHANGES ? [...shown, `and ${counted(changes.length - MANY_CHANGES, 'more change')}`] : shown;
}

function withoutChoices(context: unknown): unknown {
  return isRecord(context) ? { ...context, choices: undefined } : context;
}

function effectLines({ effects }: Step, paint: Paint): readonly string[] {
  return effects.map((effect) => `effect ${effectWords(effect)}${cited(effect, paint)}`);
}

function cited(effect: object, paint: Paint): string {
  const cites: unknown = 'cites' in effect ? effect.cites : undefined;
  return Array.isArray(cites) && cites.length > 0 ? paint.cyan(`  ${cites.join(', ')}`) : '';
}

/** The choices that a step opened. */
function choiceLines({ snapshot }: Step, before: Step | undefined): readonly string[] {
  const known = choicesOf(before?.snapshot.context);
  return choicesOf(snapshot.context).filter((choice) => !known.some((one) => sameJson(one, choice))).map((choice) =>
    (isRecord(choice) ? `choice ${brief(choice['id'])} of ${brief(choice['player'])}: ${brief(choice['options'])}` : `choice ${brief(choice)}`));
}

function choicesOf(context: unknown): readonly unknown[] {
  const choices = isRecord(context) ? context['choices'] : undefined;
  return Array.isArray(choices) ? choices : [];
}
