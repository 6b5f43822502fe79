import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { run } from '@rulebench/core/bench';
import { benchOf } from '@rulebench/core/explain';
import { debuggerMachine, stepAt } from '../src/index.ts';
import { CARAVAN, caravanModule } from './toy/caravan.ts';

const played = run(benchOf(caravanModule), CARAVAN, [
  { type: 'WEATHER', roll: 2 },
  { type: 'TRAVEL', player: 'Basalt', to: 'Bir' },
  { type: 'TRAVEL', player: 'Amber', to: 'Bir' },
  { type: 'CHOOSE', choice: 'atTheWell', picks: ['fill'] },
]);
const started = (at?: number) => createActor(debuggerMachine, { input: { run: played, ...(at === undefined ? {} : { at }) } }).start();
const cursorOf = (actor: ReturnType<typeof started>) => actor.getSnapshot().context.cursor;

describe('the cursor', () => {
  test('starts at the last step, or where it is told to', () => {
    expect(cursorOf(started())).toBe(4);
    expect(cursorOf(started(2))).toBe(2);
    expect(cursorOf(started(99))).toBe(4);
    expect(cursorOf(started(-3))).toBe(0);
  });

  test('moves to first, back, forward and last, and no further', () => {
    const actor = started(1);
    actor.send({ type: 'BACK' });
    actor.send({ type: 'BACK' });
    expect(cursorOf(actor)).toBe(0);
    actor.send({ type: 'FORWARD' });
    expect(cursorOf(actor)).toBe(1);
    actor.send({ type: 'LAST' });
    actor.send({ type: 'FORWARD' });
    expect(cursorOf(actor)).toBe(4);
    actor.send({ type: 'GO', to: 3 });
    expect(cursorOf(actor)).toBe(3);
    actor.send({ type: 'FIRST' });
    expect(cursorOf(actor)).toBe(0);
  });

  test('moves alone: the steps are those of the run, with the same snapshots', () => {
    const actor = started();
    actor.send({ type: 'BACK' });
    const { context } = actor.getSnapshot();
    expect(context.steps).toBe(played.steps);
    expect(stepAt(context)).toBe(played.steps[3]);
  });
});

describe('playing', () => {
  beforeEach(() => { vi.useFakeTimers(); });
  afterEach(() => { vi.useRealTimers(); });

  test('goes forward at its speed and stops at the last step', () => {
    const actor = started(1);
    actor.send({ type: 'SPEED', perSecond: 2 });
    actor.send({ type: 'PLAY' });
    vi.advanceTimersByTime(499);
    expect(cursorOf(actor)).toBe(1);
    vi.advanceTimersByTime(1);
    expect(cursorOf(actor)).toBe(2);
    vi.advanceTimersByTime(5000);
    expect(cursorOf(actor)).toBe(4);
    expect(actor.getSnapshot().value).toBe('paused');
  });

  test('from the last step begins at the first', () => {
    const actor = started();
    actor.send({ type: 'TOGGLE' });
    expect(cursorOf(actor)).toBe(0);
    expect(actor.getSnapshot().value).toBe('playing');
    actor.send({ type: 'TOGGLE' });
    vi.advanceTimersByTime(3000);
    expect(cursorOf(actor)).toBe(0);
  });

  test('any step by hand pauses it', () => {
    for (const event of [{ type: 'BACK' }, { type: 'GO', to: 2 }, { type: 'TRY', event: { type: 'REST', player: 'Amber' } }] as const) {
      const actor = started(1);
      actor.send({ type: 'PLAY' });
      actor.send(event);
      expect(actor.getSnapshot().value).toBe('paused');
    }
  });
});

describe('trying and branching', () => {
  test('an event that is tried changes no step, and is left by moving on', () => {
    const actor = started(1);
    const event = { type: 'REST', player: 'Amber' };
    actor.send({ type: 'TRY', event });
    expect(actor.getSnapshot().context).toMatchObject({ tried: event, cursor: 1 });
    expect(actor.getSnapshot().context.steps).toBe(played.steps);
    actor.send({ type: 'FORWARD' });
    expect(actor.getSnapshot().context.tried).toBeUndefined();
  });

  test('an event that is played goes on a branch after the cursor; the run is kept', () => {
    const actor = started(1);
    actor.send({ type: 'PLAY_EVENT', event: { type: 'REST', player: 'Amber' } });
    const { context } = actor.getSnapshot();
    expect(context.steps.map(({ event }) => event?.type)).toEqual([undefined, 'WEATHER', 'REST']);
    expect(context).toMatchObject({ cursor: 2, onBranch: true, branch: { from: 1 } });
    expect(context.run).toBe(played);
    expect(stepAt(context).snapshot.value).toEqual({ crossing: { sky: 'clear', day: 'dawn' } });
  });

  test('a branch grows at its end and is cut where it is played on from its middle', () => {
    const actor = started(1);
    actor.send({ type: 'PLAY_EVENT', event: { type: 'REST', player: 'Amber' } });
    actor.send({ type: 'PLAY_EVENT', event: { type: 'WEATHER', roll: 6 } });
    actor.send({ type: 'PLAY_EVENT', event: { type: 'REST', player: 'Basalt' } });
    expect(actor.getSnapshot().context.steps).toHaveLength(5);
    actor.send({ type: 'BACK' });
    actor.send({ type: 'BACK' });
    actor.send({ type: 'PLAY_EVENT', event: { type: 'WEATHER', roll: 1 } });
    const { context } = actor.getSnapshot();
    expect(context.steps.map(({ event }) => event?.['roll'] ?? event?.type)).toEqual([undefined, 2, 'REST', 1]);
    expect(context.branch?.from).toBe(1);
  });

  test('the example can be returned to, and the branch too', () => {
    const actor = started(1);
    actor.send({ type: 'SHOW_BRANCH' });
    expect(actor.getSnapshot().context.onBranch).toBe(false);
    actor.send({ type: 'PLAY_EVENT', event: { type: 'REST', player: 'Amber' } });
    actor.send({ type: 'SHOW_RUN' });
    expect(actor.getSnapshot().context).toMatchObject({ onBranch: false, cursor: 1 });
    expect(actor.getSnapshot().context.steps).toBe(played.steps);
    actor.send({ type: 'SHOW_BRANCH' });
    expect(actor.getSnapshot().context).toMatchObject({ onBranch: true, cursor: 2 });
  });

  test('a refused event may be played too: it is a step that changes nothing', () => {
    const actor = started(1);
    actor.send({ type: 'PLAY_EVENT', event: { type: 'REST', player: 'Basalt' } });
    const step = stepAt(actor.getSnapshot().context);
    expect(step.outcome).toBe('refused');
    expect(step.snapshot).toBe(played.steps[1]?.snapshot);
  });
});
