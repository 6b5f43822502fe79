import { createActor, initialTransition, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { run, start, step } from '../src/bench.ts';
import { benchOf, explain, persist, plainModule, type Bench, type Explanation } from '../src/explaining.ts';
import type { Verdict } from '../src/index.ts';
import { LAMP, lampModule, pressesAreLeft, type LampInput } from './lamp.ts';
import { loopingMachine, plainMachine } from './plain.ts';

const lamp = benchOf(lampModule);
const at = (input: Partial<LampInput> = {}, bench: Bench = lamp) => start(bench, { ...LAMP, ...input }).snapshot;
const press = (force: number) => ({ type: 'PRESS', player: 'A', force });

function refused(why: Explanation) {
  if (why.outcome !== 'refused') throw new Error(`expected a refusal, got ${why.outcome}`);
  return why;
}
const verdictOf = (why: Explanation): Verdict => {
  const verdict = 'candidates' in why ? why.candidates[0]?.verdict : undefined;
  if (verdict === undefined) throw new Error('no verdict');
  return verdict;
};

describe('the five outcomes', () => {
  test('taken: with what followed by itself', () => {
    const why = explain(lamp, at(), press(3));
    if (why.outcome !== 'taken') throw new Error(why.outcome);
    expect(why.candidates.map(({ source, descriptor, taken }) => ({ source, descriptor, taken }))).toEqual([{ source: 'lamp.dark', descriptor: 'PRESS', taken: true }]);
    expect(why.microsteps.map(({ event, candidates }) => [event.type, candidates.map((c) => [c.descriptor, c.taken])])).toEqual([
      ['FADE', [['FADE', true]]],
      ['FADE', [['', false], ['', true]]],
    ]);
  });

  test('refused: every part judged, the values worded, the clauses of what refused cited', () => {
    const why = refused(explain(lamp, at(), press(2)));
    expect(why.by).toEqual(['toy/press/2']);
    expect(why.unknown).toBe(false);
    expect(verdictOf(why).parts.map(({ rule, outcome, says }) => [rule, outcome, says])).toEqual([
      ['pressesAreLeft', 'allowed', '2 presses left'],
      ['pressIsStrong', 'refused', 'force 2 is less than 3'],
      ['fuseIsWhole', 'allowed', 'the fuse is whole'],
    ]);
    expect(verdictOf(why).parts[1]?.readings).toEqual([{ measure: 'strengthNeeded', value: 3, says: 'a press needs force 3', cites: ['toy/press/2'] }]);
  });

  test('refused because something is not known', () => {
    const why = refused(explain(lamp, at({ fuse: 'unseen' }), press(3)));
    expect(why.unknown).toBe(true);
    expect(why.by).toEqual(['toy/fuse/1']);
  });

  test('a clause whose part allowed is no reason', () => {
    expect(refused(explain(lamp, at({ fuse: 'blown' }), press(3))).by).toEqual(['toy/fuse/1']);
    expect(refused(explain(lamp, at({ fuse: 'blown' }), press(1))).by).toEqual(['toy/press/2', 'toy/fuse/1']);
  });

  test('not-now: the states that know the event, and the clauses by which this one forbids it', () => {
    expect(explain(lamp, at(), { type: 'FADE' })).toEqual({ outcome: 'not-now', event: { type: 'FADE' }, states: ['lamp.bright'], by: ['toy/fade/1'], says: ['a dark lamp cannot fade'] });
    expect(explain(lamp, at(), { type: 'SMASH' })).toEqual({ outcome: 'not-now', event: { type: 'SMASH' }, states: [], by: [], says: [] });
  });

  test('over: the machine is final', () => {
    const ended = run(lamp, { ...LAMP, presses: 1 }, [press(3)]).steps[1]?.snapshot;
    expect(ended?.value).toBe('out');
    expect(explain(lamp, ended, press(3))).toEqual({ outcome: 'over', event: press(3), status: 'done', by: [] });
  });

  test('broken: a guard throws', () => {
    const snapshot = start(benchOf(plainModule(plainMachine)), undefined).snapshot;
    const why = explain(plainMachine, snapshot, { type: 'NOBODY_KNOWS' });
    expect(why).toMatchObject({ outcome: 'broken', error: { code: 'RB206' } });
    expect(why.outcome === 'broken' && why.error.message).toContain('no such thing');
  });

  test('broken: a rule throws, and says which', () => {
    const broken = benchOf({ ...lampModule, variants: [{ id: 'bad', title: 'Bad', replaced: { pressesAreLeft: { ...pressesAreLeft, decide: () => { throw new TypeError('left is undefined'); } } } }] }, 'bad');
    expect(explain(broken, at({}, broken), press(3))).toMatchObject({ outcome: 'broken', error: { code: 'RB203', message: 'RB203: rule "pressesAreLeft" threw: left is undefined' } });
  });

  test('broken: a loop that does not end', () => {
    const bench = benchOf(plainModule(loopingMachine));
    const before = start(bench, undefined).snapshot;
    expect(explain(loopingMachine, before, { type: 'GO' })).toMatchObject({ outcome: 'broken', error: { code: 'RB204' } });
    expect(step(bench, before, { type: 'GO' })).toMatchObject({ outcome: 'broken', error: { code: 'RB204' } });
  });

  test('a snapshot with status error is a failure', () => {
    const failed = start(lamp, { ...LAMP, presses: 0 });
    expect(failed).toMatchObject({ outcome: 'broken', error: { code: 'RB201' } });
    expect(explain(lamp, failed.snapshot, press(3))).toMatchObject({ outcome: 'broken', error: { code: 'RB201' } });
  });
});

test('a persisted snapshot, even through JSON, is explained like the live one', () => {
  const live = at();
  for (const event of [press(1), press(3), { type: 'FADE' }]) {
    expect(explain(lamp, JSON.parse(JSON.stringify(persist(live))), event)).toEqual(explain(lamp, live, event));
  }
});

test('a machine alone is explained by the rules its guards carry', () => {
  const actor = createActor(lamp.machine, { input: LAMP }).start();
  expect(refused(explain(lamp.machine, actor.getSnapshot(), press(1))).by).toEqual(['toy/press/2']);
});

test('a rule replaced in the table is replaced wherever it is a part', () => {
  const stiff = benchOf(lampModule, 'stiff');
  expect(explain(stiff, at({}, stiff), press(5)).outcome).toBe('refused');
  expect(explain(lamp, at(), press(5)).outcome).toBe('taken');
  expect(() => benchOf(lampModule, 'soft')).toThrow(/RB214.*"soft".*default, stiff/);
});

describe('what stands in the way', () => {
  const waivers = (input: Partial<LampInput>, force: number) => refused(explain(lamp, at(input), press(force))).candidates[0]?.waivers;

  test('all smallest sets, per candidate', () => {
    expect(waivers({}, 1)).toEqual([['pressIsStrong']]);
    expect(waivers({ fuse: 'blown' }, 1)).toEqual([['pressIsStrong', 'fuseIsWhole']]);
    expect(waivers({ fuse: 'unseen' }, 3)).toEqual([['fuseIsWhole']]);
  });

  test('alternatives, and rules that count against', () => {
    const spent = start(lamp, LAMP).snapshot;
    const why = explain(lamp, spent, press(3));
    const always = why.outcome === 'taken' ? why.microsteps.at(-1)?.candidates[0] : undefined;
    expect(always?.verdict?.rule).toBe('restsOrIsSpent');
    expect(always?.waivers).toEqual([['fuseIsWhole'], ['pressesAreLeft']]);
  });
});

describe('plain machines', () => {
  const bench = benchOf(plainModule(plainMachine));
  const [initial] = initialTransition(plainMachine);
  const brief = (event: { type: string }, snapshot: unknown = initial) => {
    const why = explain(plainMachine, snapshot, event);
    return 'candidates' in why ? why.candidates.map((c) => `${c.source} ${c.descriptor} ${c.verdict?.rule ?? '-'} ${c.verdict?.outcome ?? '-'}${c.taken ? ' taken' : ''}`) : why.outcome;
  };

  test('every candidate of every region, wildcards after exact names', () => {
    expect(brief({ type: 'GO' })).toEqual([
      'plain.left.a GO enough refused', 'plain.left.a GO even allowed taken', 'plain.left.a * throwing unknown', 'plain.right.x GO stateIn refused',
    ]);
    expect(brief({ type: 'BOTH' })).toEqual(['plain.left.a BOTH - - taken', 'plain.left.a * throwing unknown', 'plain.right.x BOTH - - taken']);
    expect(brief({ type: 'OTHER' })).toBe('broken'); // there the guard that throws is the first to be asked
    const moved = plainMachine.resolveState({ value: { left: 'c', right: 'x' }, context: { n: 2 } });
    expect(brief({ type: 'GO' }, moved)).toEqual(['plain.left.c GO and refused', 'plain.right.x GO stateIn allowed taken']);
  });

  test('the parts of and, or and not', () => {
    const moved = plainMachine.resolveState({ value: { left: 'c', right: 'y' }, context: { n: 2 } });
    const verdict = verdictOf(explain(plainMachine, moved, { type: 'GO' }));
    expect(verdict).toMatchObject({ kind: 'all', outcome: 'refused', parts: [{ rule: 'even', outcome: 'allowed' }, { kind: 'any', outcome: 'refused', parts: [{ kind: 'not', outcome: 'refused' }, { rule: 'enough', outcome: 'refused', args: { least: 3 } }] }] });
  });

  test('an event forbidden in a state does not reach its ancestors', () => {
    expect(step(bench, initial, { type: 'BLOCK' })).toMatchObject({ outcome: 'not-now' });
    expect(initial.can({ type: 'BLOCK' })).toBe(false);
    const moved = plainMachine.resolveState({ value: { left: 'c', right: 'x' }, context: { n: 2 } });
    expect(step(bench, moved, { type: 'BLOCK' }).outcome).toBe('taken');
  });

  test('partial wildcards', () => {
    const small = setup({}).createMachine({ id: 'w', initial: 'a', on: { '*': '.d' }, states: { a: { on: { 'pay.*': 'b', 'pay.card.*': 'c', HOLD: undefined } }, b: {}, c: {}, d: {} } });
    const fresh = () => initialTransition(small)[0];
    const brief2 = (type: string) => { const why = explain(small, fresh(), { type }); return 'candidates' in why ? why.candidates.map((c) => `${c.descriptor}${c.taken ? '!' : ''}`) : [why.outcome, ...('states' in why ? why.states : [])]; };
    expect(brief2('pay.card.now')).toEqual(['pay.card.*!', 'pay.*', '*']);
    expect(brief2('pay')).toEqual(['pay.*!', '*']);
    expect(brief2('payment')).toEqual(['*!']);
    expect(step(benchOf(plainModule(small)), fresh(), { type: 'HOLD' }).outcome).toBe('not-now');
  });
});
