/** Swept odds on one page of Markdown: for each setting which value of the last sweep is best for each metric, and every mean. */

import type { Exact, MetricOdds } from './question.ts';
import type { Sweep, SweptOdds } from './sweep.ts';

/** Rows that differ in the last sweep alone. */
interface Group {
  readonly labels: readonly string[];
  readonly rows: readonly SweptOdds[];
}

/**
 * The page. Pure. The highest mean is the best, and the next is named beside it; where several are, all are named.
 * @param rows as `sweptOdds` gives them for these sweeps, of which there is at least one
 */
export function oddsPage(title: string, sweeps: readonly Sweep[], rows: readonly SweptOdds[]): string {
  const outer = sweeps.slice(0, -1).map(({ name }) => name);
  const last = sweeps.at(-1)?.name ?? '';
  const groups = groupsOf(rows);
  const titles = (rows[0]?.odds.metrics ?? []).map((metric) => metric.title);
  const best = groups.map((group) => [...group.labels, ...titles.map((_, i) => bestWords(group, i))]);
  return [
    `# ${cell(title)}`, '', `Exact means of ${titles.map(cell).join(', ')}, over every outcome of chance. The best of a column is **bold**.`, '',
    `## The best ${cell(last)} for each`, '', ...table([...outer, ...titles], best), '',
    ...groups.flatMap((group) => [
      `## ${outer.length === 0 ? cell(last) : outer.map((name, i) => cell(`${name} ${group.labels[i] ?? ''}`)).join(', ')}`, '',
      ...table([last, ...titles], group.rows.map((row) => [row.labels.at(-1) ?? '', ...row.odds.metrics.map((metric, i) => marked(metric, isBest(group, i, metric)))])), '',
    ]),
  ].join('\n');
}

function groupsOf(rows: readonly SweptOdds[]): readonly Group[] {
  const groups = new Map<string, { labels: readonly string[]; rows: SweptOdds[] }>();
  for (const row of rows) {
    const labels = row.labels.slice(0, -1);
    const key = JSON.stringify(labels);
    const group = groups.get(key) ?? { labels, rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** All labels with the highest mean, then those with the next; nothing stands out where all are alike. */
function bestWords({ labels, rows }: Group, at: number): string {
  const best = rows.filter(({ odds }) => isBest({ labels, rows }, at, odds.metrics[at]));
  const others = rows.filter((row) => !best.includes(row));
  const mean = best[0]?.odds.metrics[at]?.mean;
  if (mean === undefined || mean === null) return '–';
  if (others.length === 0) return `all alike: ${exactWords(mean)}`;
  const next = others.filter(({ odds }) => isBest({ labels, rows: others }, at, odds.metrics[at]));
  return [best, next].map((some) => rankedWords(some, at)).filter((words) => words !== '').join('; then ');
}

function rankedWords(rows: readonly SweptOdds[], at: number): string {
  const mean = rows[0]?.odds.metrics[at]?.mean;
  return mean === undefined || mean === null ? '' : `${rows.map(({ labels }) => labels.at(-1) ?? '').join(', ')}: ${exactWords(mean)}`;
}

/** By their fractions, which are in lowest terms: decimals may round to the same. */
function isBest({ rows }: Group, at: number, metric: MetricOdds | undefined): boolean {
  const means = rows.flatMap(({ odds }) => odds.metrics[at]?.mean ?? []);
  const top = means.reduce<Exact | undefined>((best, one) => (best === undefined || one.decimal > best.decimal ? one : best), undefined);
  return top !== undefined && metric?.mean?.fraction === top.fraction;
}

function marked({ mean }: MetricOdds, best: boolean): string {
  if (mean === null) return '–';
  return best ? `**${exactWords(mean)}**` : exactWords(mean);
}

/** `7/2 (3.500)`, and a whole number as it is. Pure. */
function exactWords({ fraction, decimal }: Exact): string {
  return fraction.includes('/') ? `${fraction} (${decimal.toFixed(3)})` : fraction;
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
  return [line(heads), `|${heads.map(() => '---').join('|')}|`, ...rows.map(line)];
}

/** Text that stays in its cell, and is text. */
function cell(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').replaceAll('<', '&lt;');
}
