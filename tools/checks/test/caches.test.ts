/**
 * What an edit makes run again. In a copy of the workspace every command is replaced by one that does nothing, so that what is seen is
 * Nx's answer alone: which results an edit throws away, and which it keeps.
 */

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyOfWorkspace, ROOT, type Copy } from './copy.ts';

const ENVIRONMENT = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('NX_')));

/** The tasks that ran, not answered from the cache. */
function reran(root: string): readonly string[] {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'node_modules/nx/dist/bin/nx.js'), 'run-many', '-t', 'build', 'test', 'examples', 'negation', '--exclude', '@rulebench/run,@rulebench/benchmarks,@rulebench/repository'], {
    cwd: root, encoding: 'utf8', env: { ...ENVIRONMENT, NX_DAEMON: 'false', NX_TUI: 'false' },
  });
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`);
  const { tasks } = JSON.parse(readFileSync(join(root, '.nx/cache/run.json'), 'utf8')) as { tasks: { taskId: string; cacheStatus: string }[] }; // boundary: Nx's record
  return tasks.filter(({ cacheStatus }) => cacheStatus === 'cache-miss').map(({ taskId }) => taskId);
}

/** A command that Nx runs itself: an npm for each of them would take most of the time. */
const NOTHING = { executor: 'nx:run-commands', options: { command: 'true' } };

function withoutCommands(copy: Copy): void {
  const files = readdirSync(copy.root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('/package.json') && !file.includes('node_modules'));
  for (const file of files) {
    const { scripts = {}, nx = {}, ...rest } = JSON.parse(copy.read(file)) as { scripts?: object; nx?: { targets?: Record<string, object> } }; // boundary: npm's file
    const targets = Object.fromEntries(Object.keys(scripts).map((name) => [name, { ...nx.targets?.[name], ...NOTHING }]));
    copy.write(file, JSON.stringify({ ...rest, nx: { ...nx, targets } }));
  }
}

function firstRuling(copy: Copy): string {
  const [file] = readdirSync(join(copy.root, 'packages/sources/ea/rulings')).filter((name) => name.endsWith('.ruling.md'));
  if (file === undefined) throw new Error('the source has no ruling to edit');
  return `packages/sources/ea/rulings/${file}`;
}

describe('the caches', () => {
  let copy: Copy;
  beforeAll(() => {
    copy = copyOfWorkspace({ built: false });
    withoutCommands(copy);
    expect(reran(copy.root)).toContain('@rulebench/core:test');
  });
  afterAll(() => { copy.remove(); });

  it('answer everything where nothing was edited', () => {
    expect(reran(copy.root)).toEqual([]);
  });

  it('forget what shows or runs the rulings when one is edited, and nothing of core', () => {
    const ruling = firstRuling(copy);
    copy.write(ruling, `${copy.read(ruling)}\nEdited.\n`);
    const tasks = reran(copy.root);
    expect(tasks).toEqual(expect.arrayContaining([
      '@rulebench/ea:test', '@rulebench/checks:examples', '@rulebench/checks:negation', '@rulebench/debugger:build', '@rulebench/debugger:test',
    ]));
    expect(tasks.filter((task) => /@rulebench\/(core|rulings|chart|panels):/.test(task))).toEqual([]);
  });

  it.each(['energy-allocation', 'self-controlling'])('forget what depends on a module when its code is edited, and nothing of core: %s', (module) => {
    const file = `packages/rules/${module}/src/index.ts`;
    copy.write(file, `${copy.read(file)}\nexport const planted = 1;\n`);
    const tasks = reran(copy.root);
    expect(tasks).toEqual(expect.arrayContaining([`@rulebench/${module}:build`, `@rulebench/${module}:test`, '@rulebench/checks:examples', '@rulebench/checks:negation', '@rulebench/debugger:test']));
    expect(tasks.filter((task) => /@rulebench\/(core|rulings|chart|panels):/.test(task))).toEqual([]);
  });

  it('forget the tests of a package when only a test of it is edited, not what others made of it', () => {
    copy.write('packages/bench/core/test/planted.test.ts', 'export {};\n');
    const tasks = reran(copy.root);
    expect(tasks).toContain('@rulebench/core:test');
    expect(tasks).not.toContain('@rulebench/core:build');
    expect(tasks).not.toContain('@rulebench/energy-allocation:test');
  });

  it('forget everything when the compiler options are edited', () => {
    copy.write('tsconfig.base.json', copy.read('tsconfig.base.json').replace('"es2023"', '"es2022"'));
    expect(reran(copy.root)).toEqual(expect.arrayContaining(['@rulebench/core:build', '@rulebench/core:test', '@rulebench/debugger:build', '@rulebench/checks:examples']));
  });
});
