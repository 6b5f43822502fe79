/** Actors shown through a port, as the other end has them. */

import { createActor, createMachine, fromTransition, sendTo, setup, type AnyActorRef } from 'xstate';
import { afterEach, expect, test } from 'vitest';
import { benchOf, plainModule } from '@rulebench/core/explain';
import { receiveFromPort, stepsOfSession, type LiveSession, type LiveSource } from '../src/live.ts';
import type { Shown } from '../src/attach.ts';
import { showing, type Showing } from '../src/show.ts';

const lamp = createMachine({ id: 'lamp', initial: 'off', states: { off: { on: { PRESS: 'on' } }, on: { on: { PRESS: 'off' } } } });
const gate = setup({ guards: { isMember: ({ event }) => (event as { card?: string }).card === 'gold' } }) // boundary: an event of any form
  .createMachine({ id: 'gate', initial: 'shut', states: { shut: { on: { ENTER: { guard: 'isMember', target: 'open' } } }, open: { type: 'final' } } });
const benchOfActor = (actor: AnyActorRef) => benchOf(plainModule((actor.getSnapshot() as { machine: typeof lamp }).machine)); // boundary: actors of machines

let ends: (() => void)[] = [];
afterEach(() => { for (const end of ends) end(); ends = []; });

function connected(options: Shown = {}): { readonly shown: Showing; readonly source: LiveSource; readonly again: () => LiveSource } {
  const shown = showing(options);
  ends.push(shown.stop);
  const again = (): LiveSource => {
    const { port1, port2 } = new MessageChannel();
    shown.connect(port1);
    const source = receiveFromPort(port2);
    ends.push(source.stop);
    return source;
  };
  return { shown, source: again(), again };
}

const sessionsOf = (source: LiveSource): readonly LiveSession[] => [...source.getSnapshot().sessions.values()];
const eventsOf = (session: LiveSession | undefined) => session?.steps.map(({ event, outcome }) => `${event?.type ?? 'start'} ${outcome}`);

test('actors that come one by one are told from where each of them was', async () => {
  const { shown, source } = connected();
  const one = createActor(lamp).start();
  one.send({ type: 'PRESS' });
  shown.show(one);
  const other = createActor(gate);
  shown.show(other);
  other.start();
  one.send({ type: 'PRESS' });
  other.send({ type: 'ENTER' });
  await expect.poll(() => sessionsOf(source).map((session) => [session.shape.id, session.since, eventsOf(session)])).toEqual([
    ['lamp', 'attach', ['start start', 'PRESS taken']],
    ['gate', 'start', ['start start', 'ENTER refused']],
  ]);
});

test('one that was stopped and starts again begins anew', async () => {
  const { shown, source } = connected();
  const actor = createActor(lamp);
  shown.show(actor);
  shown.show(actor);
  actor.start();
  actor.send({ type: 'PRESS' });
  actor.stop();
  await expect.poll(() => sessionsOf(source).map(({ status }) => status)).toEqual(['stopped']);
  Object.assign(actor, { _processingStatus: 0, _snapshot: createActor(lamp).getSnapshot() }); // as @xstate/react does under React's strict mode
  shown.show(actor);
  actor.start();
  actor.send({ type: 'PRESS' });
  actor.send({ type: 'PRESS' });
  await expect.poll(() => sessionsOf(source).map((session) => [session.status, eventsOf(session)])).toEqual([['active', ['start start', 'PRESS taken', 'PRESS taken']]]);
});

test('an actor that fails and is set back at once is told to have failed, and holds up nobody', async () => {
  const { shown, source } = connected();
  const failing = createActor(createMachine({ id: 'failing', initial: 'a', states: { a: { on: { X: { guard: () => { throw new Error('broken lock'); }, target: 'a' } } } } }));
  failing.subscribe({ error: () => undefined });
  const other = createActor(lamp);
  shown.show(failing);
  shown.show(other);
  failing.start();
  other.start();
  failing.send({ type: 'X' });
  Object.assign(failing, { _processingStatus: 0 }); // as @xstate/react does when what uses it is gone
  other.send({ type: 'PRESS' });
  await expect.poll(() => sessionsOf(source).map((session) => [session.status, eventsOf(session)])).toEqual([
    ['error', ['start start', 'X broken']], ['active', ['start start', 'PRESS taken']],
  ]);
});

test('what runs no machine has its steps and its context too, and stops also where it does not say so itself', async () => {
  const { shown, source } = connected();
  const counter = fromTransition((count: { n: number }, _: { type: 'ADD' }) => ({ n: count.n + 1 }), { n: 0 });
  const machine = setup({ actors: { counter } }).createMachine({
    id: 'host', initial: 'on', states: { on: { invoke: { id: 'tally', src: 'counter' }, on: { ADD: { actions: sendTo('tally', { type: 'ADD' }) }, STOP: 'off' } }, off: {} },
  });
  const actor = createActor(machine);
  shown.show(actor);
  actor.start();
  actor.send({ type: 'ADD' });
  actor.send({ type: 'STOP' });
  const tally = () => sessionsOf(source).find(({ id }) => id === 'tally');
  await expect.poll(() => [tally()?.status, eventsOf(tally())]).toEqual(['stopped', ['start start', 'ADD taken']]);
  const steps = stepsOfSession(tally() ?? fail());
  expect(steps).toMatchObject([{ snapshot: { context: { n: 0 } } }, { snapshot: { context: { n: 1 } } }]);
});

function fail(): never { throw new Error('there is no such session'); }

test('each actor is explained by its own bench, and takes events, where that is allowed', async () => {
  const { shown, source } = connected({ allowEvents: true, bench: benchOfActor });
  const one = createActor(lamp).start();
  const other = createActor(gate).start();
  shown.show(one);
  shown.show(other);
  await expect.poll(() => sessionsOf(source).length).toBe(2);
  expect(await source.explain(other.sessionId, { type: 'ENTER', card: 'tin' })).toMatchObject({ ok: true, result: { outcome: 'refused' } });
  expect(await source.explain(one.sessionId, { type: 'PRESS' })).toMatchObject({ ok: true, result: { outcome: 'taken' } });
  expect(await source.send(other.sessionId, { type: 'ENTER', card: 'gold' })).toEqual({ ok: true, result: null });
  expect(other.getSnapshot().value).toBe('open');
});

test('whoever comes later is told everything that is kept, and the one before hears no more', async () => {
  const { shown, source, again } = connected();
  const actor = createActor(lamp).start();
  shown.show(actor);
  actor.send({ type: 'PRESS' });
  await expect.poll(() => eventsOf(sessionsOf(source)[0])).toEqual(['start start', 'PRESS taken']);
  const later = again();
  actor.send({ type: 'PRESS' });
  await expect.poll(() => eventsOf(sessionsOf(later)[0])).toEqual(['start start', 'PRESS taken', 'PRESS taken']);
  expect(eventsOf(sessionsOf(source)[0])).toHaveLength(2);
});

test('messages of no meaning do no harm, at either end', async () => {
  const shown = showing();
  ends.push(shown.stop);
  const { port1, port2 } = new MessageChannel();
  shown.connect(port1);
  const actor = createActor(lamp).start();
  shown.show(actor);
  for (const nonsense of [null, 7, {}, { type: 'xstate.event' }, { type: 'service.state', state: '{' }]) port2.postMessage(nonsense);
  const source = receiveFromPort(port2);
  ends.push(source.stop);
  for (const nonsense of [null, 'x', { type: 'service.register', sessionId: 'x:1', machine: 'no json', state: '{}' }, { type: 'service.state', sessionId: 'x:1' }]) port1.postMessage(nonsense);
  actor.send({ type: 'PRESS' });
  await expect.poll(() => sessionsOf(source).map(eventsOf)).toEqual([['start start', 'PRESS taken']]);
});
