/** `npm start`: builds the libraries and serves the debugger on this machine alone. */

import { createServer } from 'node:net';
import { run, type Command } from './command.ts';
import { runTargets } from './nx.ts';
import { DEBUGGER } from './workspace.ts';

const HOST = '127.0.0.1';
const FIRST_PORT = 6006;

export async function main({ root }: Command): Promise<number> {
  const { code } = await runTargets(root, ['build'], { exclude: [DEBUGGER] });
  if (code !== 0) return code;
  const port = await freePort(FIRST_PORT);
  console.log(`The debugger comes up at http://${HOST}:${String(port)}/ (Ctrl-C ends it) …`);
  return run('npm', ['run', '--silent', 'dev', '--workspace', DEBUGGER, '--', '--host', HOST, '--port', String(port), '--exact-port', '--ci'], root);
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
