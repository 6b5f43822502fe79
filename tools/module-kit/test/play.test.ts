/** Random play finds what does not hold, and says where; it plays the same for the same seed. */

import { expect, test } from 'vitest';
import { randomPlay } from '../src/play.ts';
import { randomFrom } from '../src/random.ts';
import { spoilt } from '../src/tries.ts';
import { lightModule } from './light.ts';

const whole = { ...lightModule(), invariants: [] };
const options = { inputs: [{ owner: 'Ada' }], seed: 7, events: 500 };

test('what holds is played to its ends, and both taken and refused', () => {
  const { taken, runs, ended, outcomes } = randomPlay(whole, { ...options, persistEvery: 1 });
  expect(ended).toBeGreaterThan(1);
  expect(runs).toBeGreaterThanOrEqual(ended);
  expect([...outcomes.keys()]).toEqual(expect.arrayContaining(['SWITCH taken', 'SWITCH refused', 'BREAK taken']));
  expect(taken).toBe([...outcomes].filter(([key]) => key.endsWith('taken')).reduce((sum, [, count]) => sum + count, 0));
});

test('the same seed plays the same, and another otherwise', () => {
  const play = (seed: number) => [...randomPlay(whole, { ...options, seed }).outcomes];
  expect(play(7)).toEqual(play(7));
  expect(play(7)).not.toEqual(play(8));
});

test('an invariant that does not hold is named with the events that led there', () => {
  expect(() => randomPlay(lightModule(), options)).toThrow(/^\{"type":"SWITCH","player":"Ada"\} breaks isNotWorn: .*\(seed 7, run \d+, after \[(\{"type":"SWITCH","player":"Ada"\},?){6}\]\)$/);
});

test('a context that JSON does not keep is found', () => {
  const dusty = { ...lightModule(({ dust }) => (dust === undefined ? new Map([['a', 1]]) : dust instanceof Map ? 'as it was' : 'lost')), invariants: [] };
  expect(() => randomPlay(dusty, { ...options, persistEvery: 1 })).toThrow('goes on otherwise from JSON');
});

test('a machine that breaks is found', () => {
  const broken = { ...lightModule(() => { throw new Error('no dust here'); }), invariants: [] };
  expect(() => randomPlay(broken, options)).toThrow(/breaks: .*no dust here/);
});

test('a module in which nothing can be tried is not taken for one that holds', () => {
  expect(() => randomPlay({ ...whole, moves: () => [] }, options)).toThrow('nothing can be tried at the start');
});

test('a spoilt event differs from those it is made of in one field at the most', () => {
  const random = randomFrom(3);
  const events = [{ type: 'A', x: 1, y: 'p' }, { type: 'B', y: 'q' }];
  const made = Array.from({ length: 200 }, () => spoilt(random, events));
  expect(made.every((one) => events.some((event) => event.type === one.type && Object.entries(one).filter(([key, value]) => !Object.entries(event).some(([k, v]) => k === key && v === value)).length <= 1))).toBe(true);
  expect(new Set(made.map((one) => JSON.stringify(one))).size).toBeGreaterThan(8);
});
