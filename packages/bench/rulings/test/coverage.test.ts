/** Coverage, both ways: what was decisive, and what a library lacks. */

import { negated, type LeafRule, type RuleModule, type RuleTable } from '@rulebench/core';
import { describe, expect, test } from 'vitest';
import { bending } from '@rulebench/core/bench';
import { check, examplesOf, libraryFrom, libraryOf, newMemory, runExample, type RulingFile } from '../src/index.ts';
import { ferry, fileOf, GOOD, goodLibrary, mooring } from './library.ts';

/** The good files with one of them changed. */
function changed(name: string, change: (text: string) => string): readonly RulingFile[] {
  const files = GOOD.map((one) => (one.file.endsWith(name) ? { ...one, text: change(one.text) } : one));
  expect(files).not.toEqual(GOOD);
  return files;
}

const checked = (files: readonly RulingFile[], module: RuleModule = ferry) => check(libraryOf({ files, modules: [module] }).library);

describe('a library in which all holds', () => {
  const { report, findings, results, coverage } = check(goodLibrary());

  test('is reported so', () => {
    expect(findings).toEqual([]);
    expect(report).toEqual({
      ok: true,
      clauses: { total: 8, runnable: 6, planned: 1, covered: 6, uncovered: [] },
      examples: { total: 8, passed: 8, failed: 0, refusing: 8, failures: [] },
      rules: { total: 8, seenAllow: 8, seenRefuse: 8, unseen: [] },
      measures: { total: 1, used: 1, unused: [] },
      sources: [{ id: 'toy', headings: 3, covered: 2, planned: 1 }],
      problems: [],
    });
    expect(results.every(({ ok, failures }) => ok && failures.length === 0)).toBe(true);
  });

  test('tells for a clause what was decisive in each example below it', () => {
    const clause = coverage.clauses.find((one) => one.clause === 'toy/boarding/1');
    expect(clause?.examples.map(({ slug, decisive }) => [slug, decisive.map(({ kind, id, step, outcome }) => `${step} ${kind} ${id} ${outcome ?? ''}`.trim())])).toEqual([
      ['1-the-third-of-two-is-refused', ['0 input thereAreSeats allowed', '1 rule seatIsFree allowed', '2 rule seatIsFree allowed', '3 rule seatIsFree refused']],
      ['1-a-ferry-without-seats-is-none', ['0 input thereAreSeats refused']],
    ]);
    expect(clause?.citedBy.map(({ kind, id }) => `${kind} ${id}`)).toEqual(['rule seatIsFree', 'input thereAreSeats', 'invariant noMoreAboardThanSeats']);
  });

  test('tells for a rule where it was decisive, and for states, transitions, effects, choices and forbidden events where they were', () => {
    const calm = coverage.rules.find(({ rule }) => rule === 'skyIsCalm');
    expect(calm?.refused).toEqual([{ ruling: 'toy/casting-off', example: '1-a-storm-holds-it', step: 2 }]);
    const seen = (kind: string, id: string): unknown => coverage.elements.find((one) => one.kind === kind && one.id === id)?.seen.map(({ example, step }) => `${example} ${step}`);
    expect(seen('state', 'ferry.landed')).toEqual(['3-the-north-bank 4']);
    expect(seen('transition', 'ferry.boarding|SKY|0')).toEqual(['1-a-storm-holds-it 3', '1-a-storm-holds-it 5']);
    expect(seen('forbids', 'ferry.choosing|BOARD')).toEqual(['4-too-late 3']);
    expect(seen('effect', 'depart')).toHaveLength(4);
    expect(seen('choice', 'bank')).toHaveLength(4);
    expect(coverage.elements.find(({ kind, id }) => kind === 'transition' && id === 'ferry.boarding|SKY|0')?.cites).toEqual(['toy/casting-off/1']);
  });
});

describe('negating any single rule', () => {
  test.each(Object.values(ferry.rules).filter(({ kind }) => kind !== 'measure').map(({ id }) => id))('%s makes the check fail by its examples', (id) => {
    const { report } = checked(GOOD, withNegated(id));
    expect(report.ok).toBe(false);
    expect(report.examples.failed).toBeGreaterThan(0);
  });

  function withNegated(id: string): RuleModule {
    const rule = ferry.rules[id];
    if (rule === undefined) throw new Error(`no rule ${id}`);
    const inner = 'decide' in rule ? rule : undefined;
    const turned: RuleTable = {
      [id]: inner !== undefined
        ? { ...inner, decide: (...args) => { const decision = (inner as LeafRule).decide(args[0]); return { ...decision, outcome: negated(decision.outcome) }; } } // boundary: the toy's rules take no arguments
        : { id, kind: 'not', cites: rule.cites, says: '', parts: [{ ...rule, id: `${id}Inner` } as never] }, // boundary: a combination as a part of its negation
    };
    return { ...ferry, machineOf: (rules, variant) => ferry.machineOf({ ...rules, ...turned }, variant), rules: { ...ferry.rules, ...turned } };
  }
});

describe('what a library lacks', () => {
  test('a clause whose only example passes without anything that cites it being decisive is not covered', () => {
    const { report, findings } = checked(changed('casting-off.ruling.md', (text) =>
      text.replace(/ {2}- BOARD: \{ who: Ben, coins: 2 \}\n {4}not-now: \{ by: \[toy\/casting-off\/4\] \}\n/, '')));
    expect(report.examples.failed).toBe(0);
    expect(report.clauses.uncovered).toEqual(['toy/casting-off/4']);
    expect(report.ok).toBe(false);
    expect(findings.map(({ code, place, message }) => [code, place.line, message])).toEqual([
      ['RB170', 57, 'clause toy/casting-off/4 has examples that pass, and nothing that cites it (forbids ferry.choosing|BOARD) was decisive in them'],
    ]);
  });

  test('a clause without an example is not covered', () => {
    const { findings } = checked(changed('casting-off.ruling.md', (text) => text.slice(0, text.indexOf('```example\nname: Too late'))));
    expect(findings.map(({ code, message }) => [code, message])).toEqual([['RB170', 'clause toy/casting-off/4 has no example']]);
  });

  test('a rule that is only ever seen to allow is told', () => {
    const { report, findings } = checked(changed('boarding.ruling.md', (text) => text.replace(/```example\nname: A ferry without seats[\s\S]*?```\n/, '')));
    expect(report.rules.unseen).toEqual(['ferry/thereAreSeats (never refused)']);
    expect(findings.map(({ code }) => code)).toEqual(['RB172']);
  });

  test('a rule that refuses together with another is not decisive', () => {
    const { report } = checked(changed('casting-off.ruling.md', (text) => text.replace('given: { fixture: two-seats }\nwhen:\n  - CAST_OFF: {}\n    refused: { by: [toy/casting-off/2] }\n', 'given: { fixture: storm }\nwhen:\n  - CAST_OFF: {}\n    refused: { by: [toy/casting-off/2] }\n  - SKY: { is: calm }\n')));
    expect(report.examples.failures).toEqual([]);
    expect(report.rules.unseen).toEqual(['ferry/someoneIsAboard (never refused)']);
  });

  test('a failed example covers nothing', () => {
    const { report } = checked(changed('casting-off.ruling.md', (text) => text.replace('output: { bank: north, aboard: [Ann] }', 'output: { bank: south, aboard: [Ann] }')));
    expect(report.examples.failures.map(({ code, clause, example }) => [code, clause, example])).toEqual([['RB158', 'toy/casting-off/3', 'toy/casting-off#3-the-north-bank']]);
    expect(report.clauses.uncovered).toEqual(['toy/casting-off/3']);
  });

  test('a clause that a rule cites and that does not exist is told; one of a source that is not at hand is not', () => {
    const citing = (clause: `${string}/${string}/${number}`): RuleModule => {
      const rules = { ...ferry.rules, seatIsFree: { ...ferry.rules['seatIsFree'], cites: ['toy/boarding/1', clause] } } as RuleTable; // boundary: the same rule with another citation
      return { ...ferry, rules };
    };
    expect(checked(GOOD, citing('toy/boarding/7')).findings.map(({ code, message }) => [code, message])).toEqual([
      ['RB131', 'the rule "seatIsFree" of "ferry" cites clause toy/boarding/7, which does not exist'],
    ]);
    expect(checked(GOOD, citing('elsewhere/boarding/7')).findings).toEqual([]);
  });

  test('a measure that is never used is told', () => {
    const spare = { ...ferry.rules['fare'], id: 'spare' } as RuleTable[string]; // boundary: the same measure under another name
    const { report, findings } = checked(GOOD, { ...ferry, rules: { ...ferry.rules, spare } });
    expect(report.measures).toEqual({ total: 2, used: 1, unused: ['ferry/spare'] });
    expect(findings.map(({ code }) => code)).toEqual(['RB173']);
  });

  test('what is planned fails only a complete check', () => {
    const { report, findings } = check(goodLibrary(), { complete: true });
    expect(report.ok).toBe(false);
    expect(findings.map(({ code, message }) => [code, message])).toEqual([
      ['RB174', 'clause toy/boarding/4 is only planned'], ['RB174', 'the heading toy/mooring is only planned'],
    ]);
  });

  test('rules of a module that no ruling at hand belongs to are not asked for', () => {
    const { report } = check(libraryOf({ files: GOOD, modules: [ferry, { ...ferry, id: 'barge' }] }).library);
    expect(report.rules.total).toBe(8);
    expect(report.ok).toBe(true);
  });
});

describe('options', () => {
  test('only one module: its examples, rules and clauses, and the problems of its files', () => {
    const barge: RuleModule = { ...ferry, id: 'barge' };
    const other = mooring('\n## 1. A barge moors\n\n```example\nname: It moors\ngiven: { fixture: none }\n```\n', 'module: barge');
    const { library } = libraryOf({ files: [...GOOD, other], modules: [ferry, barge] });
    expect(library.problems.map(({ code }) => code)).toEqual(['RB126', 'RB135']);
    expect(check(library, { module: 'ferry' }).report).toEqual(check(goodLibrary()).report);
    const { report } = check(library, { module: 'barge' });
    expect([report.ok, report.clauses.total, report.examples.total, report.rules.total]).toEqual([false, 1, 1, 8]);
  });

  test('a variant goes to the examples that name none', () => {
    const { report, results } = check(goodLibrary(), { variant: 'dear' });
    expect(results.map(({ run }) => run?.bench.variant).filter((one) => one !== undefined)).toEqual(results.slice(1).map(() => 'dear'));
    expect(report.examples.failures.map(({ code }) => code)).toContain('RB152');
  });

  test('an unknown module, variant or date is a problem, and nothing is run', () => {
    const codes = (options: Parameters<typeof check>[1]): unknown => {
      const { report } = check(goodLibrary(), options);
      return [report.ok, report.examples.total, report.problems.map(({ code, hint }) => [code, hint])];
    };
    expect(codes({ module: 'fery' })).toEqual([false, 0, [['RB133', 'did you mean "ferry"?']]]);
    expect(codes({ variant: 'deer' })).toEqual([false, 0, [['RB137', 'did you mean "dear"?']]]);
    expect(codes({ asOf: 'yesterday' })).toEqual([false, 0, [['RB113', 'write it as 1998-04-07']]]);
    expect(codes({ asOf: '1998-02-30' })).toEqual([false, 0, [['RB113', 'write it as 1998-04-07']]]);
  });

  test('progress is told, example by example', () => {
    const told: string[] = [];
    check(goodLibrary(), { onProgress: (done, total) => told.push(`${done}/${total}`) });
    expect(told).toEqual(['1/8', '2/8', '3/8', '4/8', '5/8', '6/8', '7/8', '8/8']);
  });
});

describe('revisions', () => {
  const second = (front: string): RulingFile => ({
    file: 'good/rulings/boarding-2.ruling.md',
    text: fileOf('good/rulings/boarding.ruling.md').text.replace('revision: 1\neffective: 2001-02-03\nsupersedes: []', front),
  });
  const revised = second('revision: 2\neffective: 2005-01-01\nsupersedes: [toy/boarding@1]');

  test('the newer takes the place of the older, whose clauses keep their ids', () => {
    const { report, results } = checked([...GOOD, revised]);
    expect(report.ok).toBe(true);
    expect(report.clauses.total).toBe(8);
    expect(results.filter(({ example }) => example.place.file === 'good/rulings/boarding.ruling.md')).toEqual([]);
  });

  test('as of a date before it took effect, the older is back', () => {
    const { results } = check(libraryOf({ files: [...GOOD, revised], modules: [ferry] }).library, { asOf: '2004-12-31' });
    expect(new Set(results.map(({ example }) => example.place.file))).toEqual(new Set(['good/rulings/boarding.ruling.md', 'good/rulings/casting-off.ruling.md']));
  });

  test('a clause of a ruling that another has taken the place of is superseded, in rules and in examples', () => {
    const taking = mooring('\n## 1. Nobody boards {not-runnable: rationale}\n', 'supersedes: [toy/boarding@1]\nmodule: ferry');
    const { library } = libraryOf({ files: [...GOOD, taking], modules: [ferry] });
    const wrong = check(library).findings.filter(({ code }) => code === 'RB132');
    expect(wrong.map(({ message }) => message)).toContain('the rule "seatIsFree" of "ferry" cites clause toy/boarding/1, which is superseded');
    expect(new Set(wrong.map(({ hint }) => hint))).toEqual(new Set(['cite the clauses of toy/mooring@1']));
    const citing = mooring('\n## 1. A ferry moors\n\n```example\nname: It moors\ngiven: { fixture: two-seats }\nwhen:\n  - BOARD: { who: Ben, coins: 1 }\n    refused: { by: [toy/boarding/2] }\n```\n', 'supersedes: [toy/boarding@1]\nmodule: ferry');
    expect(libraryOf({ files: [...GOOD, citing], modules: [ferry] }).problems.map(({ code, place }) => [code, place.file, place.line])).toContainEqual(['RB132', 'mooring.ruling.md', 16]);
  });
});

test('a library made of plain data that went through JSON runs the same', () => {
  const { sources, rulings, fixtures } = goodLibrary();
  const data = JSON.parse(JSON.stringify({ sources, rulings, fixtures })) as Pick<ReturnType<typeof goodLibrary>, 'sources' | 'rulings' | 'fixtures'>; // boundary: the same data
  const library = libraryFrom({ ...data, modules: [ferry] });
  expect(check(library).report).toEqual(check(goodLibrary()).report);
  const failing = { ...examplesOf(library.rulings)[0] } as ReturnType<typeof examplesOf>[number]; // boundary: a copy of the first example
  const moved = { ...failing, then: { state: 'landed', place: failing.place } };
  expect(runExample(library, moved).failures.map(({ problem }) => [problem.code, problem.place.line, problem.place.column])).toEqual([['RB154', 27, 10]]);
});

describe('examples that are wrong as written', () => {
  const wrong = mooring('\n## 1. A ferry moors\n\n```example\nname: It moors\ngiven: { fixture: two-seats }\nwhen:\n  - BORD: {}\n  - BOARD: { who: Ben, coins: 1 }\n```\n');

  test('are not run, and fail with what is wrong', () => {
    const { results } = checked([...GOOD, wrong]);
    const result = results.find(({ example }) => example.clause === 'toy/mooring/1');
    expect(result?.failures.map(({ problem }) => problem.code)).toEqual(['RB134']);
    expect(result?.run).toBeUndefined();
  });

  test('a ruling file that cannot be read hides neither its problem nor the rest, and is not blamed on the rules', () => {
    const { report, findings } = checked(changed('boarding.ruling.md', (text) => text.replace('title: Who may board', 'title: "Who may board')));
    expect(report.ok).toBe(false);
    expect(report.problems.map(({ code }) => code)).toEqual(['RB103', 'RB140']);
    expect(findings).toEqual([]);
    expect(report.examples.total).toBe(4);
  });
});

test('a run says at which step it parts: at the last, where only the end is otherwise', () => {
  const parts = (name: string): unknown => checked([...GOOD, fileOf(`bad/${name}.ruling.md`)]).results.find(({ ok }) => !ok)?.parts;
  expect([parts('run-not-taken'), parts('run-other-reason'), parts('run-state'), parts('run-output')]).toEqual([1, 1, 1, 3]);
});

describe('what was played', () => {
  test('is remembered only where a memory is kept, so that bent rules leave nothing behind', () => {
    const library = goodLibrary();
    const bent = bending(new Map([['seatIsFree', 'negated']]), () => check(library).report.examples.failed);
    expect(bent).toBeGreaterThan(0);
    expect(check(library).report.ok).toBe(true);
    const [example] = examplesOf(library.rulings);
    if (example === undefined) throw new Error('no example');
    expect(runExample(library, example).ok).toBe(true);
    expect(bending(new Map([['seatIsFree', 'negated']]), () => runExample(library, example).ok)).toBe(false);
  });

  test('is shared between checks that are handed one memory', () => {
    const library = goodLibrary();
    const memory = newMemory();
    const [first, second, without] = [check(library, { memory }), check(library, { memory }), check(library)];
    expect(second.report).toEqual(first.report);
    expect(second.results[0]?.run?.steps[1]).toBe(first.results[0]?.run?.steps[1]);
    expect(without.results[0]?.run?.steps[1]).not.toBe(first.results[0]?.run?.steps[1]);
  });
});
