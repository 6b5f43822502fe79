import { describe, expect, test } from 'vitest';
import { endOf, replay, run, start, step, traceOf, type Trace } from '../src/bench.ts';
import { benchOf, persist, restore } from '../src/explaining.ts';
import { validateInput } from '../src/index.ts';
import { LAMP, lampModule } from './lamp.ts';

const bench = benchOf(lampModule);
const press = (force: number) => ({ type: 'PRESS', player: 'A', force });
const json = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T; // boundary: the same value

test('a step tells microsteps, raised events, effects and states entered and left', () => {
  const taken = step(bench, start(bench, LAMP).snapshot, press(3));
  expect(taken.outcome).toBe('taken');
  expect(taken.raised).toEqual([{ type: 'FADE' }]);
  expect(taken.effects).toEqual([{ type: 'shine', cites: ['toy/shine/1'] }]);
  expect(taken.microsteps.map(({ event, raised, entered, exited, transitions, effects }) => [event.type, raised, entered, exited, transitions.map((t) => `${t.source}|${t.descriptor}|${t.index}`), effects.length])).toEqual([
    ['PRESS', false, ['lamp.bright'], ['lamp.dark'], ['lamp.dark|PRESS|0'], 1],
    ['FADE', true, ['lamp.fading'], ['lamp.bright'], ['lamp.bright|FADE|0'], 0],
    ['FADE', true, ['lamp.dark'], ['lamp.fading'], ['lamp.fading||1'], 0],
  ]);
});

test('the end of a start or step is that of the step itself, and none where it is not taken, breaks or is too far', () => {
  const first = start(bench, LAMP);
  const taken = step(bench, first.snapshot, press(3));
  const end = endOf(bench, { before: first.snapshot, event: press(3) }, 3);
  expect(persist(end?.snapshot ?? first.snapshot)).toEqual(persist(taken.snapshot));
  expect(end?.effects).toEqual(taken.effects);
  expect(persist(endOf(bench, { input: LAMP }, 3)?.snapshot ?? taken.snapshot)).toEqual(persist(first.snapshot));
  expect(endOf(bench, { before: first.snapshot, event: press(3) }, 2)).toBeUndefined();
  expect(step(bench, first.snapshot, press(3)).outcome).toBe('taken');
  for (const event of [press(1), { type: 'FADE' }]) expect(endOf(bench, { before: first.snapshot, event }, 9)).toBeUndefined();
  expect(endOf(bench, { input: { ...LAMP, presses: 0 } }, 9)).toBeUndefined();
});

test('what is not taken changes nothing', () => {
  const before = start(bench, LAMP).snapshot;
  for (const [event, outcome] of [[press(1), 'refused'], [{ type: 'FADE' }, 'not-now']] as const) {
    const tried = step(bench, before, event);
    expect(tried.outcome).toBe(outcome);
    expect(tried.snapshot).toBe(before);
    expect(tried.effects).toEqual([]);
  }
});

test('after the end, every event is too late', () => {
  const ended = run(bench, { ...LAMP, presses: 1 }, [press(3), press(3)]);
  expect(ended.steps.map(({ outcome }) => outcome)).toEqual(['start', 'taken', 'over']);
});

describe('traces', () => {
  const played = run(bench, LAMP, [press(1), press(3), { type: 'FADE' }, press(4)]);

  test('survive JSON and go the same way again', () => {
    expect(replay(bench, json(traceOf(played))).divergence).toBeUndefined();
  });

  test('say where another variant parts from them', () => {
    const { divergence } = replay(benchOf(lampModule, 'stiff'), json(traceOf(played)));
    expect(divergence).toMatchObject({ step: 2, was: { outcome: 'taken' }, is: { outcome: 'refused' } });
  });

  test('of another module are not replayed', () => {
    const other: Trace = { ...traceOf(played), of: { module: 'clock', version: '1.0.0', variant: 'default' } };
    expect(() => replay(bench, other)).toThrow(/RB210.*"clock".*"lamp"/);
  });
});

describe('snapshots', () => {
  test('restored at any step go on to the same end', () => {
    const events = [press(1), press(3), press(5)];
    const whole = run(bench, LAMP, events);
    whole.steps.forEach((at, i) => {
      let last = restore(bench, json(persist(at.snapshot)));
      for (const event of events.slice(i)) last = step(bench, last, event).snapshot;
      expect(persist(last)).toEqual(persist((whole.steps.at(-1) ?? whole.steps[0]).snapshot));
    });
  });

  test.each([
    ['RB210', { module: 'clock', version: '1.0.0', variant: 'default' }],
    ['RB211', { module: 'lamp', version: '0.9.0', variant: 'default' }],
    ['RB212', { module: 'lamp', version: '1.0.0', variant: 'stiff' }],
  ])('%s: of another module, version or variant is refused', (code, of) => {
    const persisted = json(persist(start(bench, LAMP).snapshot)) as { context: object }; // boundary: a persisted snapshot
    expect(() => restore(bench, { ...persisted, context: { ...persisted.context, of } })).toThrow(new RegExp(code));
  });

  test.each([null, 'x', [], {}, { value: 'dark' }, { value: 'nowhere', context: {}, status: 'active', children: {} }])('RB213: %j is no snapshot', (thing) => {
    expect(() => restore(bench, thing)).toThrow(/RB213/);
  });
});

test('input is judged by the rules of input, with their clauses', () => {
  expect(validateInput(bench.rules, LAMP)).toMatchObject({ ok: true, by: [], verdicts: [{ rule: 'pressesAreGiven', outcome: 'allowed' }] });
  expect(validateInput(bench.rules, { ...LAMP, presses: 0 })).toMatchObject({ ok: false, by: ['toy/press/1'], verdicts: [{ says: '0 presses are too few' }] });
  expect(start(bench, { ...LAMP, presses: 0 }).error?.message).toBe('RB201: this input is refused: 0 presses are too few (toy/press/1)');
});
