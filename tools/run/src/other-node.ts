/**
 * The same examples give the same traces on another Node: the other of 20 and 22 is fetched as an npm package, and both write the hash of
 * every trace. Without a network there is no other Node, and that is said.
 */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { differing, type Traces } from '@rulebench/module-kit/traces';
import { run } from './command.ts';

interface Written { readonly node: string; readonly traces: Traces }

/** @returns 0 where the traces are the same, or there is no other Node to ask; else 1 */
export async function otherNode(root: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'rulebench-node-'));
  try {
    const other = fetched(folder, process.versions.node.startsWith('22.') ? '20' : '22');
    if (other === undefined) {
      console.log('Skipped: the traces on another Node. It could not be fetched from the npm registry.');
      return 0;
    }
    const own = await written(root, process.execPath, join(folder, 'own.json'));
    const theirs = await written(root, other, join(folder, 'other.json'));
    const apart = differing(own.traces, theirs.traces);
    console.log(`${String(Object.keys(own.traces).length - apart.length)} of ${String(Object.keys(own.traces).length)} examples give the same trace on Node ${own.node} and ${theirs.node}`);
    for (const id of apart) console.error(`  another trace: ${id}`);
    return apart.length === 0 && Object.keys(own.traces).length > 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function fetched(folder: string, version: string): string | undefined {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--no-save', `${name}@${version}`], { cwd: folder, stdio: 'ignore', shell: process.platform === 'win32' });
  return status === 0 ? join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node') : undefined;
}

async function written(root: string, node: string, file: string): Promise<Written> {
  const code = await run(node, [`${root}node_modules/jiti/lib/jiti-cli.mjs`, `${root}tools/checks/src/traces.ts`, file], root);
  if (code !== 0) throw new Error(`${node} could not write the traces`);
  return JSON.parse(readFileSync(file, 'utf8')) as Written; // boundary: written by traces.ts
}
