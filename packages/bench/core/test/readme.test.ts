/** The README's example is run as it stands. */

import { readFile, writeFile, mkdtemp, rm } from 'node:fs/promises';
import { createJiti } from 'jiti';
import { expect, test, vi } from 'vitest';

test('the snippet prints what it says', async () => {
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
  const snippet = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const promised = /\n\/\/ (.*)\n$/.exec(snippet)?.[1];
  const folder = await mkdtemp(new URL('../.snippet-', import.meta.url).pathname);
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  try {
    await writeFile(`${folder}/snippet.ts`, snippet);
    const src = (door: string) => new URL(`../src/${door}.ts`, import.meta.url).pathname;
    await createJiti(import.meta.url, { alias: { '@rulebench/core/explain': src('explaining'), '@rulebench/core': src('index') } }).import(`${folder}/snippet.ts`);
    const { inspect } = await import('node:util');
    expect(log.mock.calls.map((args) => args.map((arg: unknown) => (typeof arg === 'string' ? arg : inspect(arg))).join(' '))).toEqual([promised]);
  } finally {
    log.mockRestore();
    await rm(folder, { recursive: true });
  }
});
