/** Events of a module that a state does not know: no active state has a way for them, and no move of them is offered. */

import type { AnyMachineSnapshot } from 'xstate';
import type { Move } from '@rulebench/core';
import { activeNodes } from '@rulebench/core/bench';
import type { Bench } from '@rulebench/core/explain';
import { schemasOf } from './event-schemas.ts';

/** Their types, in the order of the schema; none where the module has no schema, or the state takes whatever comes. Pure. */
export function foreignEvents({ module }: Bench, snapshot: AnyMachineSnapshot, moves: readonly Move[]): readonly string[] {
  const known = activeNodes(snapshot).flatMap(({ ownEvents }): readonly unknown[] => ownEvents).filter((type) => typeof type === 'string');
  const offered = new Set(moves.map(({ event }) => event.type));
  const isKnown = (type: string): boolean => known.some((one) => one === type || one === '*' || (one.endsWith('.*') && type.startsWith(one.slice(0, -1))));
  return [...schemasOf(module.schema, 'Event').keys()].filter((type) => !offered.has(type) && !isKnown(type));
}
