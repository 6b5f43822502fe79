import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bending, observing } from '../src/bench.ts';
import { allOf, anyOf, holds, negated, outcomeOf, rulesFor, tableOf, unknown, valueOf, verdictOf, worded, type Outcome, type Rule } from '../src/index.ts';

type Context = { readonly answers: Readonly<Record<string, Outcome>> };
const { rule, measure, all, any, not } = rulesFor<Context, { type: 'ASK'; n: number } | { type: 'OTHER' }>();
const answer = (id: string) => rule({
  id, cites: [`toy/${id}/1`], says: { allowed: 'yes', refused: 'no', unknown: 'who knows {id}' },
  decide: ({ context }) => { const outcome = context.answers[id] ?? 'unknown'; return outcome === 'unknown' ? unknown({ id }) : holds(outcome === 'allowed', { id }); },
});
const a = answer('a');
const b = answer('b');
const outcomes = fc.constantFrom<Outcome>('allowed', 'refused', 'unknown');
const ask = (asked: Rule, answers: Record<string, Outcome>) => ({ guard: outcomeOf(asked, { table: {}, context: { answers } }), full: verdictOf(asked, { table: {}, context: { answers } }) });

describe('three values', () => {
  const table: readonly [Outcome, Outcome, Outcome, Outcome][] = [
    ['allowed', 'allowed', 'allowed', 'allowed'], ['allowed', 'refused', 'refused', 'allowed'], ['allowed', 'unknown', 'unknown', 'allowed'],
    ['refused', 'refused', 'refused', 'refused'], ['refused', 'unknown', 'refused', 'unknown'], ['unknown', 'unknown', 'unknown', 'unknown'],
  ];
  test.each(table)('%s and %s', (x, y, and, or) => {
    expect([allOf([x, y]), allOf([y, x])]).toEqual([and, and]);
    expect([anyOf([x, y]), anyOf([y, x])]).toEqual([or, or]);
  });
  test('not of unknown is unknown', () => { expect([negated('allowed'), negated('refused'), negated('unknown')]).toEqual(['refused', 'allowed', 'unknown']); });
});

test('a guard and an explanation never disagree, however rules are combined', () => {
  const trees = fc.letrec<{ tree: Rule }>((tie) => ({
    tree: fc.oneof({ maxDepth: 4 }, fc.constantFrom<Rule>(a, b, answer('c')),
      fc.array(tie('tree'), { minLength: 1, maxLength: 3 }).map((of) => all({ id: 'all', of })),
      fc.array(tie('tree'), { minLength: 1, maxLength: 3 }).map((of) => any({ id: 'any', of })),
      tie('tree').map((of) => not({ id: 'not', of }))),
  })).tree;
  fc.assert(fc.property(trees, fc.record({ a: outcomes, b: outcomes, c: outcomes }), (tree, answers) => {
    const { guard, full } = ask(tree, answers);
    expect(guard).toBe(full.outcome);
  }), { seed: 3 });
});

test('as a guard a rule stops at what decides; explained, every part is evaluated', () => {
  const both = all({ id: 'both', of: [a, b] });
  const answers: Record<string, Outcome> = { a: 'refused', b: 'allowed' };
  expect(observing(() => outcomeOf(both, { table: {}, context: { answers } })).consulted.map(({ id }) => id)).toEqual(['a', 'both']);
  expect(observing(() => verdictOf(both, { table: {}, context: { answers } })).consulted.map(({ id }) => id)).toEqual(['a', 'b', 'both']);
});

test('a part that presupposes what was refused before it is unknown, and breaks nothing', () => {
  const presumes = rule({ id: 'presumes', cites: [], says: 'it presumes', decide: ({ context }) => { if (context.answers['a'] === 'refused') throw new Error('no a'); return holds(true); } });
  const both = all({ id: 'both', of: [a, presumes] });
  expect(ask(both, { a: 'refused' }).full).toMatchObject({ outcome: 'refused', parts: [{ outcome: 'refused' }, { rule: 'presumes', outcome: 'unknown' }] });
  expect(() => ask(all({ id: 'first', of: [presumes, a] }), { a: 'refused' })).toThrow(/RB203.*presumes.*no a/);
});

test('rules and measures are looked up by id in the table, wherever they are consulted', () => {
  const base = measure({ id: 'base', cites: [], says: '{value}', value: () => 1 });
  const twice = measure({ id: 'twice', cites: [], says: '{by} times: {value}', value: ({ read }, { by }: { by: number }) => by * read(base) });
  const asks = rule({ id: 'asks', on: 'ASK', cites: [], says: '', decide: ({ event, read, ask: consult }) => holds(event.n === read(twice, { by: 2 }) && consult(a) === 'allowed') });
  const question = { table: { base: { ...base, value: () => 5 } }, context: { answers: { a: 'allowed' } }, event: { type: 'ASK', n: 10 } };
  expect(valueOf(twice, question, { by: 3 })).toBe(15);
  const verdict = verdictOf(asks, question);
  expect(verdict).toMatchObject({ outcome: 'allowed', readings: [{ measure: 'twice', args: { by: 2 }, value: 10, says: '2 times: 10' }], parts: [{ rule: 'a', outcome: 'allowed' }] });
  expect(outcomeOf(asks, { ...question, table: {} })).toBe('refused');
});

test('a rule is not asked about events it does not name', () => {
  const asks = rule({ id: 'asks', on: ['ASK'], cites: [], says: '', decide: () => holds(true) });
  expect(() => outcomeOf(asks, { table: {}, event: { type: 'OTHER' } })).toThrow(/RB202.*"asks" decides ASK.*OTHER/);
});

test('bent answers hold inside and not after, and negation is the table with that rule turned round', () => {
  const both = all({ id: 'both', of: [a, b] });
  const answers: Record<string, Outcome> = { a: 'allowed', b: 'allowed' };
  const question = { table: {}, context: { answers } };
  expect(bending(new Map([['a', 'negated']]), () => outcomeOf(both, question))).toBe('refused');
  expect(outcomeOf(both, question)).toBe('allowed');
  expect(outcomeOf(both, { ...question, table: { a: { ...a, decide: () => holds(false) } } })).toBe('refused');
  expect(() => bending(new Map([['a', 'refused']]), () => { throw new Error('x'); })).toThrow('x');
  expect(outcomeOf(both, question)).toBe('allowed');
});

test('words', () => {
  expect(worded('{a} of {b}, {c}, {d}, {__proto__} {e}', { a: 1, b: ['x', 'y'], c: [], d: null })).toBe('1 of x, y, nothing, none, {__proto__} {e}');
  expect(worded('{b} {b|is|are} here, {c} {c|is|are} not, {a} {a|was|were}; {e|is|are}', { a: 1, b: ['x', 'y'], c: ['z'] })).toBe('x, y are here, z is not, 1 was; {e|is|are}');
  expect(ask(a, { a: 'unknown' }).full.says).toBe('who knows a');
  expect(ask(all({ id: 'mayPickCards', of: [a] }), { a: 'allowed' }).full.says).toBe('may pick cards');
});

test('a table is keyed by the ids of its rules', () => {
  expect(() => tableOf({ wrong: a })).toThrow(/RB205.*"a" under the key "wrong"/);
  expect(tableOf({ a })).toEqual({ a });
  expect(tableOf([a])).toEqual({ a });
  expect(() => tableOf([a, a])).toThrow(/RB205.*two of the same id/);
});
