/** Every ruling example of this module, each as a test of its own, so that Stryker knows which examples reach which line. */

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { examplesOf, libraryOf, runExample } from '@rulebench/rulings';
import { readFiles } from '@rulebench/rulings/node';
import { describe, expect, test } from 'vitest';
import { ruleModule } from '../src/module.ts';

/** The workspace around this file; Stryker runs it in a copy of the package, some folders further down. */
function workspaceOf(folder: string): string {
  return existsSync(join(folder, 'nx.json')) || folder === dirname(folder) ? folder : workspaceOf(dirname(folder));
}

const sources = join(workspaceOf(dirname(fileURLToPath(import.meta.url))), 'packages/sources');
const { files } = await readFiles([sources]);
const { library } = libraryOf({ files, modules: [ruleModule] });
const examples = examplesOf(library.rulings, ruleModule.id);

describe('the ruling examples', () => {
  test('are there', () => {
    expect(examples.length).toBeGreaterThan(30);
  });

  test.each(examples.map((example) => ({ name: `${example.clause}: ${example.name}`, example })))('$name', ({ example }) => {
    expect(runExample(library, example).failures.map(({ problem }) => problem.message)).toEqual([]);
  });
});
