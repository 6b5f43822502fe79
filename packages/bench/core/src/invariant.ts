/** Asking what must hold everywhere, under the measures of a variant. */

import { valueOf } from './judge.ts';
import type { Bench, Invariant } from './module.ts';

/**
 * Whether an invariant holds in a snapshot; what it measures is measured by the bench's table. Pure.
 * @throws whatever the invariant throws
 */
export function invariantHolds({ rules: table }: Pick<Bench, 'rules'>, invariant: Invariant<unknown>, snapshot: Parameters<Invariant<unknown>['holds']>[0]): boolean {
  const { context } = snapshot;
  return invariant.holds(snapshot, (measure, ...args) => valueOf(measure, { table, context }, ...args));
}
