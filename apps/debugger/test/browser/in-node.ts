/** What the examples come to in Node, for the tests in the browser to compare. */

import { fileURLToPath } from 'node:url';
import { tracesOf, type Traces } from '@rulebench/module-kit/traces';
import { loadLibrary } from '@rulebench/rulings/node';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext { readonly traces: Traces }
}

export async function setup(project: TestProject): Promise<void> {
  const { library } = await loadLibrary({ root: fileURLToPath(new URL('../../../..', import.meta.url)) });
  project.provide('traces', await tracesOf(library));
}
