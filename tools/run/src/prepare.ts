/**
 * `npm ci` ends here: the libraries are built, so that `npx rulebench` works at once. A library that does not build is said, but does
 * not undo the install, which whoever mends that library needs; `npm test` fails on it.
 */

import type { Command } from './command.ts';
import { runTargets } from './nx.ts';
import { DEBUGGER } from './workspace.ts';

export async function main({ root }: Command): Promise<number> {
  const { code } = await runTargets(root, ['build'], { exclude: [DEBUGGER] });
  if (code !== 0) console.error('The dependencies are installed, but a library does not build (above); mend it and run: npm run prepare');
  return 0;
}
