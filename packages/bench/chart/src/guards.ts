/** What a transition asks, by name and in words. */

import type { AnyStateMachine } from 'xstate';
import { isRecord, titleOf } from '@rulebench/core';
import { resolveGuard } from '@rulebench/core/bench';
import type { ChartGuard } from './chart.ts';

/** The guard of a transition, `and`, `or` and `not` written out; none where there is none. Pure: it is not asked. */
export function guardOf(machine: AnyStateMachine, guard: unknown): ChartGuard | undefined {
  return guard === undefined ? undefined : named(machine, guard, false);
}

function named(machine: AnyStateMachine, guard: unknown, inside: boolean): ChartGuard {
  const { name, builtin } = resolveGuard(machine, withoutParams(guard), undefined, undefined);
  if (builtin === undefined || typeof guard !== 'function') return { id: name, says: titleOf(name) };
  const parts = builtin.parts.map((part) => named(machine, part, true));
  const ids = parts.map(({ id }) => id).join(', ');
  if (builtin.kind === 'not') return { id: `not(${ids})`, says: `not ${parts[0]?.says ?? ''}` };
  const words = parts.map(({ says }) => says).join(builtin.kind === 'all' ? ' and ' : ' or ');
  return { id: `${builtin.kind === 'all' ? 'and' : 'or'}(${ids})`, says: inside ? `(${words})` : words };
}

/** Params may be functions of a context that is not there. */
function withoutParams(guard: unknown): unknown {
  return isRecord(guard) ? { type: guard['type'] } : guard;
}
