/** A recorded trace, opened again: as a table to play from, with the events that follow it, and where it goes otherwise today. */

import { sameJson, type RuleModule } from '@rulebench/core';
import { start, step, traceOf, type Step, type TraceStep } from '@rulebench/core/bench';
import { benchOf, type Bench } from '@rulebench/core/explain';
import type { Example } from '@rulebench/rulings';
import { stringify } from 'yaml';
import { traceIn, type TraceHead, type Wrong } from './trace-text.ts';

/** Events that were recorded, with what came of each. */
export type Recorded = readonly Pick<TraceStep, 'event' | 'outcome'>[];

/** A recorded trace as a table to play from, and where it goes otherwise today. The events of a long one are no text. */
export type OpenedTrace = { readonly text: string; readonly variant: string; readonly parts?: number; readonly recorded?: Recorded } | Wrong;

/** A trace that is being opened: its steps are handed to it as they are read. */
export interface TraceOpening {
  /** Plays the next steps again; yields after each how much of all is played, from 0 to 1. */
  readonly take: (steps: readonly TraceStep[]) => Generator<number, true>;
  /** What it comes to, once all steps were taken. */
  readonly opened: () => OpenedTrace;
}

/** Begins to open a trace in a module. Of one with more events than `written` they are left out of the text. */
export function openingOf({ of, input, count }: TraceHead, module: RuleModule, written: number): TraceOpening | Wrong {
  if (of.module !== module.id) return { problem: `This trace is of the module “${of.module}”, and this page is of “${module.id}”.` };
  const known = ['default', ...(module.variants ?? []).map(({ id }) => id)];
  const variant = known.includes(of.variant) ? of.variant : 'default';
  const bench = benchOf(module, variant);
  const recorded: Recorded[number][] = [];
  let last: Step | undefined;
  let taken = 0;
  let parts: number | undefined;
  return {
    *take(steps) {
      for (const told of steps) {
        if (parts === undefined) {
          last = nextOf(bench, input, last, told);
          if (!isAsTold(bench, last, told)) parts = taken;
        }
        if (told.event !== undefined) recorded.push({ event: told.event, outcome: told.outcome });
        yield (taken += 1) / count;
      }
      return true;
    },
    opened: () => {
      const isLong = recorded.length > written;
      const when = recorded.flatMap(({ event }) => { if (event === undefined || isLong) return []; const { type, ...payload } = event; return [{ [type]: payload }]; });
      const text = stringify({ ...(variant === 'default' ? {} : { variant }), given: { input }, when }, { lineWidth: 0 });
      return { text, variant, ...(parts === undefined ? {} : { parts }), ...(isLong ? { recorded } : {}) };
    },
  };
}

function nextOf(bench: Bench, input: unknown, last: Step | undefined, { event }: TraceStep): Step {
  if (last === undefined) return start(bench, input);
  return event === undefined ? last : step(bench, last.snapshot, event);
}

function isAsTold(bench: Bench, played: Step, told: TraceStep): boolean {
  const [now] = traceOf({ bench, input: undefined, steps: [played] }).steps;
  return sameJson(now, told);
}

/** Opens a trace that was exported. Pure; whatever the text holds, there is an answer. */
export function openedTrace(json: string, module: RuleModule, written = Infinity): OpenedTrace {
  const trace = traceIn(json);
  if ('problem' in trace) return trace;
  const opening = openingOf({ ...trace, count: trace.steps.length }, module, written);
  if ('problem' in opening) return opening;
  const bits = opening.take(trace.steps);
  while (bits.next().done !== true) { /* all of it */ }
  return opening.opened();
}

/** An example with the events of a trace after its own, each to go as it was recorded. Pure. */
export function withRecorded(example: Example, recorded: Recorded): Example {
  const { place } = example;
  return {
    ...example,
    when: [...example.when, ...recorded.flatMap(({ event, outcome }) => (event === undefined ? [] : [{ event, place, ...(outcome === 'refused' || outcome === 'not-now' ? { not: { kind: outcome, by: [] } } : {}) }]))],
  };
}
