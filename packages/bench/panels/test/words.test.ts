import { describe, expect, test } from 'vitest';
import { and, not, setup } from 'xstate';
import { run, type Step } from '@rulebench/core/bench';
import { benchOf, explain, plainModule } from '@rulebench/core/explain';
import { changesBetween } from '../src/index.ts';
import { dateWords } from '../src/debugger/clauses.ts';
import { safeHref } from '../src/parts/Prose.tsx';
import { cardWords, followersOf, itemsOf, microstepWords, toneOf } from '../src/timeline/items.ts';
import { explanationWords, leavesBehind, shortReason, stepWords, stoppedBy } from '../src/words/outcome.ts';
import { differentStates, leavesOf, stateWords } from '../src/words/states.ts';
import { eventWords, listed, sentence, valueWords } from '../src/words/value.ts';
import { CARAVAN, caravanModule } from './toy/caravan.ts';

const bench = benchOf(caravanModule);
const { steps } = run(bench, CARAVAN, [
  { type: 'WEATHER', roll: 6 },
  { type: 'TRAVEL', player: 'Basalt', to: 'Dara' },
  { type: 'REST', player: 'Amber' },
  { type: 'WEATHER', roll: 1 },
  { type: 'TRAVEL', player: 'Basalt', to: 'Bir' },
  { type: 'CHOOSE', choice: 'atTheWell', picks: ['trade'] },
]);
const at = (i: number): Step => { const step = steps[i]; if (step === undefined) throw new Error(`no step ${String(i)}`); return step; };

describe('values and events in words', () => {
  test.each([
    ['9D', '9D'], [7, '7'], [true, 'yes'], [null, 'none'], [[], 'nothing'], [['a', 'b'], 'a, b'], [{ S1: 8, S2: [1, 2] }, 'S1: 8, S2: (1, 2)'], [{}, 'nothing'],
    [{ type: 'stop', card: 'scout', until: 3, cites: ['a/b/1'] }, 'stop scout until 3'], [[{ type: 'stop', card: 'scout' }, { type: 'draw' }], 'stop scout, draw'],
  ])('%j is "%s"', (value, words) => { expect(valueWords(value)).toBe(words); });

  test('what an app could not send is told in angle quotes, wherever it lies', () => {
    const marker = (says: string) => ({ '@leftOut': 'error', says });
    expect(valueWords(marker('Error: no network'))).toBe('‹Error: no network›');
    expect(valueWords({ big: marker('12n'), all: [marker('a promise')] })).toBe('big: ‹12n›, all: ‹a promise›');
    const failed = { type: 'FAILED', error: marker('Error: no network') };
    expect(eventWords(failed)).toBe('FAILED error ‹Error: no network›');
  });

  test('an event names its bare numbers and leaves out what says nothing', () => {
    const roll = { type: 'ROLL', ship: 'F1', value: 7, cites: ['a/b/1'] };
    expect(eventWords(roll)).toBe('ROLL F1 · value 7');
    expect(eventWords({ type: 'READY' })).toBe('READY');
  });

  test('lists and sentences read as such', () => {
    expect(listed(['a', 'b', 'c'])).toBe('a, b and c');
    expect(listed(['a', 'b'], 'or')).toBe('a or b');
    expect(sentence('the sky is clear')).toBe('The sky is clear.');
    expect(sentence('Why?')).toBe('Why?');
    expect(dateWords('2013-04-24')).toBe('24 April 2013');
    expect(dateWords('spring 1998')).toBe('spring 1998');
  });
});

describe('states in words', () => {
  test('a single state by its name, parallel ones each with its region', () => {
    expect(stateWords('choosingFarEnd')).toBe('choosing far end');
    expect(stateWords({ crossing: { sky: 'clear', day: 'underWay' } })).toBe('sky: clear and day: under way');
    expect(leavesOf({ a: { b: 'c' }, d: {} })).toEqual(['a.b.c', 'd']);
  });

  test('a key may have dots in it, and a machine no states at all', () => {
    expect(stateWords({ 'vol.ume': 'o.n', b: { c: 'd' } })).toBe('vol.ume: o.n and c: d');
    expect(differentStates({ a: 'x.y', b: 'z' }, { a: 'y', b: 'z' })).toEqual(['x.y', 'y']);
    expect([stateWords({}), stateWords('')]).toEqual(['its only state', 'its only state']);
  });

  test('of parallel states only those that changed are told', () => {
    expect(differentStates({ sky: 'clear', day: 'dawn' }, { sky: 'clear', day: 'underWay' })).toEqual(['dawn', 'under way']);
  });
});

describe('guards of a plain machine in words', () => {
  const machine = setup({ guards: { isBig: () => true } }).createMachine({
    id: 'm', initial: 'a', states: { a: { on: { X: { guard: and([not('isBig'), 'isBig']), target: 'b' }, Y: { guard: () => false, target: 'b' } } }, b: {} },
  });
  const plain = benchOf(plainModule(machine));
  const [start] = run(plain, undefined, []).steps;
  const told = (type: string) => {
    const explanation = explain(plain, start?.snapshot ?? fail(), { type });
    return [explanationWords(explanation, undefined).rest, explanation.outcome === 'refused' && explanation.candidates.map(({ verdict }) => verdict && stoppedBy(verdict))];
  };

  test('a guard that is not to hold does, and one that was written in place has no name', () => {
    expect(told('X')).toEqual(['The guard “is big” holds.', ['not is big']]);
    expect(told('Y')).toEqual(['The guard does not hold.', ['guard']]);
  });
});

function fail(): never { throw new Error('there is no such step'); }

describe('outcomes in words', () => {
  const words = (i: number) => stepWords(at(i), steps[i - 1]?.snapshot, at(i).event && explain(bench, at(i - 1).snapshot, at(i).event ?? { type: '' }));

  test('the start, a step taken and a step refused are each a sentence', () => {
    expect(words(0)).toMatchObject({ tone: 'plain', short: 'The table is set up.' });
    expect(words(1)).toMatchObject({ tone: 'allowed', rest: 'The game goes from clear and dawn to storm and under way.' });
    expect(words(2)).toMatchObject({ tone: 'refused', short: 'Refused.' });
    expect(words(2).rest).toBe('It is the turn of Amber, not of Basalt. The next well is Bir, not Dara. 2 water is too little, 5 is needed. And 1 more.');
  });

  test('a rule turned round is told by what it turns', () => {
    const refusal = explain(bench, at(1).snapshot, { type: 'TRAVEL', player: 'Amber', to: 'Bir' });
    expect(shortReason(refusal)).toBe('a storm rages');
    expect(explanationWords(refusal, at(1).snapshot).rest).toBe('A storm rages.');
  });

  test('what is not now says why, or where it could be', () => {
    expect(explanationWords(explain(bench, at(1).snapshot, { type: 'WEATHER', roll: 1 }), at(1).snapshot)).toMatchObject({ short: 'Not now.', rest: 'The weather of a day is settled at dawn.' });
    const choice = explain(bench, at(0).snapshot, { type: 'CHOOSE', choice: 'x', picks: [] });
    expect(explanationWords(choice, at(0).snapshot).rest).toBe('It cannot be done in sky: clear and day: dawn, only in at well.');
  });

  test('the leaves behind a refusal are those that brought it about', () => {
    const refusal = explain(bench, at(1).snapshot, { type: 'TRAVEL', player: 'Amber', to: 'Dara' });
    const verdict = refusal.outcome === 'refused' ? refusal.candidates[0]?.verdict : undefined;
    expect(verdict && leavesBehind(verdict).map(({ rule }) => rule)).toEqual(['wellIsNext', 'waterIsEnough', 'skyIsClear']);
  });
});

describe('the timeline', () => {
  test('has a card a step, and those of what followed where a step is unfolded', () => {
    expect(itemsOf(steps, new Set())).toHaveLength(7);
    expect(itemsOf(steps, new Set([3])).slice(3, 6)).toEqual([{ kind: 'step', index: 3 }, { kind: 'microstep', index: 3, micro: 1 }, { kind: 'step', index: 4 }]);
  });

  test('says what followed by itself', () => {
    const [follower] = followersOf(at(3));
    expect(follower && microstepWords(follower)).toEqual({ title: 'by itself', detail: 'to dawn' });
  });

  test('gives each step its tone and words', () => {
    expect(steps.map((step, i) => toneOf(bench, step, steps[i - 1]?.snapshot))).toEqual(['plain', 'chance', 'refused', 'plain', 'chance', 'plain', 'choice']);
    expect(cardWords(at(2))).toEqual({ title: 'TRAVEL', detail: 'Basalt · Dara' });
  });
});

describe('changes', () => {
  test('tell place, old and new value', () => {
    const changes = changesBetween(at(4).snapshot.context, at(5).snapshot.context);
    expect(changes).toContainEqual({ kind: 'changed', place: ['at', 'Basalt'], was: '0', is: '1', before: 0, after: 1 });
    expect(changes).toContainEqual({ kind: 'changed', place: ['water', 'Basalt'], was: '2', is: '0', before: 2, after: 0 });
    expect(changesBetween({ a: [1] }, { a: [1, 2] })).toEqual([{ kind: 'added', place: ['a', '1'], was: '', is: '2', after: 2 }]);
    expect(changesBetween({ a: 1, b: 2 }, { a: 1 })).toEqual([{ kind: 'removed', place: ['b'], was: '2', is: '', before: 2 }]);
  });
});

test('links lead into the page or to http(s) alone', () => {
  expect(safeHref('https://example.org')).toBe('https://example.org');
  expect(safeHref('#here')).toBe('#here');
  for (const bad of ['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', 'file:///etc', '//host', undefined]) expect(safeHref(bad)).toBeUndefined();
});
