#!/usr/bin/env node
/** The command: what is built in ../dist, or a line that says to build it. */

import { existsSync } from 'node:fs';

const entry = new URL('../dist/bin.js', import.meta.url);
if (existsSync(entry)) await import(entry.href);
else {
  console.error('rulebench is not built yet: run `npm run build` first');
  process.exitCode = 2;
}
