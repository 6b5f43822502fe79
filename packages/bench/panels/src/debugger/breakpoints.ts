/** Breakpoints: what a step must have in it for a run to stop there. */

import type { AnyMachineSnapshot } from 'xstate';
import type { ClauseId, Verdict } from '@rulebench/core';
import { explain, stateValueOf, type Bench, type Candidate, type Explanation } from '@rulebench/core/explain';
import type { Step } from '@rulebench/core/bench';
import { activeStates } from '../words/states.ts';

export const BREAK_KINDS = ['state', 'event', 'rule', 'clause', 'effect'] as const;
export type BreakKind = (typeof BREAK_KINDS)[number];

/** Stops where a state is entered, an event comes, a rule is asked, a clause is cited or an effect is had. */
export interface Breakpoint {
  readonly on: BreakKind;
  /** The state as a dotted path, the event's or effect's type, the rule's id, the clause. */
  readonly name: string;
}

export const sameBreakpoint = (one: Breakpoint, other: Breakpoint): boolean => one.on === other.on && one.name === other.name;

/** What a step has in it that a breakpoint can name. */
export type Marks = Readonly<Record<BreakKind, ReadonlySet<string>>>;

/** Everything in a step that a breakpoint can name; rules and clauses are those of its explanation, which is worked out once they are asked for. Pure. */
export function marksIn(bench: Bench, step: Step, before: AnyMachineSnapshot | undefined): Marks {
  const was = before === undefined ? [] : activeStates(stateValueOf(before));
  const entered = step.outcome === 'start' || step.outcome === 'taken'
    ? [...activeStates(stateValueOf(step.snapshot)), ...step.microsteps.flatMap(({ value }) => activeStates(value))].filter((state) => !was.includes(state))
    : [];
  const events = [step.event, ...step.raised].flatMap((event) => (event === undefined ? [] : [event.type]));
  let known: Asked | undefined;
  const asked = (): Asked => { known ??= askedIn(bench, step, before); return known; };
  return {
    state: new Set(entered), event: new Set(events), effect: new Set(step.effects.map(({ type }) => type)),
    get rule() { return asked().rule; }, get clause() { return asked().clause; },
  };
}

type Asked = Pick<Marks, 'rule' | 'clause'>;

/** The rules that were asked in a step, and the clauses that it cites. Pure. */
function askedIn(bench: Bench, step: Step, before: AnyMachineSnapshot | undefined): Asked {
  const explanation = before === undefined || step.event === undefined ? undefined : explain(bench, before, step.event);
  const candidates = explanation === undefined ? [] : candidatesOf(explanation);
  const rules = candidates.flatMap(({ verdict }) => (verdict === undefined ? [] : rulesIn(verdict)));
  const clauses: readonly ClauseId[] = [...explanation?.by ?? [], ...step.effects.flatMap(({ cites }) => cites), ...candidates.filter(({ taken }) => taken).flatMap(({ cites }) => cites)];
  return { rule: new Set(rules), clause: new Set(clauses) };
}

/** The candidates of an explanation, those of the microsteps that followed among them. Pure. */
export function candidatesOf(explanation: Explanation): readonly Candidate[] {
  if (explanation.outcome === 'taken') return [...explanation.candidates, ...explanation.microsteps.flatMap(({ candidates }) => candidates)];
  return explanation.outcome === 'refused' ? explanation.candidates : [];
}

function rulesIn(verdict: Verdict): readonly string[] {
  return verdict.kind === 'guard' ? [] : [verdict.rule, ...verdict.parts.flatMap(rulesIn)];
}

/** The marks of the steps of a run, worked out once each and only where somebody asks. */
export class MarksOfRun {
  readonly #known = new WeakMap<Step, Marks>();

  /** The marks of the step at an index; the bench is that of the branch the step belongs to. */
  at(bench: Bench, steps: readonly Step[], index: number): Marks | undefined {
    const step = steps[index];
    if (step === undefined) return undefined;
    const known = this.#known.get(step) ?? marksIn(bench, step, steps[index - 1]?.snapshot);
    this.#known.set(step, known);
    return known;
  }
}

/** The first of the breakpoints that a step meets. Pure. */
export function metBy(marks: Marks | undefined, breakpoints: readonly Breakpoint[]): Breakpoint | undefined {
  return marks === undefined ? undefined : breakpoints.find(({ on, name }) => marks[on].has(name));
}
