/** From an actor through @xstate/inspect's own window receiver to sessions, and back. */

import { createActor, fromCallback, sendTo, setup } from 'xstate';
import { afterEach, expect, test, vi } from 'vitest';
import { benchOf } from '@rulebench/core/explain';
import { stepsOfSession, type LiveSession, type LiveSource } from '@rulebench/inspect/live';
import { doorModule, doorOf } from './door.ts';
import { windows } from './windows.ts';

const stopping: (() => void)[] = [];
afterEach(() => { for (const stop of stopping.splice(0)) stop(); vi.unstubAllGlobals(); });

/** One frame after another, so that a slow machine slows this down as well. */
async function settled(): Promise<void> {
  for (let frame = 0; frame < 10; frame += 1) await new Promise((resolve) => { setTimeout(resolve, 17); });
}
const shown = (live: LiveSource, id: string): LiveSession => {
  const session = live.getSnapshot().sessions.get(id);
  if (session === undefined) throw new Error(`no session ${id}`);
  return session;
};

function joined(options: Parameters<ReturnType<typeof windows>['attach']>[1] = {}, receive: Parameters<ReturnType<typeof windows>['receive']>[0] = {}) {
  const both = windows();
  const actor = createActor(doorOf()).start();
  const live = both.receive(receive);
  const attachment = both.attach(actor, options);
  stopping.push(live.stop, attachment.detach);
  return { ...both, actor, live, attachment };
}

test('the whole run of an actor arrives: definition, steps with microsteps, refusals, context, end', async () => {
  const { actor, live } = joined();
  const listener = vi.fn();
  live.subscribe(listener);
  for (const event of [{ type: 'OPEN', key: 'tin' }, { type: 'OPEN', key: 'brass' }, { type: 'BURN' }] as const) actor.send(event);
  await settled();
  const session = shown(live, actor.sessionId);
  expect(live.getSnapshot().connected).toBe(true);
  expect(session).toMatchObject({ id: actor.id, since: 'attach', status: 'done', offers: { events: false, explain: false, legal: false } });
  expect(session.steps.map(({ n, outcome, value, context, status }) => ({ n, outcome, value, context, status }))).toEqual([
    { n: 0, outcome: 'start', value: 'shut', context: { turns: 0 }, status: 'active' },
    { n: 1, outcome: 'refused', value: 'shut', context: { turns: 0 }, status: 'active' },
    { n: 2, outcome: 'taken', value: 'open', context: { turns: 1 }, status: 'active' },
    { n: 3, outcome: 'taken', value: 'ash', context: { turns: 1 }, status: 'done' },
  ]);
  expect(session.steps[2]?.microsteps).toMatchObject([
    { raised: false, value: 'ajar', raises: [{ type: 'CREAK' }], transitions: [{ source: 'door.shut', descriptor: 'OPEN', index: 0, targets: ['door.ajar'] }] },
    { raised: true, value: 'open', event: { type: 'CREAK' }, transitions: [{ source: 'door.ajar', descriptor: 'CREAK' }] },
  ]);
  expect(stepsOfSession(session).map(({ outcome }) => outcome)).toEqual(['start', 'refused', 'taken', 'taken']);
  expect(listener.mock.calls.length).toBeLessThanOrEqual(3);
});

test('an app that comes after the debugger is found, and one that comes before it too', async () => {
  for (const first of ['debugger', 'app'] as const) {
    const both = windows();
    const actor = createActor(doorOf()).start();
    const early = first === 'app' ? both.attach(actor) : undefined;
    const live = both.receive();
    const attachment = early ?? both.attach(actor);
    await settled();
    expect(shown(live, actor.sessionId).steps).toHaveLength(1);
    stopping.push(live.stop, attachment.detach);
  }
});

test('events go back where the app allows it, and are refused where it does not', async () => {
  const open = joined({ allowEvents: true });
  await settled();
  expect(await open.live.send(open.actor.sessionId, { type: 'OPEN', key: 'brass' })).toEqual({ ok: true, result: null });
  expect(open.actor.getSnapshot().value).toBe('open');
  await settled();
  expect(shown(open.live, open.actor.sessionId).steps.at(-1)).toMatchObject({ outcome: 'taken', event: { type: 'OPEN', key: 'brass' } });

  const shut = joined();
  await settled();
  expect(await shut.live.send(shut.actor.sessionId, { type: 'OPEN', key: 'brass' })).toMatchObject({ ok: false, code: 'RB610' });
  expect(shut.actor.getSnapshot().value).toBe('shut');
});

test('why and what is legal are asked of the app', async () => {
  const { live, actor } = joined({ bench: benchOf(doorModule) });
  await settled();
  expect(await live.explain(actor.sessionId, { type: 'OPEN', key: 'tin' })).toMatchObject({ ok: true, result: { outcome: 'refused', by: ['toy/door/1'], candidates: [{ verdict: { says: 'tin does not fit' } }] } });
  expect(await live.legal(actor.sessionId)).toEqual({ ok: true, result: { moves: [{ event: { type: 'OPEN', key: 'brass' } }], more: false } });
  actor.send({ type: 'OPEN', key: 'brass' });
  await settled();
  expect(await live.explain(actor.sessionId, { type: 'OPEN', key: 'tin' })).toMatchObject({ ok: true, result: { outcome: 'not-now' } });
  expect(await live.explain(actor.sessionId, { type: 'OPEN', key: 'tin' }, { step: 0 })).toMatchObject({ ok: true, result: { outcome: 'refused' } });
  expect(await live.explain('nobody', { type: 'X' })).toMatchObject({ ok: false, code: 'RB611' });
});

test('without a bench there is no answer to wait for', async () => {
  const { live, actor } = joined();
  await settled();
  expect(await live.explain(actor.sessionId, { type: 'OPEN' })).toMatchObject({ ok: false, code: 'RB614' });
});

test.each([
  ['an origin that is not listened to', { origin: 'https://evil.example' }],
  ['another window', { source: {} }],
])('messages of %s are ignored', async (_, changed) => {
  const { live, page, appOfPage, app } = joined();
  const register = { type: 'service.register', sessionId: 'evil', id: 'evil', machine: '{"id":"evil"}', state: '{"value":{},"context":{},"_event":{}}' };
  page.hear({ data: register, origin: app.location.origin, source: appOfPage, ...changed });
  await settled();
  expect(live.getSnapshot().sessions.has('evil')).toBe(false);
  page.hear({ data: register, origin: app.location.origin, source: appOfPage });
  await settled();
  expect(live.getSnapshot().sessions.has('evil')).toBe(true);
});

test('an app whose origin was not named is not heard', async () => {
  const { live, actor } = joined({}, { origins: ['http://127.0.0.1:99'] });
  actor.send({ type: 'CLOSE' });
  await settled();
  expect(live.getSnapshot()).toMatchObject({ connected: false });
});

test('what cannot be read is left out, and what comes after it is shown', async () => {
  const { live, page, appOfPage, app, actor } = joined();
  const polluting = '{"id":"m","states":{"__proto__":{"polluted":true}},"__proto__":{"polluted":true}}';
  for (const data of [
    null, 'service.register', { type: 'service.register' }, { type: 'service.register', sessionId: 'a', machine: '{', state: '{}' },
    { type: 'service.register', sessionId: 'b', machine: '{}', state: 'null' }, { type: 'service.register', sessionId: 'c', machine: '{"id":"c","initial":"gone","states":{"a":{}}}', state: '{"value":"a","context":{}}' },
    { type: 'service.state', sessionId: actor.sessionId, state: '{' }, { type: 'service.event', sessionId: actor.sessionId, event: '[]' }, { type: 'service.event', sessionId: actor.sessionId, event: '{"data":{"type":"@xstate.microstep"}}' },
    { type: 'service.answer' }, { type: 'service.answer', request: 'r1', ok: true }, { type: 'service.unheardOf', sessionId: 'x' }, { type: 'service.dropped', steps: 'many' }, { type: 7 },
    { type: 'service.register', sessionId: 'p', id: 'p', machine: polluting, state: '{"value":{},"_event":{},"context":{"__proto__":{"polluted":true}}}' },
  ]) page.hear({ data, origin: app.location.origin, source: appOfPage });
  actor.send({ type: 'OPEN', key: 'brass' });
  await settled();
  expect(shown(live, actor.sessionId).steps.at(-1)).toMatchObject({ value: 'open', outcome: 'taken' });
  expect('polluted' in {}).toBe(false);
});

test('an app that speaks the plain protocol is shown, as far as it tells', async () => {
  const { live, page, appOfPage, app, toApp } = joined();
  const machine = { id: 'plain', initial: 'a', states: { a: { on: { GO: [{ target: ['#plain.b'], cond: { type: 'xstate.guard', name: 'may' }, actions: [{ type: 'note' }], internal: false }] } }, b: {} }, context: { n: 0 } };
  const say = (data: object): void => { page.hear({ data, origin: app.location.origin, source: appOfPage }); };
  const state = (value: string, changed: boolean): string => JSON.stringify({ value, context: { n: 0 }, event: { type: 'GO' }, _event: { name: 'GO', data: { type: 'GO' } }, changed, done: false });
  say({ type: 'service.register', sessionId: 'p', machine: JSON.stringify(machine), state: state('a', true) });
  say({ type: 'service.event', sessionId: 'p', event: JSON.stringify({ name: 'xstate.init', data: { type: 'xstate.init' } }) });
  say({ type: 'service.event', sessionId: 'p', event: JSON.stringify({ name: 'GO', data: { type: 'GO' } }) });
  say({ type: 'service.state', sessionId: 'p', state: state('b', true) });
  await settled();
  const session = shown(live, 'p');
  expect(session.steps.map(({ outcome, value }) => [outcome, value])).toEqual([['start', 'a'], ['taken', 'b']]);
  expect(session.shape.states[0]?.on).toEqual([{ descriptor: 'GO', transitions: [{ targets: ['plain.b'], guard: 'may', actions: ['note'], reenter: true }] }]);
  expect(session.offers).toEqual({ events: true, explain: false, legal: false });
  expect(await live.send('p', { type: 'GO', n: 1 })).toEqual({ ok: true, result: null });
  await settled();
  expect(toApp).toContainEqual({ type: 'xstate.event', service: 'p', event: JSON.stringify({ name: 'GO', data: { type: 'GO', n: 1 }, $$type: 'scxml', type: 'external', origin: 'p' }) });
});

test('a flood of ten thousand events arrives in order, with a word about what is missing', async () => {
  const { live, actor } = joined();
  await settled();
  for (let i = 0; i < 10_000; i += 1) actor.send({ type: 'OPEN', key: `tin ${i}` });
  await vi.waitFor(() => { expect(shown(live, actor.sessionId).steps.at(-1)?.n).toBe(10_000); }, { timeout: 20_000 });
  const { steps } = shown(live, actor.sessionId);
  expect(steps.length - 1 + live.getSnapshot().dropped).toBe(10_000);
  expect(steps.every((step, i) => i === 0 || step.n === (steps[i - 1]?.n ?? 0) + 1 + step.dropped)).toBe(true);
});

test('when the app goes its sessions are left as they were', async () => {
  const { live, actor, attachment } = joined();
  await settled();
  attachment.detach();
  await settled();
  expect(live.getSnapshot().connected).toBe(false);
  expect(shown(live, actor.sessionId)).toMatchObject({ status: 'left' });
});

test('a page that goes is heard to go, though it is no window any more', async () => {
  const { live, page } = joined();
  await settled();
  page.hear({ data: { type: 'xstate.disconnect' }, origin: 'http://127.0.0.1:9', source: null });
  await settled();
  expect(live.getSnapshot().connected).toBe(true);
  page.hear({ data: { type: 'xstate.disconnect' }, origin: 'http://127.0.0.1:1', source: null });
  await settled();
  expect(live.getSnapshot().connected).toBe(false);
});

test('several actors of one page are one app: each is asked by itself, and one that is taken back leaves the others', async () => {
  const { attach, actor, live, attachment } = joined({ allowEvents: true, bench: benchOf(doorModule) });
  const other = createActor(doorOf()).start();
  const second = attach(other, { bench: benchOf(doorModule) });
  stopping.push(second.detach);
  await settled();
  expect([...live.getSnapshot().sessions.keys()].sort()).toEqual([actor.sessionId, other.sessionId].sort());
  for (const { sessionId } of [actor, other]) {
    expect(await live.explain(sessionId, { type: 'OPEN', key: 'tin' })).toMatchObject({ ok: true, result: { outcome: 'refused' } });
  }
  expect(await live.send(actor.sessionId, { type: 'OPEN', key: 'brass' })).toEqual({ ok: true, result: null });
  expect(await live.send(other.sessionId, { type: 'OPEN', key: 'brass' })).toMatchObject({ ok: false, code: 'RB610' });
  expect([actor.getSnapshot().value, other.getSnapshot().value]).toEqual(['open', 'shut']);

  attachment.detach();
  await settled();
  other.send({ type: 'OPEN', key: 'tin' });
  await settled();
  expect(live.getSnapshot().connected).toBe(true);
  expect(shown(live, actor.sessionId).status).toBe('detached');
  expect(shown(live, other.sessionId)).toMatchObject({ status: 'active', steps: [{}, { outcome: 'refused' }] });
  second.detach();
  await settled();
  expect(live.getSnapshot().connected).toBe(false);
});

test('what runs no machine took each event, also where nothing of it is different after', async () => {
  const echo = createActor(setup({ actors: { echo: fromCallback(() => undefined) } }).createMachine({ invoke: { id: 'echo', src: 'echo' }, on: { PING: { actions: sendTo('echo', { type: 'PING' }) } } })).start();
  const both = windows();
  const other = both.receive();
  const { detach } = both.attach(echo);
  stopping.push(other.stop, detach);
  echo.send({ type: 'PING' });
  await settled();
  expect([...other.getSnapshot().sessions.values()].map(({ steps }) => steps.map(({ outcome }) => outcome))).toEqual([['start', 'taken'], ['start', 'taken']]);
});
