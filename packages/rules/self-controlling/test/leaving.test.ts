/** On any spaceline a self-controlling card leaves within a bounded number of turns, or is stuck for a reason that a verdict names. */

import fc from 'fast-check';
import { run } from '@rulebench/core/bench';
import { benchOf, explain, type Candidate } from '@rulebench/core/explain';
import * as cards from '@rulebench/cards';
import { expect, test } from 'vitest';
import type { Context } from '../src/model.ts';
import { ruleModule } from '../src/module.ts';
import { lying, tableWith } from './tables.ts';

const ROAMING = [
  cards.osaarianPirates, cards.planetKiller, cards.borgShip, cards.spaceAmoeba, cards.assimilatedVessel, cards.spaceborneEntity, cards.silentEnemy, cards.theSheliak, cards.dikironiumCloudCreature, cards.redjac,
];
/** As it is, and every variant in which the same cards move; who moves by locations pays no span, and is never stuck. */
const VARIANTS = ['default', 'no-limit', 'attack-on-contact', 'attack-everything', 'placed-where-met', 'far-by-cards', 'far-by-span', 'one-location', 'old-borg-ship'];
const BY_LOCATIONS = ['one-location', 'old-borg-ship'];
const benches = new Map(VARIANTS.map((variant) => [variant, benchOf(ruleModule, variant)]));

const span = fc.integer({ min: 1, max: 6 });
const spansOf = fc.array(span, { minLength: 3, maxLength: 18 });

/** A card after so many ends of turns: gone, or what its way is barred by. */
function after(variant: string, facts: (typeof ROAMING)[number], spans: readonly number[], at: string, chosen: string, damaged: boolean) {
  const bench = benches.get(variant) ?? benchOf(ruleModule);
  const seeded = tableWith(spans, { card: lying(facts, 'P', { in: 'seeds', at }, damaged ? { damage: { rotated: true, markers: [] } } : {}) });
  const turns = Array.from({ length: spans.length + 1 }, (_, i) => ({ type: 'END_TURN', player: i % 2 === 0 ? 'Q' : 'P' }));
  const played = run(bench, { table: seeded }, [{ type: 'ENCOUNTER', player: 'Q', card: 'card', location: at }, { type: 'CHOOSE', player: 'Q', choice: 'far-end', picks: [chosen] }, ...turns]);
  const { snapshot } = played.steps.at(-1) ?? played.steps[0];
  const { table } = snapshot.context as Context; // boundary: this module's context
  if (table.cards['card']?.place.in === 'discard') return 'gone';
  const why = explain(bench, snapshot, { type: 'END_TURN', player: table.turn.player });
  const candidates: readonly Candidate[] = why.outcome === 'taken' ? why.microsteps.flatMap((one) => one.candidates) : [];
  const stuck = candidates.find(({ verdict, taken }) => taken && verdict?.rule === 'isStuck')?.verdict?.outcome;
  return { stuck, reason: candidates.filter(({ verdict }) => verdict?.rule === 'mayGoOn').at(-1)?.verdict?.parts.find(({ outcome }) => outcome === 'refused') };
}

test('it leaves in as many turns as there are locations, or a verdict says what is in its way', { timeout: 240_000 }, () => {
  fc.assert(fc.property(fc.constantFrom(...VARIANTS), fc.constantFrom(...ROAMING), spansOf, fc.nat(), fc.constantFrom('left', 'right'), fc.boolean(), (variant, facts, spans, where, chosen, damaged) => {
    const left = after(variant, facts, spans, `L${(where % spans.length) + 1}`, chosen, damaged);
    if (left === 'gone') return;
    expect(BY_LOCATIONS).not.toContain(variant);
    expect(left.stuck).toBe('allowed');
    expect(left.reason?.rule).toBe('rangeCoversSpan');
    expect(left.reason?.says).toMatch(/^span \d is more than \d of RANGE$/);
    const range = facts.selfControlling?.range ?? 0;
    expect(left.reason?.values['left']).toBe(damaged ? Math.min(range, 5) : range);
    expect(left.reason?.values['span']).toBeGreaterThan(damaged ? Math.min(range, 5) : range);
  }), { numRuns: 300, seed: 2013 });
});
