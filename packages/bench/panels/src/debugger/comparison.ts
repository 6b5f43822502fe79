/** The same events under two variants, step by step: where the runs first part, and which verdicts differ. */

import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { sameJson, type Verdict } from '@rulebench/core';
import { benchOf, explain, type Bench } from '@rulebench/core/explain';
import { start, traceOf, type Run, type Step } from '@rulebench/core/bench';
import { candidatesOf } from './breakpoints.ts';
import { stepOn } from './by-hand.ts';

export interface Comparison {
  readonly a: Run;
  readonly b: Run;
  /** The first step whose outcome, state, effects or raised events differ; none where the runs are alike. */
  readonly parts?: number;
}

/** Plays the events of some steps again from the same input, under another variant. Pure. */
export function compared(bench: Bench, input: unknown, steps: readonly Step[], variant: string): Comparison {
  const bits = comparing(bench, input, steps, variant);
  for (;;) {
    const { done, value } = bits.next();
    if (done === true) return value;
  }
}

/** The same bit by bit: yields after each step how much is done, from 0 to 1. Pure. */
export function* comparing(bench: Bench, input: unknown, steps: readonly Step[], variant: string): Generator<number, Comparison> {
  const other = benchOf(bench.module, variant);
  const [a, b]: [[Step, ...Step[]], [Step, ...Step[]]] = [[start(bench, input)], [start(other, input)]];
  let [one, two] = [a[0], b[0]];
  let parts = isSameStep(bench, one, two) ? undefined : 0;
  for (const [i, { event }] of steps.entries()) {
    if (event === undefined) continue;
    [one, two] = [stepOn(bench, one.snapshot, event), stepOn(other, two.snapshot, event)];
    a.push(one);
    b.push(two);
    if (parts === undefined && !isSameStep(bench, one, two)) parts = a.length - 1;
    yield (i + 1) / steps.length;
  }
  return { a: { bench, input, steps: a }, b: { bench: other, input, steps: b }, ...(parts === undefined ? {} : { parts }) };
}

/** Whether two steps came to the same, as a trace tells it. Pure. */
function isSameStep(bench: Bench, one: Step, other: Step): boolean {
  const [was, is] = traceOf({ bench, input: undefined, steps: [one, other] }).steps;
  return sameJson(was, is);
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
