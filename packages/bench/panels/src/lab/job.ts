/** What a page asks of the explorer, and what comes back: plain data, so that a worker can do it. */

import type { AnyEventObject } from 'xstate';
import type { Cut, Exploration, ScriptedEvent, Summary, Sweep, SweptOdds } from '@rulebench/explorer';

/** A limit of every search in a page. */
export interface Effort {
  /** States to be met, at the most. */
  readonly states: number;
  readonly seconds: number;
}

/** Where a run begins: at one of the starts that there are, by its name; or at a table of one's own, as it is typed, with the events of a long trace after those that are typed. */
export type OneStart = { readonly at: 'start'; readonly name: string } | { readonly at: 'table'; readonly text: string; readonly events?: readonly AnyEventObject[] };

/** Where a walk begins: at all the starts that there are, or at one. */
export type Starts = { readonly at: 'all' } | OneStart;

export interface ExploreJob extends Effort {
  readonly kind: 'explore';
  readonly module: string;
  readonly variant: string;
  readonly from: Starts;
  /** Whether it goes on where the last exploration ended, which must have been of the same. */
  readonly goOn: boolean;
}

/** A variant's id, or a day (ISO date), on each side. */
export interface CompareJob extends Effort { readonly kind: 'compare'; readonly module: string; readonly a: string; readonly b: string; readonly from: Starts }

export interface SimulateJob {
  readonly kind: 'simulate';
  readonly module: string;
  readonly variant: string;
  readonly from: OneStart;
  /** `random`; `most:<metric>` or `least:<metric>`; `own:<policy of the module>`. */
  readonly policy: string;
  readonly runs: number;
  readonly seed: number;
  readonly maxSteps: number;
}

/** One run of a simulation again. */
export interface ReplayJob extends Omit<SimulateJob, 'kind'> { readonly kind: 'replay'; readonly run: number }

export interface OddsJob extends Effort {
  readonly kind: 'odds';
  readonly module: string;
  readonly variant: string;
  readonly from: OneStart;
  /** What everybody does: `script` only what the example's players did; `each` aims for the most of the very number that is told of, after that. */
  readonly aims: 'script' | 'each';
  /** What is varied; nothing unless told. */
  readonly sweeps: readonly Sweep[];
}

export type Job = ExploreJob | CompareJob | SimulateJob | ReplayJob | OddsJob;

/** A run that a page can open: from an example's start on its page, from any other on that of a table of one's own. */
export interface Opening {
  readonly name: string;
  readonly variant: string;
  readonly events: readonly AnyEventObject[];
  readonly example?: { readonly ruling: string; readonly slug: string };
  /** The run as it is typed on the page of a table of one's own. */
  readonly table: string;
}

export interface FoundOne {
  readonly id: string;
  readonly kind: string;
  readonly says: string;
  readonly details: readonly string[];
  readonly times: number;
  readonly known?: string;
  readonly opening?: Opening;
}

export interface ExploreAnswer extends Omit<Exploration, 'findings'> { readonly kind: 'explore'; readonly findings: readonly FoundOne[] }

export interface FlippedOne { readonly ruling: string; readonly slug: string; readonly name: string; readonly clause: string; readonly holds: 'a' | 'b' }

export interface CompareAnswer {
  readonly kind: 'compare';
  readonly a: SideSaid;
  readonly b: SideSaid;
  readonly examples: number;
  readonly flips: readonly FlippedOne[];
  /** The shortest run in which they part, and in what. */
  readonly parting?: { readonly aspect: string; readonly from: string; readonly openings: { readonly a: Opening; readonly b: Opening } };
  readonly refusals: readonly string[];
  /** Why not everything was looked at; none where all was. */
  readonly limit?: Cut;
  readonly pairs: number;
  readonly depth: number;
  /** What the rulings between two days changed. */
  readonly between?: { readonly from: string; readonly to: string; readonly clauses: readonly { readonly clause: string; readonly sentence: string; readonly was: string }[]; readonly unknown: readonly string[] };
}

export interface SideSaid { readonly asked: string; readonly variant: string; readonly titles: readonly string[] }

export interface SimulateAnswer { readonly kind: 'simulate'; readonly summary: Summary; readonly job: SimulateJob }

export interface ReplayAnswer { readonly kind: 'replay'; readonly opening: Opening }

/** The odds of every setting of what is varied; of the one question where nothing is. */
export interface OddsAnswer { readonly kind: 'odds'; readonly sweeps: readonly Sweep[]; readonly rows: readonly SweptOdds[]; readonly script: readonly ScriptedEvent[] }

export type Answer = ExploreAnswer | CompareAnswer | SimulateAnswer | ReplayAnswer | OddsAnswer;

/** How far it is: in words, and as a share of the whole where that is known. */
export interface Progress { readonly says: string; readonly share?: number }

export type AnswerOf<J extends Job> = Extract<Answer, { kind: J['kind'] }>;
