/** Variants and days of the modules themselves compared: what a document changed, and when a limit matters, as its clauses say. */

import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { compared, partingRuling, sideOf, type Compared } from '@rulebench/explorer';
import { changedClauses, parseRuling, runExample } from '@rulebench/rulings';
import { loadLibrary } from '@rulebench/rulings/node';

const { library } = await loadLibrary({ root: fileURLToPath(new URL('../../../', import.meta.url)) });

function comparedNow(id: string, a: string, b: string): Compared {
  const module = library.modules.get(id);
  if (module === undefined) throw new Error(id);
  const walk = compared(library, { a: sideOf(library, module, a), b: sideOf(library, module, b) }, { maxStates: 20_000, maxTime: 120_000 });
  for (let step = walk.next(); ; step = walk.next()) if (step.done === true) return step.value;
}

/** The examples of a parting, as they come out under either side. */
function replayed(found: Compared): readonly (readonly [underA: boolean, underB: boolean])[] {
  if (found.parting === undefined) return [];
  const { value, problems } = parseRuling(partingRuling(found, found.parting), 'parting.ruling.md');
  expect(problems).toEqual([]);
  return (value?.clauses ?? []).flatMap(({ examples }) => examples).map((example) => [runExample(library, example, { variant: found.a.variant }).ok, runExample(library, example, { variant: found.b.variant }).ok]);
}

const clausesOf = ({ flips }: Compared): readonly string[] => [...new Set(flips.map(({ example }) => example.clause))];

describe('what the Current Rulings changed, by 6 March 1998 at the latest', () => {
  test.each([
    ['mission-attempt', 'from-outposts', 'cr98/significant-rules-changes-to-note/15', 'ATTEMPT'],
    ['repair', 'matching-outposts', 'cr98/significant-rules-changes-to-note/24', 'REPAIR'],
    ['ship-movement', 'landed-targets', 'cr98/significant-rules-changes-to-note/12', 'USE'],
    ['status', 'projected-from-outposts', 'cr98/significant-rules-changes-to-note/10', 'PROJECT'],
  ])('%s: %s held before, and one event shows it', (module, variant, clause, type) => {
    const found = comparedNow(module, '1998-03-05', '1998-04-07');
    expect([found.a.variant, found.b.variant]).toEqual([variant, 'default']);
    expect(clausesOf(found)).toContain(clause);
    expect(found.flips.every(({ a, b }) => !a.ok && b.ok)).toBe(true);
    expect([found.parting?.events.map((event) => event.type), found.parting?.aspect, found.walked.complete]).toEqual([[type], 'outcome', true]);
    expect(replayed(found)).toEqual([[true, false], [false, true]]);
    expect(found.between?.clauses.filter(({ before }) => before.was === 'undone').map((one) => one.clause.id)).toContain(clause);
    expect(found.between?.clauses.some(({ before }) => before.was === 'unknown')).toBe(true);
  });

  test('every clause that says it changes something, and runs, is undone by a variant, but for what counts as special equipment', () => {
    const changed = [...library.modules.values()].flatMap((module) => changedClauses(library, module, '1998-03-05')).filter(({ before }) => before.was === 'changed');
    expect(changed.map(({ clause }) => clause.id)).toEqual(['cr98/significant-rules-changes-to-note/25', 'cr98/significant-rules-changes-to-note/26']);
  });
});

describe('the limit of self-controlling cards', () => {
  const found = comparedNow('self-controlling', 'no-limit', 'default');

  test('matters as soon as a second card of one owner is met: the owner is to give one up', () => {
    expect([found.parting?.events.map(({ type }) => type), found.walked.complete]).toEqual([['ENCOUNTER'], true]);
    expect(found.parting?.b).toMatchObject({ outcome: 'taken', state: { value: { entering: 'choosingDiscard' } } });
    expect(replayed(found)).toEqual([[true, false], [false, true]]);
  });

  test('flips the examples of its own clauses, and a table with two cards of one owner is refused by it alone', () => {
    expect(clausesOf(found).filter((clause) => clause.startsWith('sc13/'))).toEqual(['sc13/limit/1', 'sc13/limit/2', 'sc13/limit/3', 'sc13/limit/4', 'sc13/limit/5']);
    expect(found.refusals.map(({ a, b }) => [a.outcome, b.outcome])).toEqual([['taken', 'broken']]);
  });
});
