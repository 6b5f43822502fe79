/** `npm run bench`: builds the libraries, then measures (tools/bench). */

import { run, type Command } from './command.ts';
import { runTargets } from './nx.ts';
import { DEBUGGER } from './workspace.ts';

export async function main({ root, args }: Command): Promise<number> {
  const { code } = await runTargets(root, ['build'], { exclude: [DEBUGGER], quiet: true });
  if (code !== 0) return code;
  return run(process.execPath, [`${root}node_modules/jiti/lib/jiti-cli.mjs`, `${root}tools/bench/src/main.ts`, ...args], root);
}
