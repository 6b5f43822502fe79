/** `npm test`: every check of the workspace, ending with `N passed, N failed`. */

import { existsSync, readFileSync, rmSync } from 'node:fs';
import { findChromium, thisMachine } from './chromium.ts';
import type { Command } from './command.ts';
import { runTargets, type TaskResult } from './nx.ts';
import { lineOf, sum, tallyOf, type Tally } from './tally.ts';
import { projectsOf, type Project } from './workspace.ts';

/** The target whose tests Vitest runs; it is told to write its report. */
const TESTS = 'test';
/** All others; each writes its own report, or counts one. */
const CHECKS = ['typecheck', 'lint', 'boundaries', 'unused', 'examples', 'negation', 'exploration'];

export async function main({ root, args }: Command): Promise<number> {
  if (args.length > 0) return refuse(`npm test takes no arguments, and was given ${args.join(' ')}`);
  const chromium = findChromium(thisMachine);
  if ('missing' in chromium) return refuse(chromium.missing);
  process.env.CHROMIUM_PATH = chromium.path;

  const projects = projectsOf(root);
  for (const { folder } of projects) rmSync(`${root}${folder}/reports`, { recursive: true, force: true });
  const checks = await runTargets(root, CHECKS);
  const tests = await runTargets(root, [TESTS], { taskArgs: ['--reporter=dot', '--reporter=json', '--outputFile.json=reports/test.json'] });

  const tasks = new Map([...checks.tasks, ...tests.tasks].map((task) => [`${task.project}:${task.target}`, task]));
  const tally = sum([...tasks.values()].map((task) => countOf(root, projects, task)));
  const broke = checks.tasks.length === 0 || tests.tasks.length === 0;
  return conclude(broke || (checks.code + tests.code > 0 && tally.failed === 0) ? sum([tally, { passed: 0, failed: 1 }]) : tally);
}

function countOf(root: string, projects: readonly Project[], { project, target, ok }: TaskResult): Tally {
  const folder = projects.find(({ name }) => name === project)?.folder ?? '.';
  const report = `${root}${folder}/reports/${target}.json`;
  return tallyOf(ok, existsSync(report) ? readFileSync(report, 'utf8') : undefined);
}

function refuse(why: string): number {
  console.error(why);
  return conclude({ passed: 0, failed: 1 });
}

function conclude(tally: Tally): number {
  console.log(lineOf(tally));
  return tally.failed === 0 ? 0 : 1;
}
