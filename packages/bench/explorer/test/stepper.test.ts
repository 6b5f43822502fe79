import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { benchOf, plainModule } from '@rulebench/core/explain';
import { xstateStepper } from '../src/index.ts';

const gate = createMachine({
  id: 'gate', initial: 'shut', options: { maxIterations: 50 },
  states: { shut: { on: { OPEN: 'open', SPIN: 'spin', BREAK: { guard: () => { throw new Error('no'); }, target: 'open' } } }, open: { type: 'final' }, spin: { always: 'spun' }, spun: { always: 'spin' } },
});
const stepper = xstateStepper(benchOf(plainModule(gate)));

test('a stepper tells what is taken, what is not, and what breaks', () => {
  const begun = stepper.start(undefined);
  if (begun.outcome !== 'taken') throw new Error(begun.outcome);
  const opened = stepper.next(begun.state, { type: 'OPEN' });
  expect(opened).toMatchObject({ outcome: 'taken', state: { value: 'open', status: 'done' } });
  expect(stepper.next(begun.state, { type: 'SHUT' })).toEqual({ outcome: 'untaken' });
  expect(stepper.next(begun.state, { type: 'SPIN' })).toMatchObject({ outcome: 'broken', error: { code: 'RB204' } });
  expect(stepper.next(begun.state, { type: 'BREAK' })).toMatchObject({ outcome: 'broken' });
  if (opened.outcome === 'taken') expect(stepper.next(opened.state, { type: 'OPEN' })).toEqual({ outcome: 'untaken' });
});
