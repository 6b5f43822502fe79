/**
 * `npm run test:deep`: what is too slow for every day. Random play and the debugger's stories take their time, as `RULEBENCH_DEEP`
 * tells them; every module is explored farther; every mutant of the modules' rules and statecharts is tried; and the examples are played on another Node.
 */

import { findChromium, thisMachine } from './chromium.ts';
import type { Command } from './command.ts';
import { runTargets } from './nx.ts';
import { otherNode } from './other-node.ts';

export async function main({ root }: Command): Promise<number> {
  const chromium = findChromium(thisMachine);
  if ('missing' in chromium) {
    console.error(chromium.missing);
    return 1;
  }
  Object.assign(process.env, { CHROMIUM_PATH: chromium.path, RULEBENCH_DEEP: '1' });
  const { code } = await runTargets(root, ['test', 'negation', 'exploration', 'mutants']);
  return Math.max(code, await otherNode(root));
}
