/** The Node door over real WebSockets on this machine. */

import { createActor } from 'xstate';
import { WebSocket } from 'ws';
import { afterEach, expect, test } from 'vitest';
import { attach, type NodeAttachment, type NodeAttachOptions } from '../src/node.ts';
import { doorOf } from './door.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => { for (const close of closing.splice(0)) await close(); });

async function attached(options: NodeAttachOptions = {}) {
  const actor = createActor(doorOf()).start();
  const attachment: NodeAttachment = await attach(actor, { port: 0, ...options });
  closing.push(attachment.detach, () => { actor.stop(); });
  return { actor, ...attachment };
}

interface Client { readonly socket: WebSocket; readonly got: Record<string, unknown>[]; until(type: string, count?: number): Promise<Record<string, unknown>> }

function client(url: string, headers: Record<string, string> = {}): Promise<Client> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { headers });
    const got: Record<string, unknown>[] = [];
    const looking = new Set<() => void>();
    socket.on('message', (data: Buffer) => { got.push(JSON.parse(data.toString()) as Record<string, unknown>); // boundary: a message that was sent
      looking.forEach((look) => { look(); }); });
    socket.on('error', reject);
    socket.on('open', () => { resolve({
      socket, got,
      until: (type, count = 1) => new Promise((found) => {
        const look = (): void => { const all = got.filter((one) => one['type'] === type); if (all.length >= count) { looking.delete(look); found(all[count - 1] ?? {}); } };
        looking.add(look);
        look();
      }),
    }); });
    closing.push(() => { socket.terminate(); });
  });
}

test('a debugger that connects is told the actor and its steps, and two are told the same', async () => {
  const { actor, url } = await attached();
  const [one, two] = [await client(url), await client(url)];
  for (const { socket } of [one, two]) socket.send('{"type":"xstate.inspecting"}');
  expect(await one.until('service.register')).toMatchObject({ sessionId: actor.sessionId, note: { since: 'attach' } });
  await two.until('service.register');
  actor.send({ type: 'OPEN', key: 'brass' });
  await Promise.all([one.until('service.state'), two.until('service.state')]);
  expect(one.got.filter(({ sessionId }) => sessionId === actor.sessionId)).toEqual(two.got.filter(({ sessionId }) => sessionId === actor.sessionId));
});

test('events are taken where the process allows it', async () => {
  const { actor, url } = await attached({ allowEvents: true });
  const { socket, until } = await client(url);
  socket.send('{"type":"xstate.inspecting"}');
  socket.send(JSON.stringify({ type: 'xstate.event', service: actor.sessionId, request: 'q', event: '{"data":{"type":"OPEN","key":"brass"}}' }));
  expect(await until('service.answer')).toMatchObject({ ok: true });
  expect(actor.getSnapshot().value).toMatchObject({ leaf: 'open' });
});

test('malformed, binary and overlong messages do no harm', async () => {
  const { actor, url } = await attached({ allowEvents: true });
  const { socket, until } = await client(url);
  for (const message of ['', '{', 'null', '{"type":"xstate.event"}', Buffer.from('{"type":"xstate.inspecting"}')]) socket.send(message);
  socket.send('{"type":"xstate.inspecting"}');
  await until('service.register');
  const closed = new Promise((resolve) => { socket.on('close', resolve); });
  socket.send('x'.repeat(2_000_000));
  await closed;
  const again = await client(url);
  again.socket.send('{"type":"xstate.inspecting"}');
  await again.until('service.register');
  expect(actor.getSnapshot().status).toBe('active');
});

test.each([
  ['a page of this machine may connect', {}, { origin: 'http://localhost:6006' }, true],
  ['a page from elsewhere may not', {}, { origin: 'https://evil.example' }, false],
  ['nor a page without an origin of its own', {}, { origin: 'null' }, false],
  ['nor one that came by a name bent to this machine', {}, { origin: 'http://localhost', host: 'evil.example:80' }, false],
  ['a page whose origin was named may', { origins: ['https://tools.example'] }, { origin: 'https://tools.example' }, true],
  ['then none but those', { origins: ['https://tools.example'] }, { origin: 'http://localhost:6006' }, false],
] as const)('%s', async (_, options, headers, may) => {
  const { url } = await attached(options);
  const connected = client(url, headers).then(() => true, () => false);
  expect(await connected).toBe(may);
});

test('it listens on this machine only, and beyond it only for origins that were named', async () => {
  const { url } = await attached();
  expect(url).toMatch(/^ws:\/\/127\.0\.0\.1:\d+$/);
  await expect(attach(createActor(doorOf()), { host: '0.0.0.0', port: 0 })).rejects.toThrow('RB603');
});

test('a port that is taken is an error, not a silence', async () => {
  const { url } = await attached();
  await expect(attach(createActor(doorOf()), { port: Number(new URL(url).port) })).rejects.toThrow('RB604');
});

test('detaching closes the connections and lets the actor go on', async () => {
  const { actor, url, detach } = await attached();
  const { socket } = await client(url);
  const closed = new Promise((resolve) => { socket.on('close', resolve); });
  await detach();
  await closed;
  actor.send({ type: 'OPEN', key: 'brass' });
  expect(actor.getSnapshot().value).toMatchObject({ leaf: 'open' });
});
