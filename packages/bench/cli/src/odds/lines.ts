/** Exact odds for people: each metric as bars with fractions and decimals, or the means over what was varied, as a table. */

import type { Exact, MetricOdds, Odds, Sweep, SweptOdds } from '@rulebench/explorer';
import { counted } from '@rulebench/rulings';
import type { Paint } from '../paint.ts';
import { barOf } from '../simulate/bars.ts';

const WIDTH = 30;
/** A fraction longer than this is told by its decimal alone; `--json` has it. */
const LONG = 24;

/** The odds of one question. Pure. */
export function oddsLines(odds: Odds, paint: Paint): readonly string[] {
  return [
    ...odds.metrics.flatMap((metric) => [...metricLines(metric, paint), '']),
    ...endLines(odds, paint),
    paint.dim(`exact: every outcome of chance was followed, over ${counted(odds.states, 'state')}${odds.choices === 0 ? '' : ` and ${counted(odds.choices, 'choice')}`}`),
  ];
}

function metricLines({ id, title, outcomes, mean }: MetricOdds, paint: Paint): readonly string[] {
  const most = Math.max(...outcomes.map(({ odds }) => odds.decimal));
  const labels = outcomes.map(({ value }) => (value === null ? 'no such number' : String(value)));
  const wide = Math.max(...labels.map((label) => label.length));
  const fractions = outcomes.map(({ odds }) => short(odds));
  const long = Math.max(...fractions.map((one) => one.length));
  return [
    `${paint.bold(title)} ${paint.dim(id)}`,
    mean === null ? '  no run has such a number' : `  mean ${exactWords(mean)}`,
    ...(outcomes.length === 1 && mean !== null ? [] : outcomes.map(({ odds }, i) =>
      `  ${(labels[i] ?? '').padStart(wide)} ${paint.cyan(barOf(odds.decimal / most, WIDTH).padEnd(WIDTH))} ${(fractions[i] ?? '').padStart(long)}  ${paint.dim(percent(odds))}`)),
  ];
}

function endLines({ ends: { waits }, unplayed }: Odds, paint: Paint): readonly string[] {
  return [
    ...(waits.decimal === 0 ? [] : [paint.yellow(`! with ${exactWords(waits)} it stops before the machine is over: the script has no more, and nobody can move who aims at anything (--best)`)]),
    ...(unplayed.decimal === 0 ? [] : [paint.yellow(`! with ${exactWords(unplayed)} some event of the script never became lawful`)]),
  ];
}

/** The means for every setting. Pure. */
export function sweptLines(sweeps: readonly Sweep[], rows: readonly SweptOdds[], paint: Paint): readonly string[] {
  const heads = [...sweeps.map(({ name }) => name), ...(rows[0]?.odds.metrics ?? []).map(({ id }) => id)];
  const cells = rows.map(({ labels, odds }) => [...labels, ...odds.metrics.map(({ mean }) => (mean === null ? '–' : exactWords(mean)))]);
  const widths = heads.map((head, i) => Math.max(head.length, ...cells.map((row) => row[i]?.length ?? 0)));
  const line = (row: readonly string[]): string => `  ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ').trimEnd()}`;
  const waiting = rows.filter(({ odds }) => odds.ends.waits.decimal > 0).length;
  return [
    paint.bold(line(heads)), ...cells.map(line), '',
    ...(waiting === 0 ? [] : [paint.yellow(`! in ${String(waiting)} of ${counted(rows.length, 'setting')} a run can stop before the machine is over`)]),
    paint.dim(`exact means over every outcome of chance: ${counted(rows.length, 'setting')}, ${counted(rows.reduce((sum, { odds }) => sum + odds.states, 0), 'state')}; --json has the distributions`),
  ];
}

/** `7/2 = 3.5`, and a whole number as it is. Pure. */
function exactWords(exact: Exact): string {
  return exact.fraction.includes('/') ? `${short(exact)} ${exact.fraction.length > LONG ? '' : '= '}${exact.fraction.length > LONG ? '' : rounded(exact)}`.trimEnd() : exact.fraction;
}

function short(exact: Exact): string {
  return exact.fraction.length > LONG ? `≈ ${rounded(exact)}` : exact.fraction;
}

function rounded({ decimal }: Exact): string {
  return String(Number(decimal.toPrecision(6)));
}

function percent({ decimal }: Exact): string {
  return `${String(Number((decimal * 100).toPrecision(4)))} %`;
}
