/** Machines of every shape that a chart must draw. */

import { and, createMachine, fromPromise, not, or, raise, setup, type AnyStateMachine } from 'xstate';
import type { ProcedureMeta } from '@rulebench/core';

const meta = (said: ProcedureMeta): ProcedureMeta => said;

export const nested = createMachine({
  id: 'nested', initial: 'idle', entry: 'boot',
  on: { RESET: '.idle', 'log.*': { actions: 'note' } },
  states: {
    idle: { tags: ['quiet'], meta: meta({ cites: ['toy/idle/1'], forbids: { STOP: ['toy/idle/2'] } }), on: { START: { target: 'busy.second', meta: meta({ cites: ['toy/start/1'] }) }, WAIT: undefined } },
    busy: {
      initial: 'first', onDone: 'over', on: { PAUSE: 'idle', AGAIN: { target: 'busy', reenter: true }, NOTE: { actions: 'note' } },
      states: {
        first: { always: [{ guard: 'isReady', target: 'second' }, { guard: 'isLate', target: 'last' }] },
        second: { after: { 500: 'last', soon: { guard: 'isLate', target: 'first' } }, on: { BACK: 'first', SAME: 'second', '*': 'first' } },
        last: { type: 'final' },
        memory: { type: 'history', history: 'deep', target: 'second' },
      },
    },
    over: { description: 'Nothing follows <but> "RESET" & co.', on: { RESUME: '#nested.busy.memory' } },
  },
});

export const parallel = createMachine({
  id: 'parallel', type: 'parallel',
  on: { ALARM: ['.sound.on', '.light.red'].map((target) => ({ target })), BOTH: { target: ['.sound.on', '.light.red'] } },
  states: {
    sound: { initial: 'off', states: { off: { on: { TOGGLE: 'on' } }, on: { on: { TOGGLE: 'off', LOUDER: { guard: 'mayBeLouder', actions: 'turnUp' } } } } },
    light: { initial: 'green', states: { green: { on: { TOGGLE: 'red' } }, red: { on: { TOGGLE: 'green' } } } },
    clock: { initial: 'ticking', states: { ticking: { on: { STOP: 'stopped' } }, stopped: { type: 'final' } } },
  },
});

export const working = setup({
  actors: { fetch: fromPromise(() => Promise.resolve(1)) },
  actions: { announce: raise({ type: 'NEWS' }) },
  guards: { isOpen: () => true, isPaid: () => true, isHeld: () => true },
}).createMachine({
  id: 'working', initial: 'asking',
  states: {
    asking: {
      entry: ['announce', raise({ type: 'ASKED' })], exit: 'announce',
      invoke: { id: 'server', src: 'fetch', onDone: { target: 'good', actions: raise({ type: 'GOT' }) }, onError: 'bad' },
      on: {
        TRY: [
          { guard: and(['isOpen', not('isHeld'), or(['isPaid', 'isOpen'])]), target: 'good' },
          { guard: ({ context }) => context !== undefined, target: 'bad' },
          { guard: { type: 'isPaid' }, target: 'bad' },
        ],
      },
    },
    good: { type: 'final' },
    bad: {},
  },
});

/** Rows of groups of states with many guarded edges between them. */
export function large(groups: number, each: number): AnyStateMachine {
  const names = Array.from({ length: each }, (_, i) => `step${String(i + 1)}`);
  const group = (g: number) => ({
    initial: 'step1',
    on: { [`SKIP_GROUP_${String(g)}`]: { guard: 'mayBeSkipped', target: `group${String((g + 1) % groups)}` } },
    states: Object.fromEntries(names.map((name, i) => [name, {
      on: {
        NEXT: { guard: 'everyPlayerIsReady', target: names[(i + 1) % each] },
        ...(i % 3 === 0 ? { JUMP: { guard: 'crewIsAboardTheShip', target: `#large.group${String((g + 2) % groups)}.step1` } } : {}),
        ...(i % 4 === 0 ? { STAY: { actions: 'note' } } : {}),
      },
    }])),
  });
  return createMachine({ id: 'large', initial: 'group0', states: Object.fromEntries(Array.from({ length: groups }, (_, g) => [`group${String(g)}`, group(g)])) });
}

export const awkward = createMachine({
  id: 'odd "id" <&>', initial: 'end',
  states: {
    end: { on: { 'a:b;c': { target: 'State With A Very Long Name That Goes On And On Until It Must Be Broken', guard: 'aGuardWithAVeryLongNameThatNeedsMoreThanOneLineToBeRead' }, '"quote"': { target: 'x-->y' } } },
    'State With A Very Long Name That Goes On And On Until It Must Be Broken': {},
    'x-->y': { type: 'final' },
    graph: {},
  },
});

export const looping = createMachine({
  id: 'looping', initial: 'turning',
  states: {
    turning: { on: { ONE: { guard: 'isOne', actions: 'a' }, TWO: { guard: 'isTwoOrPerhapsThreeOrEvenMoreThanThat', actions: 'a' }, THREE: 'turning', FOUR: { target: 'turning', reenter: true }, FIVE: undefined, GO: 'gone' } },
    gone: { on: { BACK: 'turning' } },
  },
});

export const all: Readonly<Record<string, AnyStateMachine>> = {
  nested, parallel, working, awkward, looping, large: large(6, 9), flat: createMachine({ id: 'flat' }),
};
