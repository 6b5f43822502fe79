import { describe, expect, test } from 'vitest';
import { check, examplesOf, inForce, type Library } from '@rulebench/rulings';
import { lacking, narrowed } from '../src/pages/CoverageView.tsx';
import { coverageByClause, inSourceOrder, worstOf } from '../src/pages/marks.ts';
import { readmeParts } from '../src/pages/ModuleView.tsx';
import { partsToCheck } from '../src/pages/use-check.ts';
import { toyLibrary } from './toy/files.ts';

const library = toyLibrary();
const [first] = library.rulings;
if (first === undefined) throw new Error('no ruling');

describe('rulings on a page', () => {
  test('stand in the order of their source, whatever the order of their files', () => {
    const order = library.sources.flatMap(({ id, headings }) => headings.map(({ ruling }) => `${id}/${ruling}`)).filter((id) => library.rulings.some((ruling) => ruling.id === id));
    expect(order.length).toBeGreaterThan(1);
    expect(inSourceOrder([...library.rulings].reverse(), library.sources).map(({ id }) => id)).toEqual(order);
    const stranger = { ...first, id: 'elsewhere/one' };
    expect(inSourceOrder([stranger, ...library.rulings], library.sources).at(-1)).toBe(stranger);
  });

  test('are narrowed to the clauses that words are found in', () => {
    expect(narrowed(first, first.title.toUpperCase())).toEqual([first]);
    const [clause] = first.clauses;
    expect(narrowed(first, clause?.sentence ?? '').flatMap(({ clauses }) => clauses)).toEqual([clause]);
    expect(narrowed(first, 'no such words anywhere')).toEqual([]);
  });
});

test('of a ruling those clauses are lacking that nothing shows, and that are planned', () => {
  const [clause] = first.clauses;
  if (clause === undefined) throw new Error('no clause');
  const coverage = coverageByClause(check(library));
  const holding = [...coverage.values()].filter(({ covered, examples }) => covered && examples.every(({ ok }) => ok)).map((one) => one.clause);
  expect(holding.length).toBeGreaterThan(2);
  const lacks = library.rulings.flatMap((ruling) => lacking(ruling, coverage)).flatMap(({ clauses }) => clauses.map(({ id }) => id));
  expect(lacks.filter((id) => holding.includes(id))).toEqual([]);
  expect(lacking({ ...first, clauses: [clause, { ...clause, id: 'toy/x/9', status: 'planned' }] }, new Map()).flatMap(({ clauses }) => clauses.map(({ id }) => id))).toEqual(['toy/x/9']);
  expect(worstOf(['covered', 'planned', 'not-runnable'])).toBe('planned');
  expect(worstOf(['planned', 'open'])).toBe('open');
});

test('of a README the first paragraph says what is decided; one that begins with something else says nothing', () => {
  expect(readmeParts('# @x/y\n\nDecides this,\nand that.\n\n## In a program\n\ncode')).toEqual({ opening: 'Decides this,\nand that.', rest: '## In a program\n\ncode' });
  expect(readmeParts('# @x/y\n\n## In a program')).toEqual({ opening: '', rest: '## In a program' });
  expect(readmeParts()).toEqual({ opening: '', rest: '' });
});

test('a check by parts runs every example once', () => {
  const total = (of: Library) => check(of).report.examples.total;
  const parts = partsToCheck(library);
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.map(total).reduce((sum, one) => sum + one, 0)).toBe(examplesOf(inForce(library)).length);
});
