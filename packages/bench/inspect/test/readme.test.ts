/** The README's snippets run as they stand. */

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createJiti } from 'jiti';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pair } from './windows.ts';

let folder: string;
beforeEach(async () => { folder = await mkdtemp(new URL('../.snippet-', import.meta.url).pathname); });
afterEach(async () => { vi.unstubAllGlobals(); await rm(folder, { recursive: true }); });

const snippets = async (): Promise<readonly string[]> =>
  [...(await readFile(new URL('../README.md', import.meta.url), 'utf8')).matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code ?? '');

async function run<T>(code: string): Promise<T> {
  const src = (door: string): string => new URL(`../src/${door}.ts`, import.meta.url).pathname;
  await writeFile(`${folder}/snippet.ts`, code);
  return createJiti(import.meta.url, { alias: { '@rulebench/inspect/node': src('node'), '@rulebench/inspect': src('index') } }).import<T>(`${folder}/snippet.ts`);
}

test('the lines for a page open the debugger and attach the actor', async () => {
  const [page = ''] = await snippets();
  expect(page.trim().split('\n').filter((line) => line !== '').length).toBeLessThanOrEqual(5);
  const { app, pageOfApp } = pair('http://localhost:3000', 'http://localhost:6006');
  const open = vi.fn((_url: string) => pageOfApp);
  vi.stubGlobal('window', Object.assign(app, { open }));
  await run(page);
  expect(open.mock.calls[0]?.[0]).toContain('id=live--attach');
  expect(app.listeners.get('message')?.size).toBe(1);
});

test('the lines for Node listen where they say', async () => {
  const [, node = ''] = await snippets();
  expect(node).toContain('attach(actor)');
  const { url, detach } = await run<{ url: string; detach: () => Promise<void> }>([
    "import { createActor, createMachine } from 'xstate';", 'const actor = createActor(createMachine({})).start();',
    node.replace('attach(actor)', 'attach(actor, { port: 0 })'), 'export { url, detach };',
  ].join('\n'));
  expect(url).toMatch(/^ws:\/\/127\.0\.0\.1:\d+$/);
  await detach();
});
