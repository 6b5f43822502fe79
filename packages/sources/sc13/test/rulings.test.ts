/** The rulings of this source, and those they lean on: every example holds, everything is covered, and they alone hold every rule in place. */

import type { Ruled } from '@rulebench/core';
import { bending, type Bend } from '@rulebench/core/bench';
import { check, examplesOf, inForce, libraryFrom, libraryOf, runExample, type Library } from '@rulebench/rulings';
import { readFiles } from '@rulebench/rulings/node';
import { ruleModule } from '@rulebench/self-controlling/module';
import { describe, expect, test } from 'vitest';

const { files, problems: unread } = await readFiles(['..', '../../base', '../../cr98'].map((folder) => new URL(folder, import.meta.url).pathname));
const { library, problems } = libraryOf({ files, modules: [ruleModule] });
const { report, findings } = check(library, {});

describe('the rulings', () => {
  test('have no mistakes', () => {
    expect([...unread, ...problems]).toEqual([]);
  });

  test('hold, every example', () => {
    expect(report.examples.failures).toEqual([]);
    expect(report.examples.passed).toBe(report.examples.total);
  });

  test('cover every runnable clause, and show every rule allowing and refusing', () => {
    expect(findings).toEqual([]);
    expect(report).toMatchObject({ ok: true, clauses: { uncovered: [] }, rules: { unseen: [] } });
  });

  test('are the headings of the source', () => {
    expect(report.sources.find(({ id }) => id === 'sc13')).toEqual({ id: 'sc13', headings: 12, covered: 12, planned: 0 });
  });
});

const ruleIds = Object.values(ruleModule.rules).flatMap(({ id, kind }) => (kind === 'measure' ? [] : [id]));
const bends: readonly Bend[] = ['negated', 'allowed', 'refused'];

describe('a rule that is bent makes an example fail', () => {
  test.each(ruleIds)('%s', (id) => {
    expect(bends.filter((bend) => !failsUnder(id, bend))).toEqual([]);
  });
});

/**
 * Whether some example fails with a rule bent; those of the clauses that it cites come first. A module of its own, as
 * runs of the same module are remembered.
 */
function failsUnder(id: string, bend: Bend): boolean {
  const own: Library = libraryFrom({ ...library, modules: [{ ...ruleModule }] });
  const cited = citesOf(ruleModule.rules[id]);
  const examples = examplesOf(inForce(own)).toSorted((a, b) => Number(cited.includes(b.clause)) - Number(cited.includes(a.clause)));
  return bending(new Map([[id, bend]]), () => examples.some((example) => !runExample(own, example).ok));
}

function citesOf(ruled: Ruled | undefined): readonly string[] {
  return ruled === undefined ? [] : [...ruled.cites, ...('parts' in ruled ? ruled.parts.flatMap(citesOf) : [])];
}
