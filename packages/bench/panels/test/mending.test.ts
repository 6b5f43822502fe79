/** The table changed by hand so that a refused event is legal: what is offered, how it is played, kept, and saved. */

import { describe, expect, test } from 'vitest';
import { createActor, type AnyEventObject } from 'xstate';
import { run, type Step } from '@rulebench/core/bench';
import { benchOf, explain } from '@rulebench/core/explain';
import { exampleYaml } from '@rulebench/rulings';
import { branchOfWord, branchToWord, debuggerMachine, keptOf, mendsOf, playedOn, replayed, savableOf, type Branch } from '../src/index.ts';
import { byHand, changedAt, isByHand, stepOn } from '../src/debugger/by-hand.ts';
import { CARAVAN, caravanModule } from './toy/caravan.ts';

const bench = benchOf(caravanModule);
const dry = { ...CARAVAN, water: { Amber: 1, Basalt: 2 } };
const WEATHER = { type: 'WEATHER', roll: 2 };
const TRAVEL = { type: 'TRAVEL', player: 'Amber', to: 'Bir' };

/** A branch that plays an event after some steps, on the first table that is offered. */
function mended(input: typeof CARAVAN, before: readonly AnyEventObject[], event: AnyEventObject): { readonly played: ReturnType<typeof run>; readonly branch: Branch } {
  const played = run(bench, input, before);
  const [mend] = mendsOf(bench, played.steps.at(-1)?.snapshot ?? played.steps[0].snapshot, event);
  if (mend === undefined) throw new Error('nothing is offered');
  const actor = createActor(debuggerMachine, { input: { run: played } }).start();
  actor.send({ type: 'PLAY_EVENT', event, mend });
  const { branch } = actor.getSnapshot().context;
  if (branch === undefined) throw new Error('no branch');
  return { played, branch };
}

/** What came of a step. */
function cameTo({ outcome, snapshot }: Step): unknown {
  return { outcome, value: snapshot.value, context: JSON.stringify(snapshot.context) };
}

describe('what is offered', () => {
  const at = (input: typeof CARAVAN) => run(bench, input, [WEATHER]).steps[1]?.snapshot ?? run(bench, input, []).steps[0].snapshot;
  test('is the change of the rule that refuses', () => {
    expect(mendsOf(bench, at(dry), TRAVEL)).toEqual([{ says: 'Amber has water enough', changes: [{ at: ['water', 'Amber'], to: 2 }] }]);
  });
  test('is the changes of several rules together where one is not enough', () => {
    const mends = mendsOf(bench, at(dry), { ...TRAVEL, to: 'Cisterna' });
    expect(mends.map(({ changes }) => changes)).toEqual([[{ at: ['at', 'Amber'], to: 1 }, { at: ['water', 'Amber'], to: 3 }]]);
  });
  test('is nothing where no rule knows a way, or nothing is refused', () => {
    expect(mendsOf(bench, at(dry), { type: 'REST', player: 'Basalt' })).toEqual([]);
    expect(mendsOf(bench, at(CARAVAN), TRAVEL)).toEqual([]);
    expect(mendsOf(bench, at(CARAVAN), { type: 'NONSENSE' })).toEqual([]);
  });
});

describe('a branch on a table changed by hand', () => {
  test('has the change as a step of its own, and the event taken after it', () => {
    const { played, branch } = mended(dry, [WEATHER], TRAVEL);
    expect(branch.steps.map(({ event, outcome }) => [event?.type, outcome])).toEqual([['rulebench.by-hand', 'taken'], ['TRAVEL', 'taken']]);
    expect(branch).toMatchObject({ from: 1, waived: {} });
    expect(played.steps[1]?.snapshot.context).toMatchObject({ water: { Amber: 1 } });
  });
  test('is kept, sent and played again with its change', () => {
    const { played, branch } = mended(dry, [WEATHER], TRAVEL);
    const sent = branchOfWord(branchToWord(keptOf(branch)));
    expect(sent).toEqual(keptOf(branch));
    const again = sent && replayed(played, sent);
    expect(again?.steps.map(cameTo)).toEqual(branch.steps.map(cameTo));
  });
  test('is saved with the table as it was changed, where that comes to the same', () => {
    const { played, branch } = mended(dry, [WEATHER], TRAVEL);
    const saved = savableOf(played, branch);
    if (!('run' in saved)) throw new Error(saved.why);
    expect(saved.run.steps.map(({ event }) => event)).toEqual([undefined, WEATHER, TRAVEL]);
    expect(exampleYaml(saved.run, { name: 'Enough', fixture: { module: 'caravan', name: 'dry', input: dry, place: { file: 'fixtures.yaml', line: 1, column: 1 } } }))
      .toBe('name: Enough\ngiven: { fixture: dry, with: { water: { Amber: 2 } } }\nwhen:\n  - WEATHER: { roll: 2 }\n  - TRAVEL: { player: Amber, to: Bir }\nthen: { state: { crossing: { sky: clear, day: atWell } } }\n');
  });
  test('is not saved where what was changed is not given at the start', () => {
    const { played, branch } = mended(CARAVAN, [WEATHER], { ...TRAVEL, to: 'Cisterna' });
    expect(savableOf(played, branch)).toEqual({ why: expect.stringMatching(/only comes about in the run/) });
  });
  test('is saved from where it was changed, where the run could begin there', () => {
    const played = run(bench, CARAVAN, [WEATHER, TRAVEL, { type: 'CHOOSE', choice: 'atTheWell', picks: ['trade'] }]);
    const changed = playedOn({ run: played, steps: played.steps, cursor: 3, branch: undefined }, byHand({ says: 'Amber has plenty', changes: [{ at: ['water', 'Amber'], to: 9 }] }), 1);
    const branch = playedOn({ run: played, steps: [...played.steps, ...changed.steps], cursor: 4, branch: changed }, WEATHER, 1);
    const saved = savableOf(played, branch);
    expect(saved).toMatchObject({ run: { input: { ...CARAVAN, water: { Amber: 9, Basalt: 2 } } }, note: expect.stringMatching(/begins where.* anew: at and turn\.$/) });
    expect('run' in saved && saved.run.steps.map(({ event, outcome }) => [event, outcome])).toEqual([[undefined, 'start'], [WEATHER, 'taken']]);
  });
  test('is not saved where the steps before would have gone otherwise', () => {
    const { played, branch } = mended(dry, [WEATHER, TRAVEL], TRAVEL);
    expect(savableOf(played, branch)).toEqual({ why: expect.stringMatching(/already at TRAVEL, step 2/) });
  });
});

describe('a change that came from elsewhere', () => {
  const start = run(bench, CARAVAN, []).steps[0].snapshot;
  const by = (at: readonly (string | number)[], to: unknown) => ({ type: 'rulebench.by-hand', says: 'so', changes: [{ at, to }] });
  test('leaves what it does not name as it was, and the table it came from too', () => {
    const data = { a: { b: [1, 2] }, c: 3 };
    expect(changedAt(data, [{ at: ['a', 'b', 1], to: 5 }, { at: ['c'] }])).toEqual({ a: { b: [1, 5] } });
    expect(data).toEqual({ a: { b: [1, 2] }, c: 3 });
    expect(changedAt(data, [{ at: ['x', 'y'], to: 5 }])).toBeUndefined();
    expect(changedAt(data, [{ at: ['a', 'b', 7], to: 5 }])).toBeUndefined();
  });
  test('touches no prototype', () => {
    expect(isByHand(by(['__proto__', 'polluted'], true))).toBe(false);
    expect(changedAt({}, [{ at: ['constructor', 'prototype', 'polluted'], to: true }])).toBeUndefined();
    expect(stepOn(bench, start, by(['__proto__', 'polluted'], true)).outcome).toBe('not-now');
    expect('polluted' in {}).toBe(false);
  });
  test('to a place that is not there, or to whose the table is, breaks its step and nothing else', () => {
    expect(stepOn(bench, start, by(['nowhere', 'at', 'all'], 1))).toMatchObject({ outcome: 'broken', snapshot: start });
    expect(stepOn(bench, start, by(['of', 'module'], 'another'))).toMatchObject({ outcome: 'broken', error: { code: 'RB210' } });
    expect(explain(bench, start, WEATHER).outcome).toBe('taken');
  });
});
