/**
 * `npm run test:deep`: what is too slow for every day. Random play and the debugger's stories take their time, as `RULEBENCH_DEEP`
 * tells them; the examples are played on another Node; then Stryker mutates the modules that ask for it (they have a stryker.config.json).
 */

import { existsSync } from 'node:fs';
import { findChromium, thisMachine } from './chromium.ts';
import { run, type Command } from './command.ts';
import { runTargets } from './nx.ts';
import { otherNode } from './other-node.ts';
import { projectsOf } from './workspace.ts';

export async function main({ root }: Command): Promise<number> {
  const chromium = findChromium(thisMachine);
  if ('missing' in chromium) {
    console.error(chromium.missing);
    return 1;
  }
  Object.assign(process.env, { CHROMIUM_PATH: chromium.path, RULEBENCH_DEEP: '1' });
  const { code } = await runTargets(root, ['test', 'negation']);
  let worst = Math.max(code, await otherNode(root));
  for (const { folder } of projectsOf(root).filter((project) => existsSync(`${root}${project.folder}/stryker.config.json`))) {
    const mutated = await run(process.execPath, [`${root}node_modules/@stryker-mutator/core/bin/stryker.js`, 'run'], `${root}${folder}`);
    worst = Math.max(worst, mutated);
  }
  return worst;
}
