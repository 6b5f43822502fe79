/** `npm run build`: the static debugger (apps/debugger/dist) and the packages as npm would publish them (dist-packages/*.tgz). */

import { mkdirSync, rmSync } from 'node:fs';
import { run, type Command } from './command.ts';
import { runTargets } from './nx.ts';
import { projectsOf } from './workspace.ts';

export async function main({ root }: Command): Promise<number> {
  const { code } = await runTargets(root, ['build']);
  if (code !== 0) return code;
  const destination = `${root}dist-packages`;
  rmSync(destination, { recursive: true, force: true });
  mkdirSync(destination);
  const workspaces = projectsOf(root).filter((project) => !project.private).flatMap(({ name }) => ['--workspace', name]);
  const packed = await run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', destination, ...workspaces], root);
  if (packed === 0) console.log('The debugger is in apps/debugger/dist, the packages are in dist-packages.');
  return packed;
}
