/** What `src/scope.ts` takes from the inside of XState, held against the functions that XState documents. */

import fc from 'fast-check';
import { assign, createActor, createMachine, emit, getMicrosteps, getNextTransitions, initialTransition, raise, setup, transition, type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, type InspectionEvent } from 'xstate';
import { describe, expect, test } from 'vitest';
import { candidatesOf, revive, takeInitialStep, takeStep } from '../src/scope.ts';
import { explain } from '../src/explaining.ts';
import { lampOf, lampRules, LAMP } from './lamp.ts';

const EVENTS = ['A', 'B', 'C.x', 'C.y'] as const;

/** Machines of nested and parallel states with guards, wildcards, always, raise, emit and assign, all drawn from a seed. */
const recipes = fc.array(fc.nat(999), { minLength: 60, maxLength: 60 });
const machineFrom = (numbers: readonly number[]): AnyStateMachine => {
  let next = 0;
  const draw = (below: number): number => (numbers[next++ % numbers.length] ?? 0) % below;
  const guards = { even: ({ context }: { context: { n: number } }) => context.n % 2 === 0, small: ({ context }: { context: { n: number } }) => context.n < 4, never: () => false };
  const guard = () => [undefined, undefined, 'even', 'small', 'never'][draw(5)];
  const action = () => [[], ['add'], ['tell'], ['add', 'tell'], ['more']][draw(5)];
  const edge = (siblings: readonly string[]): object => {
    const g = guard();
    return { ...(draw(5) === 0 ? {} : { target: siblings[draw(siblings.length)] }), ...(g === undefined ? {} : { guard: g }), actions: action(), ...(draw(4) === 0 ? { reenter: true } : {}) };
  };
  const state = (depth: number, siblings: readonly string[]): object => {
    const on: Record<string, unknown> = {};
    for (const name of [...EVENTS, 'C.*', '*']) if (draw(3) === 0) on[name] = draw(8) === 0 ? undefined : [edge(siblings), edge(siblings)].slice(draw(2));
    const kind = depth > 0 ? draw(4) : 3;
    const keys = ['p', 'q', 'r'].slice(0, 2 + draw(2));
    const below = kind === 3 ? {} : kind === 2
      ? { type: 'parallel' as const, states: Object.fromEntries(keys.slice(0, 2).map((key) => [key, region(depth - 1)])) }
      : region(depth - 1);
    return { on, ...(draw(4) === 0 ? { always: { target: siblings[draw(siblings.length)], guard: 'never' } } : {}), ...(draw(6) === 0 ? { entry: action() } : {}), ...below };
  };
  const region = (depth: number): object => {
    const keys = ['s', 't', 'u'].slice(0, 2 + draw(2));
    return { initial: keys[0], states: Object.fromEntries(keys.map((key) => [key, state(depth, keys)])) };
  };
  return setup({
    types: { context: {} as { n: number }, events: {} as AnyEventObject, emitted: {} as AnyEventObject },
    guards, actions: { add: assign({ n: ({ context }: { context: { n: number } }) => context.n + 1 }), tell: emit({ type: 'told' }), more: raise({ type: 'B' }) },
  }).createMachine({ id: 'made', context: { n: 0 }, options: { maxIterations: 30 }, ...region(2) } as never) as unknown as AnyStateMachine; // boundary: a machine drawn at random has no types
};
const walks = fc.array(fc.constantFrom(...EVENTS, 'Z'), { maxLength: 12 });

/** A snapshot or why there is none. */
const attempt = <T>(work: () => T): T | string => { try { return work(); } catch (thrown) { return thrown instanceof Error ? thrown.message.slice(0, 40) : 'thrown'; } };
const plain = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot | string) => (typeof snapshot === 'string' ? snapshot : JSON.stringify(machine.getPersistedSnapshot(snapshot as never))); // boundary: XState's own type

describe('over generated machines', () => {
  test('a step ends where transition() ends, and microsteps as getMicrosteps() tells', () => {
    fc.assert(fc.property(recipes, walks, (recipe, walk) => {
      const machine = machineFrom(recipe);
      let [snapshot] = initialTransition(machine) as [AnyMachineSnapshot, unknown]; // boundary: a snapshot and its actions
      expect(plain(machine, takeInitialStep(machine, undefined).snapshot)).toBe(plain(machine, snapshot));
      for (const type of walk) {
        const theirs = attempt(() => transition(machine, snapshot, { type }));
        const ours = attempt(() => takeStep(machine, snapshot, { type }));
        expect(plain(machine, typeof ours === 'string' ? ours : ours.snapshot)).toBe(plain(machine, typeof theirs === 'string' ? theirs : theirs[0] as AnyMachineSnapshot)); // boundary: this machine's snapshot
        if (typeof ours === 'string' || typeof theirs === 'string') return;
        expect(ours.microsteps.map((one) => plain(machine, one.snapshot))).toEqual(getMicrosteps(machine, snapshot, { type }).map(([one]) => plain(machine, one as AnyMachineSnapshot))); // boundary: this machine's snapshot
        const emitted = theirs[1].filter((action) => String(action.type) === 'xstate.emit').length;
        expect(ours.microsteps.flatMap((one) => one.emitted)).toHaveLength(emitted);
        snapshot = ours.snapshot;
      }
    }), { numRuns: 150, seed: 7 });
  }, 60_000);

  test('explaining calls taken what XState takes, and orders candidates as XState does', () => {
    fc.assert(fc.property(recipes, walks, (recipe, walk) => {
      const machine = machineFrom(recipe);
      let [snapshot] = initialTransition(machine) as [AnyMachineSnapshot, unknown]; // boundary: a snapshot and its actions
      for (const type of walk) {
        const step = attempt(() => takeStep(machine, snapshot, { type }));
        if (typeof step === 'string' || snapshot.status !== 'active') return;
        const why = explain(machine, snapshot, { type });
        expect([type, snapshot.value, why.outcome === 'taken', why]).toEqual([type, snapshot.value, snapshot.can({ type }), why]);
        if (why.outcome === 'taken') {
          const taken = (step.microsteps[0]?.transitions ?? []).filter((one) => one.target !== undefined || one.actions.length > 0).map((one) => `${one.source.id} ${one.eventType}`);
          expect(why.candidates.filter((one) => one.taken).map((one) => `${one.source} ${one.descriptor}`).sort()).toEqual(taken.sort());
        }
        snapshot = step.snapshot;
      }
    }), { numRuns: 150, seed: 8 });
  }, 60_000);

  test('a revived snapshot is the one that an actor would start with', () => {
    fc.assert(fc.property(recipes, walks, (recipe, walk) => {
      const machine = machineFrom(recipe);
      let [snapshot] = initialTransition(machine) as [AnyMachineSnapshot, unknown]; // boundary: a snapshot and its actions
      for (const type of walk) {
        const moved = attempt(() => transition(machine, snapshot, { type })[0] as AnyMachineSnapshot); // boundary: this machine's snapshot
        if (typeof moved !== 'string') snapshot = moved;
      }
      if (snapshot.status === 'error') return;
      const persisted: unknown = JSON.parse(JSON.stringify(machine.getPersistedSnapshot(snapshot)));
      expect(plain(machine, revive(machine, persisted))).toBe(plain(machine, createActor(machine, { snapshot: persisted as never }).getSnapshot() as AnyMachineSnapshot)); // boundary: this machine's snapshot
    }), { numRuns: 60, seed: 9 });
  }, 60_000);
});

test('taken transitions and raised events are those that an actor is inspected with', () => {
  const machine = lampOf(lampRules);
  const seen: InspectionEvent[] = [];
  const actor = createActor(machine, { input: LAMP, inspect: (event) => { seen.push(event); } }).start();
  const before = actor.getSnapshot();
  seen.length = 0;
  const event = { type: 'PRESS' as const, player: 'A', force: 3 };
  actor.send(event);
  const told = seen.flatMap((one) => (one.type === '@xstate.microstep' ? [one] : []));
  const { microsteps } = takeStep(machine, before, event);
  expect(microsteps.map((one) => one.event.type)).toEqual(told.map((one) => one.event.type));
  expect(microsteps.map((one) => one.transitions.map(({ source, eventType }) => [source.id, eventType]))).toEqual(told.map((one) => one._transitions.map(({ source, eventType }) => [source.id, eventType])));
  expect(microsteps.flatMap((one) => one.raised)).toEqual([{ type: 'FADE' }]);
});

test('the candidates of a state are those that getNextTransitions tells', () => {
  const machine = createMachine({ id: 'w', initial: 'a', states: { a: { on: { 'pay.*': 'b', PAY: 'b', '*': 'b' }, always: { guard: () => false, target: 'b' } }, b: {} } });
  const [snapshot] = initialTransition(machine);
  const node = machine.states['a'];
  if (node === undefined) throw new Error('no state a');
  const ours = ['pay.x', 'PAY'].flatMap((type) => candidatesOf(node, type));
  const theirs = new Set(getNextTransitions(snapshot));
  expect(ours.map(({ eventType }) => eventType)).toEqual(['pay.*', '*', 'PAY', '*']);
  expect(ours.every((one) => theirs.has(one))).toBe(true);
});

test('a machine that sets no limit of its own is limited', () => {
  const endless = createMachine({ id: 'endless', initial: 'a', states: { a: { on: { GO: 'b' } }, b: { always: 'c' }, c: { always: 'b' } } });
  const [snapshot] = initialTransition(endless);
  expect(() => takeStep(endless, snapshot, { type: 'GO' })).toThrow(/Infinite loop/);
});
