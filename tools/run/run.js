#!/usr/bin/env node
/**
 * The first stage of every root command, in plain JavaScript, because on a fresh clone nothing else is there yet:
 * it installs the dependencies that the lock file names, then hands over to the command in `src/`.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const commands = ['bench', 'build', 'deep', 'prepare', 'start', 'test'];

const [command, ...args] = process.argv.slice(2);
if (command === undefined || !commands.includes(command)) {
  console.error(`run.js knows ${commands.join(', ')}; not "${command ?? ''}"`);
  process.exit(2);
}

if (!isInstalled()) install();

const { createJiti } = await import('jiti');
const { main } = await createJiti(import.meta.url).import(`./src/${command}.ts`);
process.exitCode = await main({ root, args });

/** Whether every package of the lock file lies in node_modules in its version. Packages for other platforms may be missing. */
function isInstalled() {
  const installed = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packagesOf('package-lock.json')).every(([place, wanted]) =>
    !place.includes('node_modules/') || wanted.optional || wanted.devOptional || wanted.peer || (place in installed && installed[place].version === wanted.version));
}

function packagesOf(file) {
  const path = `${root}${file}`;
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

function install() {
  console.log('Installing the dependencies (npm ci) …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) {
    console.error('npm ci failed; its own message is above. Is the network there?');
    process.exit(1);
  }
}
