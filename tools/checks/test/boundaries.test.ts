/** The boundaries between packages hold, and the check that says so fires when a forbidden import is planted. */

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyOfWorkspace, ROOT, type Copy } from './copy.ts';

interface Violation { readonly from: string; readonly rule: { readonly name: string } }

/** Where something is planted, what, and the rule that must object. */
const PLANTS = [
  { what: 'core imports the rulings', file: 'packages/bench/core/src/planted.ts', text: "import '@rulebench/rulings';", rule: 'bench-core-layer' },
  { what: 'a rule module imports the rulings', file: 'packages/rules/energy-allocation/src/planted-rulings.ts', text: "import '@rulebench/rulings';", rule: 'rules-any-layer' },
  { what: 'a rule module imports another rule module', file: 'packages/rules/planted/src/planted.ts', text: "import '@rulebench/energy-allocation';", rule: 'rules-any-layer' },
  { what: "a rule module uses Node's files", file: 'packages/rules/energy-allocation/src/planted-node.ts', text: "import 'node:fs';", rule: 'rules-any-no-node' },
  { what: 'a rule module imports React', file: 'packages/rules/energy-allocation/src/planted-react.ts', text: "import 'react';", rule: 'rules-any-libraries' },
  { what: 'a type is taken from a forbidden layer', file: 'packages/rules/energy-allocation/src/planted-type.ts', text: "export type { Ruling } from '@rulebench/rulings';", rule: 'rules-any-layer' },
  { what: 'the rulings import the panels', file: 'packages/bench/rulings/src/planted.ts', text: "import '@rulebench/panels';", rule: 'bench-rulings-layer' },
  { what: 'a source imports core at run time', file: 'packages/sources/ea/src/planted.ts', text: "import '@rulebench/core';", rule: 'sources-any-layer' },
  { what: "a package reaches into another's files", file: 'packages/bench/cli/src/planted.ts', text: "import '../../core/src/rule.ts';", rule: 'by-package-name' },
  { what: 'a package imports a tool', file: 'packages/bench/cli/src/planted-tool.ts', text: "import '../../../../tools/run/src/tally.ts';", rule: 'packages-below-apps' },
  { what: 'a rule module imports the kit of its tests', file: 'packages/rules/energy-allocation/src/planted-kit.ts', text: "import '@rulebench/module-kit/random';", rule: 'kit-for-tests' },
  { what: 'something besides its holder imports @xstate/inspect', file: 'packages/bench/inspect/src/planted.ts', text: "import '@xstate/inspect';", rule: 'only-the-holder-has-xstate-4' },
  { what: 'two files import each other', file: 'packages/bench/core/src/planted-one.ts', text: "import './planted-two.ts';", rule: 'no-circle' },
  { what: 'an import leads nowhere', file: 'packages/bench/core/src/planted-lost.ts', text: "import './nowhere.ts';", rule: 'resolvable' },
];

function violationsIn(root: string): readonly Violation[] {
  const { stdout, stderr } = spawnSync(process.execPath, [
    join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'), '--config', '.dependency-cruiser.js', '--output-type', 'json', 'packages', 'apps', 'tools',
  ], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  expect(stderr).toBe('');
  const { summary } = JSON.parse(stdout) as { summary: { violations: Violation[] } }; // boundary: dependency-cruiser's report
  return summary.violations;
}

describe('the boundaries between packages', () => {
  let copy: Copy;
  let before: readonly Violation[];
  let after: readonly Violation[];

  beforeAll(() => {
    copy = copyOfWorkspace({ built: true });
    before = violationsIn(copy.root);
    for (const { file, text } of PLANTS) copy.write(file, `${text}\n`);
    copy.write('packages/rules/planted/package.json', '{ "name": "@rulebench/planted", "version": "0.1.0", "type": "module" }');
    copy.write('packages/bench/core/src/planted-two.ts', "import './planted-one.ts';\n");
    after = violationsIn(copy.root);
  });
  afterAll(() => { copy.remove(); });

  it('hold in a copy of the workspace', () => {
    expect(before.map(({ from, rule }) => `${rule.name}: ${from}`)).toEqual([]);
  });

  it.each(PLANTS)('are seen to be crossed where $what', ({ file, rule }) => {
    expect(after.filter(({ from }) => from === file).map(({ rule: { name } }) => name)).toContain(rule);
  });
});
