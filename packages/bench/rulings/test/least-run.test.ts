/** What an example needs of a run, and what it can do without. */

import { expect, test } from 'vitest';
import { run, type Run } from '@rulebench/core/bench';
import { benchOf } from '@rulebench/core/explain';
import { exampleYaml, leastRun, nearestFixture, type Fixture, type Least } from '../src/index.ts';
import { ferry, goodLibrary } from './library.ts';

const TABLE = { seats: 2, purses: { Ann: 9, Ben: 1 }, sky: 'calm' };
const BOARD = { type: 'BOARD', who: 'Ann', coins: 2 };
const CAST_OFF = { type: 'CAST_OFF' };
const SKY = (is: string) => ({ type: 'SKY', is });
const { fixtures } = goodLibrary();
const fixture = (name: string): Fixture => {
  const found = fixtures.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no fixture ${name}`);
  return found;
};
const played = (events: Parameters<typeof run>[2], input: unknown = TABLE): Run => run(benchOf(ferry), input, events);
const typesOf = ({ steps }: Run): readonly (string | undefined)[] => steps.slice(1).map(({ event }) => event?.type);

function least(of: Run, from?: Fixture): Least {
  const bits = leastRun(of, from);
  for (;;) {
    const { done, value } = bits.next();
    if (done === true) return value;
  }
}

test('events that make no difference to the last step are left out, and named', () => {
  const found = least(played([SKY('storm'), SKY('calm'), BOARD, CAST_OFF]), fixture('two-seats'));
  expect(typesOf(found.run)).toEqual(['BOARD', 'CAST_OFF']);
  expect(found.events).toEqual([SKY('storm'), SKY('calm')]);
  expect(found).toMatchObject({ places: [], whole: true });
});

test('an event that one left out made possible goes with it', () => {
  const found = least(played([SKY('storm'), SKY('calm'), BOARD, { type: 'BOARD', who: 'Ben', coins: 2 }, CAST_OFF, { type: 'CHOOSE', choice: 'bank', picks: ['south'] }]));
  expect(found.run.steps.at(-1)?.snapshot.output).toEqual({ bank: 'south', aboard: ['Ann', 'Ben'] });
  expect(typesOf(found.run)).toEqual(['BOARD', 'BOARD', 'CAST_OFF', 'CHOOSE']);
});

test('what was refused stays, once, and is refused by the same clauses and no others', () => {
  const found = least(played([CAST_OFF, CAST_OFF, SKY('storm'), CAST_OFF, SKY('calm'), BOARD]));
  expect(typesOf(found.run)).toEqual(['CAST_OFF', 'SKY', 'CAST_OFF', 'BOARD']);
  expect(exampleYaml(found.run, { name: 'x' })).toMatch(/refused: \{ by: \[ toy\/casting-off\/2 \] \}[\s\S]*refused: \{ by: \[ toy\/casting-off\/1, toy\/casting-off\/2 \] \}/);
});

test('what is altered of a fixture to no end is as in the fixture', () => {
  const found = least(played([BOARD], { seats: 5, purses: { Ann: 9, Ben: 1, Cid: 3 }, sky: 'storm' }), fixture('two-seats'));
  expect(found.run.input).toEqual(TABLE);
  expect(found.places).toEqual(['seats', 'purses', 'sky']);
  const needed = least(played([CAST_OFF], { seats: 5, purses: { Ann: 9, Ben: 1 }, sky: 'storm' }), fixture('two-seats'));
  expect([needed.run.input, needed.places]).toEqual([{ ...TABLE, sky: 'storm' }, ['seats']]);
});

test('a start that would break what must always hold is no start', () => {
  const three = played([BOARD, { ...BOARD, who: 'Ben' }, { ...BOARD, who: 'Cid' }], { ...TABLE, seats: 3 });
  expect(least(three, fixture('two-seats')).run.input).toEqual(TABLE);
  const crowded = run(benchOf(ferry, 'crowded'), { ...TABLE, seats: 3 }, [BOARD, { ...BOARD, who: 'Ben' }, { ...BOARD, who: 'Cid' }, CAST_OFF]);
  expect(least(crowded, fixture('two-seats')).run.input).toEqual({ ...TABLE, seats: 3 });
});

test('the last step is told by its effects, by the output, by what it changed, or as one that did nothing', () => {
  const written = (of: Run) => exampleYaml(of, { name: 'x', fixture: fixture('two-seats'), shows: 'outcome' });
  expect(written(played([BOARD]))).toContain('then: { effects: [ { type: pay, who: Ann, coins: 2 } ] }');
  expect(written(played([SKY('storm')]))).toContain('then: { context: { sky: storm } }');
  expect(written(played([SKY('calm')]))).toContain('then: { effects: [] }');
  expect(written(played([BOARD, CAST_OFF, { type: 'CHOOSE', choice: 'bank', picks: ['south'] }]))).toContain('then: { output: { bank: south, aboard: [ Ann ] } }');
});

test('a start is given as the fixture from which it differs least, if that is any shorter', () => {
  const name = (input: unknown) => nearestFixture(fixtures, input)?.name;
  expect(name({ seats: 2, purses: { Ann: 9 }, sky: 'storm' })).toBe('storm-for-one');
  expect(name({ seats: 2, purses: { Ann: 9, Ben: 1 }, sky: 'unseen' })).toBe('two-seats');
  expect(name({ seats: 77, purses: { Zoe: 1, Yan: 2, Xi: 3 }, sky: 'unseen' })).toBeUndefined();
});
