/** Two variants side by side: the parting is the one worked out by hand, no run is shorter, and the example that shows it holds under each and not under the other. */

import type { AnyEventObject } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { RuleModule } from '@rulebench/core';
import { libraryOf, parseRuling, runExample, type Library } from '@rulebench/rulings';
import { compared, partingRuling, sideOf, xstateStepper, type Compared, type PartLimits, type Stepper } from '../src/index.ts';
import { ruleModule } from './toys/stairs.ts';

const stairs = ruleModule as RuleModule; // boundary: tools use modules without their parameters

const RULING = `---
ruling: stairs/climbing
title: Climbing
revision: 1
effective: 2001-02-03
module: stairs
---
## 1. Nobody climbs beyond the top {change}

\`\`\`example
name: To the landing and back
given: { input: { steps: 4 } }
when:
  - UP: {}
  - UP: {}
  - DOWN: {}
then: { context: { at: 1 } }
\`\`\`

\`\`\`example
name: No stairs
given: { input: { steps: 0 } }
given-refused: { by: [stairs/climbing/1] }
\`\`\`

## 2. At the top a bell is rung

\`\`\`example
name: From the fourth step
given: { input: { steps: 4 } }
when:
  - UP: {}
  - UP: {}
  - UP: {}
  - UP: {}
  - RING: {}
then: { state: rung }
\`\`\`
`;

const library: Library = libraryOf({ files: [{ file: 'climbing.ruling.md', text: RULING }], modules: [stairs] }).library;
const bare: Library = libraryOf({ files: [], modules: [stairs] }).library;
const LIMITS: PartLimits = { maxStates: 1000, maxTime: 60_000 };

function comparedNow(a: string, b = 'default', { limits = LIMITS, from = bare }: { readonly limits?: PartLimits; readonly from?: Library } = {}): Compared {
  const walk = compared(from, { a: sideOf(from, from.modules.get('stairs') ?? stairs, a), b: sideOf(from, from.modules.get('stairs') ?? stairs, b) }, limits);
  for (let step = walk.next(); ; step = walk.next()) if (step.done === true) return step.value;
}

const typesOf = (found: Compared): readonly string[] | undefined => found.parting?.events.map(({ type }) => type);

/** Whether any run of so many events parts, all of them tried, with nothing remembered: told from what XState says alone. */
function anyPartsWithin(found: Compared, most: number): boolean {
  const [a, b]: readonly Stepper[] = [xstateStepper(found.a.bench), xstateStepper(found.b.bench)];
  if (a === undefined || b === undefined) throw new Error('two sides');
  const events: readonly AnyEventObject[] = ['UP', 'DOWN', 'RING'].map((type) => ({ type }));
  type Reached = ReturnType<Stepper['start']>;
  const seen = (reached: Reached): string => JSON.stringify(reached.outcome !== 'taken' ? reached : {
    value: reached.state.value, status: reached.state.status, output: reached.state.output,
    choices: (reached.state.context as { choices: unknown }).choices, effects: reached.effects, // boundary: the toy's context
  });
  const parts = (one: Reached, other: Reached, left: number): boolean => {
    if (seen(one) !== seen(other)) return true;
    if (left === 0 || one.outcome !== 'taken' || other.outcome !== 'taken') return false;
    return events.some((event) => {
      const [next, beside] = [a.next(one.state, event), b.next(other.state, event)];
      return seen(next) !== seen(beside) || parts(next, beside, left - 1);
    });
  };
  return [{ steps: 5 }, { steps: 2 }].some((input) => parts(a.start(input), b.start(input), most));
}

describe('the shortest run in which two variants part', () => {
  const worked: readonly (readonly [variant: string, aspect: string, events: readonly string[]])[] = [
    ['low', 'outcome', ['UP', 'UP', 'UP', 'UP']],
    ['muffled', 'effects', ['UP', 'UP', 'UP']],
    ['choosy', 'choices', ['UP', 'UP']],
    ['rich', 'output', ['UP', 'UP', 'RING']], // from the stairs of two steps; of five it would be six events
  ];
  test.each(worked)('%s: %s', (variant, aspect, events) => {
    const found = comparedNow(variant);
    expect([found.parting?.aspect, typesOf(found), found.walked.complete]).toEqual([aspect, events, true]);
    expect(anyPartsWithin(found, events.length - 1)).toBe(false);
    expect(anyPartsWithin(found, events.length)).toBe(true);
  });

  test('the order of the two does not matter to where they part', () => {
    expect(typesOf(comparedNow('default', 'low'))).toEqual(typesOf(comparedNow('low')));
  });

  test('two variants are joined by +, the later replacing what the earlier does', () => {
    expect(typesOf(comparedNow('choosy+rich', 'choosy'))).toEqual(['UP', 'UP', 'RING']);
    expect(typesOf(comparedNow('choosy+rich', 'rich'))).toEqual(['UP', 'UP']);
  });

  test('a difference in the context alone is none, and all that can be reached was looked at', () => {
    const { parting, walked } = comparedNow('weary');
    // Of five steps: 0 to 5, and the bell rung; of two: 0 to 2, and the bell. How tired one is the module's key leaves out.
    expect([parting, walked.complete, walked.pairs]).toEqual([undefined, true, 6 + 1 + 3 + 1]);
  });

  test('a start that one side refuses is told apart, and runs begin from the others', () => {
    const { parting, refusals, flips } = comparedNow('flat', 'default', { from: library });
    expect([parting, refusals.map(({ start, a, b }) => [start.name, a.outcome, b.outcome])]).toEqual([undefined, [['stairs/climbing/1: No stairs', 'taken', 'broken']]]);
    expect(flips.map(({ example, a, b }) => [example.slug, a.ok, b.ok])).toEqual([['1-no-stairs', false, true]]);
  });
});

describe('what was not explored', () => {
  test.each([
    ['states', { ...LIMITS, maxStates: 4 }],
    ['depth', { ...LIMITS, maxDepth: 2 }],
    ['time', { ...LIMITS, maxTime: -1 }],
    ['stopped', { ...LIMITS, stopped: (): boolean => true }],
  ] as const)('%s: it says so, and claims nothing', (limit, limits) => {
    const { parting, walked } = comparedNow('rich+low', 'low', { limits });
    expect([parting, walked.complete, walked.limit]).toEqual([undefined, false, limit]);
  });

  test('a depth that is enough is no cut', () => {
    expect(comparedNow('low', 'default', { limits: { ...LIMITS, maxDepth: 4 } })).toMatchObject({ parting: { aspect: 'outcome' }, walked: { complete: true } });
  });

  test('the run of an example is the answer where the walk does not get so far, and is not said to be the shortest', () => {
    const found = comparedNow('rich', 'default', { from: library, limits: { ...LIMITS, maxStates: 5 } });
    expect([found.parting?.start.example?.name ?? found.parting?.start.name, typesOf(found), found.walked.complete]).toEqual(['To the landing and back', ['UP', 'UP', 'UP', 'UP', 'RING'], false]);
  });
});

describe('the example that shows a parting', () => {
  test.each(['low', 'muffled', 'choosy', 'rich', 'choosy+rich'])('%s: one under each holds, and not under the other', (variant) => {
    const found = comparedNow(variant);
    if (found.parting === undefined) throw new Error('they part');
    const text = partingRuling(found, found.parting);
    const { value: ruling, problems } = parseRuling(text, 'parting.ruling.md');
    expect(problems).toEqual([]);
    const [under, other, ...more] = ruling?.clauses.flatMap(({ examples }) => examples) ?? [];
    if (under === undefined || other === undefined) throw new Error('two examples');
    expect(more).toEqual([]);
    const whole = libraryOf({ files: [{ file: 'climbing.ruling.md', text: RULING }, { file: 'parting.ruling.md', text }], modules: [stairs] }).library;
    expect([runExample(whole, under).ok, runExample(whole, other).ok]).toEqual([true, true]);
    expect([runExample(whole, under, { variant: 'default' }).ok, runExample(whole, other, { variant }).ok]).toEqual([false, false]);
  });
});

describe('two days', () => {
  const dated: RuleModule = { ...stairs, variants: (stairs.variants ?? []).map((one) => (one.id === 'low' ? { ...one, before: ['stairs/climbing/1'] } : one)) };
  const then = libraryOf({ files: [{ file: 'climbing.ruling.md', text: RULING }], modules: [dated] }).library;

  test('the older rules hold until the clause took effect', () => {
    const found = comparedNow('2001-02-02', '2001-02-03', { from: then });
    expect([found.a.variant, found.b.variant, typesOf(found)]).toEqual(['low', 'default', ['UP', 'UP', 'UP', 'UP']]);
    expect(found.flips.map(({ example }) => example.slug)).toEqual(['2-from-the-fourth-step']);
  });

  test('what changed is told, and what held in the place of the rest is unknown', () => {
    const { between } = comparedNow('2001-02-02', '2001-02-03', { from: then });
    expect(between?.clauses.map(({ clause, before }) => [clause.id, before.was])).toEqual([['stairs/climbing/1', 'undone'], ['stairs/climbing/2', 'unknown']]);
    expect(between?.unknown).toEqual(['loudness', 'prize', 'weariness', 'offered', 'isBelowTop', 'isOffGround', 'isAtTop', 'hasSteps']);
  });

  test('a change that no variant undoes is told to be one', () => {
    const { between, a } = comparedNow('2001-02-02', '2001-02-03', { from: library });
    expect([a.variant, between?.clauses.map(({ before }) => before.was)]).toEqual(['default', ['changed', 'unknown']]);
  });

  test('on later days nothing differs', () => {
    const { between, parting, flips } = comparedNow('2001-02-03', '2020-01-01', { from: then });
    expect([between?.clauses, parting, flips]).toEqual([[], undefined, []]);
  });
});
