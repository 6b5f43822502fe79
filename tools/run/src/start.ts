/** `npm start`: builds the libraries and serves the debugger on this machine alone. */

import { createServer } from 'node:net';
import { setTimeout as later } from 'node:timers/promises';
import { run, type Command } from './command.ts';
import { runTargets } from './nx.ts';
import { DEBUGGER } from './workspace.ts';

const HOST = '127.0.0.1';
const FIRST_PORT = 6006;

export async function main({ root }: Command): Promise<number> {
  const { code } = await runTargets(root, ['build'], { exclude: [DEBUGGER] });
  if (code !== 0) return code;
  const port = await freePort(FIRST_PORT);
  const address = `http://${HOST}:${String(port)}/`;
  console.log('The debugger comes up …');
  const ended = new AbortController();
  void sayWhenReady(address, ended.signal);
  // Of what Storybook tells, errors are enough: the folders that have no rulings yet it would warn of, each by its pattern.
  const serving = run('npm', ['run', '--silent', 'dev', '--workspace', DEBUGGER, '--', '--host', HOST, '--port', String(port), '--exact-port', '--ci', '--loglevel', 'error'], root);
  return serving.finally(() => { ended.abort(); });
}

const BETWEEN_ASKING = 500;

/** Says where the debugger is, once it answers. */
async function sayWhenReady(address: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    if (await fetch(`${address}index.json`, { signal }).then(({ ok }) => ok, () => false)) return console.log(`The debugger is at ${address} (Ctrl-C ends it).`);
    await later(BETWEEN_ASKING);
  }
}

/** The first port from `port` on that nobody listens on. */
function freePort(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => {
      if ('code' in error && error.code === 'EADDRINUSE') resolve(freePort(port + 1));
      else reject(error);
    });
    server.listen(port, HOST, () => { server.close(() => { resolve(port); }); });
  });
}
