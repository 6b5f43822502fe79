/** What an attached app tells and takes, seen from the wire. */

import { createActor, createMachine, fromPromise, setup, type AnyActorRef } from 'xstate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { benchOf, plainModule } from '@rulebench/core/explain';
import { attach, type AttachOptions } from '../src/attach.ts';
import { doorModule, doorOf } from './door.ts';
import { pair, type Pair } from './windows.ts';

const URL_OF_PAGE = 'http://127.0.0.1:2/live';
let windows: Pair;
let detach: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  windows = pair();
  vi.stubGlobal('window', windows.app);
});
afterEach(() => {
  for (const one of detach) one();
  detach = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** All of a window that is used. */
const asWindow = (handle: unknown): Window => handle as Window; // boundary: a stand-in
const noteOf = (message: Record<string, unknown> | undefined) => (message?.['note'] ?? {}) as Record<string, unknown>; // boundary: a message that was sent

function attached(actor: AnyActorRef, options: Partial<AttachOptions> = {}) {
  const attachment = attach(actor, { url: URL_OF_PAGE, target: asWindow(windows.pageOfApp), ...options });
  detach.push(attachment.detach);
  return attachment;
}

const say = (message: unknown): void => { windows.appOfPage.postMessage(message, windows.app.origin); };
const frame = (): void => { vi.advanceTimersByTime(20); };
const json = (text: unknown): Record<string, unknown> => JSON.parse(String(text)) as Record<string, unknown>; // boundary: a message that was sent
const ask = (event: object, service: string): object => ({ type: 'xstate.event', service, request: 'q', event: JSON.stringify({ name: 'x', $$type: 'scxml', data: event, origin: service }) });

/** The wire in short: `event OPEN`, `micro door.leaf.shut|OPEN`, `state {...}`. */
function short(): string[] {
  return windows.arrived.map((message) => {
    switch (message['type']) {
      case 'service.register': return `register ${String(message['id'])}`;
      case 'service.event': {
        const { data } = json(message['event']) as { data: { type: string; transitions?: { source: string; descriptor: string }[] } }; // boundary: a message that was sent
        return data.transitions === undefined ? `event ${data.type}` : `micro ${data.transitions.map(({ source, descriptor }) => `${source}|${descriptor}`).join(' ')}`;
      }
      case 'service.state': return `state ${JSON.stringify(json(message['state'])['value'])}`;
      case 'service.stop': return `stop ${String(noteOf(message)['status'])}`;
      default: return String(message['type']);
    }
  });
}

test('an actor that runs is told as it is now, and says that its history starts there', () => {
  const actor = createActor(doorOf()).start();
  actor.send({ type: 'KNOCK' });
  attached(actor);
  say({ type: 'xstate.inspecting' });
  frame();
  const [, register] = windows.arrived;
  expect(short()).toEqual(['service.attached', `register ${actor.id}`]);
  expect(register).toMatchObject({ sessionId: actor.sessionId, note: { since: 'attach', step: 0, offers: { events: false, explain: false, legal: false } } });
  expect(json(register?.['state'])).toMatchObject({ value: { leaf: 'shut', bell: 'still', wall: 'whole' }, context: { turns: 0, held: 'nothing' } });
});

test('an actor attached before it starts is told from its start', () => {
  const actor = createActor(doorOf());
  attached(actor);
  actor.start();
  say({ type: 'xstate.inspecting' });
  frame();
  expect(windows.arrived.at(-1)).toMatchObject({ type: 'service.register', note: { since: 'start' } });
});

test('a step is told whole: its event, each microstep with what it took, raised ones marked, then the state', () => {
  const actor = createActor(doorOf()).start();
  attached(actor);
  say({ type: 'xstate.inspecting' });
  actor.send({ type: 'OPEN', key: 'brass' });
  frame();
  expect(short().slice(2, 6)).toEqual(['event OPEN', 'micro door.leaf.shut|OPEN', 'micro door.leaf.ajar|CREAK', 'state {"leaf":"open","bell":"still","wall":"whole"}']);
  const microsteps = windows.arrived.slice(3, 5).map((message) => json(message['event'])['data']);
  expect(microsteps).toMatchObject([
    { raised: false, event: { type: 'OPEN', key: 'brass' }, raises: [{ type: 'CREAK' }], emitted: [{ type: 'noise' }], transitions: [{ targets: ['door.leaf.ajar'], index: 0 }] },
    { raised: true, event: { type: 'CREAK' }, raises: [], emitted: [], value: { leaf: 'open', bell: 'still', wall: 'whole' } },
  ]);
  expect(json(windows.arrived[5]?.['state'])).toMatchObject({ changed: true, done: false, tags: ['passable'], context: { turns: 1 }, _event: { $$type: 'scxml', name: 'OPEN' } });
});

test('a refused event is a step too, without a microstep and unchanged', () => {
  const actor = createActor(doorOf()).start();
  attached(actor);
  say({ type: 'xstate.inspecting' });
  actor.send({ type: 'OPEN', key: 'tin' });
  frame();
  expect(short().slice(2)).toEqual(['event OPEN', 'state {"leaf":"shut","bell":"still","wall":"whole"}']);
  expect(json(windows.arrived.at(-1)?.['state'])['changed']).toBe(false);
});

test('what happened between attaching and the debugger asking is told when it asks, and again when it is opened again', () => {
  const actor = createActor(doorOf()).start();
  attached(actor);
  actor.send({ type: 'KNOCK' });
  frame();
  expect(short()).toEqual(['service.attached']);
  for (let opening = 0; opening < 2; opening += 1) {
    windows.arrived.length = 0;
    say({ type: 'xstate.inspecting' });
    frame();
    expect(short().slice(0, 2)).toEqual([`register ${actor.id}`, 'event KNOCK']);
  }
});

test('events of the debugger are taken where the app allows it', () => {
  const actor = createActor(doorOf()).start();
  attached(actor, { allowEvents: true });
  say({ type: 'xstate.inspecting' });
  say(ask({ type: 'OPEN', key: 'brass' }, actor.sessionId));
  frame();
  expect(actor.getSnapshot().value).toMatchObject({ leaf: 'open' });
  expect(windows.arrived).toContainEqual({ type: 'service.answer', to: 'event', sessionId: actor.sessionId, request: 'q', ok: true, result: 'null' });
});

test.each([
  ['where it does not allow it', false, { type: 'OPEN', key: 'brass' }, undefined, 'RB610'],
  ['for an actor that is not there', true, { type: 'OPEN' }, 'x:none', 'RB611'],
  ['that only XState sends', true, { type: 'xstate.stop' }, undefined, 'RB613'],
])('events are refused with an answer %s', (_, allowEvents, event, service, code) => {
  const actor = createActor(doorOf()).start();
  attached(actor, { allowEvents });
  say({ type: 'xstate.inspecting' });
  say(ask(event, service ?? actor.sessionId));
  frame();
  expect(windows.arrived.find(({ type }) => type === 'service.answer')).toMatchObject({ to: 'event', ok: false, code });
  expect(actor.getSnapshot().value).toMatchObject({ leaf: 'shut' });
  expect(actor.getSnapshot().status).toBe('active');
});

test('an actor that is over takes nothing more', () => {
  const actor = createActor(createMachine({ initial: 'a', states: { a: { on: { END: 'b' } }, b: { type: 'final' } }, output: { won: true } })).start();
  attached(actor, { allowEvents: true });
  say({ type: 'xstate.inspecting' });
  actor.send({ type: 'END' });
  say(ask({ type: 'END' }, actor.sessionId));
  frame();
  expect(short().slice(-2)).toEqual(['state "b"', 'stop done']);
  expect(windows.arrived.find(({ type }) => type === 'service.answer')).toMatchObject({ ok: false, code: 'RB612' });
  expect(windows.arrived.find(({ type }) => type === 'service.state')).toMatchObject({ note: { status: 'done', output: { won: true } } });
});

test.each([
  ['another origin', { origin: 'http://evil.example' }],
  ['another window', { source: {} }],
  ['no window', { source: null }],
])('messages from %s are not heard', (_, changed) => {
  const actor = createActor(doorOf()).start();
  const { isConnected } = attached(actor, { allowEvents: true });
  const heard = { origin: windows.page.origin, source: windows.pageOfApp, ...changed };
  windows.app.hear({ data: { type: 'xstate.inspecting' }, ...heard });
  windows.app.hear({ data: ask({ type: 'OPEN', key: 'brass' }, actor.sessionId), ...heard });
  frame();
  expect(isConnected()).toBe(false);
  expect(actor.getSnapshot().value).toMatchObject({ leaf: 'shut' });
  expect(short()).toEqual(['service.attached']);
});

test('nothing is told to a window that went to another origin', () => {
  const other = pair('http://127.0.0.1:1', 'http://evil.example');
  const actor = createActor(doorOf()).start();
  attached(actor, { target: asWindow(other.pageOfApp) });
  windows.app.hear({ data: { type: 'xstate.inspecting' }, origin: 'http://127.0.0.1:2', source: other.pageOfApp });
  actor.send({ type: 'KNOCK' });
  frame();
  expect(other.arrived).toEqual([]);
});

test('malformed messages are ignored', () => {
  const actor = createActor(doorOf()).start();
  attached(actor, { allowEvents: true, bench: benchOf(doorModule) });
  say({ type: 'xstate.inspecting' });
  frame();
  const before = short();
  const { sessionId: service } = actor;
  for (const message of [
    null, 1, 'xstate.inspecting', [], {}, { type: 7 }, { type: 'constructor' }, { type: '__proto__' }, { type: 'xstate.event' },
    { type: 'xstate.event', service, event: '{' }, { type: 'xstate.event', service, event: 'null' }, { type: 'xstate.event', service, event: '{"data":{"type":1}}' },
    { type: 'xstate.event', service, event: '{"data":[]}' }, { type: 'xstate.event', service, event: 'x'.repeat(2_000_000) }, { type: 'rulebench.explain', service },
    { type: 'rulebench.explain', service, event: '{"type":"X"}', step: 'x' }, { type: 'rulebench.legal' }, { type: 'rulebench.seen', messages: -1 }, new Map([['type', 'xstate.inspecting']]),
  ]) say(message);
  frame();
  expect(short()).toEqual(before);
  expect(actor.getSnapshot().status).toBe('active');
});

test('an event that comes with a prototype is taken without it', () => {
  let got: unknown;
  const actor = createActor(createMachine({ on: { X: { actions: ({ event }: { event: unknown }) => { got = event; } } } })).start();
  attached(actor, { allowEvents: true });
  say({ type: 'xstate.event', service: actor.sessionId, event: '{"data":{"type":"X","__proto__":{"bad":1},"deep":{"__proto__":{"bad":1}}}}' });
  expect(got).toEqual({ type: 'X', deep: {} });
  expect(JSON.stringify(got)).toBe('{"type":"X","deep":{}}');
});

test('explain and legal are answered here where the app gives its bench, for now and for a step of the past', () => {
  const machine = doorOf();
  const actor = createActor(machine).start();
  attached(actor, { bench: benchOf(doorModule) });
  say({ type: 'xstate.inspecting' });
  actor.send({ type: 'OPEN', key: 'brass' });
  const answerTo = (message: object): Record<string, unknown> => {
    say({ service: actor.sessionId, request: 'q', ...message });
    return windows.arrived.at(-1) ?? {};
  };
  const explained = (event: object, step?: number) => answerTo({ type: 'rulebench.explain', event: JSON.stringify(event), ...(step === undefined ? {} : { step }) });
  expect(json(explained({ type: 'OPEN', key: 'tin' })['result'])).toMatchObject({ outcome: 'not-now' });
  const refused = json(explained({ type: 'OPEN', key: 'tin' }, 0)['result']);
  expect(refused).toMatchObject({ outcome: 'refused', by: ['toy/door/1'] });
  expect(json(answerTo({ type: 'rulebench.legal' })['result'])).toEqual({ moves: [{ event: { type: 'CLOSE' } }], more: false });
  expect(json(answerTo({ type: 'rulebench.legal', step: 0 })['result'])).toEqual({ moves: [{ event: { type: 'OPEN', key: 'brass' } }], more: false });
  expect(explained({ type: 'OPEN' }, 77)).toMatchObject({ ok: false, code: 'RB615' });
});

test('without a bench they are refused', () => {
  const actor = createActor(doorOf()).start();
  attached(actor);
  say({ type: 'rulebench.legal', service: actor.sessionId, request: 'q' });
  expect(windows.arrived.at(-1)).toMatchObject({ ok: false, code: 'RB614', to: 'legal', request: 'q' });
});

test('actors that the actor starts are told with their parent, also those that run no machine, and when they end', async () => {
  const child = createMachine({ id: 'inner', initial: 'a', states: { a: { on: { END: 'b' } }, b: { type: 'final' } } });
  const machine = setup({ actors: { child, work: fromPromise(() => Promise.resolve(3)) } }).createMachine({
    initial: 'idle', states: { idle: { on: { GO: 'busy' } }, busy: { invoke: [{ id: 'c', src: 'child' }, { id: 'w', src: 'work' }] } },
  });
  const actor = createActor(machine).start();
  attached(actor, { bench: benchOf(plainModule(machine)) });
  say({ type: 'xstate.inspecting' });
  actor.send({ type: 'GO' });
  await Promise.resolve();
  await Promise.resolve();
  frame();
  const registers = windows.arrived.filter(({ type, parent }) => type === 'service.register' && parent === actor.sessionId);
  expect(registers.map(({ id }) => id)).toEqual(['c', 'w']);
  expect(registers.map((register) => noteOf(register)['offers'])).toEqual([{ events: false, explain: false, legal: false }, { events: false, explain: false, legal: false }]);
  expect(short()).toContain('stop done');
});

test('a rule that throws ends the actor, and the debugger is told why; an app that listened for errors still does', () => {
  const actor = createActor(createMachine({ initial: 'a', states: { a: { on: { X: { guard: () => { throw new Error('broken lock'); }, target: 'a' } } } } }));
  const error = vi.fn();
  actor.subscribe({ error });
  actor.start();
  attached(actor);
  say({ type: 'xstate.inspecting' });
  actor.send({ type: 'X' });
  frame();
  expect(short().slice(2)).toEqual(['event X', 'state "a"', 'stop error']);
  expect(windows.arrived.find(({ type }) => type === 'service.state')?.['note']).toMatchObject({ status: 'error', error: expect.stringContaining('broken lock') as unknown /* boundary: a matcher */ });
  expect(error).toHaveBeenCalledTimes(1);
});

test('attaching leaves the actor alone: the same snapshots, and no observer of ours', () => {
  const alone = createActor(doorOf()).start();
  const watched = createActor(doorOf()).start();
  const { detach: stop } = attached(watched);
  const events = [{ type: 'OPEN', key: 'tin' }, { type: 'OPEN', key: 'brass' }, { type: 'KNOCK' }, { type: 'CLOSE' }] as const;
  for (const event of events) { alone.send(event); watched.send(event); }
  expect(JSON.stringify(watched.getSnapshot())).toBe(JSON.stringify(alone.getSnapshot()));
  stop();
  windows.arrived.length = 0;
  watched.send({ type: 'KNOCK' });
  say({ type: 'xstate.inspecting' });
  frame();
  expect(windows.arrived).toEqual([]);
});

test('a flood is told in parts, what there is no room for is counted, and what comes last is told', () => {
  const actor = createActor(doorOf()).start();
  attached(actor, { room: { kept: 50, waiting: 100 } });
  say({ type: 'xstate.inspecting' });
  for (let i = 0; i < 5000; i += 1) actor.send({ type: 'OPEN', key: `tin ${i}` });
  const atOnce = windows.arrived.length;
  for (let i = 0; i < 20; i += 1) frame();
  const states = windows.arrived.filter(({ type }) => type === 'service.state');
  const dropped = windows.arrived.filter(({ type }) => type === 'service.dropped').reduce((sum, { steps }) => sum + Number(steps), 0);
  expect(atOnce).toBe(2);
  expect(states.length + dropped).toBe(5000);
  expect(states.length).toBeGreaterThanOrEqual(100);
  expect(noteOf(states.at(-1))['step']).toBe(5000);
  const steps = states.map((state) => Number(noteOf(state)['step']));
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
});

test('a debugger that says what it has seen is not sent more than it can take, and one that falls silent is not waited for', () => {
  const actor = createActor(doorOf()).start();
  attached(actor);
  say({ type: 'xstate.inspecting' });
  say({ type: 'rulebench.seen', messages: 0 });
  for (let i = 0; i < 900; i += 1) actor.send({ type: 'OPEN', key: 'tin' });
  for (let i = 0; i < 50; i += 1) frame();
  const ahead = windows.arrived.length;
  expect(ahead).toBeLessThan(700);
  say({ type: 'rulebench.seen', messages: ahead });
  for (let i = 0; i < 10; i += 1) frame();
  expect(windows.arrived.length).toBeGreaterThan(ahead);
  vi.advanceTimersByTime(10_000);
  expect(windows.arrived.filter(({ type }) => type === 'service.state').length).toBe(900);
});

test('a context that cannot be sent is told as far as it can', () => {
  const cyclic: Record<string, unknown> = { big: 2n ** 70n, run: () => 1, text: 'x'.repeat(5_000_000) };
  cyclic['self'] = cyclic;
  const actor = createActor(createMachine({ context: cyclic, on: { X: { actions: () => undefined } } })).start();
  attached(actor);
  say({ type: 'xstate.inspecting' });
  actor.send({ type: 'X', node: { nodeType: 1, nodeName: 'P' } });
  frame();
  expect(json(windows.arrived.find(({ type }) => type === 'service.state')?.['state'])['context']).toMatchObject({
    big: { '@leftOut': 'bigint' }, run: { '@leftOut': 'function' }, text: { '@leftOut': 'text' }, self: { '@leftOut': 'cycle' },
  });
  expect(json(windows.arrived.find(({ type }) => type === 'service.event')?.['event'])['data']).toEqual({ type: 'X', node: { '@leftOut': 'node', says: '<p>' } });
});

test('an address without an origin, and a window that does not open, are refused with a code', () => {
  const actor = createActor(doorOf());
  expect(() => attach(actor, { url: 'data:text/html,x' })).toThrow('RB602');
  expect(() => attach(actor, { url: 'not an address' })).toThrow('RB602');
  Object.assign(windows.app, { open: () => null });
  expect(() => attach(actor, { url: URL_OF_PAGE })).toThrow('RB601');
});

test('a debugger that is open is not opened again for another actor of the page', () => {
  const src = new Map<string, string>();
  const frame = { contentWindow: windows.pageOfApp, setAttribute: vi.fn((name: string, value: string) => { src.set(name, value); }), getAttribute: (name: string) => src.get(name) ?? null };
  const inFrame = () => { detach.push(attach(createActor(doorOf()).start(), { url: URL_OF_PAGE, iframe: frame as unknown as HTMLIFrameElement }).detach); }; // boundary: all of a frame that is used
  inFrame();
  inFrame();
  expect(frame.setAttribute).toHaveBeenCalledTimes(1);
  expect(short()).toEqual(['service.attached']);

  const focus = vi.fn();
  const open = vi.fn(() => ({ closed: false, focus, postMessage: windows.pageOfApp.postMessage }));
  Object.assign(windows.app, { open });
  const inWindow = () => { detach.push(attach(createActor(doorOf()).start(), { url: URL_OF_PAGE }).detach); };
  inWindow();
  inWindow();
  expect(open).toHaveBeenCalledTimes(1);
  expect(focus).toHaveBeenCalledTimes(1);
});
