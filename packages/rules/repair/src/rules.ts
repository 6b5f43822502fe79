/** The table of rules and measures: this area's and the one of the board that it uses. */

import { tableOf } from '@rulebench/core';
import { areCompatible } from '@rulebench/board';
import {
  changesApply, couldReport, dockRepairsAny, facilityIsAnOutpost, homeOf, mayRepair, outpostAllowsRepairs, outpostIsYours, repairParts, shipHasReturned, shipIsDamaged,
  shipIsYours, turnIsYours,
} from './repairing.ts';

/** All rules and measures of ship repairs, by id. */
export const rules = tableOf({
  areCompatible, turnIsYours, shipIsYours, shipIsDamaged, facilityIsAnOutpost, outpostIsYours, shipHasReturned, outpostAllowsRepairs, homeOf, couldReport, dockRepairsAny,
  ...repairParts, mayRepair, changesApply,
});
