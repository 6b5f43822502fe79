/** Nx as the commands use it: run targets, then read from its own record what came of each task. */

import { existsSync, readFileSync, rmSync } from 'node:fs';
import { run } from './command.ts';

/** One task of an Nx run: a target of a project. */
export interface TaskResult {
  readonly project: string;
  readonly target: string;
  readonly ok: boolean;
  readonly cached: boolean;
}

interface RunRecord {
  readonly tasks: readonly {
    readonly projectName: string;
    readonly target: string;
    readonly status: number;
    readonly cacheStatus: string;
  }[];
}

/** What narrows or widens an Nx run. */
export interface NxOptions {
  readonly exclude?: readonly string[];
  /** Handed on to every task's own command. */
  readonly taskArgs?: readonly string[];
  /** Nx's own report goes to standard error, so that standard output stays the command's. */
  readonly quiet?: boolean;
}

/**
 * Runs targets of all projects that have them, and what these depend on.
 * @returns the tasks that ran or were answered from the cache; empty where Nx itself failed
 */
export async function runTargets(root: string, targets: readonly string[], { exclude = [], taskArgs = [], quiet = false }: NxOptions = {}): Promise<{ code: number; tasks: TaskResult[] }> {
  const record = `${root}.nx/cache/run.json`;
  rmSync(record, { force: true });
  const code = await run(process.execPath, [
    `${root}node_modules/nx/dist/bin/nx.js`, 'run-many', '-t', ...targets,
    ...(exclude.length === 0 ? [] : ['--exclude', exclude.join(',')]),
    ...(taskArgs.length === 0 ? [] : ['--', ...taskArgs]),
  ], root, { ...process.env, NX_TUI: 'false' }, quiet);
  return { code, tasks: existsSync(record) ? tasksOf(readFileSync(record, 'utf8')) : [] };
}

/** The tasks of Nx's record of its last run. Pure. */
export function tasksOf(record: string): TaskResult[] {
  const { tasks } = JSON.parse(record) as RunRecord; // boundary: Nx writes the record
  return tasks.map(({ projectName, target, status, cacheStatus }) =>
    ({ project: projectName, target, ok: status === 0, cached: cacheStatus !== 'cache-miss' }));
}
