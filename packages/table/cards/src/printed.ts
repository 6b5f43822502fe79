/** What is printed on cards that are no cards of the table: missions are its locations. */

import type { Mission } from '@rulebench/board';

/** A mission as far as the rulings tell of it. */
export interface PrintedMission extends Partial<Mission> {
  readonly kind: 'mission';
  readonly name: string;
  readonly universal?: boolean;
  readonly span?: number;
}
