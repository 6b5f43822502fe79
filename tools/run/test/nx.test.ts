/** What is read from Nx's record of a run, and which projects there are. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tasksOf } from '../src/nx.ts';
import { projectsOf } from '../src/workspace.ts';

it('tells of every task whether it held, and whether it was answered from the cache', () => {
  const record = { run: {}, tasks: [
    { taskId: 'a:test', target: 'test', projectName: 'a', hash: '1', cacheStatus: 'cache-miss', status: 1 },
    { taskId: 'b:lint', target: 'lint', projectName: 'b', hash: '2', cacheStatus: 'local-cache-hit', status: 0 },
  ] };
  expect(tasksOf(JSON.stringify(record))).toEqual([
    { project: 'a', target: 'test', ok: false, cached: false },
    { project: 'b', target: 'lint', ok: true, cached: true },
  ]);
});

it('finds packages two folders deep, apps and tools one, and no folder without a package.json', () => {
  const root = mkdtempSync(join(tmpdir(), 'rulebench-projects-'));
  try {
    for (const [folder, manifest] of [['packages/bench/b', '{"name":"b"}'], ['apps/a', '{"name":"a","private":true}'], ['tools/t', '{"name":"t"}'], ['tools/empty', undefined]] as const) {
      mkdirSync(join(root, folder), { recursive: true });
      if (manifest !== undefined) writeFileSync(join(root, folder, 'package.json'), manifest);
    }
    expect(projectsOf(`${root}/`)).toEqual([
      { folder: 'packages/bench/b', name: 'b', private: false },
      { folder: 'apps/a', name: 'a', private: true },
      { folder: 'tools/t', name: 't', private: false },
    ]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
