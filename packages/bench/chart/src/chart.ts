/** A machine's statechart as plain data: its states and its guarded transitions, without layout. */

import type { ClauseId } from '@rulebench/core';

export type StateType = 'atomic' | 'compound' | 'parallel' | 'final' | 'history';

/** One state of a machine; the first of a chart is the machine itself. */
export interface ChartState {
  /** XState's id of the state: `lamp.dark`. */
  readonly id: string;
  readonly key: string;
  /** The id of the state it lies in; none for the root. */
  readonly parent?: string;
  readonly type: StateType;
  /** How much a history state remembers. */
  readonly history?: 'shallow' | 'deep';
  /** The ids of the states entered with it; none where it has no states below, or enters all of them. */
  readonly initial: readonly string[];
  readonly tags: readonly string[];
  readonly description?: string;
  /** The names of the actions on entry and exit. */
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  /** What it invokes: by id, or by source where it has no id of its own. */
  readonly invokes: readonly string[];
  /** The events that its entry raises, as far as they can be read off. */
  readonly raises: readonly string[];
  /** The clauses it comes from. */
  readonly cites: readonly ClauseId[];
  /** The events it forbids by a clause, and why. */
  readonly forbids: Readonly<Record<string, readonly ClauseId[]>>;
  /** 0 for the root. */
  readonly depth: number;
}

export type EdgeKind = 'event' | 'wildcard' | 'always' | 'after' | 'done' | 'error' | 'forbidden';

/** What a transition asks before it is taken. */
export interface ChartGuard {
  /** The name the machine gives it: the rule's id, or an expression over several. */
  readonly id: string;
  /** The name as words. */
  readonly says: string;
}

/** One transition: one candidate under one descriptor of one state. */
export interface ChartEdge {
  /** `source|descriptor|index`: the same place as a `TransitionRef` of the core. */
  readonly id: string;
  readonly source: string;
  /** The event, a wildcard, `''` for `always`, or XState's own name for delays, ends and errors. */
  readonly descriptor: string;
  /** Its place among the transitions of that state under that descriptor. */
  readonly index: number;
  /** Empty where the transition stays where it is. */
  readonly targets: readonly string[];
  readonly kind: EdgeKind;
  /** The descriptor in words: `PRESS`, `always`, `after 500`, `done`, `any event`. */
  readonly says: string;
  readonly guard?: ChartGuard;
  /** The names of its actions. */
  readonly actions: readonly string[];
  /** Whether the source is left and entered again. */
  readonly reenter: boolean;
  /** Whether the machine stays in the source: no target, itself or what lies in it, and no `reenter`. */
  readonly internal: boolean;
  /** The clauses it comes from. */
  readonly cites: readonly ClauseId[];
  /** The events that its actions raise, as far as they can be read off. */
  readonly raises: readonly string[];
}

export interface Chart {
  /** The machine's id. */
  readonly id: string;
  /** In document order, the root first; a state comes before the states in it. */
  readonly states: readonly ChartState[];
  /** In the order in which a machine would consider them, state by state. */
  readonly edges: readonly ChartEdge[];
}

/** The id of a transition by where it is written; fits a `TransitionRef` of the core as it is. Pure. */
export function edgeId({ source, descriptor, index }: { readonly source: string; readonly descriptor: string; readonly index: number }): string {
  return `${source}|${descriptor}|${String(index)}`;
}

/** What a transition waits for and asks: `PRESS [may press]`, `always`. Pure. */
export function labelOf({ says, guard, kind }: ChartEdge): string {
  const event = kind === 'forbidden' ? `${says} forbidden` : says;
  return guard === undefined ? event : `${event} [${guard.says}]`;
}

/** What is drawn on a transition: what it waits for, and the events that it raises: `PRESS [may press] / raise LIT`. Pure. */
export function wordsOn(edge: ChartEdge): string {
  return edge.raises.length === 0 ? labelOf(edge) : `${labelOf(edge)} / raise ${edge.raises.join(', ')}`;
}
