/** The same events under two variants, step by step: where the runs first part, and which verdicts differ. */

import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { sameJson, type Verdict } from '@rulebench/core';
import { explain, stateValueOf, type Bench } from '@rulebench/core/explain';
import { start, type Run, type Step } from '@rulebench/core/bench';
import { candidatesOf } from './breakpoints.ts';
import { stepOn } from './by-hand.ts';

export interface Comparison {
  readonly a: Run;
  readonly b: Run;
  /** The first step whose outcome, state, effects or raised events differ; none where the runs are alike. */
  readonly parts?: number;
}

/** Plays the events of some steps again from the same input, under two sets of rules. Pure. */
export function compared(bench: Bench, input: unknown, steps: readonly Step[], other: Bench): Comparison {
  const bits = comparing(bench, input, steps, other);
  for (;;) {
    const { done, value } = bits.next();
    if (done === true) return value;
  }
}

/** The same bit by bit: yields after each step how many are played under both. */
export function* comparing(bench: Bench, input: unknown, steps: readonly Step[], other: Bench): Generator<number, Comparison> {
  const one: [Step, ...Step[]] = [start(bench, input)];
  const two: [Step, ...Step[]] = [start(other, input)];
  let parts = isAlike(one[0], two[0]) ? undefined : 0;
  for (const { event } of steps) {
    if (event === undefined) continue;
    const [a, b] = [stepOn(bench, (one.at(-1) ?? one[0]).snapshot, event), stepOn(other, (two.at(-1) ?? two[0]).snapshot, event)];
    if (parts === undefined && !isAlike(a, b)) parts = one.length;
    one.push(a);
    two.push(b);
    yield one.length;
  }
  return { a: { bench, input, steps: one }, b: { bench: other, input, steps: two }, ...(parts === undefined ? {} : { parts }) };
}

/** Whether two steps came to the same. */
function isAlike(a: Step, b: Step): boolean {
  return sameJson(seenOf(a), seenOf(b));
}

function seenOf({ outcome, effects, raised, snapshot, microsteps }: Step): unknown {
  return { outcome, effects, raised, value: stateValueOf(snapshot), status: snapshot.status, microsteps: microsteps.map(({ event, value }) => ({ event, value })) };
}

/** A rule that answers otherwise in the other run, or is asked in one of them alone. */
export interface Difference {
  readonly rule: string;
  readonly a: Verdict | undefined;
  readonly b: Verdict | undefined;
}

/** The verdicts on one event that differ between two runs: those of leaves, in the order of the first. Pure. */
export function differencesAt({ a, b }: Comparison, index: number): readonly Difference[] {
  const event = a.steps[index]?.event;
  if (event === undefined) return [];
  const [was, is] = [leavesAt(a.bench, a.steps[index - 1]?.snapshot, event), leavesAt(b.bench, b.steps[index - 1]?.snapshot, event)];
  const rules = [...new Set([...was.keys(), ...is.keys()])];
  return rules.flatMap((rule): Difference[] => {
    const [one, other] = [was.get(rule), is.get(rule)];
    return one?.outcome === other?.outcome && one?.says === other?.says ? [] : [{ rule, a: one, b: other }];
  });
}

function leavesAt(bench: Bench, before: AnyMachineSnapshot | undefined, event: AnyEventObject): ReadonlyMap<string, Verdict> {
  if (before === undefined) return new Map();
  return new Map(candidatesOf(explain(bench, before, event)).flatMap(({ verdict }) => (verdict === undefined ? [] : leavesIn(verdict))));
}

function leavesIn(verdict: Verdict): readonly (readonly [string, Verdict])[] {
  if (verdict.kind === 'guard') return [];
  return verdict.parts.length === 0 ? [[verdict.rule, verdict]] : verdict.parts.flatMap(leavesIn);
}
