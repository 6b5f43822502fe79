/** What is marked in the statechart at a step: where the machine is, what was taken, and which rule stopped the rest. */

import type { AnyMachineSnapshot } from 'xstate';
import type { Explanation } from '@rulebench/core/explain';
import { activeNodes, type Step } from '@rulebench/core/bench';
import { edgeId } from '@rulebench/chart';
import { stoppedBy } from '../words/outcome.ts';

export interface ChartMarks {
  /** The ids of active states. */
  readonly active: ReadonlySet<string>;
  /** The ids of the edges that the step took. */
  readonly taken: ReadonlySet<string>;
  /** The edges that were judged and not taken, each with the rule that stopped it, in words. */
  readonly stopped: ReadonlyMap<string, string>;
}

/** The ids of the states that a snapshot is in. Pure. */
export function activeIds(snapshot: AnyMachineSnapshot): ReadonlySet<string> {
  return new Set(activeNodes(snapshot).map(({ id }) => id));
}

/**
 * The marks for a step, or for an event that is tried after it. Pure.
 * @param explanation of the step's event, or of the tried one
 * @param tried whether the explanation is of an event that was not played
 */
export function marksOf(step: Step, explanation: Explanation | undefined, tried: boolean): ChartMarks {
  const taken = tried ? [] : step.microsteps.flatMap(({ transitions }) => transitions.map(edgeId));
  const judged = explanation?.outcome === 'taken' || explanation?.outcome === 'refused' ? explanation.candidates : [];
  const would = tried ? judged.filter((candidate) => candidate.taken).map(edgeId) : [];
  return {
    active: activeIds(step.snapshot),
    taken: new Set([...taken, ...would]),
    stopped: new Map(judged.flatMap((candidate): [string, string][] => {
      const { verdict } = candidate;
      if (candidate.taken || taken.includes(edgeId(candidate)) || verdict === undefined || verdict.outcome === 'allowed') return [];
      return [[edgeId(candidate), stoppedBy(verdict)]];
    })),
  };
}
