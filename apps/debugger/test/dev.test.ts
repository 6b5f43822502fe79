/** The debugger as `npm start` serves it: it comes up, lists every example, and takes an example to be written from its own pages alone. */

import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examplesOf, inForce } from '@rulebench/rulings';
import { exampleStoryId } from '../src/shell/links.ts';
import { workspacesOf } from '../src/node/workspace.ts';
import { WRITING } from '../src/node/writing.ts';
import { devServer, PATIENCE, type DevServer } from './dev-server.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

let served: DevServer;
beforeAll(async () => { served = await devServer(); }, PATIENCE + 10_000);
afterAll(() => { served.close(); });

test('every example has its page', async () => {
  const pages = new Set(await served.pages());
  const { library } = await workspacesOf(ROOT).read();
  expect(library.problems).toEqual([]);
  const examples = examplesOf(inForce(library)).map(exampleStoryId);
  expect(examples.length).toBeGreaterThan(0);
  expect(examples.filter((id) => !pages.has(id))).toEqual([]);
});

test('an example that is to be written is shown as a change, to its own pages alone', async () => {
  const { library } = await workspacesOf(ROOT).read();
  const example = examplesOf(inForce(library)).find(({ when }) => when.length === 1);
  if (example === undefined) throw new Error('no example of one event');
  const body = JSON.stringify({ clause: example.clause, block: `\`\`\`example\n${example.yaml.trimEnd().replace(/^name: .*$/m, 'name: The same once more')}\n\`\`\`\n`, dry: true });
  const send = (origin: string) => fetch(`${served.url}${WRITING}`, { method: 'POST', headers: { 'content-type': 'application/json', origin }, body });
  const own = await send(served.url);
  expect([own.status, await own.text()]).toEqual([200, expect.stringContaining('+name: The same once more')]);
  expect((await send('http://elsewhere.example')).status).toBe(403);
});
