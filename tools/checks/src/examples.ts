/**
 * The ruling examples of the whole workspace, by the `rulebench` command itself: its report is kept for the tally, and what does not
 * hold is said by place.
 */

import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Report } from '@rulebench/rulings';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const reports = fileURLToPath(new URL('../reports/', import.meta.url));

const { stdout, stderr, status } = spawnSync(process.execPath, [`${root}packages/bench/cli/bin/rulebench.js`, 'check', '--json'], {
  cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28,
});
process.exitCode = status ?? 1;
const report = reportOf(stdout);
if (report === undefined) {
  console.error(stderr === '' ? stdout : stderr);
  process.exitCode = 1;
} else {
  mkdirSync(reports, { recursive: true });
  writeFileSync(`${reports}examples.json`, stdout);
  for (const line of linesOf(report)) console.error(line);
  console.log(`${String(report.examples.passed)} of ${String(report.examples.total)} examples, ${String(report.clauses.covered)} of ${String(report.clauses.runnable)} runnable clauses, ${String(report.clauses.planned)} planned`);
}

function reportOf(text: string): Report | undefined {
  try {
    const read = JSON.parse(text) as Report | { error: unknown }; // boundary: the command's own output
    return 'examples' in read ? read : undefined;
  } catch {
    return undefined;
  }
}

function linesOf({ problems, examples, clauses, rules }: Report): readonly string[] {
  return [
    ...problems.map(({ place: { file, line, column }, code, message }) => `${file}:${String(line)}:${String(column)} ${code} ${message}`),
    ...examples.failures.map(({ file, line, column, code, message, example }) => `${file}:${String(line)}:${String(column)} ${code} ${example}: ${message}`),
    ...clauses.uncovered.map((clause) => `no example covers ${clause}`),
    ...rules.unseen.map((rule) => `no example shows ${rule}`),
  ];
}
