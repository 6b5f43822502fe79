import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { run } from '@rulebench/core/bench';
import { benchOf, explain } from '@rulebench/core/explain';
import { debuggerMachine, keptOf, replayed, stepAt, waivedBy, watchedAlong, watchedIn, type Breakpoint } from '../src/index.ts';
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

  test('a branch grows at its end; played on from its middle, another begins and the first is kept', () => {
    const actor = started(1);
    actor.send({ type: 'PLAY_EVENT', event: { type: 'REST', player: 'Amber' } });
    actor.send({ type: 'PLAY_EVENT', event: { type: 'WEATHER', roll: 6 } });
    actor.send({ type: 'PLAY_EVENT', event: { type: 'REST', player: 'Basalt' } });
    expect(actor.getSnapshot().context.steps).toHaveLength(5);
    expect(actor.getSnapshot().context.branches).toHaveLength(1);
    actor.send({ type: 'BACK' });
    actor.send({ type: 'BACK' });
    actor.send({ type: 'PLAY_EVENT', event: { type: 'WEATHER', roll: 1 } });
    const { context } = actor.getSnapshot();
    expect(context.steps.map(({ event }) => event?.['roll'] ?? event?.type)).toEqual([undefined, 2, 'REST', 1]);
    expect(context.branch).toMatchObject({ id: 2, from: 1 });
    actor.send({ type: 'SHOW_BRANCH', id: 1 });
    expect(actor.getSnapshot().context.steps).toHaveLength(5);
  });

  test('branches are named and removed; what is shown of a removed one is the run it left', () => {
    const actor = started(1);
    actor.send({ type: 'PLAY_EVENT', event: { type: 'REST', player: 'Amber' } });
    actor.send({ type: 'NAME_BRANCH', id: 1, name: ' Amber rests ' });
    actor.send({ type: 'NAME_BRANCH', id: 1, name: '  ' });
    expect(actor.getSnapshot().context.branch?.name).toBe('Amber rests');
    actor.send({ type: 'REMOVE_BRANCH', id: 1 });
    expect(actor.getSnapshot().context).toMatchObject({ branches: [], onBranch: false, cursor: 1 });
    expect(actor.getSnapshot().context.steps).toBe(played.steps);
  });

  test('a branch is kept as its events, and opened again as it was', () => {
    const actor = started(1);
    actor.send({ type: 'PLAY_EVENT', event: { type: 'REST', player: 'Amber' } });
    actor.send({ type: 'PLAY_EVENT', event: { type: 'WEATHER', roll: 6 } });
    const { branch } = actor.getSnapshot().context;
    const again = branch && replayed(played, JSON.parse(JSON.stringify(keptOf(branch))) as ReturnType<typeof keptOf>); // boundary: JSON
    expect(again?.steps.map(({ event, outcome, snapshot }) => [event, outcome, snapshot.value])).toEqual(branch?.steps.map(({ event, outcome, snapshot }) => [event, outcome, snapshot.value]));
    const later = createActor(debuggerMachine, { input: { run: played, branches: again === undefined ? [] : [again], shown: 1 } }).start();
    expect(later.getSnapshot().context).toMatchObject({ onBranch: true, cursor: 3 });
  });
});

describe('a house rule', () => {
  const refused = { type: 'REST', player: 'Basalt' };
  test('lets a move be played that the rules refuse, on a branch of its own, and there alone', () => {
    const actor = started(1);
    actor.send({ type: 'PLAY_EVENT', event: refused, waived: { turnIsOwn: 'allowed' } });
    const { context } = actor.getSnapshot();
    expect(stepAt(context)).toMatchObject({ outcome: 'taken' });
    expect(context.branch?.waived).toEqual({ turnIsOwn: 'allowed' });
    actor.send({ type: 'PLAY_EVENT', event: { type: 'WEATHER', roll: 1 } });
    expect(actor.getSnapshot().context.branches).toHaveLength(1);
    actor.send({ type: 'PLAY_EVENT', event: { type: 'REST', player: 'Amber' } });
    expect(stepAt(actor.getSnapshot().context).outcome).toBe('taken');
    actor.send({ type: 'GO', to: 1 });
    actor.send({ type: 'PLAY_EVENT', event: refused });
    expect(stepAt(actor.getSnapshot().context).outcome).toBe('refused');
    expect(actor.getSnapshot().context.branches).toHaveLength(2);
  });

  test('is what stands in the way, answered otherwise', () => {
    const why = explain(played.bench, played.steps[1]?.snapshot, refused);
    const [candidate] = why.outcome === 'refused' ? why.candidates : [];
    expect(candidate?.waivers).toEqual([['turnIsOwn']]);
    expect(candidate && waivedBy(candidate, ['turnIsOwn'])).toEqual({ turnIsOwn: 'allowed' });
  });
});

describe('breakpoints', () => {
  const arrived = (actor: ReturnType<typeof started>) => waitFor(actor, (snapshot) => snapshot.matches('paused'));
  const stops = async (at: Breakpoint, cursor = 0): Promise<readonly number[]> => {
    const actor = started(cursor);
    actor.send({ type: 'BREAK', at });
    const found: number[] = [];
    for (;;) {
      actor.send({ type: 'RUN_ON' });
      const { cursor: now, stoppedBy } = (await arrived(actor)).context;
      if (stoppedBy === undefined) return found;
      found.push(now);
    }
  };

  test('stop a run where a state is entered, an event comes, a rule is asked, a clause is cited, an effect is had', async () => {
    expect(await stops({ on: 'state', name: 'crossing.day.atWell' })).toEqual([3]);
    expect(await stops({ on: 'event', name: 'TRAVEL' })).toEqual([2, 3]);
    expect(await stops({ on: 'event', name: 'CALM' })).toEqual([1]);
    expect(await stops({ on: 'rule', name: 'wellIsNext' })).toEqual([2, 3]);
    expect(await stops({ on: 'clause', name: 'toy/travel/3' })).toEqual([4]);
    expect(await stops({ on: 'effect', name: 'arrive' })).toEqual([3]);
    expect(await stops({ on: 'effect', name: 'trade' })).toEqual([]);
  });

  test('are found backwards too, and are taken away by setting them again', async () => {
    const actor = started(4);
    const at: Breakpoint = { on: 'event', name: 'TRAVEL' };
    actor.send({ type: 'BREAK', at });
    actor.send({ type: 'RUN_BACK' });
    await arrived(actor);
    expect(actor.getSnapshot().context).toMatchObject({ cursor: 3, stoppedBy: at });
    actor.send({ type: 'BREAK', at });
    expect(actor.getSnapshot().context).toMatchObject({ breakpoints: [], stoppedBy: undefined });
    actor.send({ type: 'RUN_BACK' });
    await arrived(actor);
    expect(cursorOf(actor)).toBe(0);
  });

  test('are looked for in a long run between two frames: other keys are heard meanwhile, and a step ends the way', async () => {
    const many = run(benchOf(caravanModule), CARAVAN, Array.from({ length: 4_000 }, () => ({ type: 'TRAVEL', player: 'Basalt', to: 'Bir' })));
    const actor = createActor(debuggerMachine, { input: { run: many, at: 0, breakpoints: [{ on: 'rule', name: 'noSuchRule' }] } }).start();
    const begun = performance.now();
    actor.send({ type: 'RUN_ON' });
    const { value, context } = actor.getSnapshot();
    expect([value, context.cursor]).toEqual(['seeking', 0]);
    expect(performance.now() - begun).toBeLessThan(500);
    await waitFor(actor, (snapshot) => (snapshot.context.seeking?.at ?? 0) > (context.seeking?.at ?? 0));
    actor.send({ type: 'FORWARD' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'paused', context: { cursor: 1, seeking: undefined } });
    actor.send({ type: 'RUN_ON' });
    expect((await waitFor(actor, (snapshot) => snapshot.matches('paused'), { timeout: 60_000 })).context.cursor).toBe(4_000);
  }, 60_000);

  test('stop a run that is played, which goes on when it is played again', () => {
    vi.useFakeTimers();
    const actor = started(0);
    actor.send({ type: 'BREAK', at: { on: 'event', name: 'TRAVEL' } });
    actor.send({ type: 'PLAY' });
    vi.advanceTimersByTime(10_000);
    expect(actor.getSnapshot()).toMatchObject({ value: 'paused', context: { cursor: 2 } });
    actor.send({ type: 'PLAY' });
    vi.advanceTimersByTime(10_000);
    expect(cursorOf(actor)).toBe(3);
    vi.useRealTimers();
  });
});

describe('watching', () => {
  const along = (expression: string) => {
    const bits = watchedAlong(played.bench, played.steps.map(({ snapshot }) => snapshot), watchedIn(played.bench, expression));
    for (;;) {
      const { done, value } = bits.next();
      if (done === true) return Object.fromEntries(value.map(({ step, at }) => [step, 'value' in at ? at.value : at.none]));
    }
  };
  test('follows a path of the context and a measure along a run', () => {
    expect(along('turn')).toEqual({ 0: 'Amber', 4: 'Basalt' });
    expect(along('at.Amber')).toEqual({ 0: 0, 3: 1 });
    expect(along('wells[1].name')).toEqual({ 0: 'Bir' });
    expect(along('stormFrom')).toEqual({ 0: 5 });
    expect(along('waterNeeded {"to":"Bir"}')[0]).toBeGreaterThan(0);
  });
  test('says what is not there, and does not look behind the plain data', () => {
    expect(along('at.Nobody')[0]).toBe('there is no “Nobody” here');
    expect(along('at.constructor')[0]).toBe('there is no “constructor” here');
    expect(along('no such thing')[0]).toMatch(/write a path/);
    expect(along('nowhere {"a":1}')[0]).toBe('there is no measure “nowhere”');
    expect(along('waterNeeded {to}')[0]).toMatch(/no JSON/);
  });
  test('each expression once', () => {
    const actor = started();
    for (const expression of ['turn', ' turn ', '', 'storm']) actor.send({ type: 'WATCH', expression });
    actor.send({ type: 'UNWATCH', expression: 'storm' });
    expect(actor.getSnapshot().context.watches).toEqual(['turn']);
  });
});

describe('between run and branch', () => {
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
