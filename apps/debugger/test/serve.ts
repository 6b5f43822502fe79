/** A small file server for the tests: serves a folder under a path of its own, on a free port of this machine only. */

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

export interface Served {
  /** With the path, and a slash at its end. */
  readonly url: string;
  close(): Promise<void>;
}

/** Serves `folder` under `path` (`/some/path/`); anything else is not found. */
export async function serve(folder: string, path: string): Promise<Served> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const inside = pathname.startsWith(path) ? normalize(pathname.slice(path.length)) : undefined;
    const file = inside === undefined || inside.startsWith('..') ? undefined : join(folder, inside === '.' ? 'index.html' : inside);
    void (file === undefined ? Promise.reject(new Error('outside')) : stat(file)).then(
      (found) => {
        if (!found.isFile() || file === undefined) return response.writeHead(404).end();
        response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
        return createReadStream(file).pipe(response);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((done) => { server.listen(0, '127.0.0.1', done); });
  const { port } = server.address() as AddressInfo; // boundary: a listening TCP server has an AddressInfo
  return {
    url: `http://127.0.0.1:${port}${path}`,
    close: () => new Promise((done, fail) => { server.close((error) => { if (error === undefined) done(); else fail(error); }); }),
  };
}
