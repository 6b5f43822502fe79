/**
 * A new module among the others of the workspace, made by the command and by the Nx generator: both make the same, and every check that
 * holds for modules holds for it at once.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyOfWorkspace, ROOT, type Copy } from './copy.ts';

const ENVIRONMENT = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(NX_|VITEST)|NODE_OPTIONS/.test(name)));
const NX = join(ROOT, 'node_modules/nx/dist/bin/nx.js');
const FOLDER = 'packages/rules/whale-probe';

let copy: Copy;
beforeAll(() => {
  copy = copyOfWorkspace({ built: true });
  expect(node(copy.root, 'packages/bench/cli/bin/rulebench.js', 'new', 'whale-probe').said).toContain(`✓ ${FOLDER} is made`);
  expect(node(join(copy.root, FOLDER), join(ROOT, 'node_modules/typescript/lib/tsc.js'), '-p', 'tsconfig.build.json')).toEqual({ code: 0, said: '' });
});
afterAll(() => { copy.remove(); });

function node(cwd: string, ...args: readonly string[]): { readonly code: number | null; readonly said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28, env: { ...ENVIRONMENT, NX_DAEMON: 'false', NO_COLOR: '1', FORCE_COLOR: '0' } });
  return { code: status, said: stdout + stderr };
}

/** The module's folder as an argument for what runs from the root. */
const tool = (path: string, ...args: readonly string[]): ReturnType<typeof node> => node(copy.root, join(ROOT, 'node_modules', path), ...args);
const own = (path: string, ...args: readonly string[]): ReturnType<typeof node> => node(join(copy.root, FOLDER), join(ROOT, 'node_modules', path), ...args);

function textsIn(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(files.filter((file) => !/[\\/](dist|node_modules)[\\/]/.test(file)).map((file) => [file.slice(folder.length + 1), readFileSync(file, 'utf8')]));
}

describe('a new module in the workspace', () => {
  it('is checked with all the rest, its rule seen both ways', () => {
    const { code, said } = node(copy.root, 'packages/bench/cli/bin/rulebench.js', 'check', '--module', 'whale-probe', '--json');
    expect(JSON.parse(said)).toMatchObject({ ok: true, clauses: { total: 1, covered: 1 }, examples: { total: 2, passed: 2, refusing: 1 }, rules: { total: 1, seenAllow: 1, seenRefuse: 1 } });
    expect(code).toBe(0);
  });

  it('is checked by its folder, and its examples run by their file', () => {
    const { said } = node(copy.root, 'packages/bench/cli/bin/rulebench.js', 'check', FOLDER);
    expect(said).toContain('✓ it holds: 2 examples, 1 of 1 clause covered, 1 rule seen both ways');
    expect(node(copy.root, 'packages/bench/cli/bin/rulebench.js', 'run', `${FOLDER}/rulings/paying.ruling.md#2`).code).toBe(0);
  });

  it('passes its own tests: schema, golden playthroughs, README, random play', () => {
    const { code, said } = own('vitest/vitest.mjs', 'run');
    expect(said).toContain('Test Files  4 passed (4)');
    expect(code, said).toBe(0);
  });

  it('has the right types, and nothing that the linter minds', () => {
    expect(own('typescript/lib/tsc.js', '-p', 'tsconfig.json')).toEqual({ code: 0, said: '' });
    expect(own('eslint/bin/eslint.js', '--max-warnings', '0', '.')).toEqual({ code: 0, said: '' });
  });

  it('stays within its layer', () => {
    expect(tool('dependency-cruiser/bin/dependency-cruise.mjs', '--config', '.dependency-cruiser.js', FOLDER).said).toContain('no dependency violations found');
    copy.write(`${FOLDER}/src/planted.ts`, "import '@rulebench/battle';\n");
    expect(tool('dependency-cruiser/bin/dependency-cruise.mjs', '--config', '.dependency-cruiser.js', FOLDER).said).toContain('rules-any-layer');
  });

  it('has rules each of which the examples would notice, were it another', () => {
    const { code, said } = node(join(copy.root, 'tools/checks'), join(ROOT, 'node_modules/jiti/lib/jiti-cli.mjs'), 'src/negation.ts', 'whale-probe');
    expect(said).toContain('whale-probe: 3 of 3 bent rules');
    expect(code).toBe(0);
  });
});

describe('the Nx generator', () => {
  it('makes the same files as the command', () => {
    expect(node(copy.root, NX, 'g', './tools/generators:module', 'tail-probe').said).toContain('CREATE packages/rules/tail-probe/src/rules.ts');
    const renamed = (text: string): string => text.replaceAll('tail-probe', 'whale-probe').replaceAll('Tail probe', 'Whale probe');
    const made = Object.fromEntries(Object.entries(textsIn(join(copy.root, 'packages/rules/tail-probe'))).map(([file, text]) => [file, renamed(text)]));
    const { 'src/planted.ts': _, ...byCommand } = textsIn(join(copy.root, FOLDER));
    expect(made).toEqual(byCommand);
    expect(Object.keys(made).length).toBeGreaterThan(20);
  });

  it('refuses what the command refuses, with the code and what to do', () => {
    const { code, said } = node(copy.root, NX, 'g', '@rulebench/generators:module', 'TailProbe');
    expect(said).toContain('RB311');
    expect(said).toContain('did you mean "tail-probe"?');
    expect(code).not.toBe(0);
    expect(node(copy.root, NX, 'g', './tools/generators:module', 'battle').said).toContain('RB312');
    expect(existsSync(join(copy.root, 'packages/rules/TailProbe'))).toBe(false);
  });
});
