/** What cannot be compiled is said and left to XState; states from elsewhere are understood. */

import { expect, test } from 'vitest';
import { assign, createMachine, enqueueActions, fromPromise, raise, sendTo, setup, spawnChild, type AnyStateMachine } from 'xstate';
import { benchOf, plainModule } from '@rulebench/core/explain';
import { compile, statePrint, stepperOf, xstateStepper, type Reached, type State, type Stepper } from '../src/index.ts';

const benchFor = (machine: AnyStateMachine) => benchOf(plainModule(machine));
const job = fromPromise(() => Promise.resolve(1));

function stateOf(reached: Reached): State {
  if (reached.outcome !== 'taken') throw new Error(JSON.stringify(reached));
  return reached.state;
}

test.each([
  ['invokes an actor', createMachine({ id: 'm', initial: 'a', states: { a: { invoke: { src: job } } } }), ['state "m.a" invokes an actor']],
  ['waits', createMachine({ id: 'm', initial: 'a', states: { a: { after: { 100: 'b' } }, b: {} } }), ['state "m.a" waits for time to pass (after)']],
  ['raises later', createMachine({ id: 'm', entry: raise({ type: 'X' }, { delay: 10 }) }), ['state "m" raises an event after a delay']],
  ['sends', createMachine({ id: 'm', on: { X: { actions: sendTo('other', { type: 'Y' }) } } }), ['state "m" sends an event to an actor']],
  ['spawns', createMachine({ id: 'm', on: { X: { actions: spawnChild(job) } } }), ['state "m" spawns an actor']],
  ['has a guard of its own making', createMachine({ id: 'm', on: { X: { guard: Object.assign(() => true, { check: () => true }), target: '.a' } }, initial: 'a', states: { a: {} } }), ['the machine has a guard that checks itself in a way that is not XState\'s own']],
] satisfies readonly (readonly [string, AnyStateMachine, readonly string[]])[])('a machine that %s is left to XState, with the reason', (_, machine, reasons) => {
  const compiled = compile(benchFor(machine));
  expect(compiled.reasons).toEqual(reasons);
  expect(compiled.stepper.compiled).toBe(false);
});

test('what shows only as the machine runs is left to XState for that step and those after it', () => {
  const machine = setup({ types: { context: {} as { n: number } }, actors: { job } }).createMachine({ // boundary: XState's way to name types
    id: 'm', context: { n: 0 }, initial: 'a',
    on: {
      SPAWN: { actions: assign({ n: ({ spawn }) => (spawn('job', { id: 'one' }) === undefined ? 0 : 7) }) },
      SEND: { actions: enqueueActions(({ enqueue, self }) => { enqueue.sendTo(self, { type: 'NEXT' }); enqueue.assign({ n: 5 }); }) },
    },
    states: { a: { on: { NEXT: 'b' } }, b: { on: { NEXT: 'a' } } },
  });
  const { stepper, reasons } = compile(benchFor(machine));
  expect(reasons).toEqual([]);
  const begun = stateOf(stepper.start(undefined));
  const sent = stepper.next(stateOf(stepper.next(begun, { type: 'NEXT' })), { type: 'SEND' });
  expect(sent).toMatchObject({ outcome: 'taken', state: { value: 'b', context: { n: 5 } } });
  const spawned = stateOf(stepper.next(begun, { type: 'SPAWN' }));
  expect(spawned).toMatchObject({ value: 'a', context: { n: 7 } });
  expect(stepper.next(spawned, { type: 'NEXT' })).toMatchObject({ outcome: 'taken', state: { value: 'b', context: { n: 7 } } });
});

const watched = createMachine({
  id: 'w', context: { n: 0 }, initial: 'on',
  states: {
    on: { type: 'parallel', on: { OFF: 'off' }, states: { l: { initial: 'x', states: { x: { on: { L: 'y' } }, y: {} } }, r: { initial: 'x', states: { x: { on: { R: { target: 'y', actions: assign({ n: 1 }) } } }, y: {} } }, past: { type: 'history', history: 'deep' } } },
    off: { on: { ON: 'on.past' } },
  },
});

function through(stepper: Stepper, state: State, types: readonly string[]): State {
  return types.reduce((at, type) => stateOf(stepper.next(at, { type })), state);
}

test('a state that was copied or parsed goes on as itself, its past with it', () => {
  const { stepper } = compile(benchFor(watched));
  const off = through(stepper, stateOf(stepper.start(undefined)), ['L', 'R', 'OFF']);
  const parsed = JSON.parse(JSON.stringify(off)) as State; // boundary: what was written above
  const copied = structuredClone(off);
  for (const other of [parsed, copied]) {
    expect(statePrint(other)).toEqual(statePrint(off));
    expect(through(stepper, other, ['ON'])).toEqual(through(stepper, off, ['ON']));
  }
  expect(through(stepper, parsed, ['ON']).value).toEqual({ on: { l: 'y', r: 'y' } });
});

test('a state has the same fingerprint whoever took the steps', () => {
  const bench = benchFor(watched);
  const [compiled, xstate] = [stepperOf(bench), xstateStepper(bench)].map((stepper) => {
    const begun = stateOf(stepper.start(undefined));
    return [[], ['L'], ['L', 'OFF'], ['L', 'R', 'OFF'], ['L', 'OFF', 'ON']].map((types) => statePrint(through(stepper, begun, types)));
  });
  expect(compiled).toEqual(xstate);
  expect(new Set(compiled?.map(({ high }) => high)).size).toBe(5);
});

test('a stepper is made once a machine', () => {
  const bench = benchFor(watched);
  expect(stepperOf(bench)).toBe(stepperOf(bench));
  expect(stepperOf(bench).compiled).toBe(true);
});

test('events of XState\'s own are XState\'s', () => {
  const bench = benchFor(watched);
  for (const stepper of [stepperOf(bench), xstateStepper(bench)]) {
    const begun = stateOf(stepper.start(undefined));
    expect(['xstate.stop', 'xstate.init', 'xstate.error.actor.x'].map((type) => stepper.next(begun, { type }).outcome)).toEqual(['untaken', 'untaken', 'broken']);
  }
});

test('a start that throws is broken, with its code', () => {
  const machine = createMachine({ id: 'm', context: () => { throw new Error('no'); } });
  expect(compile(benchFor(machine)).stepper.start(undefined)).toEqual(xstateStepper(benchFor(machine)).start(undefined));
});
