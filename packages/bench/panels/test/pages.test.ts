import { describe, expect, test } from 'vitest';
import { check, examplesOf, inForce, type Library } from '@rulebench/rulings';
import { narrowed } from '../src/pages/CoverageView.tsx';
import { inSourceOrder } from '../src/pages/marks.ts';
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

test('a check by parts runs every example once', () => {
  const total = (of: Library) => check(of).report.examples.total;
  const parts = partsToCheck(library);
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.map(total).reduce((sum, one) => sum + one, 0)).toBe(examplesOf(inForce(library)).length);
});
