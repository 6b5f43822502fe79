/** The form of events: what has it, what has not, and what is said of that. */

import { setup } from 'xstate';
import { expect, test } from 'vitest';
import { guardsOf, holds, rulesFor, tableOf, type Shape } from '../src/index.ts';
import { explain } from '../src/explain.ts';
import { benchOf } from '../src/module.ts';
import { start, step } from '../src/run.ts';
import { flawOf } from '../src/shape.ts';

const EFFECT: Shape = { type: { move: { card: 's', 'spent?': 'n' }, stop: { card: 's', until: 'i' } } };

test.each<readonly [string, Shape, unknown, string | undefined]>([
  ['a text', 's', 'Ada', undefined],
  ['no text', 's', 7, 'E is not text'],
  ['nothing', 's', undefined, 'E is missing: it is to be text'],
  ['text or null', 'sz', null, undefined],
  ['a number that is none', 'n', Number.NaN, 'E is not a number'],
  ['no whole number', 'i', 1.5, 'E is not a whole number'],
  ['one of some words', '=heads|tails', 'tails', undefined],
  ['a word that is none of them', '=heads|tails', 'edge', 'E is not heads or tails'],
  ['a list', ['s'], ['a', 'b'], undefined],
  ['a list with something else in it', ['s'], ['a', null], 'E[1] is not text'],
  ['what only looks like a list', ['s'], { length: 1 }, 'E is not a list'],
  ['one of several things', [{ skill: 's' }, { species: 's' }], { species: 'human' }, undefined],
  ['none of them', [{ skill: 's' }, { species: 's' }], { species: 7 }, 'E is not any of what it can be'],
  ['what may be missing', { 'to?': 's' }, {}, undefined],
  ['what may be missing and is wrong', { 'to?': 's' }, { to: null }, 'E.to is not text'],
  ['an effect', EFFECT, { type: 'stop', card: 'a', until: 4 }, undefined],
  ['an effect that lacks something', EFFECT, { type: 'stop', card: 'a' }, 'E.until is missing: it is to be a whole number'],
  ['an effect that there is not', EFFECT, { type: 'constructor' }, 'E.type is not one that there is'],
  ['no effect at all', EFFECT, null, 'E is not an object'],
])('%s', (_, shape, value, flaw) => {
  expect(flawOf(shape, value, 'E')).toBe(flaw);
});

const { rule } = rulesFor<object, { readonly type: 'GIVE'; readonly to: string }>();
const toAda = rule({ id: 'toAda', on: 'GIVE', cites: ['x/y/1'], says: 'to {to}', decide: ({ event: { to } }) => holds(to.startsWith('Ada'), { to }) });
const rules = tableOf([toAda]);
const machineOf = () => setup({ guards: guardsOf(rules, { GIVE: { to: 's' }, TAKE: { from: 's' } }) }).createMachine({
  id: 'giving', initial: 'a', states: { a: { on: { GIVE: { guard: 'toAda', target: 'b' }, TAKE: { guard: 'isWellFormed', target: 'b' } } }, b: {} },
});
const bench = benchOf({ id: 'giving', title: 'Giving', version: '1', machineOf, rules, schema: { $defs: {} } });

test('an event that is none passes no guard, breaks nothing, and is told by its code', () => {
  const { snapshot } = start(bench, undefined);
  for (const event of [{ type: 'GIVE' }, { type: 'GIVE', to: null }, { type: 'TAKE', from: ['Ada'] }]) {
    expect(snapshot.can(event)).toBe(false);
    expect(step(bench, snapshot, event)).toMatchObject({ outcome: 'broken', snapshot, error: { code: 'RB216' } });
  }
  expect(explain(bench, snapshot, { type: 'GIVE' })).toMatchObject({ outcome: 'broken', error: { message: 'RB216: GIVE.to is missing: it is to be text' } });
  expect(step(bench, snapshot, { type: 'TAKE', from: 'Ada' }).outcome).toBe('taken');
  expect(step(bench, snapshot, { type: 'GIVE', to: 'Bo' }).outcome).toBe('refused');
});

test('where a state knows no such event, that is said first', () => {
  const { snapshot } = step(bench, start(bench, undefined).snapshot, { type: 'GIVE', to: 'Ada' });
  expect(explain(bench, snapshot, { type: 'GIVE' }).outcome).toBe('not-now');
});
