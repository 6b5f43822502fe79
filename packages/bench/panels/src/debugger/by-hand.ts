/**
 * The table changed by hand: a step that no rule allows and no machine knows, marked as what it is. It is kept, sent and
 * played again like any event of a branch, so that nothing of how a position came about is hidden.
 */

import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { errorOf, isRecord, type ContextChange, type Json, type Mend } from '@rulebench/core';
import { start, step, type Run, type Step } from '@rulebench/core/bench';
import { persist, restore, type Bench } from '@rulebench/core/explain';

const BY_HAND = 'rulebench.by-hand';

/** A change of the context by hand, as an event of a branch. */
export interface ByHand {
  readonly type: typeof BY_HAND;
  readonly says: string;
  readonly changes: readonly ContextChange[];
}

/** The event of a change. Pure. */
export function byHand({ says, changes }: Mend): ByHand {
  return { type: BY_HAND, says, changes };
}

/** Whether an event is a change by hand; one that came by a link is looked through. Pure. */
export function isByHand(event: unknown): event is ByHand {
  return isRecord(event) && event['type'] === BY_HAND && typeof event['says'] === 'string' && Array.isArray(event['changes']) && event['changes'].every(isChange);
}

function isChange(value: unknown): value is ContextChange {
  if (!isRecord(value) || !Array.isArray(value['at']) || value['at'].length === 0) return false;
  return value['at'].every((key) => (typeof key === 'string' && key !== '__proto__') || (typeof key === 'number' && Number.isSafeInteger(key)));
}

/**
 * Plain data with some places changed. Pure: what is not changed is shared.
 * @returns nothing where a place lies in something that is not there
 */
export function changedAt(data: unknown, changes: readonly ContextChange[]): unknown {
  return changes.reduce<unknown>((now, { at, to }) => (now === undefined ? undefined : put(now, at, to)), data);
}

function put(data: unknown, [key, ...rest]: ContextChange['at'], to: Json | undefined): unknown {
  if (key === undefined) return to;
  const there = (Array.isArray(data) || isRecord(data)) && Object.hasOwn(data, key) ? (data as Readonly<Record<string | number, unknown>>)[key] : undefined; // boundary: its own key
  const value = rest.length === 0 ? to : put(there, rest, to);
  if (rest.length > 0 && value === undefined) return undefined;
  if (Array.isArray(data)) return typeof key === 'number' && key in data && value !== undefined ? data.map((one: unknown, i) => (i === key ? value : one)) : undefined;
  if (!isRecord(data)) return undefined;
  return value === undefined ? Object.fromEntries(Object.entries(data).filter(([name]) => name !== String(key))) : { ...data, [key]: value };
}

/** One event after a snapshot, or a change by hand. Pure; what cannot be changed gives a step `broken`. */
export function stepOn(bench: Bench, before: AnyMachineSnapshot, event: AnyEventObject): Step {
  if (!isByHand(event)) return step(bench, before, event);
  const nothing = { event, microsteps: [], effects: [], requests: [], raised: [], snapshot: before } as const;
  try {
    return { ...nothing, outcome: 'taken', snapshot: snapshotWith(bench, before, event.changes) };
  } catch (thrown) {
    return { ...nothing, outcome: 'broken', error: errorOf(thrown) };
  }
}

/** A snapshot with its context changed. @throws where a place is not there, or the change is of whose the snapshot is */
export function snapshotWith(bench: Bench, before: AnyMachineSnapshot, changes: readonly ContextChange[]): AnyMachineSnapshot {
  const context = changedAt(before.context, changes);
  if (context === undefined) throw new Error('there is nothing on this table at the place that is to be changed');
  return restore(bench, { ...persist(before) as object, context }); // boundary: a persisted snapshot
}

/** A run of all events, changes by hand among them; yields after each. Pure. */
export function* runningOn(bench: Bench, input: unknown, events: readonly AnyEventObject[]): Generator<undefined, Run> {
  const first = start(bench, input);
  const steps: [Step, ...Step[]] = [first];
  let at = first.snapshot;
  for (const event of events) {
    const next = stepOn(bench, at, event);
    steps.push(next);
    at = next.snapshot;
    yield undefined;
  }
  return { bench, input, steps };
}
