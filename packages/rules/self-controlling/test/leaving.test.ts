/** On any spaceline a self-controlling card leaves within a bounded number of turns, or is stuck for a reason that a verdict names. */

import fc from 'fast-check';
import { run } from '@rulebench/core/bench';
import { benchOf, explain, type Candidate } from '@rulebench/core/explain';
import { borgShip, osaarianPirates, planetKiller, spaceAmoeba } from '@rulebench/cards';
import { expect, test } from 'vitest';
import type { Context } from '../src/model.ts';
import { ruleModule } from '../src/module.ts';
import { lying, tableWith } from './tables.ts';

const bench = benchOf(ruleModule);
const spansOf = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 3, maxLength: 18 });
const cardOf = fc.constantFrom(osaarianPirates, planetKiller, borgShip, spaceAmoeba);

test('it leaves in as many turns as there are locations, or a verdict says what is in its way', { timeout: 120_000 }, () => {
  fc.assert(fc.property(spansOf, cardOf, fc.nat(), fc.constantFrom('left', 'right'), (spans, facts, where, chosen) => {
    const at = `L${(where % spans.length) + 1}`;
    const table = tableWith(spans, { card: lying(facts, 'P', { in: 'seeds', at }) });
    const turns = Array.from({ length: spans.length + 1 }, (_, i) => ({ type: 'END_TURN', player: i % 2 === 0 ? 'Q' : 'P' }));
    const played = run(bench, { table }, [{ type: 'ENCOUNTER', player: 'Q', card: 'card', location: at }, { type: 'CHOOSE', player: 'Q', choice: 'far-end', picks: [chosen] }, ...turns]);
    const { snapshot } = played.steps.at(-1) ?? played.steps[0];
    const { table: after } = snapshot.context as Context; // boundary: this module's context
    const card = after.cards['card'];
    if (card?.place.in === 'discard') return;
    const why = explain(bench, snapshot, { type: 'END_TURN', player: after.turn.player });
    const candidates: readonly Candidate[] = why.outcome === 'taken' ? why.microsteps.flatMap((one) => one.candidates) : [];
    const stuck = candidates.find(({ verdict, taken }) => taken && verdict?.rule === 'isStuck');
    const way = candidates.filter(({ verdict }) => verdict?.rule === 'mayGoOn').at(-1)?.verdict;
    const reason = way?.parts.find(({ outcome }) => outcome === 'refused');
    expect(stuck?.verdict?.outcome).toBe('allowed');
    expect(reason?.rule).toBe('rangeCoversSpan');
    expect(reason?.says).toMatch(/^span \d is more than \d of RANGE$/);
    expect(reason?.values['left']).toBe(facts.selfControlling?.range);
    expect(reason?.values['span']).toBeGreaterThan(facts.selfControlling?.range ?? 0);
  }), { numRuns: 150, seed: 2013 });
});
