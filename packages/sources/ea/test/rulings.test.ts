/** The rulings of this source: every example holds, everything is covered, and they alone hold every rule in place. */

import { bending, type Bend } from '@rulebench/core/bench';
import { ruleModule } from '@rulebench/energy-allocation/module';
import { check, examplesOf, inForce, libraryFrom, libraryOf, runExample, type Library } from '@rulebench/rulings';
import { readFiles } from '@rulebench/rulings/node';
import { describe, expect, test } from 'vitest';

const { files, problems: unread } = await readFiles([new URL('..', import.meta.url).pathname]);
const { library, problems } = libraryOf({ files, modules: [ruleModule] });
const { report, findings } = check(library, { complete: true });

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
    expect(report).toMatchObject({ ok: true, clauses: { total: 36, runnable: 34, planned: 0, covered: 34, uncovered: [] }, rules: { unseen: [] } });
  });

  test('are the headings of the source', () => {
    expect(report.sources).toEqual([{ id: 'ea', headings: 8, covered: 8, planned: 0 }]);
  });
});

const ruleIds = Object.values(ruleModule.rules).flatMap(({ id, kind }) => (kind === 'measure' ? [] : [id]));
const bends: readonly Bend[] = ['negated', 'allowed', 'refused'];

describe('a rule that is bent makes an example fail', () => {
  test.each(ruleIds.flatMap((id) => bends.map((bend) => [id, bend] as const)))('%s, %s', (id, bend) => {
    expect(failsUnder(new Map([[id, bend]]))).toBe(true);
  });
});

/** Whether some example fails with a rule bent. A module of its own, as runs of the same module are remembered. */
function failsUnder(bent: ReadonlyMap<string, Bend>): boolean {
  const own: Library = libraryFrom({ ...library, modules: [{ ...ruleModule }] });
  return bending(bent, () => examplesOf(inForce(own)).some((example) => !runExample(own, example).ok));
}
