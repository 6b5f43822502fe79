/** Small static pages on a loopback port. */

import { once } from 'node:events';
import { createServer } from 'node:http';

export interface Served { readonly origin: string; readonly close: () => void }

/** Serves texts by path; anything else is not there. */
export async function serve(pages: Readonly<Record<string, string>>): Promise<Served> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const text = Object.hasOwn(pages, path) ? pages[path] : undefined;
    response.writeHead(text === undefined ? 404 : 200, { 'content-type': path.endsWith('.js') ? 'text/javascript' : 'text/html' });
    response.end(text ?? '');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, close: () => { server.closeAllConnections(); server.close(); } };
}
