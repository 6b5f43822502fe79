/** What the two events change. */

import { withEffects } from '@rulebench/board';
import type { ClauseId } from '@rulebench/core';
import type { Procedure } from './doing.ts';
import type { ChangeTable, RepairShip, Welcome } from './model.ts';
import { homeOf, welcomeOf } from './repairing.ts';

const CITES: Readonly<Record<Welcome, readonly ClauseId[]>> = {
  'same affiliation': ['cr98/ship-repairs/3'],
  'ship without affiliation': ['cr98/ship-repairs/6', 'cr98/significant-rules-changes-to-note/24'],
  'facility without affiliation': ['cr98/ship-repairs/8'],
  treaty: ['cr98/ship-repairs/7'],
  dock: ['cr98/ship-repairs/2'],
};

/** A repair, by the clause that lets the ship in. */
export const repair: Procedure<RepairShip> = ({ context: { table }, read }, event) =>
  ({ effects: [{ type: 'repair', card: event.ship, cites: CITES[welcomeOf(table, event, read(homeOf))] }] });

/** What other areas have changed; they have told it themselves. */
export const change: Procedure<ChangeTable> = ({ context: { table } }, { effects }) => ({ context: { table: withEffects(table, effects) } });
