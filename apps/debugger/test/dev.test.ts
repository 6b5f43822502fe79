/** The debugger as `npm start` serves it: it comes up, lists every example, and takes an example to be written from its own pages alone. */

import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examplesOf, inForce } from '@rulebench/rulings';
import { exampleStoryId } from '../src/shell/links.ts';
import { workspacesOf } from '../src/node/workspace.ts';
import { WRITING } from '../src/node/writing.ts';

const HERE = fileURLToPath(new URL('..', import.meta.url));
const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
const PATIENCE = 120_000;

let served: ChildProcess;
let url: string;
let said = '';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => { server.once('listening', resolve); });
  const address = server.address();
  await new Promise((resolve) => { server.close(resolve); });
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  served = spawn('npx', ['storybook', 'dev', '-p', String(port), '--host', '127.0.0.1', '--ci', '--no-version-updates', '--disable-telemetry'], {
    cwd: HERE, detached: true, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, VITEST: undefined, NODE_ENV: undefined },
  });
  for (const stream of [served.stdout, served.stderr]) stream?.on('data', (part) => { said += String(part); });
  const end = Date.now() + PATIENCE;
  while (!(await fetch(`${url}/index.json`).then(({ ok }) => ok, () => false))) {
    if (Date.now() > end || served.exitCode !== null) throw new Error(`the debugger did not come up:\n${said.slice(-2000)}`);
    await new Promise((resolve) => { setTimeout(resolve, 300); });
  }
}, PATIENCE + 10_000);
afterAll(() => { if (served.pid !== undefined) process.kill(-served.pid); });

test('every example has its page', async () => {
  const { entries } = await (await fetch(`${url}/index.json`)).json() as { readonly entries: Readonly<Record<string, unknown>> }; // boundary: JSON
  const { library } = await workspacesOf(ROOT).read();
  expect(library.problems).toEqual([]);
  const examples = examplesOf(inForce(library)).map(exampleStoryId);
  expect(examples.length).toBeGreaterThan(0);
  expect(examples.filter((id) => !Object.hasOwn(entries, id))).toEqual([]);
});

test('an example that is to be written is shown as a change, to its own pages alone', async () => {
  const { library } = await workspacesOf(ROOT).read();
  const example = examplesOf(inForce(library)).find(({ when }) => when.length === 1);
  if (example === undefined) throw new Error('no example of one event');
  const body = JSON.stringify({ clause: example.clause, block: `\`\`\`example\n${example.yaml.trimEnd().replace(/^name: .*$/m, 'name: The same once more')}\n\`\`\`\n`, dry: true });
  const send = (origin: string) => fetch(`${url}${WRITING}`, { method: 'POST', headers: { 'content-type': 'application/json', origin }, body });
  const own = await send(url);
  expect([own.status, await own.text()]).toEqual([200, expect.stringContaining('+name: The same once more')]);
  expect((await send('http://elsewhere.example')).status).toBe(403);
});
