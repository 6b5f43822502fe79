/** Which actors a story has, and for how long. */

import { createActor, createMachine, fromPromise, setup, type AnyActorRef } from 'xstate';
import { receiveFromPort, type LiveSession, type LiveSource } from '@rulebench/inspect/live';
import { afterEach, expect, test, vi } from 'vitest';
import { benchOfActor } from '../src/benches.ts';
import { stageOf, type RulebenchParameter, type Stage } from '../src/stage.ts';

const lamp = createMachine({ id: 'lamp', initial: 'off', states: { off: { on: { PRESS: 'on' } }, on: { on: { PRESS: 'off' } } } });

let ends: (() => void)[] = [];
afterEach(() => { for (const end of ends) end(); ends = []; });

/** The panel of a stage: it asks anew whenever a story begins. */
function staged(): { readonly stage: Stage; readonly panel: () => LiveSource; readonly stories: () => number; readonly story: (id: string, parameter?: RulebenchParameter) => () => void } {
  let source: LiveSource | undefined;
  let stories = 0;
  const stage = stageOf(() => {
    stories += 1;
    queueMicrotask(() => {
      const { port1, port2 } = new MessageChannel();
      stage.connect(port1);
      source?.stop();
      source = receiveFromPort(port2);
    });
  });
  ends.push(() => { source?.stop(); stage.begin({ id: 'the end' }, {})(); });
  return {
    stage, stories: () => stories, story: (id, parameter = {}) => stage.begin({ id }, parameter),
    panel: () => { if (source === undefined) throw new Error('no story has begun'); return source; },
  };
}

function started(stage: Stage, actor: AnyActorRef = createActor(lamp)): AnyActorRef {
  stage.show(actor);
  actor.start();
  return actor;
}

const shownIn = (source: LiveSource) => [...source.getSnapshot().sessions.values()].map((session: LiveSession) =>
  `${session.shape.id}: ${session.steps.map(({ event, outcome }) => (event === undefined ? 'start' : `${event.type} ${outcome}`)).join(', ')}`);

test('an actor that starts in a story is shown with all that happens to it', async () => {
  const { stage, story, panel } = staged();
  story('one');
  const actor = started(stage);
  actor.send({ type: 'PRESS' });
  await expect.poll(() => shownIn(panel())).toEqual(['lamp: start, PRESS taken']);
});

test('the next story begins with nothing, and what runs on is shown from its next event', async () => {
  const { stage, story, panel, stories } = staged();
  const end = story('one');
  const actor = started(stage);
  actor.send({ type: 'PRESS' });
  await expect.poll(() => shownIn(panel())).toHaveLength(1);
  end();
  story('two');
  expect(stories()).toBe(2);
  await vi.waitFor(() => { expect(shownIn(panel())).toEqual([]); });
  actor.send({ type: 'PRESS' });
  await expect.poll(() => shownIn(panel())).toEqual(['lamp: start, PRESS taken']);
});

test('an actor of the file is shown once it is sent an event, or at once where the story names it', async () => {
  const { stage, story, panel } = staged();
  const actor = started(stage);
  const end = story('one');
  await new Promise((resolve) => { setTimeout(resolve, 50); });
  expect(shownIn(panel())).toEqual([]);
  actor.send({ type: 'PRESS' });
  await expect.poll(() => shownIn(panel())).toEqual(['lamp: start, PRESS taken']);
  end();
  story('two', { actor });
  await expect.poll(() => shownIn(panel())).toEqual(['lamp: start']);
});

test('a machine that nothing starts runs as long as its story', async () => {
  const { story, panel } = staged();
  const machine = setup({ types: { input: {} as { at: string }, context: {} as { at: string } } }) // boundary: types of the machine
    .createMachine({ id: 'clock', context: ({ input }) => input, initial: 'ticking', states: { ticking: { on: { TICK: {} } } } });
  const end = story('one', { machine, input: { at: 'noon' } });
  await expect.poll(() => shownIn(panel())).toEqual(['clock: start']);
  const [session] = panel().getSnapshot().sessions.values();
  expect(session?.steps[0]?.context).toEqual({ at: 'noon' });
  expect(session?.since).toBe('start');
  end();
  await expect.poll(() => [...panel().getSnapshot().sessions.values()].map(({ status }) => status)).toEqual(['stopped']);
});

test('several stories of one page share the panel', async () => {
  const { stage, story, panel, stories } = staged();
  story('one');
  started(stage);
  story('two');
  started(stage);
  expect(stories()).toBe(1);
  await expect.poll(() => shownIn(panel())).toEqual(['lamp: start', 'lamp: start']);
});

test('what is no machine is not shown, and a story may keep its own to itself', async () => {
  const { stage, story, panel } = staged();
  const end = story('one');
  started(stage, createActor(fromPromise(() => Promise.resolve(1))));
  started(stage);
  await expect.poll(() => shownIn(panel())).toEqual(['lamp: start']);
  end();
  story('two', { machine: lamp, disable: true });
  await new Promise((resolve) => { setTimeout(resolve, 50); });
  expect(shownIn(panel())).toEqual([]);
});

test('events come from the panel unless the story forbids it', async () => {
  const { stage, story, panel } = staged();
  const end = story('one');
  const actor = started(stage);
  await expect.poll(() => shownIn(panel())).toHaveLength(1);
  expect(await panel().send(actor.sessionId, { type: 'PRESS' })).toMatchObject({ ok: true });
  expect(actor.getSnapshot()).toMatchObject({ value: 'on' });
  end();
  story('two', { actor, allowEvents: false });
  await expect.poll(() => shownIn(panel())).toHaveLength(1);
  expect(await panel().send(actor.sessionId, { type: 'PRESS' })).toMatchObject({ ok: false, code: 'RB610' });
});

test('the legal moves of a plain machine are the events it knows that are taken as they are', async () => {
  const { stage, story, panel } = staged();
  const machine = setup({ guards: { has: ({ event }) => (event as unknown as { card: { name: string } }).card.name === 'gold', never: () => false } }) // boundary: an event that lacks its data
    .createMachine({ id: 'gate', initial: 'shut', states: { shut: { on: { ENTER: { guard: 'has', target: 'open' }, KNOCK: { actions: () => undefined }, PUSH: { guard: 'never', target: 'open' }, 'far.*': {} }, after: { 10_000: 'open' } }, open: {} } });
  story('one');
  const actor = started(stage, createActor(machine));
  await expect.poll(() => shownIn(panel())).toHaveLength(1);
  expect(await panel().legal(actor.sessionId)).toEqual({ ok: true, result: { moves: [{ event: { type: 'KNOCK' } }], more: false } });
  expect(benchOfActor(actor)).toBe(benchOfActor(createActor(machine)));
  actor.stop();
});
