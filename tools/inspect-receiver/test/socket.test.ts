/** From an actor in Node through @xstate/inspect's own WebSocket receiver, over real sockets on this machine. */

import { once } from 'node:events';
import { createActor } from 'xstate';
import { WebSocket, WebSocketServer } from 'ws';
import { afterEach, expect, test, vi } from 'vitest';
import { benchOf } from '@rulebench/core/explain';
import { attach, type NodeAttachOptions } from '@rulebench/inspect/node';
import type { LiveSource } from '@rulebench/inspect/live';
import { receiveFromSocket } from '../src/index.ts';
import { doorModule, doorOf } from './door.ts';

const stopping: (() => unknown)[] = [];
afterEach(async () => { for (const stop of stopping.splice(0).reverse()) await stop(); });

function received(url: string): LiveSource {
  const live = receiveFromSocket({ url, WebSocket });
  stopping.push(live.stop);
  return live;
}

async function joined(options: NodeAttachOptions = {}) {
  const actor = createActor(doorOf()).start();
  const { url, detach } = await attach(actor, { port: 0, ...options });
  stopping.push(detach);
  const live = received(url);
  const steps = () => live.getSnapshot().sessions.get(actor.sessionId)?.steps ?? [];
  await vi.waitFor(() => { expect(steps()).toHaveLength(1); });
  return { actor, url, detach, live, steps };
}

test('steps arrive, events go back, and why is answered by the process', async () => {
  const { actor, live, steps } = await joined({ allowEvents: true, bench: benchOf(doorModule) });
  actor.send({ type: 'OPEN', key: 'tin' });
  expect(await live.send(actor.sessionId, { type: 'OPEN', key: 'brass' })).toEqual({ ok: true, result: null });
  await vi.waitFor(() => { expect(steps().map(({ outcome }) => outcome)).toEqual(['start', 'refused', 'taken']); });
  expect(steps()[2]?.microsteps.map(({ raised, value }) => [raised, value])).toEqual([[false, 'ajar'], [true, 'open']]);
  expect(await live.explain(actor.sessionId, { type: 'OPEN', key: 'tin' }, { step: 0 })).toMatchObject({ ok: true, result: { outcome: 'refused' } });
  expect(await live.legal(actor.sessionId, { step: 0 })).toMatchObject({ ok: true, result: { moves: [{ event: { key: 'brass' } }] } });
});

test('the platform has its own WebSocket again once the receiver is made', async () => {
  const before = globalThis.WebSocket;
  await joined();
  expect(globalThis.WebSocket).toBe(before);
});

test('a process that comes back is shown again', async () => {
  const { actor, url, detach, live } = await joined();
  await detach();
  await vi.waitFor(() => { expect(live.getSnapshot().connected).toBe(false); });
  const { detach: again } = await attach(actor, { port: Number(new URL(url).port) });
  stopping.push(again);
  await vi.waitFor(() => { expect(live.getSnapshot().sessions.get(actor.sessionId)?.status).toBe('active'); }, { timeout: 5000 });
});

test('two debuggers at one process are shown the same', async () => {
  const { actor, url, steps } = await joined();
  const other = received(url);
  for (let i = 0; i < 300; i += 1) actor.send({ type: 'OPEN', key: 'tin' });
  await vi.waitFor(() => { expect(steps()).toHaveLength(301); }, { timeout: 5000 });
  await vi.waitFor(() => { expect(other.getSnapshot().sessions.get(actor.sessionId)?.steps.at(-1)?.n).toBe(300); }, { timeout: 5000 });
});

test('a server that talks nonsense does no harm', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  stopping.push(() => { for (const client of server.clients) client.terminate(); server.close(); });
  server.on('connection', (socket) => {
    for (const text of ['', '{', 'null', '{"type":"service.register"}', '{"type":"service.state","sessionId":"x","state":"{"}']) socket.send(text);
    socket.send(JSON.stringify({ type: 'service.register', sessionId: 'ok', id: 'ok', machine: '{"id":"ok"}', state: '{"value":{},"context":{},"_event":{}}' }));
  });
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await once(server, 'listening');
  const address = server.address();
  const live = received(`ws://127.0.0.1:${typeof address === 'object' ? address?.port ?? 0 : 0}`);
  await vi.waitFor(() => { expect([...live.getSnapshot().sessions.keys()]).toEqual(['ok']); });
  error.mockRestore();
});
