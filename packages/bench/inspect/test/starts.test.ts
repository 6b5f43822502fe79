/** What `onStart` needs of XState: every actor is started by `Actor.prototype.start`, before it tells anything. */

import { createActor, createMachine, fromPromise, type AnyActorRef, type InspectionEvent } from 'xstate';
import { afterEach, expect, test, vi } from 'vitest';
import { onStart } from '../src/starts.ts';

const lamp = createMachine({ id: 'lamp', initial: 'off', states: { off: { on: { PRESS: 'on' } }, on: { on: { PRESS: 'off' } } } });
const house = createMachine({ id: 'house', initial: 'lit', states: { lit: { invoke: { id: 'lamp', src: lamp } } } });

let stops: (() => void)[] = [];
afterEach(() => { for (const stop of stops.reverse()) stop(); stops = []; });

function heard(): AnyActorRef[] {
  const actors: AnyActorRef[] = [];
  stops.push(onStart((actor) => { actors.push(actor); }));
  return actors;
}

test('an actor is heard of as it starts, with its snapshot, and before it says anything', () => {
  const told: string[] = [];
  stops.push(onStart((actor) => { told.push(`starts in ${String((actor.getSnapshot() as { value: unknown }).value)}`); })); // boundary: the actor of a machine
  const actor = createActor(lamp, { inspect: ({ type }: InspectionEvent) => { told.push(type); } });
  expect(told).toEqual(['@xstate.actor']);
  actor.start();
  expect(told.slice(1, 3)).toEqual(['starts in off', '@xstate.event']);
});

test('one made before is heard of too, of what it starts only itself, and one that starts again, again', () => {
  const before = createActor(house);
  const actors = heard();
  before.start();
  expect(actors).toEqual([before]);
  before.stop();
  const work = createActor(fromPromise(() => Promise.resolve(1))).start();
  expect(actors).toEqual([before, work]);
});

test('the actor does as it always does, also where who listens fails', () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  stops.push(onStart(() => { throw new Error('listening failed'); }));
  const actor = createActor(lamp);
  expect(actor.start()).toBe(actor);
  actor.send({ type: 'PRESS' });
  expect(actor.getSnapshot().value).toBe('on');
  expect(complain).toHaveBeenCalledOnce();
  complain.mockRestore();
});

test('two may listen, and each may stop without the other', () => {
  const one: AnyActorRef[] = [];
  const stop = onStart((actor) => { one.push(actor); });
  const other = heard();
  createActor(lamp).start();
  stop();
  createActor(lamp).start();
  expect([one.length, other.length]).toEqual([1, 2]);
});

test('who listens to a system from within an event hears that event', () => {
  const actor = createActor(lamp).start();
  const late: string[] = [];
  let joined = false;
  actor.system.inspect({ next: () => {
    if (joined) return;
    joined = true;
    actor.system.inspect({ next: ({ type }) => { late.push(type); } });
  } });
  actor.send({ type: 'PRESS' });
  expect(late[0]).toBe('@xstate.event');
});
