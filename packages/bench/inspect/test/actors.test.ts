/** What is used of XState beyond its documentation does what it is used for. */

import { assign, createActor, createMachine, fromPromise, raise, sendTo, setup, type InspectionEvent } from 'xstate';
import { expect, test } from 'vitest';
import { childrenOf, hasStarted, isWithin, machineOf, parentOf, snapshotOf, statusOf } from '../src/actors.ts';
import { doorOf } from './door.ts';

test('an actor that was not started is told from one that was, also when it is over', () => {
  const actor = createActor(doorOf());
  expect(hasStarted(actor)).toBe(false);
  actor.start();
  expect(hasStarted(actor)).toBe(true);
  actor.stop();
  expect(hasStarted(actor)).toBe(true);
});

test('a machine is found behind its actor, and none behind a promise', () => {
  const machine = doorOf();
  expect(machineOf(createActor(machine))).toBe(machine);
  expect(machineOf(createActor(fromPromise(() => Promise.resolve(1))))).toBeUndefined();
});

test('children know who started them', () => {
  const child = createMachine({ id: 'child' });
  const actor = createActor(setup({ actors: { child } }).createMachine({ invoke: { id: 'c', src: 'child' } })).start();
  const [found] = childrenOf(snapshotOf(actor));
  expect(found?.id).toBe('c');
  expect(found && parentOf(found)).toBe(actor);
  expect(found && isWithin(found, actor)).toBe(true);
  expect(found && isWithin(actor, found)).toBe(false);
});

test('inspection tells an event, its microsteps with what they took, and the snapshot, with the same event object', () => {
  const machine = createMachine({
    initial: 'a', context: { n: 0 },
    states: { a: { on: { GO: { target: 'b', actions: [assign({ n: 1 }), raise({ type: 'ON' })] } } }, b: { on: { ON: 'c' } }, c: { always: 'd' }, d: {} },
  });
  const actor = createActor(machine).start();
  const told: InspectionEvent[] = [];
  actor.system.inspect({ next: (event) => { told.push(event); } });
  const event = { type: 'GO' };
  actor.send(event);
  expect(told.map((one) => (one.type === '@xstate.microstep' ? `${one.event.type}: ${one._transitions.map(({ source, eventType }) => `${source.key} ${eventType}`).join()}` : one.type)))
    .toEqual(['@xstate.event', '@xstate.action', 'GO: a GO', 'ON: b ON', 'ON: c ', '@xstate.snapshot']);
  const events = told.flatMap((one) => (one.type === '@xstate.event' || one.type === '@xstate.snapshot' ? [one.event] : []));
  expect(events).toEqual([event, event]);
  expect(events.every((one) => one === event)).toBe(true);
});

test('an event sent while another is worked on is told when it is sent, and its snapshot later', () => {
  const machine = createMachine({ initial: 'a', states: { a: { on: { GO: { target: 'b', actions: sendTo(({ self }) => self, { type: 'NEXT' }) } } }, b: { on: { NEXT: 'c' } }, c: {} } });
  const actor = createActor(machine).start();
  const told: string[] = [];
  actor.system.inspect({ next: (event) => { if (event.type === '@xstate.event' || event.type === '@xstate.snapshot') told.push(`${event.type.slice(8)} ${event.event.type}`); } });
  actor.send({ type: 'GO' });
  expect(told).toEqual(['event GO', 'event NEXT', 'snapshot GO', 'snapshot NEXT']);
});

test('a guard that throws gives no snapshot to inspection: the actor has status error', () => {
  const actor = createActor(createMachine({ on: { X: { guard: () => { throw new Error('no'); }, actions: () => undefined } } }));
  actor.subscribe({ error: () => undefined });
  actor.start();
  const told: string[] = [];
  actor.system.inspect({ next: ({ type }) => { told.push(type); } });
  actor.send({ type: 'X' });
  expect(told).toEqual(['@xstate.event']);
  expect(statusOf(snapshotOf(actor))).toBe('error');
});
