/** The debugger's side as data: shapes that survive the way, and sessions that grow from what is heard. */

import { createMachine, type AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { refOf } from '@rulebench/core/bench';
import { nodesOf } from '@rulebench/core/explain';
import { definitionOf } from '../src/definition.ts';
import { hearing, type Heard } from '../src/live/hear.ts';
import { NOTHING, type LiveSession } from '../src/live/model.ts';
import { shapeOfV4 } from '../src/live/shape-of-v4.ts';
import { shapeOfV5 } from '../src/live/shape-of-v5.ts';
import { skeletonOf } from '../src/live/skeleton.ts';
import { benchOfSession, stepsOfSession } from '../src/live/steps.ts';
import type { StateShape } from '../src/live/shape.ts';
import { doorOf } from './door.ts';

const sent = (machine: Parameters<typeof definitionOf>[0]): StateShape => shapeOfV4(JSON.parse(JSON.stringify(definitionOf(machine))));

describe('a definition that crossed to the debugger', () => {
  test('gives a machine with the same states and the same transitions in the same places', () => {
    const original = doorOf();
    const skeleton = skeletonOf(sent(original));
    const statesOf = (machine: AnyStateMachine | undefined) => (machine === undefined ? [] : nodesOf(machine.root)).map(({ id, key, type, history, tags, description, meta }) => ({ id, key, type, history, tags, description, meta: JSON.stringify(meta) }));
    const transitionsOf = (machine: AnyStateMachine | undefined) => (machine === undefined ? [] : nodesOf(machine.root)).flatMap((node) =>
      [...node.transitions.values(), node.always ?? []].flat().map((transition) => ({ ...refOf(transition), guarded: transition.guard !== undefined, reenter: transition.reenter, meta: JSON.stringify(transition.meta) }))).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
    expect(statesOf(skeleton)).toEqual(statesOf(original));
    expect(transitionsOf(skeleton)).toEqual(transitionsOf(original));
    expect(transitionsOf(original).length).toBeGreaterThan(10);
  });

  test('keeps the parts of guards', () => {
    const shut = sent(doorOf()).states.find(({ key }) => key === 'leaf')?.states.find(({ key }) => key === 'shut');
    expect(shut?.on.map(({ transitions }) => transitions[0]?.guard)).toEqual([{ kind: 'all', of: ['keyFits', 'doorTurns'] }, { kind: 'not', of: ['doorTurns'] }]);
  });

  test('keeps ids with dots in them, and states that have names of objects', () => {
    const machine = createMachine({ id: 'a.b', initial: 'constructor', states: { constructor: { id: 'x.y.z', on: { GO: '#w\\.v' } }, toString: { id: 'w.v', on: { GO: 'constructor' } } } });
    const skeleton = skeletonOf(sent(machine));
    expect(skeleton && nodesOf(skeleton.root).map(({ id }) => id)).toEqual(['a.b', 'x.y.z', 'w.v']);
    expect(skeleton?.root.states['constructor']?.transitions.get('GO')?.[0]?.target?.[0]?.id).toBe('w.v');
  });

  test.each([
    ['nothing', undefined], ['a text', 'x'], ['a list', []], ['wrong kinds', { id: 7, states: 'x', on: [], always: 3, entry: {}, invoke: 'y', tags: {} }],
    ['a target that is not there', { id: 'm', on: { X: { target: '#gone' } } }], ['a first state that is not there', { id: 'm', initial: 'no', states: { a: {} } }],
    ['a prototype', JSON.parse('{"id":"m","states":{"__proto__":{"states":{}}},"on":{"__proto__":{}}}') as unknown /* boundary: as it stands there */],
  ])('is a machine all the same when it is made of %s', (_, config) => {
    const skeleton = skeletonOf(shapeOfV4(config));
    expect(skeleton?.root.id).toBeTypeOf('string');
    expect(skeletonOf(shapeOfV5(config))?.root.id).toBeTypeOf('string');
  });

  test('is read to a bearable depth and size', () => {
    let deep: object = {};
    for (let i = 0; i < 5000; i += 1) deep = { initial: 's', states: { s: deep } };
    expect(skeletonOf(shapeOfV4(deep))).toBeDefined();
    const wide = { states: Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`s${i}`, {}])) };
    expect(shapeOfV4(wide).states).toHaveLength(5000);
  });

  test('of version 5 as JSON gives the same machine, as far as JSON has it', () => {
    const config = {
      id: 'm', initial: 'a',
      states: {
        a: { on: { GO: [{ guard: 'may', target: 'b' }, { target: '#deep' }], STAY: { actions: ['note'] } }, after: { 500: 'b' }, invoke: { src: 'work', onDone: 'b' } },
        b: { initial: 'c', states: { c: { id: 'deep', type: 'final' } }, onDone: { target: 'a' }, always: { guard: { type: 'late' }, target: 'a' } },
      },
    };
    const machine: AnyStateMachine = createMachine(config as never); // boundary: a config that is data
    const shape = shapeOfV5(JSON.parse(JSON.stringify(config)));
    const listed = (at: StateShape): readonly string[] => [...at.on.flatMap(({ descriptor, transitions }) => transitions.map(({ targets }) => `${at.id} ${descriptor} ${(targets ?? []).join()}`)), ...at.states.flatMap(listed)];
    const original = nodesOf(machine.root).flatMap((node) => [...node.transitions].flatMap(([descriptor, list]) => list.map(({ target }) => `${node.id} ${descriptor} ${(target ?? []).map(({ id }) => id).join()}`)));
    expect([...listed(shape)].sort()).toEqual([...original].sort());
  });
});

const SHAPE = sent(doorOf());
const OFFERS = { events: true, explain: false, legal: false };
const START = { leaf: 'shut', bell: 'still', wall: 'whole' };
const state = (value: unknown, more: object = {}): Extract<Heard, { kind: 'state' }> => ({ kind: 'state', sessionId: 's', told: true, state: { value, context: {}, status: 'active', ...more } });
const event = (type: string, step: number): Heard => ({ kind: 'event', sessionId: 's', event: { type }, step });
const micro = (source: string, descriptor: string, value: unknown, raised = false): Heard => ({
  kind: 'microstep', sessionId: 's',
  microstep: { event: { type: descriptor }, raised, value, emitted: [{ type: 'noise', cites: [] }, 7], raises: raised ? [] : [{ type: 'CREAK' }], transitions: [{ source, descriptor, index: 0, targets: [] }] },
});
const REGISTER: Heard = { kind: 'register', sessionId: 's', id: 'door', shape: SHAPE, state: { value: START, context: {}, status: 'active' }, since: 'attach', step: 0, offers: OFFERS };

function heard(...news: Heard[]): LiveSession {
  const session = hearing().hear(NOTHING, [REGISTER, ...news]).sessions.get('s');
  if (session === undefined) throw new Error('no session');
  return session;
}

describe('a session', () => {
  test('starts with the state it was registered in', () => {
    expect(heard().steps).toEqual([{ n: 0, outcome: 'start', microsteps: [], dropped: 0, value: START, context: {}, status: 'active' }]);
  });

  test.each([
    ['taken', [event('OPEN', 1), micro('door.leaf.shut', 'OPEN', { ...START, leaf: 'open' }), state({ ...START, leaf: 'open' })]],
    ['refused', [event('OPEN', 1), state(START)]],
    ['refused', [event('door.rattle', 1), state(START)]],
    ['not-now', [event('CLOSE', 1), state(START)]],
    ['broken', [event('OPEN', 1), state(START, { status: 'error', error: 'no' })]],
  ] as const)('says that an event was %s', (outcome, news) => {
    expect(heard(...news).steps.at(-1)).toMatchObject({ n: 1, outcome });
  });

  test('says that a forbidden event is not known now, and that one after the end came too late', () => {
    expect(heard(event('OPEN', 1), micro('door.leaf.shut', 'OPEN', START), state({ ...START, leaf: 'open' }), event('OPEN', 2), micro('door.leaf.open', 'OPEN', START), state({ ...START, leaf: 'open' })).steps.at(-1)?.outcome).toBe('not-now');
    expect(heard(event('BREAK', 1), state(START, { status: 'done' }), event('OPEN', 2), state(START, { status: 'done' })).steps.at(-1)?.outcome).toBe('over');
  });

  test('of an app that does not tell what it took says taken where something changed, else no more than the definition does', () => {
    const mute = (value: unknown): Heard => ({ ...state(value), told: false });
    expect(heard(event('KNOCK', 1), mute({ ...START, bell: 'ringing' })).steps.at(-1)?.outcome).toBe('taken');
    // Nothing guards it, so that it was taken, whatever it led to.
    expect(heard(event('KNOCK', 1), mute(START)).steps.at(-1)?.outcome).toBe('taken');
    expect(heard(event('OPEN', 1), mute(START)).steps.at(-1)?.outcome).toBe('refused');
    expect(heard(event('CLOSE', 1), mute(START)).steps.at(-1)?.outcome).toBe('not-now');
  });

  test('grows over several batches, without changing what was shown before', () => {
    const { hear } = hearing();
    const first = hear(NOTHING, [REGISTER, event('OPEN', 1)]);
    const before = first.sessions.get('s');
    const second = hear(first, [micro('door.leaf.shut', 'OPEN', START), state({ ...START, leaf: 'open' })]);
    expect(before?.steps).toHaveLength(1);
    expect(second.sessions.get('s')?.steps.map(({ outcome }) => outcome)).toEqual(['start', 'taken']);
    expect(second.sessions.get('s')?.steps[0]).toBe(before?.steps[0]);
  });

  test('marks the step before which others were left out', () => {
    const session = heard(event('OPEN', 1), state(START), { kind: 'dropped', steps: 40 }, event('OPEN', 42), state(START), event('OPEN', 43), state(START));
    expect(session.steps.map(({ n, dropped }) => [n, dropped])).toEqual([[0, 0], [1, 0], [42, 40], [43, 0]]);
  });

  test('keeps ten thousand steps and counts the rest', () => {
    const session = heard(...Array.from({ length: 10_100 }, (_, i) => [event('OPEN', i + 1), state(START)]).flat());
    expect(session.steps).toHaveLength(10_000);
    expect(session.forgotten).toBe(101);
  });

  test('of a machine without a single transition says that it took nothing, and of an actor that runs none that it took all', () => {
    const empty = shapeOfV4({ id: 'mere' });
    const outcomes = (changed: boolean) => hearing().hear(NOTHING, [{ ...REGISTER, shape: empty, state: { value: {}, context: {}, status: 'active' } }, event('X', 1), { ...state({}), changed }]).sessions.get('s')?.steps.map(({ outcome }) => outcome);
    expect(outcomes(false)).toEqual(['start', 'not-now']);
    expect(outcomes(true)).toEqual(['start', 'taken']);
  });

  test('a state within that forbids an event keeps it from those around it', () => {
    const shape = shapeOfV4({ id: 'm', initial: 'a', states: { a: { on: { X: {}, Y: { cond: 'may', target: '#m.a' } } } }, on: { X: { target: '#m.a' }, Y: {} } });
    const mute = (type: string) => hearing().hear(NOTHING, [{ ...REGISTER, shape, state: { value: 'a', context: {}, status: 'active' } }, event(type, 1), { ...state('a'), told: false }]).sessions.get('s')?.steps.at(-1)?.outcome;
    expect([mute('X'), mute('Y')]).toEqual(['not-now', 'refused']);
  });

  test('an app that comes after one that left is another one: nothing of the first is kept', () => {
    const { hear } = hearing();
    const first = hear(NOTHING, [REGISTER, { ...REGISTER, sessionId: 'child', parent: 's' }, { kind: 'dropped', steps: 7 }, { kind: 'left' }]);
    expect([...first.sessions.keys()]).toEqual(['s', 'child']);
    const then = hear(first, [REGISTER]);
    expect([...then.sessions.keys()]).toEqual(['s']);
    expect(then).toMatchObject({ connected: true, dropped: 0 });
  });

  test('is over when the app says so or goes, and starts anew when it registers again', () => {
    expect(heard({ kind: 'stop', sessionId: 's', status: 'stopped' }).status).toBe('stopped');
    expect(heard({ kind: 'left' }).status).toBe('left');
    expect(heard(event('OPEN', 1), state(START), REGISTER).steps).toHaveLength(1);
  });

  test('news of sessions that nobody knows are nothing', () => {
    expect(hearing().hear(NOTHING, [event('OPEN', 1), state(START), { kind: 'stop', sessionId: 'x', status: 'done' }]).sessions.size).toBe(0);
  });

  test('has steps as a run has them: what was entered and left, raised and emitted', () => {
    const ajar = { ...START, leaf: 'ajar' };
    const open = { ...START, leaf: 'open' };
    const session = heard(event('OPEN', 1), micro('door.leaf.shut', 'OPEN', ajar), micro('door.leaf.ajar', 'CREAK', open, true), state(open));
    const steps = stepsOfSession(session);
    expect(steps.map(({ outcome }) => outcome)).toEqual(['start', 'taken']);
    expect(steps[1]?.microsteps.map(({ entered, exited, raised }) => ({ entered, exited, raised }))).toEqual([
      { entered: ['door.leaf.ajar'], exited: ['door.leaf.shut'], raised: false }, { entered: ['door.leaf.open'], exited: ['door.leaf.ajar'], raised: true },
    ]);
    expect(steps[1]).toMatchObject({ raised: [{ type: 'CREAK' }], effects: [{ type: 'noise' }, { type: 'noise' }] });
    expect(steps[1]?.snapshot.matches({ leaf: 'open' })).toBe(true);
    expect(steps[1]?.snapshot.machine).toBe(benchOfSession(session)?.machine);
    expect(stepsOfSession(session)[1]).toBe(steps[1]);
  });

  test('whose app tells a state that its machine has not, is broken there and stays where it was', () => {
    const steps = stepsOfSession(heard(event('OPEN', 1), state({ leaf: 'nowhere' }), event('OPEN', 2), state(START)));
    expect(steps.map(({ outcome }) => outcome)).toEqual(['start', 'broken', 'not-now']);
    expect(steps[1]?.snapshot).toBe(steps[0]?.snapshot);
    expect(stepsOfSession({ ...heard(), steps: [{ n: 0, outcome: 'start', microsteps: [], dropped: 0, value: 'nowhere', context: {}, status: 'active' }] })).toEqual([]);
  });
});
