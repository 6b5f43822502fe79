/** What could be tried in a state: a module's own moves and chances, and the same with something wrong about them. */

import { isRecord, type RuleModule } from '@rulebench/core';
import type { AnyEventObject, AnyMachineSnapshot, StateValue } from 'xstate';
import { below, oneOf, type Random } from './random.ts';

/** Names that are nobody's, some of which every object has. */
const STRANGE = ['nobody', '', '__proto__', 'toString', 'constructor', 0, -1, null];

/** Where a run is, as a module's own functions see it. */
export interface At<C> { readonly context: C; readonly value: StateValue }

/** A snapshot as the functions of its module see it. Pure. */
export function atOf<C>(snapshot: AnyMachineSnapshot): At<C> {
  return { context: snapshot.context as C, value: snapshot.value as StateValue }; // boundary: a snapshot of that module's machine
}

/** The moves and the chances of a state, in the module's order; of chance that is sampled, one outcome. */
export function eventsAt<C, I>(module: RuleModule<C, I>, snapshot: AnyMachineSnapshot, random: Random = () => 0): readonly AnyEventObject[] {
  return [...[...(module.moves?.(atOf(snapshot)) ?? [])].map(({ event }) => event), ...chancesAt(module, snapshot, random)];
}

/** The outcomes that chance can have in a state; one of them where they are sampled. */
export function chancesAt<C, I>(module: RuleModule<C, I>, snapshot: AnyMachineSnapshot, random: Random = () => 0): readonly AnyEventObject[] {
  const chance = module.chance?.(atOf(snapshot)) ?? [];
  return 'sample' in chance ? [chance.sample(random())] : [...chance].map(({ event }) => event);
}

/** An event with one of its fields taken from another event, or strange. Pure but for `random`. */
export function spoilt(random: Random, events: readonly AnyEventObject[]): AnyEventObject {
  const event = oneOf(random, events);
  const fields = Object.keys(event).filter((key) => key !== 'type');
  if (fields.length === 0) return event;
  const field = oneOf(random, fields);
  const others = events.filter((other) => field in other).map((other): unknown => other[field]);
  const value = below(random, 4) === 0 ? strange(random, event[field]) : oneOf(random, others);
  return { ...event, [field]: value };
}

/** Something else of the same make, so that a rule meets what its types admit. */
function strange(random: Random, value: unknown): unknown {
  if (typeof value === 'string') return oneOf(random, STRANGE.filter((one) => typeof one === 'string'));
  if (typeof value === 'number') return oneOf(random, STRANGE.filter((one) => typeof one === 'number'));
  if (Array.isArray(value)) return below(random, 2) === 0 ? [] : value.concat(value);
  return isRecord(value) ? value : typeof value === 'boolean' ? !value : null;
}
