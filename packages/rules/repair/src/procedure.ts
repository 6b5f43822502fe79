/** What the two events change. */

import type { ClauseId } from '@rulebench/core';
import type { Table } from '@rulebench/board';
import type { ChangeTable, Effect, RepairShip, Welcome } from './model.ts';
import { tableAfter, welcomeOf } from './repairing.ts';

const CITES: Readonly<Record<Welcome, readonly ClauseId[]>> = {
  'same affiliation': ['cr98/ship-repairs/3'],
  'ship without affiliation': ['cr98/ship-repairs/6', 'cr98/significant-rules-changes-to-note/24'],
  'facility without affiliation': ['cr98/ship-repairs/8'],
  treaty: ['cr98/ship-repairs/7'],
  dock: ['cr98/ship-repairs/2'],
};

/** The effect of a repair, by the clause that lets the ship in. Pure. */
export function repairOf(table: Table, { ship, at, player }: RepairShip): Effect {
  return { type: 'repair', card: ship, cites: CITES[welcomeOf(table, { ship, at, player })] };
}

/** The table after a change that a rule has let pass. Pure. */
export function changedBy(table: Table, { effects }: Pick<ChangeTable, 'effects'>): Table {
  return tableAfter(table, effects) ?? table;
}
