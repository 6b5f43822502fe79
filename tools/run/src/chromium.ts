/** The browser of the browser tests: the one that `CHROMIUM_PATH` names, Debian's, or Debian's once installed. */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const DEBIAN = '/usr/bin/chromium';

/** The one that a test drives, which nobody installs for it. */
export const CHROMIUM = process.env.CHROMIUM_PATH ?? DEBIAN;

/** What finding a browser asks of the machine; the tests hand in one of their own. */
export interface Machine {
  readonly chromiumPath: string | undefined;
  readonly isRoot: boolean;
  exists(path: string): boolean;
  /** Installs Debian's Chromium; false where that failed. */
  install(): boolean;
}

/** Where Chromium is, or one line that says how to come by it. */
export type Found = { readonly path: string } | { readonly missing: string };

/** The machine this process runs on. */
export const thisMachine: Machine = {
  chromiumPath: process.env.CHROMIUM_PATH,
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  install: () => {
    if (!existsSync('/usr/bin/apt-get')) return false;
    console.log('Installing Chromium (apt-get) …');
    return apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium');
  },
};

/** Finds Chromium; installs it only where `CHROMIUM_PATH` is not set, Debian's is not there and the user is root. */
export function findChromium(machine: Machine): Found {
  const { chromiumPath } = machine;
  if (chromiumPath !== undefined && chromiumPath !== '') {
    return machine.exists(chromiumPath) ? { path: chromiumPath } : { missing: `CHROMIUM_PATH names ${chromiumPath}, and no such file is there` };
  }
  if (machine.exists(DEBIAN)) return { path: DEBIAN };
  if (machine.isRoot && machine.install() && machine.exists(DEBIAN)) return { path: DEBIAN };
  return { missing: 'the browser tests need Chromium: install it (Debian: sudo apt-get install chromium), or set CHROMIUM_PATH to a Chromium or Chrome' };
}

function apt(...args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}
