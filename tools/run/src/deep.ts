/**
 * `npm run test:deep`: what is too slow for every day. Each rule of each module is negated, and a ruling example must fail for it;
 * then Stryker mutates the modules that ask for it (they have a stryker.config.json).
 */

import { existsSync } from 'node:fs';
import { run, type Command } from './command.ts';
import { runTargets } from './nx.ts';
import { DEBUGGER, projectsOf } from './workspace.ts';

export async function main({ root }: Command): Promise<number> {
  const { code } = await runTargets(root, ['build'], { exclude: [DEBUGGER] });
  if (code !== 0) return code;
  let worst = await run(process.execPath, [`${root}node_modules/jiti/lib/jiti-cli.mjs`, `${root}tools/checks/src/negation.ts`], root);
  for (const { folder } of projectsOf(root).filter((project) => existsSync(`${root}${project.folder}/stryker.config.json`))) {
    const mutated = await run(process.execPath, [`${root}node_modules/@stryker-mutator/core/bin/stryker.js`, 'run'], `${root}${folder}`);
    worst = Math.max(worst, mutated);
  }
  return worst;
}
