/** A simulation for people: how its runs ended, and each metric with its figures and bars. */

import { ENDINGS, type Bar, type Ending, type Figures, type Interval, type MetricSummary, type Rate, type Summary } from '@rulebench/explorer';
import { counted } from '@rulebench/rulings';
import type { Paint } from '../paint.ts';
import { barOf } from './bars.ts';
import { policyWords } from './policies.ts';
import { holdsOf, type Result } from './result.ts';

const WIDTH = 30;
/** So many spans of missing runs are named. */
const SOME = 5;
const ENDS: Readonly<Record<Ending, string>> = {
  final: 'the machine is over', limit: 'as many steps as it may take', 'dead-end': 'nobody can do anything', 'nobody-moved': 'by the policies nobody moved', broken: 'the machine broke',
};

export function resultLines(result: Result, paint: Paint): readonly string[] {
  const { module, start, simulation, summary, threads, seconds } = result;
  const under = start.bench.variant === 'default' ? '' : ` under ${start.bench.variant}`;
  return [
    paint.bold(`${module.title}${under}, from ${start.says}`),
    paint.dim(`${counted(summary.runs.done, 'run')} of seed ${String(simulation.seed)} in ${seconds.toFixed(1)} s on ${counted(threads, 'thread')}; ${policyWords(simulation, module)}`),
    '',
    ...endLines(summary, paint),
    '',
    ...figureLines('Steps', summary.steps, paint),
    ...summary.metrics.flatMap((metric) => ['', ...metricLines(metric, paint)]),
    '',
    ...noteLines(result, paint),
    paint.dim('intervals are of 95 %: normal for a mean, Wilson\'s for a rate, order statistics for a median'),
    verdictLine(result, paint),
  ];
}

function endLines({ ended }: Summary, paint: Paint): readonly string[] {
  return ENDINGS.map((ending) => [ending, ended[ending]] as const).filter(([, { count: some }]) => some > 0).map(([ending, rate]) =>
    `  ${paint.cyan(bar(rate.rate))} ${percent(rate).padEnd(30)} ${ENDS[ending]}`);
}

function percent({ rate, count: some, interval: [low, high] }: Rate): string {
  return `${share(rate)} (${share(low)} to ${share(high)}), ${String(some)}`;
}

function share(rate: number): string {
  return `${number(rate * 100, 1)} %`;
}

function metricLines(metric: MetricSummary, paint: Paint): readonly string[] {
  const { id, title, without, extremes } = metric;
  const at = [extremes.least, extremes.most].every((run) => run !== null) ? `; the least in run ${String(extremes.least)}, the most in run ${String(extremes.most)}` : '';
  return [
    ...figureLines(`${title} ${paint.dim(id)}`, metric, paint, at),
    ...(without === 0 ? [] : [`  ${counted(without, 'run has', 'runs have')} no such number`]),
  ];
}

function figureLines(title: string, { of, mean, interval, deviation, quantiles, bars }: Figures, paint: Paint, more = ''): readonly string[] {
  if (mean === null) return [paint.bold(title), '  no run has such a number'];
  if (bars.length === 1) return [paint.bold(title), `  ${number(mean)} in every run`];
  const median = quantiles.find(({ at }) => at === 0.5);
  const others = quantiles.filter(({ at }) => at !== 0.5).map(({ at, value }) => `${number(at * 100)} % ${number(value)}`);
  return [
    paint.bold(title),
    `  mean ${number(mean)}${range(interval)}   median ${number(median?.value ?? mean)}${range(median?.interval ?? null)}${deviation === null ? '' : `   deviation ${number(deviation)}`}`,
    `  ${paint.dim(`quantiles ${others.join(', ')}${more}`)}`,
    ...barLines(bars, of, paint),
  ];
}

function range(interval: Interval | null): string {
  return interval === null ? '' : ` (${number(interval[0])} to ${number(interval[1])})`;
}

/** The longest bar fills the width. */
function barLines(bars: readonly Bar[], of: number, paint: Paint): readonly string[] {
  const labels = bars.map(({ from, to }) => (from === to ? number(from) : `${number(from)} to ${number(to)}`));
  const wide = Math.max(...labels.map((label) => label.length));
  const most = Math.max(...bars.map((one) => one.count));
  const digits = String(most).length;
  return bars.map((one, i) => `  ${(labels[i] ?? '').padStart(wide)} ${paint.cyan(bar(one.count / most))} ${String(one.count).padStart(digits)} ${paint.dim(share(one.count / of))}`);
}

function bar(part: number): string {
  return barOf(part, WIDTH).padEnd(WIDTH);
}

/** A number with so many digits after the point as tell something. Pure. */
function number(value: number, digits = 2): string {
  return String(Number(value.toFixed(digits)));
}

function noteLines({ summary: { unscripted, capped, broken, runs }, failed, simulation }: Result, paint: Paint): readonly string[] {
  return [
    ...broken.map(({ run, count: some, code, message }) => paint.red(`✕ ${counted(some, 'run')} broke, run ${String(run)} the first: ${code} ${message.replace(/^RB\d+: /, '')}`)),
    ...failed.map(({ from, to, attempts, reason }) => paint.red(`✕ ${spanWords(from, to)} could not be made in ${counted(attempts, 'attempt')}: ${reason}`)),
    ...(unscripted === 0 ? [] : [paint.yellow(`! in ${String(unscripted)} of ${counted(runs.done, 'run')} some scripted event never became lawful`)]),
    ...(capped === 0 ? [] : [paint.yellow(`! in ${counted(capped, 'run')} some state offered more moves than were looked at`)]),
    ...(broken.length === 0 ? [] : [`  see it with --seed ${String(simulation.seed)} --replay ${String(broken[0]?.run ?? 0)}`]),
  ];
}

/** `run 3`, `runs 3 to 9`. Pure. */
function spanWords(from: number, to: number): string {
  return to - from === 1 ? `run ${String(from)}` : `runs ${String(from)} to ${String(to - 1)}`;
}

function verdictLine(result: Result, paint: Paint): string {
  const { summary: { complete, runs } } = result;
  if (!complete) return paint.yellow(`✕ not complete: ${missingWords(result)}`);
  return holdsOf(result) ? paint.green(`✓ complete: ${counted(runs.done, 'run')}, of which none broke`) : paint.red(`✕ complete, and some of ${counted(runs.done, 'run')} broke`);
}

/** Which runs were not made, and how they can be. Pure. */
export function missingWords({ summary: { runs }, saved }: Result): string {
  const spans = runs.missing.map(({ from, to }) => spanWords(from, to));
  const [some, others] = [spans.slice(0, SOME), spans.length - SOME];
  return `${counted(runs.asked - runs.done, 'run')} of ${String(runs.asked)} missing (${some.join(', ')}${others > 0 ? ` and ${String(others)} more spans` : ''})${saved === undefined ? '' : `; go on with --resume ${saved}`}`;
}
