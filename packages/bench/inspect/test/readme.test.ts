/** The README's snippets run as they stand. */

import { readFile } from 'node:fs/promises';
import { createActor, createMachine } from 'xstate';
import { afterEach, expect, test, vi } from 'vitest';
import { attach } from '../src/index.ts';
import { attach as attachNode } from '../src/node.ts';
import { pair } from './windows.ts';

afterEach(() => { vi.unstubAllGlobals(); });

const snippets = async (): Promise<readonly string[]> =>
  [...(await readFile(new URL('../README.md', import.meta.url), 'utf8')).matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code ?? '');
const body = (code: string): string => code.split('\n').filter((line) => !line.startsWith('import ')).join('\n');

test('the five lines for a page open the debugger and attach the actor', async () => {
  const [page] = await snippets();
  expect(page?.trim().split('\n').filter((line) => line !== '')).toHaveLength(4);
  const { app, pageOfApp } = pair('http://localhost:3000', 'http://localhost:6006');
  const open = vi.fn((_url: string) => pageOfApp);
  vi.stubGlobal('window', Object.assign(app, { open }));
  new Function('createActor', 'createMachine', 'attach', body(page ?? ''))(createActor, createMachine, attach);
  expect(open.mock.calls[0]?.[0]).toContain('id=live--attach');
});

test('the lines for Node listen where they say', async () => {
  const [, node] = await snippets();
  const actor = createActor(createMachine({})).start();
  const run = new Function('actor', 'attach', `return (async () => { ${body(node ?? '')}; return { url, detach }; })()`);
  const { url, detach } = await run(actor, (one: typeof actor) => attachNode(one, { port: 0 })) as { url: string; detach: () => Promise<void> }; // boundary: what the snippet names
  expect(url).toMatch(/^ws:\/\/127\.0\.0\.1:\d+$/);
  await detach();
});
