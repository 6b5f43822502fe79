/** The debugger as `npm start` serves it, for tests: a server of its own over this repository or another folder. */

import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const HERE = fileURLToPath(new URL('..', import.meta.url));

/** How long a server may take to come up, in milliseconds. */
export const PATIENCE = 120_000;

export interface DevServer {
  readonly url: string;
  /** The ids of the pages in the sidebar. */
  readonly pages: () => Promise<readonly string[]>;
  readonly close: () => void;
}

/** Comes up over a folder; over this repository unless told. @throws what the server said where it does not come up */
export async function devServer(root?: string): Promise<DevServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let said = '';
  const served = spawn('npx', ['storybook', 'dev', '-p', String(port), '--host', '127.0.0.1', '--ci', '--no-version-updates', '--disable-telemetry'], {
    cwd: HERE, detached: true, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, VITEST: undefined, NODE_ENV: undefined, RULEBENCH_ROOT: root },
  });
  for (const stream of [served.stdout, served.stderr]) stream.on('data', (part) => { said += String(part); });
  const close = (): void => { if (served.pid !== undefined) process.kill(-served.pid); };
  const end = Date.now() + PATIENCE;
  while (!(await fetch(`${url}/index.json`).then(({ ok }) => ok, () => false))) {
    if (Date.now() > end || served.exitCode !== null) { close(); throw new Error(`the debugger did not come up:\n${said.slice(-2000)}`); }
    await new Promise((resolve) => { setTimeout(resolve, 300); });
  }
  return { url, close, pages: async () => Object.keys((await (await fetch(`${url}/index.json`)).json() as { readonly entries?: object }).entries ?? {}) }; // boundary: JSON
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => { server.once('listening', resolve); });
  const address = server.address();
  await new Promise((resolve) => { server.close(resolve); });
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}
