/** On any spaceline a ship reaches exactly what its RANGE pays for, in one move or in several. */

import fc from 'fast-check';
import { run, start } from '@rulebench/core/bench';
import { benchOf } from '@rulebench/core/explain';
import { usEnterprise } from '@rulebench/cards';
import { expect, test } from 'vitest';
import type { Context } from '../src/model.ts';
import { ruleModule } from '../src/module.ts';
import { crewman, lying, tableWith } from './tables.ts';

const bench = benchOf(ruleModule);
const spansOf = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 3, maxLength: 18 });

function tableFrom(spans: readonly number[], at: number) {
  return tableWith(spans, { ship: lying(usEnterprise, 'P', { in: 'space', at: `L${at + 1}` }), captain: crewman('a captain', 'P', 'ship', []) });
}

/** What entering everything between two places costs, start left out: counted anew here. */
function costOf(spans: readonly number[], from: number, to: number): number {
  const entered = from < to ? spans.slice(from + 1, to + 1) : spans.slice(to, from);
  return entered.reduce((sum, span) => sum + span, 0);
}

test('in one move', () => {
  fc.assert(fc.property(spansOf, fc.nat(), (spans, where) => {
    const at = where % spans.length;
    const { snapshot } = start(bench, { table: tableFrom(spans, at) });
    const reached = spans.map((_, to) => snapshot.can({ type: 'MOVE', player: 'P', ship: 'ship', to: `L${to + 1}` }));
    expect(reached).toEqual(spans.map((_, to) => to !== at && costOf(spans, at, to) <= usEnterprise.range));
  }), { numRuns: 60 });
});

test('in several moves, to and fro, none of which takes more than was left', () => {
  fc.assert(fc.property(spansOf, fc.array(fc.nat({ max: 17 }), { maxLength: 6 }), (spans, goals) => {
    const events = goals.map((to) => ({ type: 'MOVE', player: 'P', ship: 'ship', to: `L${(to % spans.length) + 1}` }));
    let at = 0;
    let left = usEnterprise.range;
    for (const to of goals.map((goal) => goal % spans.length)) {
      const cost = costOf(spans, at, to);
      if (to !== at && cost <= left) { at = to; left -= cost; }
    }
    const { table } = run(bench, { table: tableFrom(spans, 0) }, events).steps.at(-1)?.snapshot.context as Context; // boundary: this module's context
    expect([table.cards['ship']?.place.at, table.cards['ship']?.rangeUsed ?? 0]).toEqual([`L${at + 1}`, usEnterprise.range - left]);
  }), { numRuns: 60 });
});
