/** What is said between a walk and a thread that looks at states for it. Plain data, but for tables that both see. */

import type { MessagePort } from 'node:worker_threads';
import type { Told } from '../explore/report.ts';
import type { Answers } from '../explore/rules-seen.ts';
import type { Shown } from '../stepper.ts';
import type { ModuleRef } from './job.ts';

/** What a thread is to do until it is told to end: look at states of one module, reached from these inputs. */
export interface HandTask {
  readonly module: ModuleRef;
  readonly inputs: readonly unknown[];
  readonly port: MessagePort;
}

/** What the walk had seen of rules and chart before a layer of states: what a thread sees beside that is news. */
export interface SeenBefore {
  readonly rules: readonly (readonly [rule: string, answers: Answers])[];
  readonly unseen: Shown;
}

/** States to be looked at, by their places, ascending. */
export interface Shard {
  readonly id: number;
  /** All states of one layer are the same number of events away from a start. */
  readonly layer: number;
  readonly places: Int32Array;
  /** What is another than it was with the last shard. */
  readonly seen?: SeenBefore;
  /** What came to the walk's tables since then. */
  readonly pieces: readonly Int32Array[];
  readonly slots?: Int32Array;
}

export type ToHand = Shard | 'end';

export type FromHand =
  /** It is ready, and its module is written so. */
  | { readonly what: 'ready'; readonly code: string }
  /** What came of a shard, and the milliseconds that it took. */
  | { readonly what: 'told'; readonly id: number; readonly told: Told; readonly time: number }
  /** A shard in which something was thrown that no rule threw: who looks again is told what. */
  | { readonly what: 'failed'; readonly id: number };
