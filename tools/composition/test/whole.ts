/** What holds of a table whatever was done to it. */

import type { RuleModule } from '@rulebench/core';
import { isSomewhere, type Table } from '@rulebench/board';
import { expect } from 'vitest';
import { AREAS } from '../src/areas.ts';
import { invariantHolds, start } from '@rulebench/core/bench';
import { benchOf } from '@rulebench/core/explain';

/** The same cards as before, each of the same owner, somewhere that there is, and every area can go on from it. */
export function invariantsHold(before: Table, table: Table): void {
  expect(Object.keys(table.cards).sort()).toEqual(Object.keys(before.cards).sort());
  for (const [id, card] of Object.entries(table.cards)) {
    expect(card.owner).toBe(before.cards[id]?.owner);
    expect(isSomewhere(table, card), `${id} lies ${card.place.in} ${card.place.at}`).toBe(true);
  }
  for (const area of Object.values(AREAS)) startsOn(area, table);
}

function startsOn(area: RuleModule, table: Table): void {
  const bench = benchOf(area);
  const { outcome, snapshot, error } = start(bench, { table });
  expect(outcome, `${area.id}: ${error?.message ?? ''}`).not.toBe('broken');
  for (const one of area.invariants ?? []) expect(invariantHolds(bench, one, snapshot), `${area.id}: ${one.says}`).toBe(true);
}
