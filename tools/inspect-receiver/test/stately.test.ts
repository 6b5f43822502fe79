/** An app that uses @statelyai/inspect 0.7 may name the debugger as its url. */

import { once } from 'node:events';
import { createWebSocketInspector, createInspector } from '@statelyai/inspect';
import { createActor, createMachine } from 'xstate';
import { WebSocket, WebSocketServer } from 'ws';
import { afterEach, expect, test, vi } from 'vitest';
import { stepsOfSession } from '@rulebench/inspect/live';
import { receiveFromSocket } from '../src/index.ts';
import { windows } from './windows.ts';

const stopping: (() => unknown)[] = [];
afterEach(async () => { for (const stop of stopping.splice(0).reverse()) await stop(); vi.unstubAllGlobals(); });

const machine = createMachine({
  id: 'gate', initial: 'shut', context: { n: 0 },
  states: { shut: { on: { OPEN: 'open', FORCE: { guard: () => false, target: 'open' } } }, open: { on: { SHUT: 'shut' } } },
});

test('its sessions are shown: definition, events, states; it takes no events', async () => {
  const { page, appOfPage, app, receive } = windows();
  const live = receive();
  stopping.push(live.stop);
  const inspector = createInspector({ send: (message) => { page.hear({ data: JSON.parse(JSON.stringify(message)) as unknown, origin: app.location.origin, source: appOfPage }); } }); // boundary: as it crosses
  const actor = createActor(machine, { inspect: inspector.inspect }).start();
  for (const type of ['SHUT', 'OPEN', 'SHUT']) actor.send({ type });
  const session = () => live.getSnapshot().sessions.get(actor.sessionId);
  await vi.waitFor(() => { expect(session()?.steps).toHaveLength(4); });
  expect(session()).toMatchObject({ id: 'gate', since: 'start', offers: { events: false, explain: false, legal: false } });
  expect(session()?.steps.map(({ outcome, value }) => [outcome, value])).toEqual([['start', 'shut'], ['not-now', 'shut'], ['taken', 'open'], ['taken', 'shut']]);
  const steps = session();
  expect(steps && stepsOfSession(steps)[2]?.snapshot.matches('open')).toBe(true);
  expect(await live.send(actor.sessionId, { type: 'OPEN' })).toMatchObject({ ok: false, code: 'RB610' });
});

test('its page is greeted as it expects', () => {
  const { receive, toApp } = windows();
  stopping.push(receive().stop);
  expect(toApp).toContainEqual({ type: '@statelyai.connected' });
});

test('what it sends to a WebSocket is understood when a server hands it on', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  stopping.push(() => { for (const client of server.clients) client.terminate(); server.close(); });
  server.on('connection', (socket) => { socket.on('message', (data: Buffer) => { for (const other of server.clients) if (other !== socket) other.send(data.toString()); }); });
  await once(server, 'listening');
  const address = server.address();
  const url = `ws://127.0.0.1:${typeof address === 'object' ? address?.port ?? 0 : 0}`;
  const live = receiveFromSocket({ url, WebSocket });
  stopping.push(live.stop);
  await vi.waitFor(() => { expect(server.clients.size).toBe(1); });
  const inspector = createWebSocketInspector({ url });
  stopping.push(() => { inspector.stop(); });
  const actor = createActor(machine, { inspect: inspector.inspect }).start();
  actor.send({ type: 'OPEN' });
  await vi.waitFor(() => { expect(live.getSnapshot().sessions.get(actor.sessionId)?.steps.at(-1)?.value).toBe('open'); }, { timeout: 5000 });
});
