/** What a root command is given, and the commands it starts itself. */

import { spawn } from 'node:child_process';

/** What `run.js` hands to a command's `main`, which answers the exit code. */
export interface Command {
  /** The workspace's root, with a slash at its end. */
  readonly root: string;
  readonly args: readonly string[];
}

/**
 * Runs a program with its output passed through; no shell, so nothing is quoted.
 * @param quiet its standard output goes to standard error
 * @returns its exit code; 1 where a signal ended it
 */
export function run(program: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = process.env, quiet = false): Promise<number> {
  return new Promise((resolve, reject) => {
    spawn(program, args, { cwd, env, stdio: ['inherit', quiet ? 2 : 'inherit', 'inherit'] })
      .on('error', reject)
      .on('exit', (code) => { resolve(code ?? 1); });
  });
}
